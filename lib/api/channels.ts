import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { daySpan } from "@/contract/zone";
import { accessOf } from "@/lib/access";
import { rolledOn } from "@/lib/rolling";
import {
  type Channel,
  type FreeWay,
  isUnavailable,
  type NowNext,
  type Slot,
  type Unavailable,
} from "@/lib/shapes";
import { readClock } from "@/lib/time/clock";
import { isRationed, requestList, requestSingle } from "./client";
import { listCountryChannels } from "./countries";
import { required } from "./error";
import { listHeldAhead, listHeldLines, listHeldSlots } from "./held";
import * as lives from "./lives";
import { surveyGuide } from "./survey";

/** A channel by its id; null if there is none. If it is known, `country` is one whose lineup may have it. */
export async function getChannel(id: string, country?: string): Promise<Channel | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels", `channel:${id}`);
  if (isRationed()) {
    const found = await findListedChannel(id, country);
    if (found !== undefined) return found;
  }
  const channel = required(await requestSingle("getChannel", { id }), id);
  if (!channel?.country || accessOf(channel) !== "unknown") return channel;
  // What its lineup knows of it may come from its timeshift, or from the channel that it repeats.
  const { access } = (await listCountryChannels(channel.country))?.find((each) => each.id === id) ?? channel;
  return { ...channel, access };
}

/** A channel as lineups list it; null if the guide has none, undefined if only the API can tell. */
async function findListedChannel(
  id: string,
  country: string | undefined,
): Promise<Channel | null | undefined> {
  const listed = async (code: string) =>
    (await listCountryChannels(code))?.find((channel) => channel.id === id);
  const here = country && (await listed(country));
  if (here) return here;
  const survey = await surveyGuide().catch(() => null);
  if (!survey) return undefined;
  const home = survey.channels.find((channel) => channel.id === id);
  if (!home) return null;
  return home.country ? await listed(home.country) : undefined;
}

/** What the days that are held say of a channel, if calls are rationed; null if they don't have it. */
async function listHeld<T>(
  id: string,
  read: (country: string) => Promise<T[] | Unavailable | null>,
): Promise<T[] | null> {
  const country = isRationed() ? (await getChannel(id))?.country : null;
  const held = country ? await read(country) : null;
  return held && !isUnavailable(held) ? held : null;
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
  const { start, stop } = daySpan(date, tz);
  const held = await listHeld(id, (country) => listHeldSlots(country, start, stop, [id]));
  if (held) return held;
  const answer = await requestList("getSchedule", { id, date, tz });
  return answer === null || isUnavailable(answer) ? answer : answer.items;
}

/** Now and next on a channel; null if there is no such channel. */
export async function getChannelNow(id: string): Promise<(NowNext & { at: number }) | null> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("listings", `channel:${id}`);
  const at = readClock();
  const held = await listHeld(id, (country) => listHeldLines(country, at, [id]));
  if (held) return { channel: id, now: null, next: null, ...held[0], at };
  const answer = required(await requestSingle("getChannelNow", { id }), id);
  return answer && { ...rolledOn(answer, at), at };
}

/** A channel's next programmes, `count` from 1 to 20; null if there is no such channel. */
export async function listChannelNext(id: string, count: number): Promise<Slot[] | null> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("listings", `channel:${id}`);
  const at = readClock();
  const held = await listHeld(id, (country) => listHeldAhead(country, at, [id]));
  if (held) return held.filter(({ start }) => start > at).slice(0, count);
  const answer = required(await requestList("getChannelNext", { id, count }), id);
  return answer?.items.filter(({ start }) => start > at) ?? null;
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
  const answer = await requestList("listChannels", { limit: 500 });
  if (answer === null || (isUnavailable(answer) && answer.unavailable === "later")) return false;
  return required(answer, "channels")?.items.some(({ sample }) => sample) ?? false;
}
