import "server-only";
import { chunkSpan, type GuideSlot } from "@/lib/guide/chunk";
import { guideRows } from "@/lib/guide/guide-rows";
import { type Channel, isUnavailable, type Slot, type Unavailable } from "@/lib/shapes";
import { isRationed } from "./client";
import { channelsPerCall, listGuidePart } from "./guide-part";
import { listHeldSlots } from "./held";
import { addSlotShowings } from "./showings";

/**
 * The slots of several channels of a country that overlap `[from, to)`, epoch seconds, at most 31 days. Any number of
 * channels: the call is split. Unavailable if the plan doesn't reach the window.
 */
export async function listGuide(
  country: string,
  channels: string[],
  from: number,
  to: number,
): Promise<Slot[] | Unavailable> {
  // One call for a whole block of channels serves every page that shows some of them.
  if (isRationed()) return listHeldSlots(country, from, to, channels);
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
  const slots = await listGuide(country, ids, day, day + daySeconds);
  if (isUnavailable(slots)) return slots;
  return guideRows(channels, await addSlotShowings(country, slots), span);
}
