import "server-only";
import { dateAt } from "@/contract/zone";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { countryZone } from "@/lib/market";

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
