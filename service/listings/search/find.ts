import { compareText } from "../../text.ts";
import {
  type Gathered,
  type Group,
  gatherSlots,
  listShownEvents,
  type PersonGroup,
  type Scope,
} from "./gather.ts";
import type { Searchable } from "./live-search.ts";
import { fit, type NameMatch, type Names, type Reading } from "./names.ts";
import { otherWritings } from "./other-writings.ts";
import { type KnownEvent, type KnownLeague, type KnownTeam, noSport } from "./sport-names.ts";
import { isJoined } from "./words.ts";

/** What is searched for, and among what. Times are epoch seconds. */
export type Search = {
  /** Folded: see `foldForSearch`. */
  query: string;
  /** The keys of the channels to search, in the order in which they are preferred. */
  channels: readonly number[];
  now: number;
  /** What starts then or later isn't found. */
  until: number;
  /** Whether events are answered: slots that show one of those found aren't listed as well. */
  hasEvents: boolean;
  /** The most of each group. */
  limit: number;
};

/** Something that was found by a name: how well that fits, and its key. */
type Named = { fit: number; name: number };

/** `isHere`: whether one of the searched channels shows it. */
export type FoundEvent = { event: KnownEvent; fit: number; isHere: boolean };
export type FoundTeam = Named & { team: KnownTeam; events: number; next: FoundEvent | null };
export type FoundLeague = Named & { league: KnownLeague; events: number };
export type FoundChannel = Named & { channel: number };
export type FoundShow = Group & { show: string };

export type Found = {
  match: NameMatch;
  /** Whether words were read as mistyped or written otherwise. */
  isCorrected: boolean;
  channels: FoundChannel[];
  events: FoundEvent[];
  teams: FoundTeam[];
  leagues: FoundLeague[];
  shows: FoundShow[];
  people: PersonGroup[];
  listings: Group[];
};

/**
 * Finds everything that is called as a query says, the best first: the whole name, then a name that begins with the
 * query, then one that holds its words; of equals what is on now, then what is on soonest. Words are read as written
 * otherwise, then as first letters, and then as mistyped, only if nothing fits as typed.
 */
export function find(searchable: Searchable, search: Search): Found {
  const { slots, events } = searchable;
  const scope: Scope = { slots, channels: search.channels, now: search.now, until: search.until };
  const shown = new Set([...listShownEvents(scope)].map(events.text));
  const read = (query: string, reading: Reading) =>
    findWith(searchable, { ...search, query }, { scope, shown, reading });
  const asTyped = read(search.query, "typed");
  if (bestFit(asTyped) < fit.none) return withoutScattered(asTyped);
  let best = asTyped;
  for (const query of otherWritings(search.query)) {
    const found = read(query, "typed");
    if (bestFit(found) < bestFit(best)) best = found;
    if (bestFit(best) < fit.begins) break;
  }
  if (bestFit(best) < fit.none) return { ...withoutScattered(best), isCorrected: true };
  // Black Caps who don't play aren't Sunderland's mistyped Black Cats.
  if (searchable.nicknames.has(search.query)) return asTyped;
  const asInitials = read(search.query, "initials");
  return bestFit(asInitials) < fit.none ? asInitials : withoutFurther(read(search.query, "typos"));
}

const nothing = {
  channels: [],
  events: [],
  teams: [],
  leagues: [],
  shows: [],
  people: [],
  listings: [],
} satisfies Omit<Found, "match" | "isCorrected">;

const groups = ["channels", "events", "teams", "leagues", "shows", "people", "listings"] as const;

const bestFit = (found: Found): number =>
  Math.min(fit.none, ...groups.flatMap((group) => found[group].map((each) => each.fit)));

/** Leaves out what takes two letters mistyped in a word if something takes only one. */
function withoutFurther(found: Found): Found {
  return bestFit(found) >= fit.typosWhole ? found : upTo(found, fit.typo);
}

/** Leaves out what only holds the words apart if something is called so: days of golf aren't Channel 4. */
const withoutScattered = (found: Found): Found =>
  bestFit(found) < fit.holds ? upTo(found, fit.holds) : found;

/** What fits at least so well; the second of a thing's names, or a sub-title, counts a little less. */
function upTo(found: Found, worst: number): Found {
  const near = <T extends { fit: number }>(those: T[]): T[] =>
    those.filter((each) => Math.floor(each.fit) <= worst);
  return {
    ...found,
    channels: near(found.channels),
    events: near(found.events),
    teams: near(found.teams),
    leagues: near(found.leagues),
    shows: near(found.shows),
    people: near(found.people),
    listings: near(found.listings),
  };
}

