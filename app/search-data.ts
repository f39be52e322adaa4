import { tellShowings, tellSlots } from "@/app/showings-data";
import { searchChannels } from "@/lib/api/channels";
import { getCountry, listCountryChannels, listCountryNow } from "@/lib/api/countries";
import { searchListings } from "@/lib/api/listings";
import { pageNow } from "@/lib/api/now";
import { countryZone, type Market } from "@/lib/market";
import { nowRows } from "@/lib/now-next";
import { airingHits, type Found, hitsAt, nowHits } from "@/lib/search";
import { isUnavailable } from "@/lib/shapes";

/**
 * What a search of a market finds: channels and programmes by name. An API that can't search its listings is asked
 * for what is on now and next. Null where it knows no such country.
 */
export async function readSearch({ country: code }: Market, query: string): Promise<Found | null> {
  const [country, lineup, channels, listings, at] = await Promise.all([
    getCountry(code),
    listCountryChannels(code),
    searchChannels(query, code),
    searchListings(query, code),
    pageNow(),
  ]);
  if (!country || !lineup) return null;
  const found = { query, channels, at, zone: countryZone(code, country) };
  if (!isUnavailable(listings)) {
    const airings = await tellSlots(code, listings.items);
    const hits = airingHits(airings, lineup);
    return { ...found, ...hitsAt(hits, at), count: listings.count, isFull: true };
  }
  const now = await listCountryNow(code);
  const items = await tellShowings(code, now?.items ?? []);
  const hits = nowHits(nowRows(lineup, items), query);
  return { ...found, ...hitsAt(hits, at), count: hits.length, isFull: false };
}
