import { describe, expect, it } from "vitest";
import { fromIso, toIso } from "../../contract/time.ts";
import { buildEvents } from "./event.ts";
import type { Fixture } from "./fixture.ts";
import { ownBlock, type Sighting } from "./sighting.ts";
import { createContext, entrant, live, type SightingFacts, sighting } from "./test-sightings.ts";

/** Builds the events of some sightings of one block. */
function build(
  facts: readonly SightingFacts[],
  {
    markings = {},
    fixtures = [],
  }: { markings?: Parameters<typeof createContext>[0]; fixtures?: Fixture[] } = {},
) {
  const sightings = facts.map(sighting);
  const block = ownBlock((sightings[0] as Sighting).detection) ?? "";
  return buildEvents(block, sightings, fixtures, createContext(markings)).map(
    ({ event, broadcasts, related }) => ({
      ...event,
      start: toIso(event.start).slice(0, 16),
      showings: broadcasts.map(
        ({ slot, showing }) => `${toIso(slot.start).slice(8, 16)} ${slot.channel} ${showing}`,
      ),
      related: related.map(({ detection: { kind } }) => kind),
    }),
  );
}

const saturday = "2026-08-22T14:00:00Z";

const fixture = (rest: Partial<Fixture> = {}): Fixture => ({
  source: "f",
  sport: "football",
  league: null,
  leagueName: "Harbour League",
  sides: [entrant("westport"), entrant("eastgate")],
  subject: null,
  name: "Westport v Eastgate",
  start: fromIso(saturday),
  date: "2026-08-22",
  round: "Matchday 1",
  venue: { name: "Quayside", country: "GB" },
  ...rest,
});

