import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { episodeIdOf, showIdOf } from "../ids.ts";
import type { CatalogueEpisode, CatalogueShow } from "./catalogue-show.ts";
import type { Airing } from "./match.ts";
import { matchShows } from "./match-shows.ts";
import { readSeriesHints, type ShowFacts } from "./series-hints.ts";

type AiringSpec = Partial<ShowFacts["listing"]> & {
  ids?: Record<string, string> | undefined;
  at?: string;
  channel?: number;
  country?: string;
  language?: string;
  minutes?: number;
};

let place = 0;

/** An airing of a listing. Each starts an hour after the one before, unless it has a time of its own. */
function airing({
  ids,
  at,
  channel = 1,
  country = "GB",
  language,
  minutes = 45,
  ...listing
}: AiringSpec): Airing {
  const start = at ? fromIso(at) : fromIso("2026-08-22T00:00:00Z") + place++ * 3600;
  const hints = readSeriesHints({
    listing: { title: "Harbour Street", ...listing },
    detail: ids ? { external_ids: ids } : null,
    isEvent: false,
    source: "test",
    languages: language ? [language] : [],
    channel: "Harbour TV",
    isOfOneShow: true,
    minutes,
  });
  if (!hints) throw new Error("it has no series hints");
  return { channel, start, country, zone: "Europe/London", hints };
}

const numbered = (season: number, number: number, more: AiringSpec = {}) =>
  airing({ episode: { season, number }, ...more });
const named = (sub_title: string, more: AiringSpec = {}) => airing({ sub_title, ...more });

/** The episode of each airing; null if it has none. */
const episodesOf = (airings: Airing[], catalogue: CatalogueShow[] = []) => {
  const { matches } = matchShows(airings, catalogue);
  return airings.map((each) => matches.get(each)?.episode);
};
const isOne = (airings: Airing[]) =>
  new Set(episodesOf(airings)).size === 1 && episodesOf(airings)[0] !== null;

describe("listings alone", () => {
  it("make one episode of airings with the same number, with the ids that each listing has by itself", () => {
    const airings = [numbered(1, 2, { sub_title: "The Gale" }), numbered(1, 2, { channel: 2 })];
    const { matches, shows, episodes, aliases } = matchShows(airings, []);
    expect([...matches.values()]).toEqual(
      airings.map(() => ({
        show: showIdOf("harbour street"),
        episode: episodeIdOf("harbour street/1/2"),
        match: null,
      })),
    );
    expect(shows).toMatchObject([{ name: "Harbour Street" }]);
    expect(episodes).toMatchObject([{ season: 1, number: 2, name: "The Gale" }]);
    expect(aliases.size).toBe(0);
  });

  it("join a name to the only number with that name, and redirect the name's own id there", () => {
    const airings = [numbered(1, 2, { sub_title: "The Gale" }), named("The gale!"), named("The Ferry")];
    const [first, second, third] = episodesOf(airings);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    const { matches, aliases } = matchShows(airings, []);
    expect(matches.get(airings[1] as Airing)?.match).toMatchObject({
      season: 1,
      number: 2,
      matched_by: "title",
    });
    expect(aliases.get(episodeIdOf("harbour street/name/the gale"))).toBe(first);
  });

  it("don't join a name that two numbers have", () => {
    const airings = [1, 2].map((season) => numbered(season, 1, { sub_title: "Auditions" }));
    const [one, two, three] = episodesOf([...airings, named("Auditions")]);
    expect(new Set([one, two, three]).size).toBe(3);
  });

  it("make several episodes of one number if their names contradict each other", () => {
    const airings = [
      numbered(1, 2, { sub_title: "The Gale" }),
      numbered(1, 2, { sub_title: "The Ferry", channel: 2 }),
      numbered(1, 2, { channel: 3 }),
    ];
    const [gale, ferry, doubtful] = episodesOf(airings);
    expect(gale).not.toBe(ferry);
    expect(doubtful).toBe(null);
  });

  it("may name one number in several languages", () => {
    const german = { sub_title: "Der Sturm", language: "deu", country: "DE" };
    expect(isOne([numbered(1, 2, { sub_title: "The Gale", language: "eng" }), numbered(1, 2, german)])).toBe(
      true,
    );
  });

  it("make no show without a number or a name", () => {
    const news = [airing({ title: "News" }), airing({ title: "News", sub_title: "News" })];
    const { shows, matches } = matchShows(news, []);
    expect(shows).toEqual([]);
    expect([...matches.values()].map(({ show }) => show)).toEqual([null, null]);
  });

  it("ignore a name that a channel gives to all of many programmes", () => {
    const airings = Array.from({ length: 5 }, () => named("Stories from the coast of long ago"));
    expect(new Set(episodesOf(airings))).toEqual(new Set([null]));
  });

  it("make one show of several titles that share an id", () => {
    const ids = { "thetvdb.com": "series/123" };
    const airings = [numbered(1, 2, { ids }), numbered(1, 2, { ids, title: "Hafenstraße", channel: 2 })];
    expect(isOne(airings)).toBe(true);
    const { shows, aliases } = matchShows(airings, []);
    expect(shows).toHaveLength(1);
    expect(aliases.get(showIdOf("harbour street"))).toBe(showIdOf("hafenstraße"));
  });

  it("make several shows of one title with different trusted ids", () => {
    const [one, two, bare] = episodesOf([
      numbered(1, 2, { ids: { "thetvdb.com": "series/1" } }),
      numbered(1, 2, { ids: { "thetvdb.com": "series/2" } }),
      numbered(1, 2),
    ]);
    expect(new Set([one, two, bare]).size).toBe(3);
  });

  it.each([{ category: ["Movie"] }, { category: ["Sports"], minutes: 110 }])(
    "of films, and of sports as long as a game, have no series: %o",
    (more) => {
      expect(() => airing(more)).toThrow("no series hints");
      expect(numbered(1, 1, more).hints.told).toMatchObject({ number: 1 });
    },
  );

  it("of sports that last for hours have no series, though they are numbered", () => {
    expect(() => numbered(1, 1, { category: ["Sports"], minutes: 360 })).toThrow("no series hints");
  });

  it("give the same result in any order", () => {
    const one = fc.record({
      title: fc.constantFrom("Harbour Street", "Hafenstraße", "Harbour St"),
      sub_title: fc.constantFrom(undefined, "The Gale", "The Ferry", "Ferry", "Episode 2"),
      episode: fc.constantFrom(undefined, { season: 1, number: 2 }, { number: 2 }, { season: 1 }),
      ids: fc.constantFrom<Record<string, string> | undefined>(
        undefined,
        { "thetvdb.com": "series/1" },
        { "thetvdb.com": "series/2" },
        { "themoviedb.org": "tv/9" },
      ),
      channel: fc.constantFrom(1, 2),
      country: fc.constantFrom("GB", "DE"),
    });
    const shuffled = fc
      .array(one, { maxLength: 8 })
      .map((all) => all.map((told) => airing(told)))
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    const told = (airings: Airing[]) => {
      const { matches, shows, episodes, aliases } = matchShows(airings, [catalogue]);
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      return {
        matches: [...matches].map(([{ start }, match]) => [start, match] as const).sort(([a], [b]) => a - b),
        shows: shows.sort(byId),
        episodes: episodes.sort(byId),
        aliases: [...aliases].sort(),
      };
    };
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(told(other)).toEqual(told(all));
      }),
    );
  });
});

