import "server-only";
import { addDays } from "@/contract/zone";
import { getCoverage } from "@/lib/api/countries";
import { listCountryNow } from "@/lib/api/on-air";
import type { Market } from "@/lib/market";
import { isUnavailable } from "@/lib/shapes";
import { readLineup } from "./lineup";

/** Days before and after today that the page covers. */
const before = 4;
const after = 9;

/**
 * A country's listings day by day, and its channels without any; null if the API doesn't know the country. If no
 * day can be read, `refused` says why.
 */
export async function readCoverage({ country: code }: Market) {
  const [lineup, lines] = await Promise.all([readLineup(code), listCountryNow(code)]);
  if (!lineup) return null;
  const { country, channels, zone, today } = lineup;
  const dates = Array.from({ length: before + 1 + after }, (_, index) => addDays(today, index - before));
  const answers = await Promise.all(dates.map((date) => getCoverage(code, date)));
  const refusal = answers.find((day) => day !== null && isUnavailable(day));
  const listed = new Set(lines?.items.flatMap((line) => (line.now || line.next ? [line.channel] : [])));
  return {
    country,
    zone,
    today,
    days: answers.flatMap((day) => (day && !isUnavailable(day) ? [day] : [])),
    refused: refusal && isUnavailable(refusal) ? refusal.unavailable : ("not-served" as const),
    silent: channels.filter(({ id }) => !listed.has(id)),
  };
}
