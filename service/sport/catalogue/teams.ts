import { lazily, remembered } from "../../memory.ts";
import type { Team } from "../knowledge.ts";
import { type AlikeTeams, createAlike } from "./alike.ts";
import type { CatalogueData } from "./data.ts";
import { foldName } from "./fold.ts";
import { createLeagueTeams, type LeagueTeams } from "./league-teams.ts";
import { CatalogueError, isAcronym, parseLine } from "./line.ts";
import { foldSide } from "./side.ts";

/** Teams by key and by name: plain data, so that it can be kept in a file. */
export type TeamNames = {
  byKey: ReadonlyMap<string, Team>;
  /** By folded name, and by name folded with `foldSide`. */
  byName: ReadonlyMap<string, readonly Team[]>;
  /** By acronyms, which count only in capitals: `MAN` is Manly, `Man` isn't. */
  byAcronym: ReadonlyMap<string, readonly Team[]>;
  /** By short words for countries, which don't count as codes: `Đức` is Germany, `DUC` a club that isn't known. */
  byShortWord: ReadonlyMap<string, readonly Team[]>;
};

/** The same with what finds teams by names that are only like theirs. */
export type TeamIndex = TeamNames & AlikeTeams & { inLeague: LeagueTeams };

type MutableTeam = Team & { leagues: string[] };

/** Lists of teams by a name. */
type Names = Map<string, readonly Team[]>;

/** An index that is being filled. */
type Draft = { byKey: Map<string, MutableTeam>; byName: Names; byAcronym: Names; byShortWord: Names };

/** Adds a team to the lists of names that it is called by. */
type Caller = (team: Team, names: readonly ParsedName[]) => void;

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
export function indexTeams(data: CatalogueData): TeamNames {
  const draft: Draft = { byKey: new Map(), byName: new Map(), byAcronym: new Map(), byShortWord: new Map() };
  const call = createCaller(draft);

  const clubs: Club[] = [];
  for (const { sport, country, leagues } of data.teams)
    for (const [league, lines] of Object.entries(leagues))
      for (const text of lines) clubs.push(addTeam(draft, call, { sport, country, league, text }));
  shareNamesInScripts(clubs, call);

  const sports = listNationSports(data.sports);
  for (const [code, text] of Object.entries(data.nations))
    addNation(draft, call, { code, text, sports, nicknames: data.nicknames });

  for (const { country, leagues, teams } of data.manySports)
    for (const [sport, league] of Object.entries(leagues))
      for (const text of teams) addTeam(draft, call, { sport, country, league, text });

  return draft;
}

export function withAlike(names: TeamNames): TeamIndex {
  // Few who load the catalogue look for the teams of a league.
  const leagueTeams = lazily(() => createLeagueTeams(names.byName));
  return {
    ...names,
    ...createAlike(names.byName),
    inLeague: (league, name) => leagueTeams()(league, name),
  };
}

const nobody: readonly Team[] = [];

function createCaller({ byName, byAcronym }: Draft): Caller {
  const extend = createExtender();
  return (team, names) => {
    for (const { folded, squad, acronym } of names) {
      const named = squad ? toSquad(team, squad) : team;
      const index = acronym ? byAcronym : byName;
      for (const name of folded) index.set(name, extend(index.get(name) ?? nobody, named));
    }
  };
}

/** A team of a league, and what else its line calls it. */
type Club = { team: Team; aliases: readonly string[] };

/** Adds the team of a line to its league. A team may have lines in several, which agree on who it is. */
function addTeam(
  { byKey }: Draft,
  call: Caller,
  { sport, country, league, text }: { sport: string; country: string | null; league: string; text: string },
): Club {
  const { name, aliases, settings } = parseLine(text);
  const key = `${sport}/${settings.slug ?? toSlug(name)}`;
  const home = settings.country ?? country;
  let team = byKey.get(key);
  if (team && (team.country !== home || foldName(team.name) !== foldName(name)))
    throw new CatalogueError(`"${text}" and "${team.name}" (${team.country}) share the key ${key}.`);
  if (!team) {
    const { tz: timezone = null, squad = "" } = settings;
    team = { key, sport, name, country: home, timezone, leagues: [], squad };
    byKey.set(key, team);
  }
  const leagueKey = `${sport}/${league}`;
  if (!team.leagues.includes(leagueKey)) team.leagues.push(leagueKey);
  // A team's own name counts in small letters, too, unlike other acronyms.
  call(team, [{ ...parseName(name), acronym: false }, ...aliases.map(parseName)]);
  return { team, aliases };
}

/** A club of several sports is called alike in all of them, and the data has its name in another script once. */
function shareNamesInScripts(clubs: readonly Club[], call: Caller): void {
  for (const alike of Map.groupBy(clubs, ({ team }) => `${team.country} ${foldSide(team.name)}`).values()) {
    if (alike.length === 1) continue;
    const named = alike.map(({ team, aliases }) => ({
      team,
      inScripts: aliases.filter((alias) => !latin.test(alias)).map(parseName),
    }));
    for (const { team } of named)
      for (const other of named) if (other.team !== team) call(team, other.inScripts);
  }
}

/** A sport that nations play, and the squad that its sides are of. */
type NationSport = { sport: string; squad: string };

const listNationSports = (sports: CatalogueData["sports"]): NationSport[] =>
  Object.entries(sports).flatMap(([sport, text]) => {
    const { settings } = parseLine(text);
    return settings.nations ? [{ sport, squad: settings.squad ?? "" }] : [];
  });

/** Adds a country's sides in all sports that nations play. */
function addNation(
  { byKey, byName, byAcronym, byShortWord }: Draft,
  call: Caller,
  {
    code,
    text,
    sports,
    nicknames,
  }: { code: string; text: string; sports: readonly NationSport[]; nicknames: CatalogueData["nicknames"] },
): void {
  const { name, called, country } = readNation(code, text);
  const sides = sports.map(({ sport, squad }) => {
    const key = `${sport}/${code}`;
    if (byKey.has(key)) throw new CatalogueError(`A club has the national side's key ${key}.`);
    const side: MutableTeam = { key, sport, name, country, timezone: null, leagues: [], squad };
    byKey.set(key, side);
    return side;
  });
  // A country has hundreds of names, each of which means its sides in all sports.
  for (const { folded, squad, acronym } of called)
    for (const each of folded)
      callSides(acronym ? byAcronym : isShort(each) ? byShortWord : byName, each, sides, squad);
  for (const side of sides) {
    const nicknamed = nicknames[side.sport]?.[code]?.split("|").map((part) => part.trim()) ?? [];
    call(side, nicknamed.map(parseName));
  }
}

/** Lets a name mean the sides of a country, behind the teams that it means already. */
function callSides(index: Names, name: string, sides: readonly Team[], squad: string): void {
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
