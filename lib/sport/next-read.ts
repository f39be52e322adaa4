import type { SportLine } from "./lines";

/** How often a page is read again while an event is live: the API doesn't say when it ends. */
const liveSeconds = 60;

/** When a page of events becomes stale, epoch seconds: at the next start, or soon while an event is live. */
export function nextRead(lines: readonly SportLine[], now: number): number | null {
  const starts = lines.filter(({ event }) => event.start > now).map(({ event }) => event.start);
  const soonest = Math.min(
    ...starts,
    ...(lines.some(({ isLiveHere }) => isLiveHere) ? [now + liveSeconds] : []),
  );
  return Number.isFinite(soonest) ? soonest : null;
}
