import { atHour, wallClock } from "@/contract/zone";
import type { GuideSlot } from "./chunk";
import type { GuideChannel } from "./guide-data";

/** Channels on one page of the list: a block of the grid's, so that both share their reads. */
export { blockRows as agendaRowsPerPage } from "./chunk";

/** How many programmes follow the one at the chosen time. */
const following = 3;

/** A channel's line in the list: what is on at the chosen time, and what follows. */
export type AgendaRow = { channel: GuideChannel; on: GuideSlot | null; following: GuideSlot[] };

/** Whether nothing is listed at the chosen time and after it. */
export const isSilent = ({ on, following }: AgendaRow): boolean => on === null && following.length === 0;

/**
 * The channels' lines at an instant, epoch seconds. Each of `chunks` has one row per channel, in the channels' order;
 * a programme that overlaps two chunks is in both.
 */
export function agendaRows(
  channels: readonly GuideChannel[],
  chunks: readonly (readonly (readonly GuideSlot[])[])[],
  at: number,
): AgendaRow[] {
  return channels.map((channel, index) => {
    const slots = new Map(chunks.flatMap((rows) => rows[index] ?? []).map((slot) => [slot.id, slot]));
    const left = [...slots.values()].filter(({ stop }) => stop > at).sort((a, b) => a.start - b.start);
    const on = left.find(({ start }) => start <= at) ?? null;
    return { channel, on, following: left.filter(({ start }) => start > at).slice(0, following) };
  });
}

/** The hours, 0 to 23, that a local day has: one is missing when clocks go forward. */
export const hoursOfDay = (date: string, zone: string): number[] =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => {
    const wall = wallClock(atHour(date, hour, zone), zone);
    return Math.floor((((wall % 86_400) + 86_400) % 86_400) / 3600) === hour;
  });
