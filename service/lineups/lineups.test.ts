import { expect, it } from "vitest";
import type { SourcePlaceRow } from "../store/provider-lineups.ts";
import { sourceLineups } from "./lineups.ts";

const place = (channel: number, number: number | null = null): SourcePlaceRow => ({
  source: "harbour_epg",
  country: "GB",
  token: `c${channel}`,
  channel,
  number,
});

it("a source's lineup is in the order of its numbers, then its own, each channel once", () => {
  const [lineup] = sourceLineups([place(1), place(2, 20), place(3, 10), place(4), place(5, 30), place(3)]);
  expect(lineup).toMatchObject({ name: "harbour epg", country: "GB", access: "unknown" });
  expect(lineup?.places.map(({ channel }) => channel)).toEqual([3, 2, 5, 1, 4]);
});

it("a source of a few channels is no lineup", () => {
  expect(sourceLineups([place(1), place(2), place(3), place(4)])).toEqual([]);
});
