import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Airing, Unavailable } from "@/lib/shapes";
import { requestList } from "./client";
import { readers } from "./decode";
import * as lives from "./lives";

/** An episode's showings in a country that are on or to come, soonest first; unavailable where the API tells none. */
export async function listEpisodeAirings(episode: string, country: string): Promise<Airing[] | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings");
  const path = `/episodes/${encodeURIComponent(episode)}/airings`;
  const answer = await requestList(path, { country, limit: 100 }, readers.airing);
  // A deployment without shows answers 404 for its path.
  if (answer === null) return { unavailable: "not-served" };
  return "value" in answer ? answer.value.items : answer;
}
