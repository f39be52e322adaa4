import "server-only";
import { dateAt, daySpan } from "@/contract/zone";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { readSpare } from "@/lib/api/spare";
import { divideLineup } from "@/lib/guide/lineup-order";
import { countryZone } from "@/lib/market";
import { isUnavailable } from "@/lib/shapes";

/**
 * A country and its channels in their order, with the moment (epoch seconds), the zone and the date (YYYY-MM-DD) that
 * its pages are made for; null if the API doesn't know the country.
 */
export async function readLineup(code: string) {
  const [country, channels, now] = await Promise.all([
    getCountry(code),
    listCountryChannels(code),
    pageNow(),
  ]);
  if (!channels) return null;
  const zone = countryZone(code, country);
  return { country, channels, now, zone, today: dateAt(now, zone) };
}

/**
 * The same, with the order that today's guide shows the channels in; `own` is the country's, which the blocks of
 * listings are cut by.
 */
export async function readGuideLineup(code: string) {
  const [lineup, morning] = await Promise.all([readLineup(code), readSpare("listCountryMorning", code)]);
  if (!lineup) return null;
  const { channels: own, today, zone } = lineup;
  const lines = morning && !isUnavailable(morning) ? morning.items : null;
  return { ...lineup, own, ...divideLineup(own, lines, daySpan(today, zone).stop) };
}
