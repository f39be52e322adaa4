/** Changes of reminders that one visitor may make in a minute. */
const most = 40;
const windowMs = 60_000;
const mostVisitors = 10_000;

const visits = new Map<string, { since: number; count: number }>();

/** Whether a visitor, by their address, may make another change. */
export function mayChange(visitor: string, nowMs: number): boolean {
  const visit = visits.get(visitor);
  if (!visit || nowMs - visit.since > windowMs) {
    // The oldest goes first, so that strangers can't fill the memory.
    const [oldest] = visits.keys();
    if (visits.size >= mostVisitors && oldest !== undefined) visits.delete(oldest);
    visits.delete(visitor);
    visits.set(visitor, { since: nowMs, count: 1 });
    return true;
  }
  visit.count++;
  return visit.count <= most;
}
