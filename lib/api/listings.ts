import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Airing, Listing, Matches, Unavailable } from "@/lib/shapes";
import { requestList, requestSingle } from "./client";
import { orNotServed } from "./error";
import * as lives from "./lives";

/** A listing with all that its source has; null if there is none, or no longer. */
export async function getListing(id: string): Promise<Listing | Unavailable | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings", `listing:${id}`);
  return requestSingle("getListing", { id });
}

/** Programmes by title in a country, on now first, then soonest: the first hundred. */
export async function searchListings(query: string, country: string): Promise<Matches<Airing> | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings");
  return orNotServed(await requestList("searchListings", { q: query, country, limit: 100 }));
}
