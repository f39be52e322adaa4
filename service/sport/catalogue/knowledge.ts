import { lazily, remembered } from "../../memory.ts";
import type {
  Found,
  League,
  Meeting,
  NationalSide,
  Session,
  Sport,
  SportKnowledge,
  Team,
} from "../knowledge.ts";
import { findCountryOf } from "./adjectives.ts";
import type { CatalogueData } from "./data.ts";
import { foldName } from "./fold.ts";
import { CatalogueError, parseLine } from "./line.ts";
import { createLocalLeagueNames, createLocalNames, listLines, type NameLines } from "./local-names.ts";
import { createMeetingWords } from "./meeting-words.ts";
import { buildTrie, createNameSearch, type Named, type NameTrie } from "./name-search.ts";
import { foldSide } from "./side.ts";
import { isOtherScript } from "./sound.ts";
import { countryNames, indexTeams, type TeamIndex, type TeamNames, toSquad, withAlike } from "./teams.ts";

type Search<T> = (text: string) => Found<T>[];

/** How many names of teams are remembered. */
const mostNames = 20_000;

/** The names of sports and leagues, and of what takes place in them: plain data, so that it can be kept in a file. */
export type LeagueNames = {
  sports: readonly Sport[];
  leagues: readonly League[];
  sportTrie: NameTrie<Sport>;
  leagueTrie: NameTrie<League>;
  /** National sides by names that only one sport has. */
  sideTrie: NameTrie<NationalSide>;
  /** Of meetings by league, of which few are asked for. */
  meetings: ReadonlyMap<string, readonly Named<Meeting>[]>;
  /** By sport. */
  sessionTries: ReadonlyMap<string, NameTrie<Session>>;
  worldCups: readonly string[];
};

/** What is looked up in: plain data, each part of which is read when it is first asked for. */
type Catalogue = { leagues: () => LeagueNames; teams: () => TeamNames; lines: () => NameLines };

/** The catalogue of some data. */
export const catalogueOf = (data: () => CatalogueData): Catalogue => ({
  leagues: () => indexLeagues(data()),
  teams: () => indexTeams(data()),
  lines: () => listLines(data()),
});

/** Reads the names of sports and leagues from the data. Throws CatalogueError if they contradict themselves. */
function indexLeagues(data: CatalogueData): LeagueNames {
  const sports = readSports(data);
  const leagues = readLeagues(data);
  const bySlug = new Map(sports.map(({ item }) => [item.slug, item]));
  return {
    sports: [...bySlug.values()],
    leagues: [...new Set(leagues.map(({ item }) => item))],
    sportTrie: buildTrie(sports),
    leagueTrie: buildTrie(leagues),
    sideTrie: buildTrie(readSidesOfOneSport(data, bySlug)),
    meetings: new Map(
      data.meetings.flatMap(({ sport, meetings }) =>
        Object.entries(meetings).map(
          ([league, lines]) => [`${sport}/${league}`, readMeetings(lines, sport)] as const,
        ),
      ),
    ),
    sessionTries: new Map(
      data.meetings.map(({ sport, sessions }) => [sport, buildTrie(readSessions(sessions))]),
    ),
    worldCups: data.meetings.flatMap(({ sport, meetings }) => (meetings["world-cup"] ? [sport] : [])),
  };
}

/**
 * Builds the look-ups of a catalogue. Throws CatalogueError if its data contradicts itself; the first look-up of a team
 * does so if the teams contradict each other.
 */
