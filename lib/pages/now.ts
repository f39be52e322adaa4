import "server-only";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { listCountryNow } from "@/lib/api/on-air";
import { addShowings } from "@/lib/api/showings";
import { linesIn } from "@/lib/events/titled";
import { wordsFor } from "@/lib/i18n";
import { countryZone, type Market } from "@/lib/market";
import { nowRows } from "@/lib/now-next";

/** Every channel of a market with its now and next; null if the API doesn't know the country. */
export async function readNow(market: Market) {
  const { country: code } = market;
  const [country, channels, now] = await Promise.all([
    getCountry(code),
    listCountryChannels(code),
    listCountryNow(code),
  ]);
  if (!country || !channels || !now) return null;
  const items = linesIn(await addShowings(code, now.items), wordsFor(market));
  return { rows: nowRows(channels, items), at: now.at, zone: countryZone(code, country) };
}
