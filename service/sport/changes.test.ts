import { describe, expect, it } from "vitest";
import { type EventState, findChange, listMoments } from "./changes.ts";

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

describe("the moments of events", () => {
  const events = [
    { id: "ev_b", start: 1000 },
    { id: "ev_a", start: 1000 },
  ];
  const between = (after: number, until: number) =>
    listMoments(events, { after, until, leadSeconds: 300 }).map(({ type, event }) => `${type} ${event}`);

  it("come once each, soonest first, however time is divided", () => {
    expect(between(0, 2000)).toEqual([
      "event.starting ev_a",
      "event.starting ev_b",
      "event.started ev_a",
      "event.started ev_b",
    ]);
    expect(between(0, 699)).toEqual([]);
    expect([
      ...between(699, 700),
      ...between(700, 999),
      ...between(999, 1000),
      ...between(1000, 2000),
    ]).toEqual(between(0, 2000));
  });
});
