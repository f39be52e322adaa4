import { remembered } from "../../memory.ts";
import type { Team } from "../knowledge.ts";
import { type AlikeTeams, createAlike } from "./alike.ts";
import type { CatalogueData } from "./data.ts";
import { foldName } from "./fold.ts";
import { createLeagueTeams, type LeagueTeams } from "./league-teams.ts";
import { CatalogueError, isAcronym, parseLine } from "./line.ts";
import { foldSide } from "./side.ts";

/** Teams by key and by name. */
export type TeamIndex = AlikeTeams & {
  byKey: ReadonlyMap<string, Team>;
  /** By folded name, and by name folded with `foldSide`. */
  byName: ReadonlyMap<string, readonly Team[]>;
  /** By acronyms, which count only in capitals: `MAN` is Manly, `Man` isn't. */
  byAcronym: ReadonlyMap<string, readonly Team[]>;
  /** By short words for countries, which don't count as codes: `Đức` is Germany, `DUC` a club that isn't known. */
  byShortWord: ReadonlyMap<string, readonly Team[]>;
  inLeague: LeagueTeams;
};

type MutableTeam = Team & { leagues: string[] };

/** A name in the forms in which it is looked up, and the squad that it means. */
type ParsedName = { folded: ReadonlySet<string>; squad: string; acronym: boolean };

const latin = /\p{sc=Latin}/u;
const longestCode = 3;
/** Whether a name in Latin letters, once folded, may also be a code. */
const isShort = (name: string): boolean => name.length <= longestCode && latin.test(name);

const squadAtEnd = /^(.*?)\s*((?:\+[a-z]+\d*)*)$/;

/** Parses a name: `Black Ferns +w` is what the women are called. */
function parseName(text: string): ParsedName {
  const [, name = text, squad = ""] = text.includes("+") ? (squadAtEnd.exec(text) ?? []) : [];
  const folded = foldName(name);
  return { folded: new Set([folded, foldSide(folded)]), squad, acronym: isAcronym(name) };
}

/** The last part of a team's key if its line doesn't set one. */
export const toSlug = (name: string): string => foldName(name).replaceAll(" ", "-");

/**
 * Reads the teams from the data: clubs, then national sides, then universities, so that the likelier team is found
 * first. Throws CatalogueError if two teams have the same key.
 */
export function indexTeams(data: CatalogueData): TeamIndex {
  const byKey = new Map<string, MutableTeam>();
  const byName = new Map<string, readonly Team[]>();
  const byAcronym = new Map<string, readonly Team[]>();
  const byShortWord = new Map<string, readonly Team[]>();

  const extend = createExtender();
  const call = (team: Team, names: readonly ParsedName[]): void => {
    for (const { folded, squad, acronym } of names) {
      const named = squad ? toSquad(team, squad) : team;
      const index = acronym ? byAcronym : byName;
      for (const name of folded) index.set(name, extend(index.get(name) ?? nobody, named));
    }
  };

  /** A club of several sports is called alike in all of them, and the data has its name in another script once. */
  const called: { team: Team; inScripts: readonly ParsedName[] }[] = [];
  const add = (sport: string, country: string | null, league: string | null, text: string): void => {
    const { name, aliases, settings } = parseLine(text);
    const key = `${sport}/${settings.slug ?? toSlug(name)}`;
    const home = settings.country ?? country;
    let team = byKey.get(key);
    if (team && (team.country !== home || foldName(team.name) !== foldName(name)))
      throw new CatalogueError(`"${text}" and "${team.name}" (${team.country}) share the key ${key}.`);
    if (!team) {
      team = {
        key,
        sport,
        name,
        country: home,
        timezone: settings.tz ?? null,
        leagues: [],
        squad: settings.squad ?? "",
      };
      byKey.set(key, team);
    }
    if (league && !team.leagues.includes(league)) team.leagues.push(league);
    call(team, [{ ...parseName(name), acronym: false }, ...aliases.map(parseName)]);
    if (league)
      called.push({ team, inScripts: aliases.filter((alias) => !latin.test(alias)).map(parseName) });
  };

  for (const { sport, country, leagues } of data.teams)
    for (const [league, lines] of Object.entries(leagues))
      for (const line of lines) add(sport, country, `${sport}/${league}`, line);
  for (const clubs of Map.groupBy(called, ({ team }) => `${team.country} ${foldSide(team.name)}`).values())
    for (const { team } of clubs)
      for (const other of clubs) if (other.team !== team) call(team, other.inScripts);
  const played = Object.entries(data.sports).flatMap(([sport, text]) => {
    const { settings } = parseLine(text);
    return settings.nations ? [{ sport, squad: settings.squad ?? "" }] : [];
  });
  for (const [code, text] of Object.entries(data.nations)) {
    const { name, called, country } = readNation(code, text);
    const sides = played.map(({ sport, squad }) => {
      const team: MutableTeam = {
        key: `${sport}/${code}`,
        sport,
        name,
        country,
        timezone: null,
        leagues: [],
        squad,
      };
      if (byKey.has(team.key)) throw new CatalogueError(`A club has the national side's key ${team.key}.`);
      byKey.set(team.key, team);
      return team;
    });
    // A country has hundreds of names, each of which means its sides in all sports.
    for (const { folded, squad, acronym } of called)
      for (const name of folded)
        callSides(acronym ? byAcronym : isShort(name) ? byShortWord : byName, name, sides, squad);
    for (const team of sides) {
      const nicknamed = data.nicknames[team.sport]?.[code]?.split("|").map((part) => part.trim()) ?? [];
      call(team, nicknamed.map(parseName));
    }
  }
  for (const { country, leagues, teams } of data.manySports)
    for (const [sport, league] of Object.entries(leagues))
      for (const line of teams) add(sport, country, `${sport}/${league}`, line);
  let ofLeagues: LeagueTeams | undefined;
  const inLeague: LeagueTeams = (league, name) => {
    ofLeagues ??= createLeagueTeams(byName);
    return ofLeagues(league, name);
  };
  return { byKey, byName, byAcronym, byShortWord, ...createAlike(byName), inLeague };
}

