import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { SearchAnswer, Unavailable } from "@/lib/shapes";
import { requestSingle } from "./client";
import * as lives from "./lives";

/** The most of each group. */
const perGroup = 12;

/** Everything that is called as a query says, in a country; unavailable if the deployment can't search so. */
export async function searchEverything(query: string, country: string): Promise<SearchAnswer | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings", "events");
  return (
    (await requestSingle("search", { q: query, country, limit: perGroup })) ?? { unavailable: "not-served" }
  );
}
