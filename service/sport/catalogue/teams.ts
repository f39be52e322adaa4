import type { Team } from "../knowledge.ts";
import type { CatalogueData } from "./data.ts";
import { foldName } from "./fold.ts";
import { createLeagueTeams, type LeagueTeams } from "./league-teams.ts";
import { CatalogueError, isAcronym, parseLine } from "./line.ts";
import { isSpeltLike } from "./romanise.ts";
import { foldSide } from "./side.ts";
import { soundOf } from "./sound.ts";
import { spellPlainly } from "./spelling.ts";

/** Teams by key and by name. */
export type TeamIndex = {
  byKey: ReadonlyMap<string, Team>;
  /** By folded name, and by name folded with `foldSide`. */
  byName: ReadonlyMap<string, readonly Team[]>;
  /** By acronyms, which count only in capitals: `MAN` is Manly, `Man` isn't. */
  byAcronym: ReadonlyMap<string, readonly Team[]>;
  /** By how a folded name in another script sounds; see `soundOf`. Names that sound like too many others are left out. */
  bySound(folded: string): readonly Team[];
  /** By a folded name's plainest spelling; see `spellPlainly`. A spelling that several teams of a sport share is left out. */
  bySpelling(folded: string): readonly Team[];
  inLeague: LeagueTeams;
};

type MutableTeam = Team & { leagues: string[] };

/** A name in the forms in which it is looked up, and the squad that it means. */
type ParsedName = { folded: ReadonlySet<string>; squad: string; acronym: boolean };

const latin = /\p{sc=Latin}/u;

/** Parses a name: `Black Ferns +w` is what the women are called. */
function parseName(text: string): ParsedName {
  const [, name = text, squad = ""] = /^(.*?)\s*((?:\+[a-z]+\d*)*)$/.exec(text) ?? [];
  return { folded: new Set([foldName(name), foldSide(name)]), squad, acronym: isAcronym(name) };
}

/** The last part of a team's key if its line doesn't set one. */
export const toSlug = (name: string): string => foldName(name).replaceAll(" ", "-");

/**
 * Reads the teams from the data: clubs, then national sides, then universities, so that the likelier team is found
 * first. Throws CatalogueError if two teams have the same key.
 */
