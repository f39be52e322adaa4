import { dateAt } from "@/contract/zone.ts";
import { getCountry, listCountryChannels, listCountryNow } from "@/lib/api/countries";
import { countryZone, type Market } from "@/lib/market";
import { nowRows } from "@/lib/now-next";

/** What the pages of now and next are made of; null where the API knows no such country. */
export async function readNow({ country: code }: Market) {
  const [country, channels, now] = await Promise.all([
    getCountry(code),
    listCountryChannels(code),
    listCountryNow(code),
  ]);
  if (!country || !channels || !now) return null;
  const zone = countryZone(code, country);
  return { rows: nowRows(channels, now.items), at: now.at, date: dateAt(now.at, zone), zone };
}
