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

const football: readonly [string, string] = ["westport", "eastgate"];
const kickOff = Date.UTC(2026, 7, 22, 14);
const isoAt = (minutes: number): string => new Date(kickOff + minutes * 60_000).toISOString();
const countEvents = (all: readonly SightingFacts[]): number => build(all.map(sighting), {}).length;

/** How one source lists a game that kicks off after `dayOf` days: minutes early or late, marked or not. */
const listed = (dayOf: number): fc.Arbitrary<SightingFacts> =>
  fc.record({
    at: fc.integer({ min: -6, max: 6 }).map((steps) => isoAt(dayOf * 24 * 60 + steps * 5)),
    length: fc.integer({ min: 21, max: 36 }).map((steps) => steps * 5),
    channel: fc.constantFrom("two", "three", "four", "five"),
    source: fc.constantFrom("b", "c", "d"),
    sides: fc.constantFrom(football),
    round: fc.constantFrom(null, "2nd Leg", "Second leg", "Leg 2", "Rückspiel", "Quarter-final, 2nd leg"),
    marks: fc.constantFrom({}, { saysLive: true }),
  });
const game = (dayOf: number): fc.Arbitrary<SightingFacts[]> =>
  fc
    .uniqueArray(listed(dayOf), { maxLength: 4, selector: ({ channel }) => channel })
    .map((others) => [{ at: isoAt(dayOf * 24 * 60), sides: football, marks: { saysLive: true } }, ...others]);

describe("a game", () => {
  it("stays one if sources differ by half an hour, in marks, or in whether they name the leg", () => {
    fc.assert(
      fc.property(game(0), (own) => {
        expect(countEvents(own)).toBe(1);
      }),
    );
  });

  it("stays one if two sources that say live number its round differently", () => {
    const other = {
      channel: "two",
      source: "b",
      at: isoAt(15),
      round: "Matchday 4",
      marks: { saysLive: true },
    };
    expect(countEvents([{ at: isoAt(0), round: "Matchday 3", marks: { saysLive: true } }, other])).toBe(1);
  });

  it("isn't the other leg, days later", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 14 }).chain((days) => fc.tuple(game(0), game(days))),
        (legs) => {
          expect(countEvents(legs.flat())).toBe(2);
        },
      ),
    );
  });

  it("isn't the second one of a day in a sport that is played twice a day", () => {
    const early = { at: isoAt(0), length: 180, sport: "baseball", marks: { saysLive: true } };
    const late = { ...early, at: isoAt(240), channel: "two" };
    expect(countEvents([early, late])).toBe(2);
  });

  it("is repeated on the next evening in a sport whose entrants rest for a day, and played again in others", () => {
    const count = (sport: string, hours: number): number => {
      const first = { at: isoAt(0), sport, marks: { saysLive: true } };
      const unmarked = { at: isoAt(hours * 60), sport, channel: "two" };
      return build([first, unmarked].map(sighting), { a: { marksRepeats: true } }).length;
    };
    expect([count("basketball", 24), count("basketball", 48)]).toEqual([1, 2]);
    expect([count("ice-hockey", 24), count("football", 48)]).toEqual([2, 1]);
  });

  it("is repeated, not played again, by a slot much shorter than its source's live one", () => {
    const count = (length: number): number => {
      const first = { at: isoAt(0), length: 165, sport: "basketball", marks: { saysLive: true } };
      const unmarked = { at: isoAt(48 * 60), length, sport: "basketball", channel: "two" };
      return build([first, unmarked].map(sighting), { a: { marksRepeats: true } }).length;
    };
    expect([count(160), count(105)]).toEqual([2, 1]);
  });

  it("is repeated once more on a source that repeated it before without marking that", () => {
    const count = (between: Partial<SightingFacts>): number => {
      const first = { at: isoAt(0), sport: "basketball", marks: { saysLive: true } };
      const repeat = { at: isoAt(10 * 60), sport: "basketball", channel: "two", ...between };
      const unmarked = { at: isoAt(48 * 60), sport: "basketball", channel: "two" };
      return build([first, repeat, unmarked].map(sighting), { a: { marksRepeats: true } }).length;
    };
    expect([count({}), count({ marks: { saysRepeat: true } }), count({ source: "b" })]).toEqual([1, 2, 2]);
  });

  it("of another year is told by the year, the season or the day that listings name", () => {
    const year = (of: number) => ({ begins: Date.UTC(of, 0) / 1000, ends: Date.UTC(of + 1, 0) / 1000 });
    const season = (of: number) => ({ begins: Date.UTC(of, 5) / 1000, ends: Date.UTC(of + 1, 8) / 1000 });
    const day = { begins: Date.UTC(2018, 2, 4) / 1000, ends: Date.UTC(2018, 2, 5) / 1000 };
    const old = (at: number, played: ReturnType<typeof year>) => ({
      at: isoAt(at),
      played,
      marks: { saysOld: true },
    });
    expect(countEvents([old(0, year(2017)), old(200, year(2018)), old(400, year(2017))])).toBe(2);
    expect(countEvents([old(0, season(2017)), old(200, season(2018))])).toBe(2);
    expect(countEvents([old(0, season(2017)), old(200, day)])).toBe(1);
    const [first, second] = [2017, 2018].map((of) => build([sighting(old(0, year(of)))], {})[0]?.event.id);
    expect(first).not.toBe(second);
  });

  it("that starts while another channel shows the two live is no classic that a third shows then", () => {
    const slots = [
      { at: isoAt(-10), marks: { saysLive: true } },
      { at: isoAt(0), channel: "two", source: "b" },
      { at: isoAt(0), channel: "three", source: "c", marks: { saysOld: true } },
    ];
    const played = build(slots.map(sighting), {}).find(({ event }) => event.kind === "played");
    expect(played?.broadcasts.map(({ slot }) => slot.channel)).toEqual(["one", "two"]);
  });

  it("of a series is the next one on a channel whose source didn't show the one before", () => {
    const game = { sport: "baseball", length: 180 };
    const slots = [
      { ...game, at: isoAt(0), marks: { saysLive: true } },
      { ...game, at: isoAt(24 * 60), channel: "two", source: "b" },
    ];
    expect(build(slots.map(sighting), {})).toHaveLength(2);
  });

  it("that a repeat dates isn't the game of another day", () => {
    const dated = (date: number) => ({
      begins: Date.UTC(2026, 7, date) / 1000,
      ends: Date.UTC(2026, 7, date + 1) / 1000,
    });
    const of = (date: number) => ({
      at: isoAt(5 * 24 * 60 + date * 180),
      played: dated(date),
      marks: { saysDelayed: true },
    });
    expect(countEvents([of(16), of(20)])).toBe(2);
    expect(countEvents([{ at: isoAt(0), marks: { saysLive: true } }, of(22)])).toBe(1);
  });
});
