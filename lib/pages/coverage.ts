import "server-only";
import { addDays, daySpan } from "@/contract/zone";
import { getCoverage } from "@/lib/api/countries";
import { readSpare } from "@/lib/api/spare";
import { divideLineup } from "@/lib/guide/lineup-order";
import type { Market } from "@/lib/market";
import { isUnavailable } from "@/lib/shapes";
import { readLineup } from "./lineup";

/** Days before and after today that the page covers. */
const before = 4;
const after = 9;

/** The hour at which a day begins: what is on then and what follows it tell whether a channel has any of the day. */
const midnight = 0;

/**
 * A country's listings day by day, and its channels without any today; null if the API doesn't know the country. If no
 * day can be read, `refused` says why.
 */
export async function readCoverage({ country: code }: Market) {
  const [lineup, lines] = await Promise.all([
    readLineup(code),
    readSpare("listCountryTonight", code, midnight),
  ]);
  if (!lineup) return null;
  const { country, channels, zone, today } = lineup;
  const dates = Array.from({ length: before + 1 + after }, (_, index) => addDays(today, index - before));
  const answers = await Promise.all(dates.map((date) => getCoverage(code, date)));
  const refusal = answers.find((day) => day !== null && isUnavailable(day));
  const first = lines && !isUnavailable(lines) ? lines.items : null;
  const { later, over } = divideLineup(channels, first, daySpan(today, zone).stop);
  return {
    country,
    zone,
    today,
    days: answers.flatMap((day) => (day && !isUnavailable(day) ? [day] : [])),
    refused: refusal && isUnavailable(refusal) ? refusal.unavailable : ("not-served" as const),
    silent: [...later, ...over],
  };
}
