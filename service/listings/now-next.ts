import type { Slot } from "../../contract/slot.ts";
import { parseSlot } from "../store/slot-text.ts";

/** A channel's current or coming slot, as now/next answers show it. */
export type Upcoming = {
  start: number;
  stop: number;
  /** The item's JSON text. */
  text: string;
};

export type NowNext<T> = { now: T | null; next: T | null };

/** What is on at an instant, and what starts next. The slots must be sorted and disjoint. */
export function nowNextAt<T extends { start: number; stop: number }>(
  slots: readonly T[],
  at: number,
): NowNext<T> {
  const first = slots.findIndex((slot) => slot.stop > at);
  if (first < 0) return { now: null, next: null };
  const slot = slots[first] ?? null;
  return slot && slot.start <= at ? { now: slot, next: slots[first + 1] ?? null } : { now: null, next: slot };
}

/** When a channel's now and next change by themselves: the current programme's end, else the next one's start. */
export const nextChange = ({ now, next }: NowNext<{ start: number; stop: number }>): number | null =>
  now?.stop ?? next?.start ?? null;

/** The earliest of some instants; null without any. */
export const earliest = (instants: Iterable<number | null>): number | null => {
  let least: number | null = null;
  for (const instant of instants)
    if (instant !== null && (least === null || instant < least)) least = instant;
  return least;
};

/** The members of a slot that now, next and tonight lists show, in the contract's order. */
const itemMembers = [
  "id",
  "title",
  "start",
  "stop",
  "sub_title",
  "category",
  "episode",
  "flags",
  "kind",
  "icon",
  "year",
  "rating",
  "star_rating",
  "event",
  "event_info",
] as const satisfies (keyof Slot)[];

/** Reduces a slot's JSON text to that of a list item. */
export function itemText(body: string): string {
  const slot = parseSlot(body);
  return JSON.stringify(Object.fromEntries(itemMembers.map((name) => [name, slot[name]])));
}

export const nowNextText = (channel: string, { now, next }: NowNext<{ text: string }>): string =>
  `{"channel":"${channel}","now":${now?.text ?? "null"},"next":${next?.text ?? "null"}}`;

export const nextText = (channel: string, { next }: NowNext<{ text: string }>): string =>
  `{"channel":"${channel}","next":${next?.text ?? "null"}}`;