describe("an event", () => {
  it("takes in an unmarked slot that opens minutes before the one that tells when it is", () => {
    const opening = { at: "2026-08-22T13:50:00Z", length: 126, channel: "two", source: "marks" };
    const markings = { marks: { marksLive: true }, silent: { marksRepeats: true } };
    const events = build([opening, { at: saturday, source: "silent" }], { markings });
    expect(events).toMatchObject([{ showings: ["22T13:50 two live", "22T14:00 one live"] }]);
  });

  it("is one for all channels that show it at about the same time, in whichever order they name the entrants", () => {
    const events = build([
      { at: "2026-08-22T13:00:00Z", length: 190, marks: live },
      { at: "2026-08-22T13:50:00Z", length: 130, channel: "two", country: "NZ", source: "b", marks: live },
      { at: saturday, channel: "three", country: null, source: "c", sides: ["eastgate", "westport"] },
    ]);
    expect(events).toMatchObject([
      {
        start: "2026-08-22T14:00",
        home: "Westport",
        away: "Eastgate",
        name: "Westport v Eastgate",
        showings: ["22T13:00 one live", "22T13:50 two live", "22T14:00 three live"],
      },
    ]);
  });

  it("has two entrants when most channels spell both otherwise than the longest names do", () => {
    const events = build([
      { at: saturday, channel: "long", sides: ["first westport rovers", "eastgate town"] },
      { at: saturday, channel: "two", source: "b", sides: ["rovers", "town"], marks: live },
      { at: saturday, channel: "three", source: "c", sides: ["rovers", "town"], marks: live },
    ]);
    expect(events).toMatchObject([{ home: "rovers", away: "town", name: "rovers v town" }]);
  });

  it("includes its repeats on the following days", () => {
    const events = build([
      { at: saturday, marks: live },
      { at: "2026-08-22T22:00:00Z" },
      { at: "2026-08-24T09:00:00Z" },
      { at: "2026-08-24T09:00:00Z", channel: "two", country: "NZ" },
      { at: "2026-08-31T09:00:00Z", channel: "two", country: "NZ" },
    ]);
    expect(events).toMatchObject([
      {
        showings: [
          "22T14:00 one live",
          "22T22:00 one delayed",
          "24T09:00 one repeat",
          "24T09:00 two delayed",
          "31T09:00 two repeat",
        ],
      },
    ]);
  });

  it("is separate for the return leg and for each game of a double-header", () => {
    expect(
      build([
        { at: saturday, marks: live },
        { at: "2026-08-29T14:00:00Z", sides: ["eastgate", "westport"], marks: live },
      ]),
    ).toMatchObject([{ home: "Westport" }, { home: "Eastgate" }]);
    const headers = build([
      { at: "2026-08-22T17:00:00Z", length: 180, sport: "baseball", marks: live },
      { at: "2026-08-22T20:30:00Z", length: 180, sport: "baseball", marks: live },
    ]);
    expect(headers.map(({ start }) => start)).toEqual(["2026-08-22T17:00", "2026-08-22T20:30"]);
    expect(new Set(headers.map(({ id }) => id)).size).toBe(2);
  });

  it.each([
    ["QA", "QR"],
    ["match aller", "match retour"],
    ["semifinal, ida", "semifinal, vuelta"],
    ["First leg", "2nd leg"],
  ])("is separate for two legs that a channel repeats one after the other: %s, %s", (first, second) => {
    const repeat = { saysRepeat: true };
    const events = build([
      { at: "2026-08-22T02:00:00Z", round: first, marks: repeat },
      { at: "2026-08-22T06:00:00Z", round: second, marks: repeat },
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  });

  it("is one a day in most sports, even if a source is hours off", () => {
    const events = build([
      { at: saturday, marks: live },
      { at: saturday, channel: "two", source: "b", marks: live },
      { at: "2026-08-22T17:00:00Z", channel: "three", source: "c", marks: live },
    ]);
    expect(events).toMatchObject([
      {
        start: "2026-08-22T14:00",
        showings: ["22T14:00 one live", "22T14:00 two live", "22T17:00 three delayed"],
      },
    ]);
  });

  it("of another season is separate from today's", () => {
    const events = build([
      { at: "2026-08-22T20:00:00Z", marks: { saysOld: true } },
      { at: saturday, marks: live },
    ]);
    expect(events).toMatchObject([
      { kind: "played", showings: ["22T14:00 one live"] },
      { kind: "old", showings: ["22T20:00 one repeat"] },
    ]);
  });

  it("of another season includes slots that start with it elsewhere without saying so", () => {
    const events = build([
      { at: saturday, marks: { saysOld: true } },
      { at: saturday, channel: "two", source: "b" },
    ]);
    expect(events).toMatchObject([{ kind: "old", showings: ["22T14:00 one repeat", "22T14:00 two repeat"] }]);
  });

  it("is one over several consecutive slots, and ends with the last of them", () => {
    const races = ["12", "13", "14"].map((hour) => ({
      at: `2026-08-22T${hour}:00:00Z`,
      length: 60,
      subject: "racing/harbour",
      sport: "racing",
      marks: live,
    }));
    const [day, ...others] = build(races);
    expect(others).toEqual([]);
    expect(day).toMatchObject({ stop: fromIso("2026-08-22T15:00:00Z") });
    expect(day?.showings).toEqual(["22T12:00 one live", "22T13:00 one live", "22T14:00 one live"]);
    const halves = build([
      { at: saturday, length: 60 },
      { at: "2026-08-22T15:10:00Z", length: 60 },
    ]);
    expect(halves).toMatchObject([{ showings: ["22T14:00 one live", "22T15:10 one live"] }]);
  });

  it("includes a slot before it that is too short to be the event", () => {
    const events = build([{ at: "2026-08-22T13:02:00Z", length: 50 }, { at: saturday }]);
    expect(events).toMatchObject([
      { kind: "played", start: "2026-08-22T14:00", showings: ["22T13:02 one repeat", "22T14:00 one live"] },
    ]);
  });

  it("seen only as repeats begins with the first of them, and nothing shows it live", () => {
    const markings = { a: { marksLive: true } };
    expect(build([{ at: saturday }, { at: "2026-08-23T09:00:00Z" }], { markings })).toMatchObject([
      { kind: "unseen", start: "2026-08-22T14:00", showings: ["22T14:00 one repeat", "23T09:00 one repeat"] },
    ]);
  });

  it("on another day with another number is separate: the days of a Test match", () => {
    const day = (n: number) => `Day ${n}`;
    const events = build([
      { at: "2026-08-22T10:30:00Z", round: day(1), marks: live, sport: "cricket" },
      { at: "2026-08-23T10:30:00Z", round: day(2), marks: live, sport: "cricket" },
      { at: "2026-08-23T20:00:00Z", round: day(1), sport: "cricket" },
      { at: "2026-08-23T22:00:00Z", round: day(2), sport: "cricket" },
    ]);
    expect(events).toMatchObject([
      { round: "Day 1", showings: ["22T10:30 one live", "23T20:00 one delayed"] },
      { round: "Day 2", showings: ["23T10:30 one live", "23T22:00 one delayed"] },
    ]);
  });

  it("is of a cup if its competition, which the catalogue doesn't know, is called one", () => {
    const isOfCup = (leagueName: string) => build([{ at: saturday, leagueName }])[0]?.league?.isCup;
    expect(["Harbour Cup", "Coupe du Port", "海港杯"].map(isOfCup)).toEqual([true, true, true]);
    expect(["Harbour League", "Cupbearers' Series"].map(isOfCup)).toEqual([false, false]);
  });

  it("takes time, round and venue from a fixture, and its date from a fixture without a time", () => {
    const listed: SightingFacts[] = [
      { at: "2026-08-22T13:30:00Z", length: 160 },
      { at: "2026-08-23T09:00:00Z" },
    ];
    expect(build(listed, { fixtures: [fixture()] })).toMatchObject([
      {
        start: "2026-08-22T14:00",
        round: "Matchday 1",
        venue: { name: "Quayside" },
        league: { name: "Harbour League" },
        showings: ["22T13:30 one live", "23T09:00 one delayed"],
      },
    ]);
    const [dated] = build(listed, { fixtures: [fixture({ start: null })] });
    expect(dated).toMatchObject({ start: "2026-08-22T13:30", round: "Matchday 1" });
    expect(build([{ at: "2026-08-24T09:00:00Z" }], { fixtures: [fixture()] })).toMatchObject([
      { kind: "played", start: "2026-08-22T14:00", showings: ["24T09:00 one delayed"] },
    ]);
    expect(build(listed, { fixtures: [fixture({ start: fromIso("2026-12-22T14:00:00Z") })] })).toHaveLength(
      1,
    );
  });

  it("includes a slot marked live shortly before its fixture, which is live if the game follows", () => {
    const events = build(
      [
        { at: "2026-08-22T12:00:00Z", length: 115, marks: live },
        { at: "2026-08-22T12:00:00Z", length: 115, channel: "two", marks: live },
        { at: "2026-08-22T13:55:00Z", length: 125, marks: live },
      ],
      { fixtures: [fixture()] },
    );
    expect(events).toMatchObject([
      {
        start: "2026-08-22T14:00",
        showings: ["22T12:00 one live", "22T12:00 two repeat", "22T13:55 one live"],
      },
    ]);
  });

  it("keeps highlights, reviews and previews as related, not as broadcasts", () => {
    const events = build([
      { at: saturday, marks: live },
      { at: "2026-08-22T12:00:00Z", kind: "preview" },
      { at: "2026-08-22T22:00:00Z", kind: "highlights", length: 30 },
      { at: "2026-08-23T22:00:00Z", kind: "review", length: 30 },
    ]);
    expect(events).toMatchObject([
      { showings: ["22T14:00 one live"], related: ["preview", "highlights", "review"] },
    ]);
    expect(build([{ at: saturday, kind: "highlights" }])).toEqual([]);
  });

  it("names its round as most listings do, preferably in English", () => {
    const [event] = build([
      { at: saturday, marks: live, round: "1ª Jornada" },
      { at: saturday, channel: "two", round: "1ª Jornada" },
      { at: saturday, channel: "three", round: "Matchday 1" },
    ]);
    expect(event?.round).toBe("Matchday 1");
    expect(build([{ at: saturday, marks: live, round: "1ª Jornada" }])[0]?.round).toBe("1ª Jornada");
  });

  it("without two entrants has its own name", () => {
    const race = { subject: "motorsport/gp/harbour/race", sport: "motorsport" };
    expect(
      build([
        { ...race, at: saturday, name: "Harbour Grand Prix", marks: live },
        { ...race, at: saturday, channel: "two", name: "Harbour Grand Prix", marks: live },
        { ...race, at: saturday, channel: "three", name: "GP des Hafens" },
      ]),
    ).toMatchObject([{ home: null, away: null, name: "Harbour Grand Prix" }]);
  });
});

describe("a day of a tournament", () => {
  const stage = (number: number, at: string, more: Partial<SightingFacts> = {}): SightingFacts => ({
    at,
    length: 240,
    sport: "cycling",
    subject: "cycling/harbour-tour",
    name: `Harbour Tour: Stage ${number}`,
    round: `Stage ${number}`,
    ...more,
  });
  const unnamed = { name: "Harbour Tour", round: null, channel: "two" };

  it("is one event with and without its number, and another one than the day before", () => {
    const events = build([
      stage(4, "2026-08-22T12:00:00Z", { marks: live }),
      stage(5, "2026-08-23T12:00:00Z", { marks: live }),
      stage(5, "2026-08-23T11:30:00Z", { ...unnamed, marks: live }),
    ]);
    expect(events.map(({ name, showings }) => [name, showings.length])).toEqual([
      ["Harbour Tour: Stage 4", 1],
      ["Harbour Tour: Stage 5", 2],
    ]);
  });

  it("has its own repeats and highlights, in whatever language they number it", () => {
    const again = { channel: "two", round: "4. Etappe" };
    const events = build([
      stage(4, "2026-08-22T12:00:00Z", { marks: live }),
      stage(5, "2026-08-23T12:00:00Z", { marks: live }),
      stage(4, "2026-08-23T18:00:00Z", { ...again, marks: { saysRepeat: true } }),
      stage(4, "2026-08-23T22:00:00Z", { ...again, kind: "highlights" }),
    ]);
    expect(events.map(({ round, showings, related }) => [round, showings.length, related])).toEqual([
      ["Stage 4", 2, ["highlights"]],
      ["Stage 5", 1, []],
    ]);
  });
});

describe("an event's id", () => {
  const idOf = (facts: SightingFacts[]) => build(facts)[0]?.id;
  const id = idOf([{ at: saturday, marks: live }]);

  it("is the same for every source, with or without its league, in either order of the entrants", () => {
    expect(id).toMatch(/^ev_[0-9a-z]{12}$/);
    expect(idOf([{ at: "2026-08-22T13:30:00Z", channel: "x", source: "z", marks: live }])).toBe(id);
    expect(idOf([{ at: saturday, marks: live, league: "football/harbour", round: "1" }])).toBe(id);
    expect(idOf([{ at: saturday, marks: live, sides: ["eastgate", "westport"] }])).toBe(id);
  });

  it("is different on another local date, or for another sport", () => {
    expect(idOf([{ at: "2026-08-23T14:00:00Z", marks: live }])).not.toBe(id);
    expect(idOf([{ at: saturday, sport: "baseball", marks: live }])).not.toBe(id);
    const kauri = (at: string) => idOf([{ at, sides: ["kauri", "eastgate"], marks: live }]);
    // One evening in New Zealand, although the date changes in UTC.
    expect(kauri("2026-08-22T23:30:00Z")).toBe(kauri("2026-08-23T02:00:00Z"));
    expect(kauri("2026-08-22T11:30:00Z")).not.toBe(kauri("2026-08-22T12:30:00Z"));
  });
});

describe("sightings of unknown sport", () => {
  it("join those at the same time whose sport is known", () => {
    const events = build([
      { at: saturday, sides: ["x", "y"], marks: live },
      { at: "2026-08-22T18:00:00Z", sides: ["x", "y"], sport: "baseball", marks: live },
      { at: "2026-08-22T18:00:00Z", sides: ["x", "y"], sport: null, channel: "two" },
    ]);
    expect(events.map(({ sport, showings }) => [sport, showings.length])).toEqual([
      ["football", 1],
      ["baseball", 2],
    ]);
  });
});
