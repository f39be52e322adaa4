import type { Badge } from "./guide/badge.ts";
import type { NowRow } from "./now-next.ts";
import type { Airing, Channel, Flags, Showing } from "./shapes.ts";

/** A programme that was found. Times in epoch seconds. */
export type Hit = {
  /** Its listing's id, if known. */
  id?: string;
  title: string;
  sub_title?: string;
  start: number;
  stop?: number;
  flags?: Flags;
  /** The sports event that it shows, and how. */
  event?: string;
  showing?: Showing;
  channel: Pick<Channel, "id" | "name" | "logo" | "free" | "access">;
};

export type Hits = { onNow: Hit[]; later: Hit[] };

/** What a search of a market found. */
export type SearchResults = Hits & {
  query: string;
  channels: Channel[];
  /** How many programmes there are in all; `onNow` and `later` have the first. */
  count: number;
  /** Whether all listings were searched, or those of now and next alone. */
  isFull: boolean;
  at: number;
  zone: string;
};

/** A search as the browser's box shows it: the first of each group, in words. */
export type SearchBody = {
  onNow: Suggestion[];
  later: Suggestion[];
  channels: { href: string; name: string; logo?: string | null }[];
  /** How much was found, and what was searched. */
  status: string;
  scope: string;
};

export type Suggestion = {
  href: string;
  title: string;
  channel: string;
  when: string;
  badge?: { look: Badge; word: string };
};

/** Parts what is on at a moment from what comes later; what is over is left out. */
export function hitsAt(hits: readonly Hit[], at: number): Hits {
  const left = hits.filter(({ stop }) => stop === undefined || stop > at);
  return {
    onNow: left.filter(({ start }) => start <= at),
    later: left.filter(({ start }) => start > at).toSorted((a, b) => a.start - b.start),
  };
}

/** Airings as hits. Their channel's name is theirs, else the lineup's; its logo, and whether it is free, are the lineup's. */
export function airingHits(airings: readonly Airing[], channels: readonly Channel[]): Hit[] {
  const known = new Map(channels.map((channel) => [channel.id, channel]));
  return airings.flatMap((airing) => {
    const { id, channel, channel_name, title, sub_title, start, stop, flags, event, showing } = airing;
    const name = channel_name ?? known.get(channel)?.name;
    const hit = { id, title, sub_title, start, stop, flags, event, showing };
    const { logo, free, access } = known.get(channel) ?? {};
    return name ? [{ ...hit, channel: { id: channel, name, logo, free, access } }] : [];
  });
}

/** Programmes of now and next whose titles or sub-titles contain all words of a query. */
export function nowHits(rows: readonly NowRow[], query: string): Hit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return rows.flatMap(({ channel, now, next }) =>
    [now, next].flatMap((item) => {
      if (!item) return [];
      const text = fold(`${item.title} ${item.sub_title ?? ""}`);
      return words.length > 0 && words.every((word) => text.includes(word)) ? [{ ...item, channel }] : [];
    }),
  );
}

/** The first of the hits of each title: a box has no room for every repeat. */
export function firstOfEach(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ title }) => !seen.has(fold(title)) && seen.add(fold(title)));
}

/** Letters alone: case and accents don't keep a title from being found. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
