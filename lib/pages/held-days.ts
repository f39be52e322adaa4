import "server-only";
import { addDays, dateAt, daySpan } from "@/contract/zone";
import { getCoverage } from "@/lib/api/countries";
import { listGuide } from "@/lib/api/guide";
import { isDayEmpty } from "@/lib/guide/empty-day";
import { isUnavailable } from "@/lib/shapes";

/** The channels that are sampled, and the days before and after today in which their listings are sought. */
const samples = 3;
const daysBefore = 14;
const daysAfter = 15;

/**
 * The first and last day around today (YYYY-MM-DD, in `zone`) for which the first channels have listings; null if
 * they have none. The window depends on today alone, so that all empty days make the same request.
 */
async function readHeldDays(country: string, channels: string[], today: string, zone: string) {
  const from = daySpan(addDays(today, -daysBefore), zone).start;
  const to = daySpan(addDays(today, daysAfter), zone).stop;
  const slots = await listGuide(country, channels.slice(0, samples), from, to);
  if (isUnavailable(slots) || slots.length === 0) return null;
  return {
    first: dateAt(Math.min(...slots.map(({ start }) => start)), zone),
    last: dateAt(Math.max(...slots.map(({ stop }) => stop - 1)), zone),
  };
}

/**
 * The days with listings, for a day on which no channel has any; null for a day on which other channels or hours have
 * some. `channels` are those of the page that is empty.
 */
export async function readEmptyDay(
  country: string,
  channels: string[],
  { date, today, zone }: { date: string; today: string; zone: string },
) {
  const coverage = await getCoverage(country, date);
  const slots = coverage && !isUnavailable(coverage) ? coverage.slots : null;
  if (slots) return null;
  const held = await readHeldDays(country, channels, today, zone);
  return isDayEmpty(date, { slots, held }) ? { held } : null;
}
