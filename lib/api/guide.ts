import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { toIso } from "@/contract/time.ts";
import { chunkSpan, type GuideSlot } from "@/lib/guide/chunk";
import { guideRows } from "@/lib/guide/guide-data";
import { type Channel, isUnavailable, type Slot, type Unavailable } from "@/lib/shapes";
import { withShowing } from "@/lib/sport/showings";
import { requestList } from "./client";
import { ApiError } from "./error";
import * as lives from "./lives";
import { readShowings } from "./showings";

/** The most that the API takes in one call. */
const channelsPerCall = 50;

/**
 * The slots of several channels that overlap `[from, to)`, epoch seconds, at most 31 days. Any number of channels:
 * the call is split. Unavailable if the plan doesn't reach the window.
 */
export async function listGuide(channels: string[], from: number, to: number): Promise<Slot[] | Unavailable> {
  const parts: Promise<Slot[] | Unavailable>[] = [];
  for (let at = 0; at < channels.length; at += channelsPerCall)
    parts.push(listGuidePart(channels.slice(at, at + channelsPerCall), from, to));
  const answers = await Promise.all(parts);
  const refused = answers.find(isUnavailable);
  return refused ?? answers.flatMap((answer) => (isUnavailable(answer) ? [] : answer));
}

const daySeconds = 86_400;

/**
 * A chunk of the browser's grid: the programmes of at most a block of a country's channels, in the channels' order, each
 * with its showing. The API is asked for whole days of UTC, so that a day's chunks and the pages of every zone share
 * one call.
 */
export async function listGuideChunk(
  country: string,
  channels: Channel[],
  chunk: number,
): Promise<GuideSlot[][] | Unavailable> {
  const span = chunkSpan(chunk);
  const day = Math.floor(span.start / daySeconds) * daySeconds;
  const ids = channels.map(({ id }) => id);
  const slots = await listGuide(ids, day, day + daySeconds);
  if (isUnavailable(slots)) return slots;
  const showings = slots.some(({ event }) => event) ? await readShowings(country) : null;
  const shown = slots.map((slot) => withShowing(slot, slot.channel, showings));
  return guideRows(channels, shown, span);
}

async function listGuidePart(channels: string[], from: number, to: number): Promise<Slot[] | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings");
  const query = { channels: channels.join(","), from: toIso(from), to: toIso(to) };
  const answer = await requestList("getGuide", query);
  if (answer === null) throw new ApiError("a channel of the guide is gone", 404);
  return isUnavailable(answer) ? answer : answer.items;
}
