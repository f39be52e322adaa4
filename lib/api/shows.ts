import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { toIso } from "@/contract/time.ts";
import type { Airing, Episode, Show, Unavailable } from "@/lib/shapes";
import { requestList, requestSingle } from "./client";
import { readers } from "./decode";
import * as lives from "./lives";

/** A show by its id; null where there is none, or where the deployment has no shows. */
export async function getShow(id: string): Promise<Show | Unavailable | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("shows", `show:${id}`);
  const answer = await requestSingle(`/shows/${encodeURIComponent(id)}`, {}, readers.show);
  return answer && "value" in answer ? answer.value : answer;
}

/** What the API answers at most in one call. */
const episodesPerCall = 500;

/** A show's episodes, the first of them, and how many there are in all. */
export type FoundEpisodes = { items: Episode[]; count: number };

/** A show's episodes by season and number, of one season where it is given; null where there is no such show. */
export async function listEpisodes(
  show: string,
  season?: number,
): Promise<FoundEpisodes | Unavailable | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("shows", `show:${show}`);
  const path = `/shows/${encodeURIComponent(show)}/episodes`;
  const answer = await requestList(path, { season, limit: episodesPerCall }, readers.showEpisode);
  if (answer === null || !("value" in answer)) return answer;
  const { items, meta } = answer.value;
  return { items, count: Math.max(items.length, meta.count ?? 0) };
}

/** Which airings: of a country, by its ISO code, and a window in epoch seconds; of all, and from now, where absent. */
export type AiringsAsked = { country?: string; from?: number; to?: number };

/** The first airings, soonest first, and how many there are in all. */
export type FoundAirings = { items: Airing[]; count: number };

/** When and where a show is on; null where there is no such show. */
export const listShowAirings = (show: string, asked: AiringsAsked = {}) =>
  listAirings(`/shows/${encodeURIComponent(show)}/airings`, asked.country, asked.from, asked.to);

/** When and where an episode is on; null where there is no such episode. */
export const listEpisodeAirings = (episode: string, asked: AiringsAsked = {}) =>
  listAirings(`/episodes/${encodeURIComponent(episode)}/airings`, asked.country, asked.from, asked.to);

async function listAirings(
  path: string,
  country: string | undefined,
  from: number | undefined,
  to: number | undefined,
): Promise<FoundAirings | Unavailable | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings");
  const window = { from: from === undefined ? from : toIso(from), to: to === undefined ? to : toIso(to) };
  const answer = await requestList(path, { country, ...window, limit: 100 }, readers.airing);
  if (answer === null || !("value" in answer)) return answer;
  const { items, meta } = answer.value;
  return { items, count: Math.max(items.length, meta.count ?? 0) };
}
