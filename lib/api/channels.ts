import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import {
  type Channel,
  type FreeWay,
  isUnavailable,
  type NowNext,
  type Slot,
  type Unavailable,
} from "@/lib/shapes";
import { readClock } from "@/lib/time/clock";
import { requestList, requestSingle } from "./client";
import { required } from "./error";
import * as lives from "./lives";

/** A channel by its id; null if there is none. */
export async function getChannel(id: string): Promise<Channel | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels", `channel:${id}`);
  return required(await requestSingle("getChannel", { id }), id);
}

/**
 * A channel's slots of a local day: `date` is YYYY-MM-DD, cut in the IANA zone `tz`. Null if there is no such
 * channel; unavailable if the plan doesn't reach the day.
 */
export async function getSchedule(
  id: string,
  date: string,
  tz: string,
): Promise<Slot[] | Unavailable | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings", `channel:${id}`);
  const answer = await requestList("getSchedule", { id, date, tz });
  return answer === null || isUnavailable(answer) ? answer : answer.items;
}

/** Now and next on a channel; null if there is no such channel. */
export async function getChannelNow(id: string): Promise<(NowNext & { at: number }) | null> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("listings", `channel:${id}`);
  const answer = required(await requestSingle("getChannelNow", { id }), id);
  return answer && { ...answer, at: readClock() };
}

/** A channel's next programmes, `count` from 1 to 20; null if there is no such channel. */
export async function listChannelNext(id: string, count: number): Promise<Slot[] | null> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("listings", `channel:${id}`);
  return required(await requestList("getChannelNext", { id, count }), id)?.items ?? null;
}

/** The free and official ways to watch a channel; none if the API doesn't have them. */
export async function listFreeWays(id: string): Promise<FreeWay[]> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels", `channel:${id}`);
  const answer = await requestList("listFreeView", { id });
  return answer === null || isUnavailable(answer) ? [] : answer.items;
}

/** Channels by name, alias or call sign, best first; in a country if its ISO code is given. */
export async function searchChannels(query: string, country?: string): Promise<Channel[]> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("channels");
  const answer = await requestList("searchChannels", { q: query, country, limit: 100 });
  return required(answer, "channel search")?.items ?? [];
}

/** Whether the guide holds the invented sample. It is small, and no other source is read beside it. */
export async function hasSample(): Promise<boolean> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels");
  const answer = required(await requestList("listChannels", { limit: 500 }), "channels");
  return answer?.items.some(({ sample }) => sample) ?? false;
}
