import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Channel, FreeWay, NowNext, Slot, Unavailable } from "@/lib/shapes";
import { readClock } from "@/lib/time/clock";
import { requestList, requestSingle } from "./client";
import { readers } from "./decode";
import * as lives from "./lives";
import { required } from "./reader";

/** A channel by its id; null where there is none. */
export async function getChannel(id: string): Promise<Channel | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels", `channel:${id}`);
  return required(await requestSingle(`/channels/${encodeURIComponent(id)}`, {}, readers.channel), id);
}

/**
 * A channel's slots of a local day: `date` is YYYY-MM-DD, cut in the IANA zone `tz`. Null where there is no such
 * channel; unavailable where the plan doesn't reach the day.
 */
export async function getSchedule(
  id: string,
  date: string,
  tz: string,
): Promise<Slot[] | Unavailable | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings", `channel:${id}`);
  const answer = await requestList(
    `/channels/${encodeURIComponent(id)}/schedule`,
    { date, tz },
    readers.slot,
  );
  return answer && "value" in answer ? answer.value.items : answer;
}

/** Now and next on a channel; null where there is no such channel. */
export async function getChannelNow(id: string): Promise<(NowNext & { at: number }) | null> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("listings", `channel:${id}`);
  const answer = required(
    await requestSingle(`/channels/${encodeURIComponent(id)}/now`, {}, readers.nowNext),
    id,
  );
  return answer && { ...answer, at: readClock() };
}

/** A channel's next programmes, `count` from 1 to 20; null where there is no such channel. */
export async function listChannelNext(id: string, count: number): Promise<Slot[] | null> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("listings", `channel:${id}`);
  const path = `/channels/${encodeURIComponent(id)}/next`;
  return required(await requestList(path, { count }, readers.slot), id)?.items ?? null;
}

/** The free and official ways to watch a channel; none where the API doesn't tell them. */
export async function listFreeWays(id: string): Promise<FreeWay[]> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels", `channel:${id}`);
  const answer = await requestList(`/channels/${encodeURIComponent(id)}/free-view`, {}, readers.freeWay);
  return answer && "value" in answer ? answer.value.items : [];
}

/** Channels by name, alias or call sign, best first; in a country where its ISO code is given. */
export async function searchChannels(query: string, country?: string): Promise<Channel[]> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("channels");
  const answer = await requestList("/channels/search", { q: query, country, limit: 100 }, readers.channel);
  return required(answer, "channel search")?.items ?? [];
}

/** Whether the guide holds the invented sample. It is small and alone, so the first channels tell. */
export async function hasSample(): Promise<boolean> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels");
  const answer = required(await requestList("/channels", { limit: 500 }, readers.channel), "channels");
  return answer?.items.some(({ sample }) => sample) ?? false;
}