function findWith(
  searchable: Searchable,
  { query, channels, now, limit, hasEvents }: Search,
  { scope, shown, reading }: { scope: Scope; shown: ReadonlySet<string>; reading: Reading },
): Found {
  const match = searchable.names.match(query, reading);
  const isCorrected = reading === "typos";
  if (!match.isPossible) return { ...nothing, match, isCorrected };
  // The catalogue has the letters of sides and competitions; others in their names are chance.
  const sport = reading === "initials" ? noSport : searchable.sport;
  const events = hasEvents ? findEvents(sport.events, shown, match, now) : [];
  const skipped = new Set(events.map(({ event }) => searchable.events.of(event.id)));
  const slots =
    match.best < fit.none
      ? gatherSlots(scope, { fits: match.fits, skipped, inSubTitles: reading !== "initials" })
      : noSlots();
  const called = withWholeAliases(match, query, searchable.names);
  const sorted = {
    channels: findChannels(searchable, channels, match),
    events,
    teams: findTeams(sport.teams, shown, called, now),
    leagues: findLeagues(sport.leagues, shown, called),
    shows: listShows(slots, searchable),
    people: slots.people.sort(byFit),
    listings: slots.listings.sort(byFit),
  };
  const first = <T>(those: readonly T[]): T[] => those.slice(0, limit);
  return {
    match,
    isCorrected,
    channels: first(sorted.channels),
    events: first(sorted.events),
    teams: first(sorted.teams),
    leagues: first(sorted.leagues),
    shows: first(sorted.shows),
    people: first(sorted.people),
    listings: first(sorted.listings),
  };
}

const noSlots = (): Gathered => ({ shows: new Map(), people: [], listings: [] });

const byFit = (a: Group, b: Group): number => a.fit - b.fit || a.due - b.due || b.airings - a.airings;

const listShows = ({ shows }: Gathered, { shows: ids }: Searchable): FoundShow[] =>
  [...shows].map(([number, group]) => ({ ...group, show: ids.text(number) })).sort(byFit);

function findChannels(
  { channels: names }: Searchable,
  channels: readonly number[],
  { fits }: NameMatch,
): FoundChannel[] {
  return channels
    .map((channel) => ({ channel, ...bestName(names.get(channel) ?? [], fits) }))
    .filter(isFound)
    .sort((a, b) => a.fit - b.fit);
}

/** Events with a name, or with sides and a league, that fit: those shown here first, then the surest, then by time. */
function findEvents(
  events: readonly KnownEvent[],
  shown: ReadonlySet<string>,
  match: NameMatch,
  now: number,
): FoundEvent[] {
  return events
    .map((event) => ({ event, fit: match.fitOfAll(event.names), isHere: shown.has(event.id) }))
    .filter((found) => isFound(found) && isToCome(found, now))
    .sort((a, b) => byPlaceAndTime(a, b, now, (each) => sureness(each.fit)));
}

/** Whether an event begins with the query, holds it, or may be meant by it. */
const sureness = (each: number): number => (each <= fit.prefix ? 0 : each <= fit.words ? 1 : each);

const isToCome = ({ event, isHere }: FoundEvent, now: number): boolean => isHere || event.stop > now;

function byPlaceAndTime(
  a: FoundEvent,
  b: FoundEvent,
  now: number,
  rank: (found: FoundEvent) => number = () => 0,
): number {
  const isOver = ({ event }: FoundEvent) => Number(event.stop <= now);
  return (
    Number(b.isHere) - Number(a.isHere) ||
    rank(a) - rank(b) ||
    isOver(a) - isOver(b) ||
    a.event.start - b.event.start ||
    compareText(a.event.id, b.event.id)
  );
}

function findTeams(
  teams: readonly KnownTeam[],
  shown: ReadonlySet<string>,
  fitsOf: BestName,
  now: number,
): FoundTeam[] {
  return teams
    .map((team) => ({ team, ...fitsOf(team.names) }))
    .filter(isFound)
    .map((found) => {
      const events = found.team.events
        .map((event) => ({ event, fit: found.fit, isHere: shown.has(event.id) }))
        .filter((each) => isToCome(each, now))
        .sort((a, b) => byPlaceAndTime(a, b, now));
      return { ...found, events: events.length, next: events[0] ?? null };
    })
    .sort(
      (a, b) =>
        a.fit - b.fit ||
        Number(b.next?.isHere) - Number(a.next?.isHere) ||
        (a.next?.event.start ?? 0) - (b.next?.event.start ?? 0) ||
        a.team.name.length - b.team.name.length,
    );
}

function findLeagues(
  leagues: readonly KnownLeague[],
  shown: ReadonlySet<string>,
  fitsOf: BestName,
): FoundLeague[] {
  return leagues
    .map((league) => ({
      league,
      ...fitsOf(league.names),
      events: league.events.filter(({ id }) => shown.has(id)).length,
    }))
    .filter(isFound)
    .sort((a, b) => a.fit - b.fit || b.events - a.events);
}

/** How much less an alias counts than the first of a thing's names, which is its own. */
const aliasPenalty = 0.25;

/** The best of a thing's names. */
function bestName(names: readonly number[], fits: Uint8Array): Named {
  let best: Named = { fit: fit.none, name: -1 };
  for (const name of names) {
    const own = (fits[name] ?? fit.none) + (name === names[0] ? 0 : aliasPenalty);
    if (own < best.fit) best = { fit: own, name };
  }
  return best;
}

type BestName = (names: readonly number[]) => Named;

/**
 * The best name of a side or a league. Full names that few say have words of everybody's: one that holds the query counts
 * only if it holds whole words. `sport` isn't asked of every Associazione Sportiva.
 */
function withWholeAliases({ fits }: NameMatch, query: string, names: Names): BestName {
  const holdsPart = (name: number): boolean =>
    fits[name] === fit.holds && !isJoined(query) && !` ${names.get(name)} `.includes(` ${query} `);
  return (own) => bestName([own[0] ?? -1, ...own.slice(1).filter((name) => !holdsPart(name))], fits);
}

const isFound = (found: { fit: number }): boolean => found.fit < fit.none;
