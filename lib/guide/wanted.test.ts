import { expect, it } from "vitest";
import { wantedListings } from "./wanted.ts";

const hour = 3600;
const range = { start: 0, stop: 48 * hour };
const view = { start: 13 * hour, stop: 17 * hour, first: 20, end: 22 };

it("requests only what a resting view shows", () => {
  expect(wantedListings(view, { rows: 0, time: 0 }, range)).toEqual({ rows: [20, 21], chunks: [2] });
});

it("requests ahead in the direction that the view moves in", () => {
  expect(wantedListings(view, { rows: 1, time: 1 }, range)).toMatchObject({
    chunks: [2, 3],
    rows: Array.from({ length: 18 }, (_, index) => 20 + index),
  });
  expect(wantedListings(view, { rows: -1, time: -1 }, range)).toMatchObject({
    chunks: [1, 2],
    rows: Array.from({ length: 18 }, (_, index) => 4 + index),
  });
  expect(wantedListings({ ...view, first: 3, end: 4 }, { rows: -1, time: 0 }, range).rows).toEqual([
    0, 1, 2, 3,
  ]);
});
