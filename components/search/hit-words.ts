import { dateAt } from "@/contract/zone.ts";
import type { Words } from "@/lib/i18n";
import type { Hit } from "@/lib/search";
import { dayLabel, formatTime, type TimeStyle } from "@/lib/time/format";

/** What the results of a search share. `at` is the moment that the page describes, epoch seconds. */
export type HitSetting = { market: string; at: number; format: TimeStyle; t: Words };

/** When something starts: its time, and its day unless that is today. */
export function startText(start: number, { at, format }: HitSetting): string {
  const [day, today] = [dateAt(start, format.zone), dateAt(at, format.zone)];
  const time = formatTime(start, format);
  return day === today ? time : `${dayLabel(day, today, format.locale)} ${time}`;
}

/** When a programme is on: now, until when, or its start. */
export const hitTime = (hit: Hit, setting: HitSetting): string =>
  hit.start <= setting.at && hit.stop !== undefined
    ? setting.t("search.until", { time: formatTime(hit.stop, setting.format) })
    : startText(hit.start, setting);
