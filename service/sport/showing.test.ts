import { describe, expect, it, test } from "vitest";
import { buildEvents } from "./event.ts";
import type { Marking } from "./marking.ts";
import { ownBlock } from "./sighting.ts";
import { createContext, live, type SightingFacts, sighting } from "./test-sightings.ts";

const start = "2026-08-22T14:00:00Z";
const said: SightingFacts = { at: start, channel: "said", source: "b", country: "NZ", marks: live };

/** How a slot shows the event that another channel shows live at 14:00, and why. */
function verdictOn(facts: SightingFacts, markings: Record<string, Partial<Marking>> = {}) {
  const slot = sighting(facts);
  const block = ownBlock(slot.detection) ?? "";
  const events = buildEvents(block, [slot, sighting(said)], [], createContext(markings));
  const found = events.flatMap(({ broadcasts }) => broadcasts).find((one) => one.slot === slot);
  return `${found?.showing}: ${found?.reason}`;
}

describe("the showing of a slot", () => {
  it.each([
    [
      "is live where it says so at the event's time",
      { at: start, marks: live },
      /^live: the listing says live/,
    ],
    [
      "is live where coverage opens an hour before",
      { at: "2026-08-22T13:00:00Z", length: 190, marks: live },
      /^live: the listing says live/,
    ],
    ["is live where it is flagged so", { at: start, marks: { flagLive: true } }, /^live: flagged live/],
    ["is live without a mark at the time of one that says so", { at: start }, /^live: at the time of/],
    [
      "is delayed where it begins late without a mark",
      { at: "2026-08-22T15:00:00Z" },
      /^delayed: starts well after/,
    ],
    [
      "is live where it begins late and says so",
      { at: "2026-08-22T15:00:00Z", length: 60, marks: live },
      /^live: the listing says live/,
    ],
    [
      "is delayed on a channel that is an hour late, whatever it says",
      { at: "2026-08-22T15:00:00Z", timeshift: true, marks: live },
      /^delayed: the channel shows another's/,
    ],
    [
      "is delayed on a channel that is an hour late, though it is flagged as a repeat",
      { at: "2026-08-22T15:00:00Z", timeshift: true, marks: { flagRepeat: true } },
      /^delayed: the channel shows another's/,
    ],
    [
      "is a repeat on a channel that is an hour late, if it is flagged so and the event is over",
      { at: "2026-08-23T15:00:00Z", timeshift: true, marks: { flagRepeat: true } },
      /^repeat: flagged/,
    ],
    [
      "is delayed where it says so",
      { at: start, marks: { saysDelayed: true } },
      /^delayed: the listing says/,
    ],
    ["is a repeat where it says so", { at: start, marks: { saysRepeat: true } }, /^repeat: the listing says/],
    ["is a repeat where it is flagged so", { at: start, marks: { flagRepeat: true } }, /^repeat: flagged/],
    [
      "is live where the text says so and the flag a repeat",
      { at: start, marks: { ...live, flagRepeat: true } },
      /^live: the listing says live/,
    ],
    ["is delayed first after the end", { at: "2026-08-22T20:00:00Z" }, /^delayed: the first in its country/],
    [
      "isn't live after the end, though it says so",
      { at: "2026-08-22T20:00:00Z", marks: live },
      /^delayed: marked live, but too late to be; the first/,
    ],
    [
      "is a repeat of another season",
      { at: start, marks: { saysOld: true, ...live } },
      /^repeat: a game of another season/,
    ],
  ] satisfies [string, SightingFacts, RegExp][])("%s", (_, facts, expected) => {
    expect(verdictOn(facts)).toMatch(expected);
  });

  it("ignores the live flag of a source that misuses it", () => {
    const flagged = { at: "2026-08-22T15:30:00Z", marks: { flagLive: true } };
    expect(verdictOn(flagged)).toMatch(/^live/);
    expect(verdictOn(flagged, { a: { liveFlagLies: true } })).toMatch(/^delayed/);
  });

  it("is still live after a break for the news, only on the same channel", () => {
    const first = sighting({ at: start, length: 60 });
    const slots = [
      first,
      sighting({ at: "2026-08-22T15:10:00Z", length: 60 }),
      sighting({ at: "2026-08-22T15:10:00Z", length: 60, channel: "two" }),
      sighting(said),
    ];
    const [event] = buildEvents(ownBlock(first.detection) ?? "", slots, [], createContext());
    expect(event?.broadcasts.map(({ slot, showing }) => `${slot.channel} ${showing}`)).toEqual([
      "one live",
      "said live",
      "one live",
      "two delayed",
    ]);
  });
});

