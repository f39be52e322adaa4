import { addDays, atHour, wallClock } from "@/contract/zone";
import type { NowItem } from "@/lib/shapes";
import { indexAt } from "./cells";
import { readPage } from "./segments";

/** The hours of an evening that a page shows; `late` begins at midnight. */
export const eveningHours = [18, 19, 20, 21, 22, 23, "late"] as const;

export type EveningHour = (typeof eveningHours)[number];

/** An hour before midnight. */
export type EarlyHour = Exclude<EveningHour, "late">;

/** An hour's page of channels, or of those that are free; `hour` is null for the one that the evening opens at. */
export type EveningPage = { hour: EveningHour | null; free: boolean; page: number };

/** Reads the path after `/tonight`: nothing, or an hour, then perhaps `free`, then perhaps a page from 2 on; else null. */
export function readEveningSegments(segments: readonly string[] = []): EveningPage | null {
  const [name, ...more] = segments;
  if (name === undefined) return { hour: null, free: false, page: 1 };
  const hour = eveningHours.find((evening) => String(evening) === name);
  const free = more[0] === "free";
  const [number, ...rest] = free ? more.slice(1) : more;
  const page = number === undefined ? 1 : readPage(number);
  return hour !== undefined && page && rest.length === 0 ? { hour, free, page } : null;
}

export const primeTime = 20;

/** The hour that an evening opens at: the present one during it, else prime time. */
export function openingHour(now: number, zone: string): EarlyHour {
  const hour = Math.floor((wallClock(now, zone) % 86_400) / 3600);
  return eveningHours.find((evening): evening is EarlyHour => evening === hour) ?? primeTime;
}

/** The hour of an evening whose free programmes a home leads to: prime time, and the present hour once that is over. */
export const freeHour = (now: number, zone: string): EarlyHour =>
  Math.max(openingHour(now, zone), primeTime) as EarlyHour;

/** The instant of an evening's hour, epoch seconds. */
export const eveningStart = (date: string, hour: EveningHour, zone: string): number =>
  hour === "late" ? atHour(addDays(date, 1), 0, zone) : atHour(date, hour, zone);

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