export function indexTeams(data: CatalogueData): TeamIndex {
  const byKey = new Map<string, MutableTeam>();
  const byName = new Map<string, Team[]>();
  const byAcronym = new Map<string, Team[]>();

  const call = (team: Team, names: readonly ParsedName[]): void => {
    for (const { folded, squad, acronym } of names) {
      const named = squad ? toSquad(team, squad) : team;
      const index = acronym ? byAcronym : byName;
      for (const name of folded) {
        const teams = index.get(name);
        if (!teams) index.set(name, [named]);
        else if (!teams.some((other) => other.key === named.key)) teams.push(named);
      }
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
  const nations = Object.entries(data.nations).map(([code, text]) => ({ code, ...readNation(code, text) }));
  for (const [sport, text] of Object.entries(data.sports)) {
    const { settings } = parseLine(text);
    if (!settings.nations) continue;
    const nicknames = data.nicknames[sport] ?? {};
    for (const { code, name, called, country } of nations) {
      const team: MutableTeam = {
        key: `${sport}/${code}`,
        sport,
        name,
        country,
        timezone: null,
        leagues: [],
        squad: settings.squad ?? "",
      };
      if (byKey.has(team.key)) throw new CatalogueError(`A club has the national side's key ${team.key}.`);
      byKey.set(team.key, team);
      const nicknamed = nicknames[code]?.split("|").map((part) => part.trim()) ?? [];
      call(team, [...called, ...nicknamed.map(parseName)]);
    }
  }
  for (const { country, leagues, teams } of data.manySports)
    for (const [sport, league] of Object.entries(leagues))
      for (const line of teams) add(sport, country, `${sport}/${league}`, line);
  let sounds: ReadonlyMap<string, readonly Sounding[]> | undefined;
  const bySound = (folded: string): readonly Team[] => {
    sounds ??= indexSounds(byName);
    const alike = sounds.get(soundOf(folded) ?? "") ?? [];
    return alike
      .filter(({ names }) => names.some((name) => isSpeltLike(folded, name)))
      .map(({ team }) => team);
  };
  let spellings: ReadonlyMap<string, readonly Team[]> | undefined;
  const bySpelling = (folded: string): readonly Team[] => {
    const plain = spellPlainly(folded);
    if (plain === null) return [];
    spellings ??= indexSpellings(byName);
    return spellings.get(plain) ?? [];
  };
  let ofLeagues: LeagueTeams | undefined;
  const inLeague: LeagueTeams = (league, name) => {
    ofLeagues ??= createLeagueTeams(byName);
    return ofLeagues(league, name);
  };
  return { byKey, byName, byAcronym, bySound, bySpelling, inLeague };
}

/** In one sport, at most this many teams may share a sound. */
const mostAlike = 3;

/** A team, and those of its names that have one sound. */
type Sounding = { team: Team; names: string[] };

/** Built when a name in another script is first looked up, since most guides need none. */
function indexSounds(byName: ReadonlyMap<string, readonly Team[]>): ReadonlyMap<string, readonly Sounding[]> {
  const index = new Map<string, Sounding[]>();
  for (const [name, teams] of byName) {
    if (!/^[a-z0-9 ]+$/.test(name)) continue;
    // In Slavic names, a C sounds like TS.
    for (const sound of new Set([soundOf(name), soundOf(name.replaceAll("c", "s"))])) {
      if (sound === null) continue;
      const those = index.get(sound) ?? [];
      for (const team of teams) {
        const known = those.find((other) => other.team.key === team.key);
        if (known) known.names.push(name);
        else those.push({ team, names: [name] });
      }
      index.set(sound, those);
    }
  }
  for (const [sound, teams] of index) {
    const bySport = Map.groupBy(teams, ({ team }) => team.sport);
    const clear = teams.filter(({ team }) => (bySport.get(team.sport)?.length ?? 0) <= mostAlike);
    if (clear.length > 0) index.set(sound, clear);
    else index.delete(sound);
  }
  return index;
}

/** Built when a name in a script whose spelling varies is first looked up. */
function indexSpellings(byName: ReadonlyMap<string, readonly Team[]>): ReadonlyMap<string, readonly Team[]> {
  const index = new Map<string, Set<Team>>();
  for (const [name, teams] of byName) {
    const plain = spellPlainly(name);
    if (plain !== null) index.set(plain, new Set([...(index.get(plain) ?? []), ...teams]));
  }
  return new Map(
    [...index].map(([plain, teams]) => {
      const bySport = Map.groupBy(teams, ({ sport }) => sport);
      return [plain, [...bySport.values()].flatMap((own) => (own.length === 1 ? own : []))];
    }),
  );
}

/** Languages in which listings name countries. The JavaScript engine knows the names (CLDR). */
const languages =
  `en es fr de pt it nl ar he ja zh zh-Hant ko th bs sr sr-Latn hr sl mk pl cs sk hu ro bg el tr ru uk sv da nb fi id
   vi hi fa sw af am az be bn ca et eu fil ga gl gu hy is ka kk km kn ky lo lt lv ml mn mr ms my ne pa si sq ta te tk ur
   uz cy`.split(/\s+/);
let regionNames: Intl.DisplayNames[] | undefined;

/** A country's names in those languages, the short ones too: `香港` besides `中国香港特别行政区`. */
export function countryNames(country: string): string[] {
  regionNames ??= languages.flatMap((language) =>
    (["long", "short"] as const).map((style) => new Intl.DisplayNames([language], { type: "region", style })),
  );
  return [...new Set(regionNames.flatMap((names) => names.of(country) ?? []))];
}

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
