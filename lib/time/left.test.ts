import { expect, it } from "vitest";
import { formatLeft } from "./left.ts";

const words = { minutes: "{m} min left", hours: "{h} h left", both: "{h} h {m} min left" };

it("says how long something lasts in hours and minutes, and never that what runs has no minute left", () => {
  expect([1, 60, 61, 2280, 3600, 7080].map((seconds) => formatLeft(seconds, words))).toEqual([
    "1 min left",
    "1 min left",
    "2 min left",
    "38 min left",
    "1 h left",
    "1 h 58 min left",
  ]);
});