test("a first showing in parts is delayed in all of them, and the next one on the channel is a repeat", () => {
  const inParts = (from: string) =>
    [0, 30, 60, 90].map((minutes) =>
      sighting({
        at: new Date(Date.parse(from) + minutes * 60_000).toISOString().replace(".000", ""),
        length: 30,
        channel: "two",
      }),
    );
  const slots = [sighting(said), ...inParts("2026-08-22T20:00:00Z"), ...inParts("2026-08-22T22:00:00Z")];
  const [event] = buildEvents(ownBlock(sighting(said).detection) ?? "", slots, [], createContext());
  expect(event?.broadcasts.map(({ showing }) => showing)).toEqual([
    "live",
    ...Array(4).fill("delayed"),
    ...Array(4).fill("repeat"),
  ]);
});

describe("an unmarked first showing", () => {
  const shown = (facts: SightingFacts, markings: Record<string, Partial<Marking>> = {}) => {
    const slot = sighting(facts);
    const [event] = buildEvents(ownBlock(slot.detection) ?? "", [slot], [], createContext(markings));
    return event?.broadcasts[0]?.showing;
  };

  it.each([
    ["is live where nothing speaks against it", { at: start }, {}, "live"],
    ["isn't where its source marks what is live", { at: start }, { a: { marksLive: true } }, "repeat"],
    ["isn't where it is too short for a game", { at: start, length: 60 }, {}, "repeat"],
    ["isn't where it has the length of a shortened repeat", { at: start, length: 70 }, {}, "repeat"],
    ["is where it is hardly shorter than a game", { at: start, length: 80 }, {}, "live"],
    ["isn't at night at home", { at: "2026-08-22T02:00:00Z" }, {}, "repeat"],
    ["isn't on a channel that plays from files", { at: start, canned: true }, {}, "repeat"],
    ["isn't off the grid of five minutes", { at: "2026-08-22T14:02:00Z" }, {}, "repeat"],
  ] satisfies [string, SightingFacts, Record<string, Partial<Marking>>, string][])(
    "%s",
    (_, facts, markings, expected) => {
      expect(shown(facts, markings)).toBe(expected);
    },
  );

  it("is a game of its own soon after another if the entrants meet in series and the source marks repeats", () => {
    const games = (sport: string, markings: Record<string, Partial<Marking>>) => {
      const slots = ["22", "23"].map((day) =>
        sighting({ at: `2026-08-${day}T18:00:00Z`, length: 180, sport }),
      );
      return buildEvents(
        ownBlock((slots[0] ?? sighting(said)).detection) ?? "",
        slots,
        [],
        createContext(markings),
      ).length;
    };
    expect(games("baseball", { a: { marksRepeats: true } })).toBe(2);
    expect(games("football", { a: { marksRepeats: true } })).toBe(1);
    expect(games("ice-hockey", {})).toBe(1);
  });

  it("is the next game of a series if the channel showed the one before at the same hour, in baseball", () => {
    const games = (sport: string, hour: number, second: Partial<SightingFacts> = {}) => {
      const first = sighting({ at: "2026-08-22T18:00:00Z", length: 180, sport });
      const next = sighting({ at: `2026-08-23T${hour}:00:00Z`, length: 180, sport, ...second });
      const block = ownBlock(first.detection) ?? "";
      return buildEvents(block, [first, next], [], createContext()).length;
    };
    expect(games("baseball", 18)).toBe(2);
    expect(games("baseball", 14)).toBe(1);
    expect(games("baseball", 18, { channel: "two" })).toBe(1);
    expect(games("baseball", 18, { marks: { saysRepeat: true } })).toBe(1);
    expect(games("football", 18)).toBe(1);
  });
});

describe("a slot that marks nothing", () => {
  const shownIn = (season: readonly [number, number] | null): string | undefined => {
    const context = createContext();
    const findLeague = context.knowledge.league;
    const league = (key: string) => {
      const found = findLeague(key);
      return found && { ...found, season };
    };
    const slot = sighting({ at: start, league: "football/harbour-league" });
    const events = buildEvents(ownBlock(slot.detection) ?? "", [slot], [], {
      ...context,
      knowledge: { ...context.knowledge, league },
    });
    return events[0]?.broadcasts[0]?.showing;
  };

  it("is a repeat days after the day that it names, and live on it", () => {
    const shown = (day: string): string | undefined => {
      const begins = Date.parse(day) / 1000;
      const slot = sighting({ at: start, played: { begins, ends: begins + 86_400 } });
      const [event] = buildEvents(ownBlock(slot.detection) ?? "", [slot], [], createContext());
      return event?.broadcasts[0]?.showing;
    };
    expect([shown("2026-08-15"), shown("2026-08-22")]).toEqual(["repeat", "live"]);
  });

  it.each([
    ["live in its league's season", [8, 6], "live"],
    ["a repeat before or after it", [9, 6], "repeat"],
    ["a repeat outside of a season within one year", [2, 7], "repeat"],
    ["live if the season is unknown", null, "live"],
  ] as const)("is %s", (_, season, shown) => {
    expect(shownIn(season)).toBe(shown);
  });
});
