import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Airing, Listing, Unavailable } from "@/lib/shapes";
import { requestList, requestSingle } from "./client";
import { readers } from "./decode";
import * as lives from "./lives";

/** A listing with all that its source tells; null where there is none, or no longer. */
export async function getListing(id: string): Promise<Listing | Unavailable | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings", `listing:${id}`);
  const answer = await requestSingle(`/listings/${encodeURIComponent(id)}`, {}, readers.listing);
  return answer && "value" in answer ? answer.value : answer;
}

/** As many as the API answers in one call, and all that are asked for. */
const listingsPerSearch = 100;

/** What a search of listings gives: the first of them, and how many there are in all. */
export type FoundListings = { items: Airing[]; count: number };

/** Programmes by title in a country, on now first, then soonest; unavailable where the API has no such search. */
export async function searchListings(query: string, country: string): Promise<FoundListings | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings");
  const answer = await requestList(
    "/listings/search",
    { q: query, country, limit: listingsPerSearch },
    readers.airing,
  );
  // A deployment without the search answers 404 for its path.
  if (answer === null) return { unavailable: "not-served" };
  if (!("value" in answer)) return answer;
  const { items, meta } = answer.value;
  return { items, count: Math.max(items.length, meta.count ?? 0) };
}