const nobody: readonly Team[] = [];

/** Lets a name mean the sides of a country, behind the teams that it means already. */
function callSides(
  index: Map<string, readonly Team[]>,
  name: string,
  sides: readonly Team[],
  squad: string,
): void {
  const named = squad ? sides.map((side) => toSquad(side, squad)) : sides;
  const others = index.get(name);
  if (!others) index.set(name, named);
  else index.set(name, [...others, ...named.filter(({ key }) => !others.some((other) => other.key === key))]);
}

/**
 * Returns a function that adds a team to a list, unless it is there. Names of the same teams, such as a country's in a
 * hundred languages, get the same list: tens of thousands of lists would take longer to make, and more memory.
 */
function createExtender(): (teams: readonly Team[], team: Team) => readonly Team[] {
  const latest = new Map<readonly Team[], { team: Team; extended: readonly Team[] }>();
  return (teams, team) => {
    const before = latest.get(teams);
    if (before?.team === team) return before.extended;
    // An array that grows reserves room for sixteen more.
    const extended = teams.some(({ key }) => key === team.key) ? teams : teams.concat(team);
    latest.set(teams, { team, extended });
    return extended;
  };
}

/** Languages in which listings name countries. The JavaScript engine knows the names (CLDR). */
export const languages =
  `en es fr de pt it nl ar he ja zh zh-Hant ko th bs sr sr-Latn hr sl mk pl cs sk hu ro bg el tr ru uk sv da nb fi id
   vi hi fa sw af am az be bn ca et eu fil ga gl gu hy is ka kk km kn ky lo lt lv ml mn mr ms my ne pa si sq ta te tk ur
   uz cy or ps sd ug mt lb fo so zu yo ig ku tt tg eo mi br gd as`.split(/\s+/);
let regionNames: Record<"long" | "short", Intl.DisplayNames[]> | undefined;
const namesInAll = (style: "long" | "short"): Intl.DisplayNames[] =>
  languages.map((language) => new Intl.DisplayNames([language], { type: "region", style }));
/** The countries that CLDR knows shorter names of. To ask for those of all takes a tenth of indexing the catalogue. */
const withShortNames: ReadonlySet<string> = new Set("BA GB HK KR MM MO PS SA US".split(" "));
const albanianNames = new Intl.DisplayNames(["sq"], { type: "region" });
/** Albanian listings write countries with the article: `Shqipëria`, `Franca`. */
const withArticle = (name: string): string => name.replace(/i$/u, "ia").replace(/ë$/u, "a");

/** A country's names in those languages, the short ones too: `香港` besides `中国香港特别行政区`. */
export const countryNames = remembered(300, (country: string): readonly string[] => {
  regionNames ??= { long: namesInAll("long"), short: namesInAll("short") };
  const { long, short } = regionNames;
  const asked = withShortNames.has(country) ? [...long, ...short] : long;
  const names = asked.flatMap((names) => names.of(country) ?? []);
  return [...new Set([...names, withArticle(albanianNames.of(country) ?? country)])];
});

function readNation(code: string, text: string): { name: string; called: ParsedName[]; country: string } {
  const { name, aliases, settings } = parseLine(text);
  const country = settings.country ?? code.toUpperCase();
  // England and the like are parts of a country and don't share its name.
  const translated = settings.country ? [] : countryNames(country);
  return { name, called: [name, ...aliases, ...translated].map(parseName), country };
}

const squadWords: Readonly<Record<string, string>> = { "+w": "Women", "+a": "A", "+b": "II" };

/** Another squad of a team, as a team of its own. */
export const toSquad = (team: Team, squad: string): Team => ({
  ...team,
  key: team.key + squad,
  name: squadTitle(team.name, squad),
  squad,
});

/** What a team's squad is called: `Hull City Women`. */
export const squadTitle = (team: string, squad: string): string =>
  [team, ...squad.split(/(?=\+)/).map(squadName)].join(" ");

const squadName = (squad: string): string =>
  squadWords[squad] ?? squad.slice(1, 2).toUpperCase() + squad.slice(2);
