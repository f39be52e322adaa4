import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { toIso } from "@/contract/time.ts";
import { chunkSpan, type GuideSlot } from "@/lib/guide/chunk";
import { guideRows } from "@/lib/guide/guide-data";
import { type Channel, isUnavailable, type Slot, type Unavailable } from "@/lib/shapes";
import { withShowing } from "@/lib/sport/showings";
import { requestList } from "./client";
import { readers } from "./decode";
import { ApiError } from "./error";
import * as lives from "./lives";
import { readShowings } from "./showings";

/** What the API takes in one call. */
const channelsPerCall = 50;

/**
 * The slots of several channels that overlap `[from, to)`, epoch seconds, at most 31 days. Any number of channels:
 * the call is split. Unavailable where the plan doesn't reach the window.
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
 * A chunk of the browser's grid, for at most a block of a country's channels: their programmes, in the channels' order,
 * told as their events tell them. The API is asked for whole days of UTC, so that a day's chunks and the pages of every
 * zone share one call.
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
  const told = slots.map((slot) => withShowing(slot, slot.channel, showings));
  return guideRows(channels, told, span);
}

async function listGuidePart(channels: string[], from: number, to: number): Promise<Slot[] | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings");
  const query = { channels: channels.join(","), from: toIso(from), to: toIso(to) };
  const answer = await requestList("/guide", query, readers.slot);
  if (answer === null) throw new ApiError("the guide names a channel that is gone", 404);
  return "value" in answer ? answer.value.items : answer;
}
