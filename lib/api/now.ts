import "server-only";
import { cacheLife } from "next/cache";
import { readClock } from "@/lib/time/clock";
import { moment } from "./lives";

/** The moment that a page is made at, epoch seconds: what "now" and "today" mean on it until it is rendered again. */
export async function pageNow(): Promise<number> {
  "use cache";
  cacheLife(moment);
  return readClock();
}
