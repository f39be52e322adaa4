import "server-only";
import { searchChannels } from "@/lib/api/channels";
import { getCountry, listCountryChannels, listCountryNow } from "@/lib/api/countries";
import { searchListings } from "@/lib/api/listings";
import { pageNow } from "@/lib/api/now";
import { countryZone, type Market } from "@/lib/market";
import { nowRows } from "@/lib/now-next";
import { airingHits, hitsAt, nowHits, type SearchResults } from "@/lib/search";
import { isUnavailable } from "@/lib/shapes";
import { addShowings, addSlotShowings } from "./showings";

/**
 * Searches a market's channels and programmes by name; null if the API doesn't know the country. If the API can't
 * search its listings, now and next are searched instead.
 */
export async function readSearch({ country: code }: Market, query: string): Promise<SearchResults | null> {
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
    const airings = await addSlotShowings(code, listings.items);
    const hits = airingHits(airings, lineup);
    return { ...found, ...hitsAt(hits, at), count: listings.count, isFull: true };
  }
  const now = await listCountryNow(code);
  const items = await addShowings(code, now?.items ?? []);
  const hits = nowHits(nowRows(lineup, items), query);
  return { ...found, ...hitsAt(hits, at), count: hits.length, isFull: false };
}
