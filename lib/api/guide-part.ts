import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { toIso } from "@/contract/time.ts";
import { isUnavailable, type Slot, type Unavailable } from "@/lib/shapes";
import { requestList } from "./client";
import { ApiError } from "./error";
import * as lives from "./lives";
import { noteFailedRead } from "./shared";

/** The most channels that the API takes in one call. */
export const channelsPerCall = 50;

/** The slots of at most fifty channels that overlap `[from, to)`, epoch seconds: one call. */
export async function listGuidePart(
  channels: string[],
  from: number,
  to: number,
): Promise<Slot[] | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings");
  const query = { channels: channels.join(","), from: toIso(from), to: toIso(to) };
  const answer = await requestList("getGuide", query);
  if (answer === null) {
    noteFailedRead();
    throw new ApiError("a channel of the guide is gone", 404);
  }
  return isUnavailable(answer) ? answer : answer.items;
}