export function createKnowledge(catalogue: Catalogue): SportKnowledge {
  const { sports, leagues, ...names } = catalogue.leagues();
  const getTeams = lazily(() => withAlike(catalogue.teams()));
  const lines = lazily(catalogue.lines);
  const localNames = lazily(() => createLocalNames(lines()));
  const localLeagueNames = lazily(() => createLocalLeagueNames(lines()));
  const meetings = new Map(
    Array.from(names.meetings, ([league, own]) => [league, lazily(() => createMeetingSearch(own))]),
  );
  const sessions = new Map(
    Array.from(names.sessionTries, ([sport, trie]) => [sport, createNameSearch(trie)]),
  );
  const bySlug = new Map(sports.map((sport) => [sport.slug, sport]));
  const byKey = new Map(leagues.map((league) => [league.key, league]));

  return {
    sports,
    sport: (slug) => bySlug.get(slug) ?? null,
    league: (key) => byKey.get(key) ?? null,
    firstLeague: (sport, country) =>
      leagues.find((league) => league.sport === sport && league.country === country && league.squad === "") ??
      null,
    findCountry: findCountryOf,
    team: (key) => {
      const [bare = key, ...squads] = key.split(/(?=\+)/);
      const team = getTeams().byKey.get(bare);
      if (!team) return null;
      return squads.length > 0 ? toSquad(team, squads.join("")) : team;
    },
    localNames: (key) => localNames()(key),
    localLeagueNames: (key) => localLeagueNames()(key),
    findTeams: remembered(mostNames, (text) => findTeams(getTeams(), text)),
    findLeagueTeam: (league, name) => getTeams().inLeague(league, name),
    findSoundingTeam: (sport, name) => getTeams().byRoughSound(sport, foldSide(name)),
    findLeagues: createNameSearch(names.leagueTrie),
    findSports: createNameSearch(names.sportTrie),
    findSides: createNameSearch(names.sideTrie),
    findMeetings: (league, text) => meetings.get(league)?.()(text) ?? [],
    worldCups: names.worldCups,
    findSessions: (sport, text) => sessions.get(sport)?.(text) ?? [],
  };
}

/** The code of a country or the letters of a club. */
const isCode = (text: string): boolean => /^[A-Z]{1,3}$/.test(text);

function findTeams(
  { byName, byAcronym, byShortWord, bySound, bySpelling }: TeamIndex,
  text: string,
): readonly Team[] {
  const otherSpellings = (folded: string): readonly Team[] => {
    const alike = bySpelling(folded);
    return alike.length > 0 || !isOtherScript(text) ? alike : bySound(folded);
  };
  const named = byName.get(foldName(text));
  const countries = isCode(text) ? undefined : byShortWord.get(foldName(text));
  const found =
    (named && countries ? [...named, ...countries] : (named ?? countries)) ??
    byName.get(foldSide(text)) ??
    byName.get(foldSide(text.replace(founded, ""))) ??
    otherSpellings(foldSide(text));
  if (text !== text.toUpperCase()) return ownFirst(found, text);
  const meant = byAcronym.get(foldName(text)) ?? byAcronym.get(foldSide(text)) ?? [];
  const others = meant.filter(({ key }) => !found.some((team) => team.key === key));
  return others.length > 0 ? [...found, ...others] : found;
}

