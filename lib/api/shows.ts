import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { toIso } from "@/contract/time.ts";
import type { Airing, Episode, Matches, Show, Unavailable } from "@/lib/shapes";
import { findInLists, requestList, requestSingle } from "./client";
import { isShowHeld } from "./held";
import * as lives from "./lives";

/**
 * A show by its id; null if there is none, or if the deployment has no shows. A site that has few calls asks first for
 * those that the guide of `country` shows these days.
 */
export async function getShow(id: string, country: string): Promise<Show | Unavailable | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("shows", `show:${id}`);
  const isHeld = await findInLists(() => isShowHeld(id, country));
  return requestSingle("getShow", { id }, isHeld === false);
}

/** A show's first 500 episodes by season and number, of one season if it is given; null if there is no such show. */
export async function listEpisodes(
  show: string,
  season?: number,
): Promise<Matches<Episode> | Unavailable | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("shows", `show:${show}`);
  return requestList("listEpisodes", { id: show, season, limit: 500 });
}

/** Which airings: in a country (ISO code), from and to epoch seconds; by default everywhere, from now. */
export type AiringFilter = { country?: string; from?: number; to?: number };

/** The first hundred airings of a show, soonest first; null if there is no such show. */
export const listShowAirings = (show: string, filter: AiringFilter = {}) =>
  listAirings("listShowAirings", show, filter.country, filter.from, filter.to);

/** The first hundred airings of an episode, soonest first; null if there is no such episode. */
export const listEpisodeAirings = (episode: string, filter: AiringFilter = {}) =>
  listAirings("listEpisodeAirings", episode, filter.country, filter.from, filter.to);

async function listAirings(
  name: "listShowAirings" | "listEpisodeAirings",
  id: string,
  country: string | undefined,
  from: number | undefined,
  to: number | undefined,
): Promise<Matches<Airing> | Unavailable | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings");
  const window = { from: from === undefined ? from : toIso(from), to: to === undefined ? to : toIso(to) };
  return requestList(name, { id, country, ...window, limit: 100 });
}
