import { tellShowings } from "@/app/showings-data";
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
  const items = await tellShowings(code, now.items);
  return { rows: nowRows(channels, items), at: now.at, zone: countryZone(code, country) };
}
