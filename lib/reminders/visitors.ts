import { LRUCache } from "lru-cache";

/** Changes of reminders that one visitor may make in a minute. */
const most = 40;
const windowMs = 60_000;

/** A limited number, so that strangers can't fill the memory. */
const visits = new LRUCache<string, { since: number; count: number }>({ max: 10_000 });

/** Whether a visitor, by their address, may make another change. */
export function mayChange(visitor: string, nowMs: number): boolean {
  const visit = visits.get(visitor);
  if (!visit || nowMs - visit.since > windowMs) {
    visits.set(visitor, { since: nowMs, count: 1 });
    return true;
  }
  visit.count++;
  return visit.count <= most;
}
