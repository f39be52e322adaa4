import { addDays, atHour, wallClock } from "@/contract/zone";
import { kindOf } from "@/lib/kind";
import type { Flags, NextItem, NowItem } from "@/lib/shapes";
import { indexAt } from "./cells";
import { readPage } from "./segments";

/** The hours of an evening that a page shows; `late` begins at midnight. */
export const eveningHours = [18, 19, 20, 21, 22, 23, "late"] as const;

export type EveningHour = (typeof eveningHours)[number];

/** An hour's page of channels; `hour` is null for the one that the evening opens at. */
export type EveningPage = { hour: EveningHour | null; page: number };

/** Reads the path after `/tonight`: nothing, an hour, or an hour and a page from 2 on; else null. */
export function readEveningSegments(segments: readonly string[] = []): EveningPage | null {
  const [name, number, ...rest] = segments;
  if (rest.length > 0) return null;
  if (name === undefined) return { hour: null, page: 1 };
  const hour = eveningHours.find((evening) => String(evening) === name);
  const page = number === undefined ? 1 : readPage(number);
  return hour !== undefined && page ? { hour, page } : null;
}

/** The hour that an evening opens at: the present one during it, else prime time. */
export function openingHour(now: number, zone: string): EveningHour {
  const hour = Math.floor((wallClock(now, zone) % 86_400) / 3600);
  return eveningHours.find((evening) => evening === hour) ?? 20;
}

/** The instant of an evening's hour, epoch seconds. */
export const eveningStart = (date: string, hour: EveningHour, zone: string): number =>
  hour === "late" ? atHour(addDays(date, 1), 0, zone) : atHour(date, hour, zone);

export type Item = NowItem | NextItem;

/** A channel's line in the evening: what is on at the hour, and what follows. */
export type Line<Channel> = { channel: Channel; now: NowItem | null; next: NextItem | null };

/** What is on at an instant, and next, among a channel's sorted slots. */
export function lineAt<T extends NowItem>(
  slots: readonly T[],
  at: number,
): { now: T | null; next: T | null } {
  const index = indexAt(slots, at);
  const slot = slots[index];
  if (!slot) return { now: null, next: null };
  if (slot.start > at) return { now: null, next: slot };
  if (slot.stop <= at) return { now: null, next: null };
  return { now: slot, next: slots[index + 1] ?? null };
}

export type PickReason = "live" | "film" | "new";

export type Pick<Channel> = { channel: Channel; item: Item; reason: PickReason };

const leastSeconds = 20 * 60;
const justBegun = 10 * 60;
const ahead = 3 * 3600;

const isFlagged = (item: Item, flag: keyof Flags): boolean => item.flags?.[flag] === true;

/**
 * Why a programme is worth a card: it is live, a film, or new and no repeat. News never is, nor what lasts under
 * 20 minutes; a film or a first showing must still be caught from near its beginning, and all begin within
 * three hours of the hour.
 */
function reasonFor(item: Item, at: number): PickReason | null {
  const kind = kindOf(item.category);
  if (kind === "news" || isFlagged(item, "repeat")) return null;
  if (item.start > at + ahead) return null;
  if (item.stop !== undefined && item.stop - item.start < leastSeconds) return null;
  if (isFlagged(item, "live")) return "live";
  if (item.start < at - justBegun) return null;
  if (kind === "movie") return "film";
  return isFlagged(item, "new") ? "new" : null;
}

/** Two programmes with the same key are the same: by event, or by title, with the sub-title if live. */
function sameness(item: Item): string {
  if (item.event) return item.event;
  const words = isFlagged(item, "live") ? [item.title, item.sub_title] : [item.title];
  return words.join("\n").normalize("NFKC").toLowerCase();
}

/**
 * "Don't miss": six, three or fewer programmes, taken in turn from what is live, films and first showings, each
 * with the channels first that are free to watch, else in the line-up's order; one a channel, and never the same
 * thing twice. Empty if the data has none.
 */
export function choosePicks<Channel>(
  lines: readonly Line<Channel>[],
  at: number,
  isFree: (channel: Channel) => boolean,
): Pick<Channel>[] {
  const queues: Record<PickReason, Pick<Channel>[]> = { live: [], film: [], new: [] };
  const freeFirst = lines.toSorted((a, b) => Number(isFree(b.channel)) - Number(isFree(a.channel)));
  for (const { channel, now, next } of freeFirst)
    for (const item of [now, next]) {
      const reason = item && reasonFor(item, at);
      if (reason) queues[reason].push({ channel, item, reason });
    }
  const picks: Pick<Channel>[] = [];
  const seen = new Set<unknown>();
  while (picks.length < 6 && Object.values(queues).some((queue) => queue.length > 0))
    for (const queue of Object.values(queues)) {
      const pick = queue.find(({ channel, item }) => !seen.has(channel) && !seen.has(sameness(item)));
      queue.splice(0, pick ? queue.indexOf(pick) + 1 : queue.length);
      if (!pick || picks.length === 6) continue;
      picks.push(pick);
      seen.add(pick.channel).add(sameness(pick.item));
    }
  return picks.length >= 6 ? picks : picks.slice(0, 3);
}
