import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { isZone } from "../../../contract/zone.ts";
import { isCountry } from "../../country-zones.ts";
import { isCalledCup } from "../detect/competition.ts";
import { isSoloSport } from "../detect/sport-kinds.ts";
import { foldName } from "./fold.ts";
import { parseLine } from "./line.ts";
import { loadKnowledge } from "./load.ts";
import { splitSquad } from "./squad.ts";
import { countryNames, languages } from "./teams.ts";

const files = ["", "leagues", "teams", "many-sports", "meetings"].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => join(folder, file)),
);
const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), "utf8");

/** Every record of the data, with its file. */
const lines = files
  .filter((file) => file !== "nicknames.json")
  .flatMap((file) => linesOf(JSON.parse(textOf(file))).map((line) => ({ file, ...parseLine(line) })));

function linesOf(data: unknown): string[] {
  if (typeof data === "string") return /^[a-z-]+$/.test(data) || /^[A-Z]{2}$/.test(data) ? [] : [data];
  if (Array.isArray(data)) return data.filter((line) => typeof line === "string");
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(linesOf) : [];
}

const knowledge = loadKnowledge();
const leagueKeys = files
  .filter((file) => file.startsWith("leagues"))
  .flatMap((file) => {
    const { sport, leagues } = JSON.parse(textOf(file)) as { sport: string; leagues: Record<string, string> };
    return Object.keys(leagues).map((slug) => `${sport}/${slug}`);
  });
const clubs = lines.filter(({ file }) => file.startsWith("teams"));

describe("the data files", () => {
  test.each(files)("%s names no key twice", (file) => {
    expect(parseDocument(textOf(file)).errors).toEqual([]);
  });

  test("name countries and zones that exist", () => {
    const countries = lines.flatMap(({ settings, shared }) =>
      [settings.country ?? [], ...shared.values()].flat(),
    );
    const zones = lines.flatMap(({ settings }) => settings.tz ?? []);
    expect(countries.filter((country) => !isCountry(country))).toEqual([]);
    expect(zones.filter((zone) => !isZone(zone))).toEqual([]);
  });

  test("say of every league that is called a cup whether it is one, if teams play in it", () => {
    const ofTeams = lines.filter(
      ({ file }) => file.startsWith("leagues") && !isSoloSport(basename(file, ".json")),
    );
    const unsaid = ofTeams.filter(({ name, settings }) => isCalledCup(name) && !settings.cup);
    expect(unsaid.map(({ name }) => name)).toEqual([]);
    expect(knowledge.league("football/eng-fa-cup")?.isCup).toBe(true);
    expect(knowledge.league("rugby-league/nsw-cup")?.isCup).toBe(false);
  });

  test("mix no scripts within a word", () => {
    const scripts = [
      /\p{sc=Latin}/u,
      /\p{sc=Cyrillic}/u,
      /\p{sc=Arabic}/u,
      /\p{sc=Hebrew}/u,
      /\p{sc=Greek}/u,
    ];
    const mixed = lines
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .flatMap((alias) => alias.split(/[\s\-/・]+/))
      .filter((word) => scripts.filter((script) => script.test(word)).length > 1);
    expect(mixed).toEqual([]);
  });

  test("say nothing twice on a line", () => {
    const repeated = lines.flatMap(({ name, aliases }) => {
      const all = [name, ...aliases];
      return all.length === new Set(all).size ? [] : [name];
    });
    expect(repeated).toEqual([]);
  });

  test("contain the sports, leagues and teams of all continents", () => {
    expect(knowledge.sports.length).toBeGreaterThanOrEqual(40);
    expect(leagueKeys.length).toBeGreaterThanOrEqual(200);
    expect(new Set(clubs.map(({ file, name }) => `${file} ${name}`)).size).toBeGreaterThanOrEqual(1500);
  });
});

