import { describe, expect, it } from "vitest";
import { createAliases } from "../../sport/catalogue/aliases.ts";
import type { SearchEventRow } from "../../store/search-slots.ts";
import { createNumbers, packSlots } from "./channel-slots.ts";
import { find } from "./find.ts";
import { foldForSearch } from "./fold.ts";
import type { Searchable } from "./live-search.ts";
import { createNames } from "./names.ts";
import { readSportNames } from "./sport-names.ts";
import { understand } from "./understood.ts";

const aliases = createAliases({
  sports: { football: "Football | minutes=115 | nations=yes", rugby: "Rugby | minutes=110" },
  nations: { nz: "New Zealand | NZL" },
  nicknames: { football: { nz: "All Whites | Football Ferns +w" } },
  leagues: [{ sport: "football", leagues: { harbour: "Harbour League | HL | دوري الميناء" } }],
  teams: [
    {
      sport: "football",
      country: "GB",
      leagues: {
        harbour: [
          "Westport United | West Utd | ويست بورت",
          "Eastgate Town | East | Società Sportiva Eastgate",
        ],
      },
    },
  ],
  manySports: [],
});

const hour = 3600;

const event = (id: string, [home, away]: [string, string], hours: number, block: string): SearchEventRow => ({
  id,
  block,
  league: "lg_harbour",
  league_name: "Harbour League",
  league_country: "GB",
  start: hours * hour,
  stop: (hours + 2) * hour,
  body: JSON.stringify({ id, sport: "football", name: `${home} v ${away}`, home, away }),
});

/** One channel that shows some titles from 0 on, an hour each; one of them may show an event. */
function searchable(
  titles: string[],
  rows: SearchEventRow[] = [],
  shown: Record<string, string> = {},
): Searchable {
  const dictionary = {
    names: createNames(),
    shows: createNumbers(),
    events: createNumbers(),
    people: new Map(),
  };
  const { names } = dictionary;
  const slots = titles.map((title, place) => ({
    channel: 1,
    start: place * hour,
    stop: (place + 1) * hour,
    body: JSON.stringify({ title, event: shown[title] }),
    credits: null,
  }));
  const sport = readSportNames(rows, { names, aliases, leagueNames: () => ["Harbour League", "HL"] });
  return {
    ...dictionary,
    slots: new Map([[1, packSlots(slots, dictionary)]]),
    channels: new Map([[1, [names.add("one")]]]),
    sport,
    nicknames: new Set(aliases.nicknames.map(foldForSearch)),
  };
}

const search = (from: Searchable, query: string) =>
  find(from, {
    query: foldForSearch(query),
    channels: [1],
    now: 0,
    until: 100 * hour,
    hasEvents: true,
    limit: 10,
  });

const derby = event(
  "ev_a",
  ["Westport United", "Eastgate Town"],
  5,
  "football/eastgate-town|football/westport-united",
);
const women = event(
  "ev_b",
  ["New Zealand Women", "Westport United"],
  3,
  "football/nz+w|football/westport-united",
);

describe("a team", () => {
  const from = searchable(["West Utd: The Story"], [derby, women]);

  it.each(["West Utd", "west utd", "ويست بورت", "westport"])("is found as %s, before titles", (query) => {
    const { teams } = search(from, query);
    expect(teams[0]?.team.name).toBe("Westport United");
    expect(teams[0]?.events).toBe(2);
    expect(teams[0]?.next?.event.id).toBe("ev_b");
  });

  it("is found by the nickname of the squad that plays", () => {
    expect(search(from, "football ferns").teams.map(({ team }) => team.name)).toEqual(["New Zealand Women"]);
    expect(search(from, "all whites").teams.map(({ team }) => team.name)).toEqual(["New Zealand Women"]);
  });

  it("isn't found by what another that doesn't play is called, as if that were mistyped", () => {
    const unlike = searchable(["All Writes"]);
    expect(search(unlike, "all wites").listings).toHaveLength(1);
    expect(search(unlike, "all whites").listings).toEqual([]);
  });

  it("isn't found by a part of a word in its full name, but by the word", () => {
    const found = (query: string) => search(from, query).teams.map(({ team }) => team.name);
    expect(["sport", "sportiva", "società", "eastg"].map(found)).toEqual([
      [],
      ["Eastgate Town"],
      ["Eastgate Town"],
      ["Eastgate Town"],
    ]);
  });

  it("finds the match of two, whatever each is called", () => {
    expect(search(from, "west utd east").events.map(({ event: { id } }) => id)).toEqual(["ev_a"]);
  });
});