/** Puts teams of that very name before those that are called so for short: Barcelona before Barcelona SC. */
function ownFirst(teams: readonly Team[], text: string): readonly Team[] {
  if (teams.length < 2) return teams;
  const folded = foldName(text);
  const isOwn = ({ name, leagues }: Team): boolean => leagues.length > 0 && foldName(name) === folded;
  return teams.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

/** The year in a club's full name, which is left out if no other club is found with it: `Bologna FC 1909`. */
const founded = /\b1[89]\d\d\b/;

const named = <T>(item: T, names: readonly string[]): Named<T>[] => names.map((name) => ({ name, item }));

function readSports(data: CatalogueData): Named<Sport>[] {
  return Object.entries(data.sports).flatMap(([slug, text]) => {
    const { name, aliases, settings } = parseLine(text);
    return named({ slug, name, usualMinutes: parseMinutes(text, settings.minutes) }, [name, ...aliases]);
  });
}

/** The names of national sides that only one sport has: `Red Panthers`. One word is often another name. */
function readSidesOfOneSport(
  { nicknames }: CatalogueData,
  bySlug: ReadonlyMap<string, Sport>,
): Named<NationalSide>[] {
  const called = Object.entries(nicknames).flatMap(([slug, sides]) =>
    Object.entries(sides).flatMap(([code, line]) =>
      line.split("|").flatMap((text): Named<NationalSide>[] => {
        const [, name = "", squad = ""] = /^(.*?)\s*((?:\+[a-z]+\d*)*)$/.exec(text.trim()) ?? [];
        const sport = bySlug.get(slug);
        return sport && name.includes(" ") ? [{ name, item: { sport, team: `${slug}/${code}`, squad } }] : [];
      }),
    ),
  );
  return [...Map.groupBy(called, ({ name }) => foldName(name)).values()]
    .filter((alike) => new Set(alike.map(({ item }) => item.sport)).size === 1)
    .flat();
}

function readLeagues(data: CatalogueData): Named<League>[] {
  return data.leagues.flatMap(({ sport, leagues }) =>
    Object.entries(leagues).flatMap(([slug, text]) => {
      const { name, aliases, shared, settings } = parseLine(text);
      const league: League = {
        key: `${sport}/${slug}`,
        sport,
        name,
        country: settings.country ?? null,
        squad: settings.squad ?? "",
        season: parseSeason(text, settings.months),
        isCup: settings.cup === "yes",
        hasOwnClubs: settings.clubs === "own",
        womens: settings.women ? `${sport}/${settings.women}` : null,
        sharedNames: new Map([...shared].map(([alias, countries]) => [foldName(alias), countries])),
      };
      return named(league, [name, ...aliases]);
    }),
  );
}

function readSessions(lines: Record<string, string>): Named<Session>[] {
  return Object.entries(lines).flatMap(([slug, text]) => {
    const { name, aliases, settings } = parseLine(text);
    return named({ slug, name, usualMinutes: parseMinutes(text, settings.minutes) }, [name, ...aliases]);
  });
}

/** Sports whose meetings are called by their countries, in every language: `Soome ralli`, `Singapurski Grand Prix`. */
const heldByCountry = new Set(["motorsport"]);

function readMeetings(lines: Record<string, string>, sport: string): Named<Meeting>[] {
  const parsed = Object.entries(lines).map(([slug, text]) => ({ slug, ...parseLine(text) }));
  const countries = Map.groupBy(parsed, ({ settings }) => settings.country);
  return parsed.flatMap(({ slug, name, aliases, settings: { country } }) => {
    const isOnly = country !== undefined && countries.get(country)?.length === 1;
    const called = isOnly && heldByCountry.has(sport) ? countryNames(country) : [];
    return named({ slug, name, country: country ?? null }, [name, ...aliases, ...called]);
  });
}

/** Searches for the names of meetings, and if there are none, for words in other scripts that mean one. */
function createMeetingSearch(named: readonly Named<Meeting>[]): Search<Meeting> {
  const search = createNameSearch(buildTrie(named));
  const findWord = createMeetingWords(named);
  return (text) => {
    const found = search(text);
    const meant = found.length > 0 ? null : findWord(text);
    return meant === null ? found : [{ item: meant, from: 0, to: 0 }];
  };
}

function parseSeason(text: string, months: string | undefined): League["season"] {
  if (months === undefined) return null;
  const [first = 0, last = 0] = months.split("-").map(Number);
  const isMonth = (month: number): boolean => Number.isInteger(month) && month >= 1 && month <= 12;
  if (!isMonth(first) || !isMonth(last))
    throw new CatalogueError(`"${text}" has months that aren't two of 1 to 12.`);
  return [first, last];
}

function parseMinutes(text: string, minutes: string | undefined): number {
  const read = Number(minutes);
  if (!Number.isInteger(read) || read <= 0) throw new CatalogueError(`"${text}" needs minutes=….`);
  return read;
}
