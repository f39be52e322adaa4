import { accessOf } from "./access.ts";
import { isTimeshift } from "./channels.ts";
import { plainChannel } from "./events/twins.ts";
import { type Candidate, channelTest, type Mine } from "./favourites/mine.ts";
import type { Badge } from "./guide/badge.ts";
import { isEndless, type NowRow } from "./now-next.ts";
import type {
  Airing,
  Broadcast,
  Channel,
  EventInfo,
  Flags,
  League,
  NowNext,
  Show,
  Showing,
  Slot,
  SportsEvent,
} from "./shapes.ts";

/** A programme that was found. Times in epoch seconds. */
export type Hit = {
  /** Its listing's id, if known. */
  id?: string;
  title: string;
  sub_title?: string;
  start: number;
  stop?: number;
  kind?: Slot["kind"];
  category?: string[];
  icon?: string;
  year?: number;
  flags?: Flags;
  /** The sports event that it shows, and how. */
  event?: string;
  event_info?: EventInfo;
  showing?: Showing;
  channel: Pick<Channel, "id" | "name" | "logo" | "free" | "access">;
};

/** A sports event that was found, with what shows it in the market. */
export type EventHit = SportsEvent & { broadcasts: Broadcast[] };
export type TeamHit = { name: string; sport: string; events: number; next?: EventHit };
export type ShowHit = { show: Pick<Show, "id" | "name" | "genres" | "image">; airings: number; next: Hit };
/** A channel that was found, and what is on there, if that is known. */
export type ChannelHit = Channel & { on?: { title: string; stop: number } };
export type PersonHit = { name: string; role: string; airings: number; next: Hit[] };

/** What a search of a market found, the best first in each group. */
export type SearchResults = {
  query: string;
  /** What the query was taken to mean, if that isn't what it says. */
  understood?: string;
  teams: TeamHit[];
  events: EventHit[];
  leagues: League[];
  shows: ShowHit[];
  channels: ChannelHit[];
  people: PersonHit[];
  /** One for each title; `airings` is how often it is on. */
  listings: (Hit & { airings: number })[];
  /** Which listings were searched: all, those of yesterday to tomorrow that the site holds, or those of now and next. */
  reach: "all" | "held" | "now";
  at: number;
  zone: string;
};

/** What the groups are called and in which order they stand. */
export const searchGroups = [
  "teams",
  "events",
  "leagues",
  "shows",
  "channels",
  "people",
  "listings",
] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** The names of what was found, by group. */
const namesFound = (found: SearchResults): Record<SearchGroup, string[]> => ({
  teams: found.teams.map(({ name }) => name),
  events: found.events.map(({ name }) => name),
  leagues: found.leagues.map(({ name }) => name),
  shows: found.shows.map(({ show }) => show.name),
  channels: found.channels.map(({ name }) => name),
  people: found.people.map(({ name }) => name),
  listings: found.listings.map(({ title }) => title),
});

/**
 * The groups in which something was found: that leads whose best name fits the query best, since it is the query or
 * begins with its words. The others, and equals, stand in the groups' own order.
 */
export function groupsFound(found: SearchResults): SearchGroup[] {
  const names = namesFound(found);
  const queries = [found.query, found.understood ?? found.query].map(fold);
  const fitOf = (name: string): number => {
    const folded = fold(name);
    if (queries.includes(folded)) return 0;
    return queries.some((query) => folded.startsWith(`${query} `)) ? 1 : 2;
  };
  const best = (group: SearchGroup) => Math.min(...names[group].map(fitOf));
  const groups = searchGroups.filter((group) => names[group].length > 0);
  const [lead] = groups.toSorted((a, b) => best(a) - best(b));
  return lead ? [lead, ...groups.filter((group) => group !== lead)] : [];
}

/** How much was found in all groups. */
export const countFound = (found: SearchResults): number =>
  searchGroups.reduce((sum, group) => sum + found[group].length, 0);

/** A search as the browser's box shows it, in words. */
export type SearchBody = {
  /** What the query was taken to mean; null if that is what it says. */
  understood: string | null;
  /** Of each group more options than the `most` that a box shows: on the device, those on a person's channels lead. */
  groups: { name: SearchGroup; title: string; most: number; options: Suggestion[] }[];
  /** ISO code. */
  country: string;
  /** How much was found, and what was searched. */
  status: string;
  scope: string;
};

export type Suggestion = {
  href: string;
  title: string;
  detail: string;
  /** What is said instead to those who have a channel: the first of theirs counts. */
  details?: { channel: Candidate; detail: string }[];
  /** Whether it leads to another search. */
  isSearch?: boolean;
  badge?: { look: Badge | "later"; word: string };
  /** A channel's logo or initials. */
  plate?: { name: string; logo?: string | null };
  /** The channel that it is on, or that it is. */
  channel?: Candidate;
};

