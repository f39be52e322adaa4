import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Airing, Episode, Show } from "@/lib/shapes";
import {
  comingAirings,
  currentSeason,
  groupBySeason,
  lastAirings,
  listItems,
  missedAirings,
  pictureOf,
  spelledAs,
  splitComing,
} from "./shows.ts";

const airing = (id: string, start: number, members: Partial<Airing> = {}): Airing => ({
  id,
  channel: "ch_0000000001",
  start,
  stop: start + 10,
  title: "The Lighthouse",
  ...members,
});

const of = (episode_id: string, season?: number) => ({ episode: { episode_id, season } });

const ids = (airings: Airing[]) => airings.map(({ id }) => id);

describe("the airings to come", () => {
  it("are those of the market's country first, each part soonest first, each once", () => {
    const found = [
      airing("c", 30, { country: "FR" }),
      airing("b", 50, { country: "GB" }),
      airing("a", 40, { country: "GB" }),
      airing("c", 30, { country: "FR" }),
    ];
    expect(ids(comingAirings(found, "GB", 0))).toEqual(["a", "b", "c"]);
  });

  it("are split into what is on here, what comes next and all the others, without loss", () => {
    const place = fc.record({ start: fc.integer({ min: 0, max: 60 }), country: fc.constantFrom("GB", "FR") });
    fc.assert(
      fc.property(fc.array(place), (places) => {
        const all = places.map((members, index) => airing(`${index}`, members.start, members));
        const coming = comingAirings(all, "GB", 30);
        const { on, next, later } = splitComing(coming, "GB", 30);
        expect(new Set(ids([...on, ...(next ? [next] : []), ...later]))).toEqual(new Set(ids(coming)));
        expect(on.length + (next ? 1 : 0) + later.length).toBe(coming.length);
        expect(on.every(({ start, country }) => start <= 30 && country === "GB")).toBe(true);
        expect(next?.start ?? 31).toBeGreaterThan(30);
      }),
    );
  });

  it("hold what is on and nothing that is over", () => {
    expect(ids(comingAirings([airing("over", 0), airing("on", 5)], "GB", 10))).toEqual(["on"]);
  });

  it("are the same in whatever order they were listed", () => {
    const some = fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1 }), start: fc.nat(5), country: fc.constantFrom("GB", "FR") }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(some, (told) => {
        const airings = told.map(({ id, start, country }) => airing(id, start, { country }));
        expect(comingAirings(airings.toReversed(), "GB", 3)).toEqual(comingAirings(airings, "GB", 3));
      }),
    );
  });
});

describe("the last showings", () => {
  it("are over, each episode's latest alone, the last shown first", () => {
    const past = [
      airing("old", 0, of("one")),
      airing("new", 20, of("one")),
      airing("other", 10),
      airing("on", 85),
    ];
    expect(ids(lastAirings(past, [], 90))).toEqual(["new", "other"]);
  });

  it("leave out what comes again", () => {
    const past = [airing("was", 0, of("one")), airing("gone", 10, of("two"))];
    const missed = missedAirings(past, [airing("again", 100, of("one"))], 90);
    expect(ids(lastAirings(past, missed, 90))).toEqual(["gone"]);
  });
});

describe("a series' picture", () => {
  const show = { image: "/own" } as Show;

  it("is its own, else one of its showings'", () => {
    const airings = [airing("none", 0), airing("some", 10, { icon: "/icon" })];
    expect(pictureOf(show, airings)).toBe("/own");
    expect(pictureOf({} as Show, airings)).toBe("/icon");
    expect(pictureOf({} as Show, [])).toBeUndefined();
  });
});

it("a series' name is punctuated as in a country's listings, and stays otherwise as it is", () => {
  expect(spelledAs("NCIS : Los Angeles", ["Late News", "NCIS: Los Angeles"])).toBe("NCIS: Los Angeles");
  expect(spelledAs("NCIS: Los Angeles", ["NCIS : Los Angeles", "NCIS: Los Angeles"])).toBe(
    "NCIS: Los Angeles",
  );
  expect(spelledAs("Pokémon", ["POKÉMON", "Pokemon"])).toBe("Pokémon");
});

describe("what was missed", () => {
  const coming = [airing("again", 100, of("one")), airing("later", 200, of("one"))];

  it("is an episode's last showing, with its next one", () => {
    const missed = missedAirings([airing("first", 0, of("one")), airing("last", 20, of("one"))], coming, 90);
    expect(missed.map(({ airing: was, again }) => [was.id, again.id])).toEqual([["last", "again"]]);
  });

  it("holds nothing that doesn't come again, is of no known episode, or is still on", () => {
    const past = [airing("gone", 0, of("two")), airing("unknown", 0), airing("on", 85, of("one"))];
    expect(missedAirings(past, coming, 90)).toEqual([]);
  });
});

describe("the seasons", () => {
  const episode = (id: string, season?: number): Episode => ({ id, season });

  it("come in order, the latest episode first, with the episodes without a season last", () => {
    const seasons = groupBySeason([episode("x"), episode("b", 2), episode("a", 1), episode("c", 2)]);
    expect(seasons.map(({ season, episodes }) => [season, episodes.map(({ id }) => id)])).toEqual([
      [1, ["a"]],
      [2, ["c", "b"]],
      [null, ["x"]],
    ]);
  });

  it("open at the one that is on soonest, else at the latest", () => {
    const seasons = groupBySeason([episode("a", 1), episode("b", 2), episode("x")]);
    expect(currentSeason(seasons, [airing("l", 90, of("b", 2)), airing("s", 10, of("a", 1))])).toBe(1);
    expect(currentSeason(seasons, [])).toBe(2);
    expect(currentSeason(seasons, [airing("s", 10, of("z", 9))])).toBe(2);
    expect(currentSeason(groupBySeason([episode("x")]), [])).toBeNull();
  });
});

it("a list that can't be had is empty", () => {
  expect(listItems(null)).toEqual([]);
  expect(listItems({ unavailable: "plan-window" })).toEqual([]);
  expect(listItems({ items: [1] })).toEqual([1]);
});
