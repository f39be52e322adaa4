/** Returns the time in epoch milliseconds. Created in `main.ts` and passed on; nothing else reads the time. */
export type Clock = () => number;

/** The real clock or, if `startAt` is set, one that shows `startAt` at the real instant `epochMs` and runs on. */
export function createClock(startAt: Date | null, epochMs: number): Clock {
  if (!startAt) return Date.now;
  const aheadMs = startAt.getTime() - epochMs;
  return () => Date.now() + aheadMs;
}

/** A clock's time in epoch seconds. */
export const seconds = (clock: Clock): number => Math.floor(clock() / 1000);
