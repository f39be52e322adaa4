import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { SearchAnswer, Unavailable } from "@/lib/shapes";
import { requestSingle } from "./client";
import * as lives from "./lives";

/** The most of each group. */
const perGroup = 12;

/**
 * Everything that is called as a query says, in a country. Unavailable if the deployment can't search so, or, until
 * later, if it doesn't answer: a page that is prerendered can't go on without an answer that is kept.
 */
export async function searchEverything(query: string, country: string): Promise<SearchAnswer | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings", "events");
  try {
    const answer = await requestSingle("search", { q: query, country, limit: perGroup });
    return answer ?? { unavailable: "not-served" };
  } catch {
    cacheLife(lives.stale);
    return { unavailable: "later" };
  }
}
