import { describe, expect, it } from "vitest";
import { type EventState, findChange } from "./changes.ts";

const state = (start: number, ...showings: [string, number, string][]): EventState => ({
  id: "ev_1",
  start,
  showings: showings.map(([channel, at, showing]) => ({ channel, start: at, showing })),
});

describe("a change of an event", () => {
  const before = state(100, ["a", 100, "live"], ["b", 100, "live"], ["b", 900, "repeat"]);

  it("is null if time and channels are the same, in any order", () => {
    expect(findChange(before, state(100, ["b", 900, "repeat"], ["b", 100, "live"], ["a", 100, "live"]))).toBe(
      null,
    );
  });

  it("contains the new time, and the channels that were added, removed or altered", () => {
    expect(findChange(before, state(160, ["a", 160, "live"], ["c", 160, "live"]))).toEqual({
      type: "event.changed",
      event: "ev_1",
      moved: { from: 100, to: 160 },
      added: ["c"],
      removed: ["b"],
      altered: ["a"],
    });
    expect(findChange(before, state(100, ["a", 100, "live"], ["b", 100, "live"]))).toMatchObject({
      moved: null,
      altered: ["b"],
    });
  });
});
