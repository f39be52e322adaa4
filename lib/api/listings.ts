import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { type Airing, isUnavailable, type Listing, type Matches, type Unavailable } from "@/lib/shapes";
import { findInLists, requestList, requestSingle } from "./client";
import { orNotServed } from "./error";
import { findHeldSlot } from "./held";
import * as lives from "./lives";

/**
 * A listing with all that its source has; null if there is none, or no longer. A site that has few calls finds it in the
 * guide of `country` if it is on these days, and asks for the rest if it can be afforded.
 */
export async function getListing(id: string, country: string): Promise<Listing | Unavailable | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings", `listing:${id}`);
  const held = await findInLists(() => findHeldSlot(id, country));
  if (!held) return requestSingle("getListing", { id }, held === null);
  const answer = await requestSingle("getListing", { id }).catch(() => held);
  return answer && isUnavailable(answer) ? held : answer;
}

/** Programmes by title in a country, on now first, then soonest: the first hundred. */
export async function searchListings(query: string, country: string): Promise<Matches<Airing> | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings");
  return orNotServed(await requestList("searchListings", { q: query, country, limit: 100 }));
}
