import type { SportLine } from "./lines";

/** The API doesn't tell when what runs ends: while something does, a page asks so often. */
const liveSeconds = 60;

/** When a page of events is out of date, epoch seconds: at the next start, and soon while something is live. */
export function nextRead(lines: readonly SportLine[], now: number): number | null {
  const starts = lines.filter(({ event }) => event.start > now).map(({ event }) => event.start);
  const soonest = Math.min(
    ...starts,
    ...(lines.some(({ isLiveHere }) => isLiveHere) ? [now + liveSeconds] : []),
  );
  return Number.isFinite(soonest) ? soonest : null;
}