describe("what the catalogue knows", () => {
  test("leagues are of known sports, and teams of known leagues", () => {
    for (const key of leagueKeys) expect(knowledge.sport(knowledge.league(key)?.sport ?? "")).not.toBeNull();
    const unknown = clubs
      .flatMap(({ name }) => knowledge.findTeams(name))
      .flatMap(({ leagues }) => leagues)
      .filter((league) => knowledge.league(league) === null);
    expect(unknown).toEqual([]);
  });

  test("each team is found by each of its names, in any case and with a club's affix", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...clubs),
        fc.constantFrom(
          (name: string) => name,
          (name: string) => name.toUpperCase(),
          (name: string) => `  ${name.normalize("NFD")} `,
        ),
        ({ name, aliases }, write) => {
          for (const alias of [name, ...aliases]) {
            const found = knowledge.findTeams(write(alias));
            expect(
              found.some((team) => foldName(team.name) === foldName(name)),
              alias,
            ).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test("national sides are found by their names in many languages, for every sport that has them", () => {
    for (const name of [
      "New Zealand",
      "Neuseeland",
      "Nouvelle-Zélande",
      "ニュージーランド",
      "نيوزيلندا",
      "ניו זילנד",
      "NZL",
    ]) {
      const keys = knowledge.findTeams(name).map(({ key }) => key);
      expect(keys, name).toEqual(
        expect.arrayContaining(["football/nz", "rugby/nz", "cricket/nz", "netball/nz"]),
      );
    }
  });

  test.each([
    ["Black Ferns", "rugby/nz+w", "New Zealand Women"],
    ["Matildas", "football/au+w", "Australia Women"],
    ["All Blacks", "rugby/nz", "New Zealand"],
  ])("%s are %s", (nickname, key, name) => {
    expect(knowledge.findTeams(nickname).map((team) => team.key)).toContain(key);
    expect(knowledge.team(key)?.name).toBe(name);
  });

  test("a shared name finds all teams that have it", () => {
    const keysOf = (name: string) => knowledge.findTeams(name).map(({ key }) => key);
    expect(keysOf("Rangers")).toEqual(
      expect.arrayContaining(["football/rangers", "ice-hockey/new-york-rangers", "baseball/texas-rangers"]),
    );
    expect(keysOf("Hull")).toEqual(expect.arrayContaining(["football/hull-city", "rugby-league/hull-fc"]));
    expect(keysOf("Nacional").length).toBeGreaterThan(2);
  });

  test("no everyday word is a team's name, and acronyms count only in capitals", () => {
    const words =
      "city united town rovers club sport sky sun fire dream power force news food man war house world live".split(
        " ",
      );
    for (const word of words) expect(knowledge.findTeams(word), word).toEqual([]);
    expect(knowledge.findTeams("Man")).toEqual([]);
    expect(knowledge.findTeams("MAN").map(({ key }) => key)).toContain("rugby-league/manly-sea-eagles");
    expect(knowledge.findTeams("USA").map(({ key }) => key)).toContain("football/us");
  });

  test("a country has all of its names, the shorter ones too", () => {
    const shortNames = languages.map(
      (language) => new Intl.DisplayNames([language], { type: "region", style: "short" }),
    );
    const codes = Object.keys(JSON.parse(textOf("nations.json"))).filter((code) => code.length === 2);
    const lacking = codes.flatMap((code) => {
      const country = code.toUpperCase();
      const names = new Set(countryNames(country));
      return shortNames.flatMap((short) => (names.has(short.of(country) ?? "") ? [] : [country]));
    });
    expect(lacking).toEqual([]);
  });

  test("a code means no country whose name in some language is as short, and such a name still does", () => {
    const countriesOf = (name: string) => [
      ...new Set(knowledge.findTeams(name).flatMap(({ key, name }) => (/\/..$/.test(key) ? [name] : []))),
    ];
    const codes = ["DUC", "SEC", "ANH", "UC", "TAI"];
    expect(codes.flatMap(countriesOf)).toEqual([]);
    expect(["Đức", "ĐỨC", "Séc", "Úc"].flatMap(countriesOf)).toEqual([
      "Germany",
      "Germany",
      "Czechia",
      "Australia",
    ]);
    expect(["NGA", "Nga", "USA", "GER", "PERU"].flatMap(countriesOf)).toEqual([
      "Nigeria",
      "Russia",
      "United States",
      "Germany",
      "Peru",
    ]);
  });

  test("a club's own name isn't taken for a squad", () => {
    const split = clubs.filter(
      ({ name }) => splitSquad(name).squad !== "" && knowledge.findTeams(name).length === 0,
    );
    expect(split).toEqual([]);
  });
});

describe("names in texts", () => {
  test.each([
    ["PL: Arsenal v Coventry City", "football/eng-premier-league"],
    ["ENGLESKA LIGA: Hull - Manchester Utd, fudbal", "football/eng-premier-league"],
    ["الدوري الإنجليزي الممتاز", "football/eng-premier-league"],
    ["הליגה האנגלית", "football/eng-premier-league"],
    ["プレミアリーグ 第1節", "football/eng-premier-league"],
    ["2026/2027英超第1轮", "football/eng-premier-league"],
    ["LIVE: NPC: Waikato v Counties Manukau", "rugby/npc"],
    ["NRL 2026: Titans v Sharks R25", "rugby-league/nrl"],
    ["Brazilian Serie B", "football/bra-serie-b"],
    ["ŠPANSKA LIGA: Valencia - Celta", "football/esp-la-liga"],
    ["Real Madrid - Unicaja Košarka ŠPANSKA LIGA", "basketball/esp-acb"],
    ["Kiel - Magdeburg Rukomet BUNDESLIGA", "handball/ger-bundesliga"],
    ["Lube - Piacenza Odbojka ITALIJANSKA LIGA", "volleyball/ita-superlega"],
    ["Dan 14 Pikado SVETSKO PRVENSTVO", "darts/pdc-worlds"],
    ["Παγκόσμιο Πρωτάθλημα Στίβου: Τόκιο", "athletics/worlds"],
    ["Scotia Premiership: Motherwell-Celtic", "football/sco-premiership"],
  ])("%s is about %s", (text, league) => {
    expect(knowledge.findLeagues(text)[0]?.item.key).toBe(league);
  });

  test.each([
    ["fudbal", "football"],
    ["כדורגל", "football"],
    ["プロ野球", "baseball"],
    ["Košarka", "basketball"],
    ["Eishockey", "ice-hockey"],
  ])("%s is the sport %s", (text, sport) => {
    expect(knowledge.findSports(text)[0]?.item.slug).toBe(sport);
  });

  test.each([
    "Man v. Food",
    "News @ 20:00",
    "Kramer vs. Kramer",
    "The Great British Bake Off: The Final",
    "Championship Round",
    "Antiques Master Class",
    "The Open Road",
    "World Series of Cooking",
    "Live at the Apollo",
    "Cup of Joe",
    "The Matchmakers",
    "Murder in the First Division",
    "Race Against Time",
    "30 sec left",
    "The Voice: Super League of Singers",
    "Wochenspiegel",
    "ข่าวค่ำ",
    "新闻直播间",
  ])("%s is about no league and no sport", (text) => {
    expect(knowledge.findLeagues(text)).toEqual([]);
    expect(knowledge.findSports(text)).toEqual([]);
  });

  test("no common word is a league's name", () => {
    const common =
      "championship cup final open masters race live match game series league club sport sports division premier super pro national international world tour classic trophy shield one two news".split(
        " ",
      );
    for (const word of common) expect(knowledge.findLeagues(word), word).toEqual([]);
  });

  test("meetings and sessions are found in texts about their league", () => {
    const text = "Kvalifikacije: F1, Nizozemska";
    expect(knowledge.findMeetings("motorsport/f1", text)[0]?.item.slug).toBe("dutch");
    expect(knowledge.findSessions("motorsport", text)[0]?.item.slug).toBe("qualifying");
    expect(knowledge.findMeetings("football/eng-premier-league", text)).toEqual([]);
  });
});

test("what a club is called in other letters means that club", () => {
  const keys = clubs.flatMap(({ name }) => knowledge.findTeams(name).map(({ key }) => key));
  const called = keys.flatMap((key) => [...knowledge.localNames(key)].map(([, name]) => ({ key, name })));
  expect(called.length).toBeGreaterThan(2000);
  const others = called.filter(
    ({ key, name }) => !knowledge.findTeams(name).some((team) => team.key === key),
  );
  expect(others).toEqual([]);
});

test("the first whole name of a language is a club's name in it", () => {
  const namesOf = (key: string) => Object.fromEntries(knowledge.localNames(key));
  expect(namesOf("football/lecce")).toEqual({
    ar: "ليتشي",
    el: "Λέτσε",
    he: "לצ'ה",
    ja: "レッチェ",
    th: "เลชเช่",
    zh: "莱切",
  });
  expect(namesOf("football/kyoto-sanga")).toMatchObject({ ja: "京都サンガ" });
  expect(namesOf("basketball/barcelona").ar).toBe("برشلونة");
  expect(namesOf("football/it")).toEqual({});
});

test("women's and youth sides are called by their club's name with a word of the language, and reserves not at all", () => {
  const namesOf = (key: string) => Object.fromEntries(knowledge.localNames(key));
  expect(namesOf("football/lecce+w")).toEqual({
    ar: "سيدات ليتشي",
    el: "Λέτσε Γυναικών",
    he: "לצ'ה נשים",
    ja: "レッチェ女子",
    th: "เลชเช่ หญิง",
    zh: "莱切女队",
  });
  expect(namesOf("football/lecce+u21")).toMatchObject({ ar: "ليتشي تحت 21 سنة", ja: "レッチェU-21" });
  expect(namesOf("football/lecce+w+u20")).toMatchObject({ ar: "سيدات ليتشي تحت 20 سنة" });
  expect(namesOf("football/lecce+b")).toEqual({});
});

test("a league is called so in other letters as finds it again, not by one of its editions, and by an acronym everywhere", () => {
  const called = leagueKeys.flatMap((key) =>
    [...knowledge.localLeagueNames(key).values()].map((name) => ({ key, name })),
  );
  expect(called.length).toBeGreaterThan(500);
  const others = called.filter(
    ({ key, name }) => !knowledge.findLeagues(name).some(({ item }) => item.key === key),
  );
  expect(others).toEqual([]);
  expect(knowledge.localLeagueNames("football/ita-serie-a").get("ar")).toBe("الدوري الإيطالي");
  expect(knowledge.localLeagueNames("basketball/nba").size).toBe(0);
  expect(called.filter(({ name }) => /20\d\d/.test(name))).toEqual([]);
});
