import "server-only";
import { cacheLife } from "next/cache";
import type { Unavailable } from "@/lib/shapes";
import { getEvent, listRepeats, listUpcomingEvents } from "./events";
import { getListing } from "./listings";
import * as lives from "./lives";
import { listCountryMorning, listCountryNow, listCountryTonight } from "./on-air";

const reads = {
  getEvent,
  getListing,
  listCountryMorning,
  listCountryNow,
  listCountryTonight,
  listRepeats,
  listUpcomingEvents,
};

type Reads = typeof reads;

/**
 * Reads what a page is complete without: unavailable, until later, if it can't be had. A page can't catch that itself: a
 * kept read that fails fails the page that is being prerendered.
 */
export async function readSpare<Name extends keyof Reads>(
  name: Name,
  ...asked: Parameters<Reads[Name]>
): Promise<Awaited<ReturnType<Reads[Name]>> | Unavailable> {
  "use cache";
  const read = reads[name] as (...asked: unknown[]) => ReturnType<Reads[Name]>;
  try {
    return await read(...asked);
  } catch {
    cacheLife(lives.stale);
    return { unavailable: "later" };
  }
}
