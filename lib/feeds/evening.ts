import { isFree } from "@/lib/access";
import { choosePicks, type EveningHour, eveningStart } from "@/lib/guide/tonight";
import { nowRows } from "@/lib/now-next";
import type { Channel, NowNext } from "@/lib/shapes";

/** A programme in a feed of the evening. */
export type EveningProgramme = {
  id: string;
  title: string;
  sub_title?: string;
  start: number;
  stop?: number;
  channel: Channel;
};

/** Every channel's programme at an hour, and the next one. */
export type EveningHourLines = { hour: EveningHour; lines: NowNext[] };

/** The hour of prime time, and how many of the country's first channels are listed for it. */
const primeHour = 20;
const primeChannels = 30;

/**
 * The programmes in a feed of an evening, from 18:00 to midnight: the picks of each hour, and what is on at 20:00 on
 * the country's first channels; by start, then in the order of the lineup, each once.
 */
export function eveningProgrammes(
  channels: readonly Channel[],
  hours: readonly EveningHourLines[],
  date: string,
  zone: string,
): EveningProgramme[] {
  const order = new Map(channels.map(({ id }, index) => [id, index]));
  const found = new Map<string, EveningProgramme>();
  const [from, to] = [eveningStart(date, 18, zone), eveningStart(date, "late", zone)];
  const add = (channel: Channel, item: NowNext["now"] | NowNext["next"]) => {
    if (!item?.id || item.start < from || item.start >= to) return;
    const { id, title, sub_title, start, stop } = item;
    found.set(id, { id, title, sub_title, start, stop, channel });
  };
  for (const { hour, lines } of hours) {
    const rows = nowRows(channels, lines);
    const at = eveningStart(date, hour, zone);
    for (const { channel, item } of choosePicks(rows, at, isFree)) add(channel, item);
    if (hour === primeHour)
      for (const { channel, now } of rows.filter((row) => row.now).slice(0, primeChannels)) add(channel, now);
  }
  const place = ({ channel }: EveningProgramme) => order.get(channel.id) ?? 0;
  return [...found.values()].toSorted((a, b) => a.start - b.start || place(a) - place(b));
}