/** What a suggestion says to a person in a country. */
export function detailFor({ detail, details = [] }: Suggestion, mine: Mine, country: string): string {
  const isMine = channelTest(mine, country);
  return (isMine && details.find(({ channel }) => isMine(channel))?.detail) ?? detail;
}

/** Hits that aren't over: those on at a moment first, then the soonest. */
export function hitsAt<T extends Hit>(hits: readonly T[], at: number): T[] {
  const left = hits.filter(({ stop }) => stop === undefined || stop > at);
  return left.toSorted((a, b) => Math.max(a.start, at) - Math.max(b.start, at));
}

/**
 * An airing as a hit; null if its channel's name is unknown. The channel's logo, and what it asks of viewers, are the
 * lineup's.
 */
export function toHit(airing: Airing, channels: ReadonlyMap<string, Channel>): Hit | null {
  const {
    id,
    channel,
    channel_name,
    title,
    sub_title,
    start,
    stop,
    kind,
    category,
    icon,
    year,
    flags,
    event,
    event_info,
    showing,
  } = airing;
  const { name, logo, free, access } = channels.get(channel) ?? {};
  const called = channel_name ?? name;
  if (!called) return null;
  return {
    ...{ id, title, sub_title, start, stop, kind, category, icon, year, flags, event, event_info, showing },
    channel: { id: channel, name: called, logo, free, access },
  };
}

/** Returns a function that says whether a text contains all words of a query. */
function createMatcher(query: string): (text: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.length > 0 && words.every((word) => folded.includes(word));
  };
}

/** Programmes of now and next whose titles or sub-titles contain all words of a query. */
export function nowHits(rows: readonly NowRow[], query: string): Hit[] {
  const matches = createMatcher(query);
  return rows.flatMap(({ channel, now, next }) =>
    [now, next].flatMap((item) =>
      item && matches(`${item.title} ${item.sub_title ?? ""}`) ? [{ ...item, channel }] : [],
    ),
  );
}

/** What is found without the API: channels of a lineup and programmes among some slots, by all words of a query. */
export function searchHeld(lineup: readonly Channel[], slots: readonly Slot[], query: string) {
  const matches = createMatcher(query);
  const channels = new Map(lineup.map((channel) => [channel.id, channel]));
  const found = slots.filter((slot) => matches(`${slot.title} ${slot.sub_title ?? ""}`));
  return {
    channels: lineup.filter(({ name }) => matches(name)),
    hits: found.flatMap((slot) => toHit(slot, channels) ?? []),
  };
}

/** The first of the hits of each title, with how many there are. */
export function firstOfEach(hits: readonly Hit[]): (Hit & { airings: number })[] {
  const byTitle = Map.groupBy(hits, ({ title }) => fold(title));
  return [...byTitle.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, airings: 1 + rest.length }] : [],
  );
}

/** Channels with what is on there at a moment. */
export function withNow(channels: readonly Channel[], lines: readonly NowNext[], at: number): ChannelHit[] {
  const byChannel = new Map(lines.map(({ channel, now }) => [channel, now]));
  return channels.map((channel) => {
    const now = byChannel.get(channel.id);
    return now && now.stop > at ? { ...channel, on: { title: now.title, stop: now.stop } } : channel;
  });
}

/**
 * Channels without twins: one that several providers carry under one name, or in two sharpnesses, is one to a viewer.
 * Stations of one name that show different programmes are several. The first of twins is kept.
 */
export function channelsOnce(channels: readonly ChannelHit[]): ChannelHit[] {
  const kept: ChannelHit[] = [];
  for (const channel of channels) {
    const isTwin = (other: ChannelHit) =>
      other.country === channel.country &&
      plainChannel(other.name) === plainChannel(channel.name) &&
      (!other.on || !channel.on || other.on.title === channel.on.title);
    if (!kept.some(isTwin)) kept.push(channel);
  }
  return kept;
}

/** How many of some groups stand in the first of two columns, so that the longer one is as short as it can be. */
export function splitColumns(lengths: readonly number[]): number {
  const sum = (some: readonly number[]) => some.reduce((total, length) => total + length, 0);
  const longest = (first: number) => Math.max(sum(lengths.slice(0, first)), sum(lengths.slice(first)));
  return lengths.reduce((best, _, place) => (longest(place + 1) <= longest(best) ? place + 1 : best), 0);
}

/**
 * What is on in a market that most people may want, not an hour late: free first, in the order of the lineup, and last
 * what goes on all day.
 */
export const popularNow = (rows: readonly NowRow[], most: number): NowRow[] => {
  const on = rows.filter(({ channel, now }) => now !== null && !isTimeshift(channel));
  const rank = (row: NowRow) => (isEndless(row) ? 2 : accessOf(row.channel) === "free" ? 0 : 1);
  return on.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
};

/** Letters alone: case and accents don't keep a title from being found. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
