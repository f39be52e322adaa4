import type { Reach } from "../../contract/endpoint.ts";
import { addDays, dateAt, daySpan, type Span } from "../../contract/zone.ts";

/** The span of listings that every plan includes: yesterday and today, by a zone's days. `now` is in epoch seconds. */
export function freeWindow(now: number, zone: string): Span {
  const today = dateAt(now, zone);
  return { start: daySpan(addDays(today, -1), zone).start, stop: daySpan(today, zone).stop };
}

/** The window that a request reaches beyond; null if it stays inside, or no plan limits it. */
export function windowLeft(reach: Reach | null, now: number): Span | null {
  if (!reach) return null;
  const window = freeWindow(now, reach.zone);
  return reach.start >= window.start && reach.stop <= window.stop ? null : window;
}
