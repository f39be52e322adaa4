import { type Kind, kindOf, kinds } from "./kind.ts";
import type { Channel, NextItem, NowItem, NowNext } from "./shapes.ts";

/** A channel with what is on it now and next. */
export type NowRow = { channel: Channel; now: NowItem | null; next: NextItem | null; kind: Kind };

/** Every channel in the order given, each with its now and next; what is listed for no known channel is left out. */
export function nowRows(channels: readonly Channel[], items: readonly NowNext[]): NowRow[] {
  const byChannel = new Map(items.map((item) => [item.channel, item]));
  return channels.map((channel) => {
    const { now = null, next = null } = byChannel.get(channel.id) ?? {};
    return { channel, now, next, kind: kindOf(now?.category, channel.categories) };
  });
}

/** Channels on which something is listed, and those without. */
export const splitSilent = (rows: readonly NowRow[]): { listed: NowRow[]; silent: Channel[] } => ({
  listed: rows.filter(({ now, next }) => now || next),
  silent: rows.flatMap(({ channel, now, next }) => (now || next ? [] : [channel])),
});

/** The kinds that are on now, in their usual order, but for what is of no kind of its own. */
export const kindsOnNow = (rows: readonly NowRow[]): Kind[] => {
  const on = new Set(rows.flatMap(({ now, kind }) => (now ? [kind] : [])));
  return kinds.filter((kind) => kind !== "general" && on.has(kind));
};

/** When the first of the programmes ends or the first gap does, epoch seconds; null where nothing is to come. */
export function nextChange(rows: readonly NowRow[], at: number): number | null {
  const changes = rows.flatMap(({ now, next }) => (now ? [now.stop] : next ? [next.start] : []));
  const soonest = Math.min(...changes.filter((change) => change > at));
  return Number.isFinite(soonest) ? soonest : null;
}

/** Rows whose programme now or next has all of a query's words in its title or sub-title, on now first. */
export function matchingRows(rows: readonly NowRow[], query: string): NowRow[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const fits = (item: NowItem | NextItem | null) => {
    const text = fold(`${item?.title ?? ""} ${item?.sub_title ?? ""}`);
    return item !== null && words.length > 0 && words.every((word) => text.includes(word));
  };
  const onNow = rows.filter(({ now }) => fits(now));
  return [...onNow, ...rows.filter(({ now, next }) => !fits(now) && fits(next))];
}

/** Letters alone: case and accents don't keep a title from being found. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