const episode = (number: number, name: string, orig_air: string, more: Partial<CatalogueEpisode> = {}) => ({
  id: episodeIdOf(`catalogue/${number}`),
  season: 1,
  number,
  name,
  orig_air,
  air_time: "21:00",
  airs_at: null,
  ...more,
});

const catalogue: CatalogueShow = {
  id: showIdOf("catalogue"),
  source: "tvmaze",
  languages: ["eng"],
  country: "GB",
  keys: ["title:harbour street", "tvdb:1", "tvmaze:7"],
  episodes: [
    episode(1, "The Ferry", "2026-08-15"),
    episode(2, "The Gale", "2026-08-22"),
    episode(3, "The Lamp", "2026-08-29"),
  ],
};

describe("with a catalogue, a listing", () => {
  const matchOf = (one: Airing, shows = [catalogue]) => matchShows([one], shows).matches.get(one)?.match;

  it.each([
    ["an id", numbered(1, 2, { title: "Hafenstraße", ids: { "thetvdb.com": "series/1" } }), "external_id"],
    ["its number", numbered(1, 2), "number"],
    [
      "its number, whatever its name in another language",
      numbered(1, 2, { sub_title: "Der Sturm", language: "deu" }),
      "number",
    ],
    ["its name", named("The Gale"), "title"],
    ["its name, where its number is another's", numbered(1, 3, { sub_title: "The Gale" }), "title"],
    ["when it is on", airing({ at: "2026-08-22T20:00:00Z" }), "airtime"],
  ])("is matched by %s", (_, one, matched_by) => {
    expect(matchOf(one)).toEqual({
      show_id: catalogue.id,
      episode_id: episodeIdOf("catalogue/2"),
      season: 1,
      number: 2,
      name: "The Gale",
      orig_air: "2026-08-22",
      matched_by,
      source: "tvmaze",
    });
  });

  it.each([
    ["a number whose name contradicts it", numbered(1, 2, { sub_title: "A Wedding" })],
    ["a number that it doesn't know", numbered(4, 2)],
    [
      "a repeat, by when it is on",
      airing({ at: "2026-08-22T20:00:00Z", flags: { new: false, live: false, repeat: true } }),
    ],
    ["another country's airing, by its clock", airing({ at: "2026-08-22T20:00:00Z", country: "IE" })],
    ["another time", airing({ at: "2026-08-22T20:30:00Z" })],
  ])("matches no episode in doubt: %s", (_, one) => {
    const ids = catalogue.episodes.map(({ id }) => id);
    const match = matchOf(one);
    expect(match?.show_id).toBe(catalogue.id);
    expect(ids).not.toContain(match?.episode_id);
  });

  it("matches no show if several have the title, or an id points to another", () => {
    const other = { ...catalogue, id: showIdOf("other"), keys: ["title:harbour street", "tvdb:2"] };
    expect(matchOf(numbered(1, 2), [catalogue, other])).toBe(null);
    expect(matchOf(numbered(1, 2, { ids: { "thetvdb.com": "series/3" } }))).toBe(null);
    expect(matchOf(numbered(1, 2, { ids: { "thetvdb.com": "series/1" } }), [catalogue, other])?.show_id).toBe(
      catalogue.id,
    );
  });

  it("matches the catalogue with the most episodes if two have the show", () => {
    const other = { ...catalogue, id: showIdOf("other"), source: "mine", episodes: [] };
    expect(matchOf(numbered(1, 2), [other, catalogue])?.source).toBe("tvmaze");
  });

  it("doesn't match a show of the same title whose episodes all have other names", () => {
    const airings = ["A Wedding", "The Move", "Old Friends"].map((sub_title, at) =>
      numbered(1, at + 1, { sub_title }),
    );
    const { shows } = matchShows(airings, [catalogue]);
    expect(shows).toMatchObject([{ id: showIdOf("harbour street") }]);
  });
});
