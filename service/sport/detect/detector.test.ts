import fc from "fast-check";
import { expect, it } from "vitest";
import { loadKnowledge } from "../catalogue/load.ts";
import { createDetector } from "./detector.ts";
import { slotOf } from "./test-slot.ts";

const knowledge = loadKnowledge();
const day = 86_400;
const midnight = Date.UTC(2026, 7, 22) / 1000;

const titles = [
  "Hull v Leeds",
  "Hull v Leeds 23.6.2026",
  "Football: Hull v Leeds 2025/26",
  "Formula 1: Italian Grand Prix ２０２５",
  "Golf: BMW Championship 24.8.",
];
const slot = fc
  .record({
    title: fc.constantFrom(...titles),
    description: fc.constantFrom(undefined, "Round 3 from 21.8.2026.", "Live."),
    year: fc.constantFrom(undefined, 2024),
    previously_shown: fc.constantFrom(undefined, "2026-06-23"),
    language: fc.constantFrom(undefined, "en"),
    minutes: fc.constantFrom(110, 120),
    live: fc.boolean(),
    channel: fc.constantFrom("Sports 1", "Channel 5"),
    days: fc.integer({ min: 0, max: 3 }),
    seconds: fc.constantFrom(-1, 0, 1, -6000, 6000),
  })
  .map(({ days, seconds, minutes, live, ...facts }) => {
    const start = midnight + days * day + seconds;
    const flags = { new: false, live, repeat: false };
    return { ...slotOf({ ...facts, flags }), start, stop: start + minutes * 60 };
  });

it("finds the same in a slot whatever it has read before", () => {
  const used = createDetector(knowledge);
  fc.assert(
    fc.property(slot, (facts) => {
      expect(used(facts)).toEqual(createDetector(knowledge)(facts));
    }),
    { numRuns: 300 },
  );
});
