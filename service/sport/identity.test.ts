import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildEvents } from "./event.ts";
import type { Marking } from "./marking.ts";
import { ownBlock, type Sighting } from "./sighting.ts";
import { createContext, type SightingFacts, sighting } from "./test-sightings.ts";

/** Any listing of the same two entrants within three weeks. */
const facts: fc.Arbitrary<SightingFacts> = fc.record({
  at: fc
    .integer({ min: 0, max: 21 * 24 * 4 })
    .map((quarter) => new Date(Date.UTC(2026, 7, 10) + quarter * 900_000).toISOString()),
  length: fc.constantFrom(30, 60, 120, 180, 300),
  channel: fc.constantFrom("one", "two", "three", "four"),
  source: fc.constantFrom("a", "b", "c"),
  country: fc.constantFrom("GB", "NZ", null),
  timeshift: fc.boolean().map((value) => value),
  sport: fc.constantFrom("football", "baseball", null),
  kind: fc.constantFrom("broadcast", "broadcast", "broadcast", "highlights", "preview"),
  sides: fc.constantFrom(["westport", "eastgate"], ["eastgate", "westport"]) as fc.Arbitrary<
    [string, string]
  >,
  round: fc.constantFrom(null, "Matchday 1", "Matchday 2"),
  marks: fc.record({
    saysLive: fc.boolean(),
    flagLive: fc.boolean(),
    flagRepeat: fc.boolean(),
    saysRepeat: fc.boolean(),
    saysDelayed: fc.boolean(),
    saysOld: fc.integer({ min: 0, max: 5 }).map((value) => value === 0),
  }),
});

/** One slot at a time on each channel. */
const listings = fc
  .uniqueArray(facts, {
    maxLength: 14,
    selector: ({ channel, at }) => `${channel} ${at}`,
  })
  .map((all) => all.map(sighting));

const markings: fc.Arbitrary<Record<string, Partial<Marking>>> = fc.record({
  a: fc.record({ marksLive: fc.boolean(), liveFlagLies: fc.boolean() }),
  b: fc.record({ marksRepeats: fc.boolean() }),
});

const build = (sightings: readonly Sighting[], ofSources: Record<string, Partial<Marking>>) => {
  const [first] = sightings;
  const block = first
    ? (ownBlock({ ...first.detection, sides: sighting({ at: "2026-08-22T14:00:00Z" }).detection.sides }) ??
      "")
    : "";
  return buildEvents(block, sightings, [], createContext(ofSources));
};

describe("events of any sightings", () => {
  it("are the same in any order", () => {
    fc.assert(
      fc.property(
        listings.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        markings,
        ([all, shuffled], ofSources) => {
          expect(build(shuffled, ofSources)).toEqual(build(all, ofSources));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("contain each broadcast once, and have different ids", () => {
    fc.assert(
      fc.property(listings, markings, (all, ofSources) => {
        const events = build(all, ofSources);
        const shown = events.flatMap(({ broadcasts }) => broadcasts.map(({ slot }) => slot));
        const broadcasts = all.filter(({ detection }) => detection.kind === "broadcast");
        expect(shown).toHaveLength(broadcasts.length);
        expect(new Set(shown)).toEqual(new Set(broadcasts));
        expect(new Set(events.map(({ event }) => event.id)).size).toBe(events.length);
      }),
      { numRuns: 500 },
    );
  });

  it("are shown as the clock allows", () => {
    fc.assert(
      fc.property(listings, markings, (all, ofSources) => {
        for (const { event, broadcasts } of build(all, ofSources)) {
          expect(event.stop).toBeGreaterThan(event.start);
          const usualStop =
            event.start + (event.sport === "baseball" ? 180 : event.sport === null ? 120 : 115) * 60;
          for (const { slot, showing } of broadcasts)
            if (showing === "live") {
              expect(slot.start).toBeLessThan(Math.max(event.stop, usualStop));
              expect(slot.stop + 15 * 60).toBeGreaterThan(event.start);
              expect(event.kind).toBe("played");
              expect(slot.timeshift).toBe(false);
            }
          for (const own of Map.groupBy(broadcasts, ({ slot }) => slot.country).values()) {
            const after = own.filter(
              ({ slot, reason }) => slot.start >= usualStop && reason.includes("country"),
            );
            const first = Math.min(...after.map(({ slot }) => slot.start));
            for (const { slot, showing } of after)
              expect(showing).toBe(slot.start === first ? "delayed" : "repeat");
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
