import type { Reach } from "../../contract/endpoint.ts";
import { addDays, dateAt, daySpan, type Span } from "../../contract/zone.ts";

/** The listings that every key may read, whatever its plan: yesterday's and today's, in a zone. `now` is in epoch seconds. */
export function freeWindow(now: number, zone: string): Span {
  const today = dateAt(now, zone);
  return { start: daySpan(addDays(today, -1), zone).start, stop: daySpan(today, zone).stop };
}

/** The window that a request reaches out of; null where it stays inside, or asks for no listings of a time. */
export function windowLeft(reach: Reach | null, now: number): Span | null {
  if (!reach) return null;
  const window = freeWindow(now, reach.zone);
  return reach.start >= window.start && reach.stop <= window.stop ? null : window;
}
