import { type EarlyHour, eveningHours, eveningStart } from "@/lib/guide/tonight";
import { nowRows, splitSilent } from "@/lib/now-next";
import type { Channel, NowNext } from "@/lib/shapes";

/**
 * The first hour of an evening, from one on, at which something is listed on some channels; null if there is none.
 * `readLines` gives an hour's lines, or null if they can't be had: then the hour isn't ruled out.
 */
export async function firstListedHour(
  channels: readonly Channel[],
  { from, date, zone }: { from: EarlyHour; date: string; zone: string },
  readLines: (hour: EarlyHour) => Promise<readonly NowNext[] | null>,
): Promise<EarlyHour | null> {
  if (channels.length === 0) return null;
  for (const hour of eveningHours) {
    if (hour === "late" || hour < from) continue;
    const lines = await readLines(hour);
    if (!lines) return hour;
    const { listed } = splitSilent(nowRows(channels, lines), eveningStart(date, hour, zone));
    if (listed.length > 0) return hour;
  }
  return null;
}
