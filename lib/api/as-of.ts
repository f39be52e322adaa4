import "server-only";
import { cacheLife } from "next/cache";
import { clockAheadMs } from "@/lib/time/clock";
import { lastAnswered, settleReads } from "./client";
import * as lives from "./lives";

/**
 * The moment that the guide is as of, epoch seconds, if it can't be refreshed as usual: pages say so. Null if all is
 * well.
 */
export async function readAsOf(): Promise<number | null> {
  "use cache";
  // What a page is about is being read at the same time.
  await settleReads();
  const last = lastAnswered();
  cacheLife(last === null ? lives.moment : lives.stale);
  return last === null ? null : Math.floor((last + clockAheadMs()) / 1000);
}
