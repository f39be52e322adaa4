import { expect, it } from "vitest";
import type { EventOnAir, Showing } from "@/lib/shapes";
import { collectShowings, withShowing, withShowings } from "./showings";

const event = (id: string, channels: [channel: string, start: number, showing: Showing][]): EventOnAir => ({
  id,
  sport: "football",
  name: "Northgate v Riverside",
  start: 100,
  live_on: 1,
  channels: channels.map(([channel, start, showing]) => ({ channel, start, showing })),
});

const showings = collectShowings(
  [
    event("ev_1", [
      ["ch_a", 100, "live"],
      ["ch_b", 300, "delayed"],
      ["ch_a", 500, "repeat"],
    ]),
  ],
  50,
  1000,
);

const flagged = { new: true, live: true, repeat: false };

it("a programme has its event's showing, whatever its source flags", () => {
  const slot = { start: 300, event: "ev_1", flags: flagged };
  expect(withShowing(slot, "ch_b", showings)).toEqual({
    ...slot,
    showing: "delayed",
    flags: { new: false, live: false, repeat: false },
  });
  expect(withShowing({ ...slot, start: 500 }, "ch_a", showings)).toMatchObject({
    showing: "repeat",
    flags: { new: false, live: false, repeat: true },
  });
  expect(withShowing({ ...slot, start: 100, flags: undefined }, "ch_a", showings)).toMatchObject({
    showing: "live",
    flags: { live: true },
  });
});

it("what comes later of an event that is over isn't live", () => {
  const later = { start: 200, event: "ev_over", flags: flagged };
  expect(withShowing(later, "ch_a", showings)).toEqual({
    ...later,
    flags: { new: false, live: false, repeat: false },
  });
});

it("a recording of an event that is over says so, and what was live is called neither", () => {
  const flags = { ...flagged, live: false };
  const over = (showing: Showing) => ({ start: 40, event: "ev_over", event_info: { showing }, flags });
  expect(withShowing(over("repeat"), "ch_a", showings)).toMatchObject({
    showing: "repeat",
    flags: { new: false, live: false, repeat: true },
  });
  expect(withShowing(over("delayed"), "ch_a", showings)).toMatchObject({ showing: "delayed" });
  expect(withShowing(over("live"), "ch_a", showings)).toEqual(over("live"));
});

it("nothing is made up: of what is on already, of what is beyond the stretch, of no event", () => {
  const over = { event: "ev_over", flags: flagged };
  for (const programme of [
    { ...over, start: 40 },
    { ...over, start: 1000 },
    { start: 200, flags: flagged },
  ])
    expect(withShowing(programme, "ch_a", showings)).toBe(programme);
  const known = { start: 100, event: "ev_1", flags: flagged };
  expect(withShowing(known, "ch_c", showings)).toBe(known);
});

it("a programme names no event that isn't available, and otherwise stays as its source has it", () => {
  const known = { start: 100, event: "ev_1", flags: flagged };
  expect(withShowing(known, "ch_a", null)).toEqual({ start: 100, flags: flagged });
  expect(known.event).toBe("ev_1");
});

it("now and next each have their own showing", () => {
  const now = { title: "Northgate v Riverside", start: 100, stop: 300, event: "ev_1" };
  const next = { title: "Northgate v Riverside", start: 500, event: "ev_1" };
  const [line] = withShowings([{ channel: "ch_a", now, next }], showings);
  expect([line?.now?.showing, line?.next?.showing]).toEqual(["live", "repeat"]);
  expect(withShowings([{ channel: "ch_a", now: null, next: null }], showings)).toEqual([
    { channel: "ch_a", now: null, next: null },
  ]);
});
