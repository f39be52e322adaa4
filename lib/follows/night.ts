import { addDays, atHour, dateAt } from "@/contract/zone.ts";
import type { AccessFacts } from "../access.ts";
import { accessOf } from "../access.ts";
import { channelTest, type Mine } from "../favourites/mine.ts";
import type { EpisodeMatch, Flags, LocalNames, Showing } from "../shapes.ts";

/** A channel's showing of what is followed. Times in epoch seconds; `stop` is null if unknown. */
export type NightShowing = {
  /** Its listing's id, if known. */
  listing?: string;
  channel: { id: string; name: string; logo?: string | null } & AccessFacts;
  start: number;
  stop: number | null;
  flags?: Flags;
  showing?: Showing;
};

/** A programme or event with its showings in a country, the soonest first. */
export type NightItem = {
  /** The event's id; else what distinguishes a programme's parts, so that a repeat has the same. */
  id: string;
  title: string;
  part?: string;
  episode?: Pick<EpisodeMatch, "season" | "number">;
  event?: { id: string; name: string; names?: LocalNames; start: number };
  showings: NightShowing[];
};

/** An item as one person sees it: its first showing on their channels, then the others. */
export type NightEntry = Omit<NightItem, "showings"> & {
  start: number;
  stop: number | null;
  on: NightShowing;
  /** Channels that show it at the same time. */
  also: NightShowing[];
  /** Later showings. */
  again: NightShowing[];
  /** The ids of the follows that led to it. */
  because: string[];
};

const rank = ({ showing, flags }: NightShowing): number =>
  showing === "live" ? 0 : showing === "repeat" || flags?.repeat ? 2 : 1;

/** What was found for a follow. */
export type Found = { follow: string; items: readonly NightItem[] };

/**
 * What a person follows, on their channels in a country, from a moment on: each item once, whichever follows lead to
 * it. Of an event, what is live comes before recordings; of a programme, its first showing counts. Items that are on
 * none of their channels are counted.
 */
export function buildNight(found: readonly Found[], mine: Mine, country: string, at: number) {
  const isMine = channelTest(mine, country) ?? (() => true);
  const places = new Map(mine.favourites.map((id, place) => [id, place]));
  const placeOf = ({ channel }: NightShowing) => places.get(channel.id) ?? places.size;
  const merged = new Map<string, { item: NightItem; because: string[] }>();
  for (const { follow, items } of found)
    for (const item of items) {
      const known = merged.get(item.id);
      if (!known) merged.set(item.id, { item, because: [follow] });
      else if (!known.because.includes(follow)) known.because.push(follow);
    }
  const entries: NightEntry[] = [];
  let elsewhere = 0;
  for (const { item, because } of merged.values()) {
    const { showings, ...what } = item;
    const left = showings.filter(({ start, stop }) => (stop ?? start + unknownLength) > at);
    const own = left.filter(({ channel }) => isMine({ id: channel.id, access: accessOf(channel) }));
    const [on, ...others] = own.toSorted(
      (a, b) =>
        (item.event ? rank(a) - rank(b) : 0) ||
        a.start - b.start ||
        placeOf(a) - placeOf(b) ||
        rank(a) - rank(b),
    );
    if (!on) {
      if (left.length > 0) elsewhere++;
      continue;
    }
    const isAlongside = (other: NightShowing) =>
      item.event ? other.showing === on.showing && on.showing === "live" : other.start === on.start;
    entries.push({
      ...what,
      ...{ start: on.start, stop: on.stop, on, because },
      also: others.filter(isAlongside),
      again: others.filter((other) => !isAlongside(other) && other.start > on.start),
    });
  }
  return { entries: entries.toSorted(byStart), elsewhere };
}

/** A showing of unknown length counts as over after this, seconds. */
const unknownLength = 2 * 3600;

const byStart = (a: NightEntry, b: NightEntry): number =>
  a.start - b.start || (a.title < b.title ? -1 : a.title > b.title ? 1 : 0);

type Span = Pick<NightEntry, "start" | "stop">;

/** Whether two can't both be seen whole. One of unknown length takes only the moment that it starts. */
export function clash(a: Span, b: Span): boolean {
  const stopOf = ({ start, stop }: Span) => Math.max(stop ?? start + 1, start + 1);
  return a.start < stopOf(b) && b.start < stopOf(a);
}

/** The entries that each entry clashes with, by id; only entries that clash are in it. */
export function findNightClashes(entries: readonly NightEntry[]): Map<string, NightEntry[]> {
  const clashes = entries.map((entry): [string, NightEntry[]] => [
    entry.id,
    entries.filter((other) => other.id !== entry.id && clash(entry, other)),
  ]);
  return new Map(clashes.filter(([, others]) => others.length > 0));
}

/** A later showing that clashes with nothing else, if there is one. */
export const findWayOut = (entry: NightEntry, entries: readonly NightEntry[]): NightShowing | undefined =>
  entry.again.find((again) => entries.every((other) => other.id === entry.id || !clash(again, other)));

/** A night ends at this hour, before which it is still the day before's. */
const nightEnds = 6;

/** The day that an instant's night belongs to, YYYY-MM-DD. */
export const nightOf = (at: number, zone: string): string => {
  const date = dateAt(at, zone);
  return at < atHour(date, nightEnds, zone) ? addDays(date, -1) : date;
};

/** Entries by night, from that of `at` on: what runs already belongs to it. */
export const byNight = (
  entries: readonly NightEntry[],
  at: number,
  zone: string,
): [date: string, NightEntry[]][] => [
  ...Map.groupBy(entries, ({ start }) => nightOf(Math.max(start, at), zone)),
];

/**
 * What a device has seen of its nights, and for which follows; null before the first look. Without the follows, all of
 * what is followed for the first time would count as new.
 */
export type Look = { seen: readonly string[]; follows: readonly string[] } | null;

const mostSeen = 2_000;

const seenAs = ({ id, start }: Pick<NightEntry, "id" | "start">): string => `${id} ${start}`;

/** The ids of the entries that weren't listed at the last look, of what was followed then. */
export function findNew(entries: readonly NightEntry[], look: Look): Set<string> {
  if (!look) return new Set();
  const [seen, follows] = [new Set(look.seen), new Set(look.follows)];
  const isNew = (entry: NightEntry) =>
    !seen.has(seenAs(entry)) && entry.because.some((follow) => follows.has(follow));
  return new Set(entries.filter(isNew).map(({ id }) => id));
}

/** The look to keep once these were seen. */
export const lookAt = (entries: readonly NightEntry[], follows: readonly string[]): Look => ({
  seen: entries.map(seenAs).slice(0, mostSeen),
  follows,
});

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** Parses what the device stored, which may be anything. */
export function readLook(value: unknown): Look {
  if (typeof value !== "object" || value === null || !("follows" in value) || !("seen" in value)) return null;
  const { seen, follows } = value;
  return isTexts(seen) && isTexts(follows) ? { seen: seen.slice(0, mostSeen), follows } : null;
}
