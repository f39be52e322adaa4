import type { Reach } from "../../contract/endpoint.ts";
import { everyDayPlan, includesPlan, type Plan } from "../../contract/plan.ts";
import { addDays, dateAt, daySpan, type Span } from "../../contract/zone.ts";

/** The listings that every key may read: yesterday's and today's, in a zone. `now` is in epoch seconds. */
export function freeWindow(now: number, zone: string): Span {
  const today = dateAt(now, zone);
  return { start: daySpan(addDays(today, -1), zone).start, stop: daySpan(today, zone).stop };
}

/** The window that a request of a plan reaches out of; null where it stays inside, or the plan has no window. */
export function windowLeft(plan: Plan, reach: Reach | null, now: number): Span | null {
  if (!reach || includesPlan(plan, everyDayPlan)) return null;
  const window = freeWindow(now, reach.zone);
  return reach.start >= window.start && reach.stop <= window.stop ? null : window;
}