describe("what was understood", () => {
  const from = searchable(["The Évening Show"], [derby]);
  const understood = (query: string, names = {}) => understand(search(from, query), names, from.names.get);

  it("is the team's own name if the query is one of its others", () => {
    expect(understood("west utd")).toBe("Westport United");
    expect(understood("westport united")).toBeNull();
    expect(understood("westp")).toBeNull();
  });

  it.each([
    ["east enders", "eastenders"],
    ["one news", "1news at six"],
    ["channel four news", "channel 4 news"],
    ["channel4", "channel 4 news"],
    ["itv one", "itv1"],
    ["tvnz one", "tvnz 1"],
    ["le journal de 20h", "journal 20h00"],
    ["canal plus", "canal"],
    ["الدوري السعودي", "دوري روشن السعودي"],
  ])("is a name that is written otherwise: %s", (query, name) => {
    const titles = [
      ...["EastEnders", "1News at Six", "Channel 4 News", "ITV1", "ITV +1", "TVNZ1 Quiz", "TVNZ 1"],
      ...["Journal 20h00", "Canal+", "دوري روشن السعودي"],
    ];
    const otherwise = searchable(titles);
    expect(search(otherwise, query).listings.map((found) => otherwise.names.get(found.name))).toEqual([name]);
  });

  it("isn't found within another by what an article leaves of a word", () => {
    expect(search(searchable(["شبه جزيره سيناء"]), "الجزيرة").listings).toEqual([]);
  });

  it("says how a name is written that is meant", () => {
    const otherwise = searchable(["EastEnders", "Channel 4 News"]);
    const meant = (query: string, listing: string) =>
      understand(search(otherwise, query), { listing }, otherwise.names.get);
    expect(meant("east enders", "EastEnders")).toBe("EastEnders");
    expect(meant("channel 4", "Channel 4 News")).toBeNull();
  });

  it("is a name whose words begin with the letters of one, unless the letters are a word themselves", () => {
    const initials = searchable(["Law & Order: Special Victims Unit", "SVU Today"]);
    const found = (query: string) =>
      search(initials, query).listings.map(({ name }) => initials.names.get(name));
    expect(found("law order svu")).toEqual(["law and order special victims unit"]);
    expect(found("svu")).toEqual(["svu today"]);
    const listing = "Law & Order: Special Victims Unit";
    expect(understand(search(initials, "law & order svu"), { listing }, initials.names.get)).toBeNull();
  });

  it("isn't what holds its words here and there if something is called so", () => {
    const both = searchable(["Channel 4 News", "Day 4 of the Chess Masters", "News on Channel 4"]);
    const found = (query: string) => search(both, query).listings.map(({ name }) => both.names.get(name));
    expect(found("channel 4")).toEqual(["channel 4 news", "news on channel 4"]);
    expect(found("4 ch")).toHaveLength(3);
  });

  it("isn't what shares its letters by chance: a match, or a sub-title", () => {
    const chance = searchable(["Night Film"], [derby]);
    expect(search(chance, "wuvet").events).toEqual([]);
    const titled = searchable(["Mystery of the Deep"]);
    const withSubTitle = searchable([], [derby]);
    withSubTitle.slots.set(
      1,
      packSlots(
        [
          {
            ...{ channel: 1, start: 0, stop: hour, credits: null },
            body: JSON.stringify({ title: "Evidence", sub_title: "Mystery of the Deep" }),
          },
        ],
        withSubTitle,
      ),
    );
    expect(search(titled, "motd").listings).toHaveLength(1);
    expect(search(withSubTitle, "motd").listings).toEqual([]);
  });

  it("is the query as it stands if something fits that", () => {
    const both = searchable(["East Enders", "EastEnders"]);
    expect(search(both, "east enders").listings.map(({ name }) => both.names.get(name))).toEqual([
      "east enders",
    ]);
  });

  it("is the mistyped words as the best result spells them", () => {
    expect(understood("evning show", { listing: "The Évening Show" })).toBe("Évening Show");
    expect(understood("westprt untied", { team: "Westport United" })).toBe("Westport United");
  });
});

describe("events", () => {
  it("come first if a searched channel shows them, and aren't listed as programmes again", () => {
    const title = "Westport United v Eastgate Town";
    const from = searchable(["News", title], [women, derby], { [title]: "ev_a" });
    const { events, listings } = search(from, "westport");
    expect(events.map(({ event: { id }, isHere }) => [id, isHere])).toEqual([
      ["ev_a", true],
      ["ev_b", false],
    ]);
    expect(listings).toEqual([]);
  });

  it("are left out once they are over, unless a searched channel shows them yet", () => {
    const over = { ...derby, start: -3 * hour, stop: -hour };
    expect(search(searchable(["News"], [over]), "westport").events).toEqual([]);
    const shown = searchable(["Westport again"], [over], { "Westport again": "ev_a" });
    expect(search(shown, "westport").events).toHaveLength(1);
  });
});
