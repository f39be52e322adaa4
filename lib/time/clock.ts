import { siteEnv } from "@/lib/env";

/**
 * Milliseconds that the site's clock is ahead of the real one: 0 unless NOWNEXT_CLOCK sets it. Islands get it as
 * a prop, so that they follow the same clock.
 */
export function clockAheadMs(): number {
  const { clockStart, clockEpochMs } = siteEnv();
  if (!clockStart) return 0;
  return Math.round(clockStart.getTime() - (clockEpochMs ?? performance.timeOrigin));
}

/**
 * The real time in epoch milliseconds, whatever the site's clock shows: what the API's day and the age of its answers
 * are counted by. It may be read while a page is prerendered, since no page shows it.
 */
export const realNow = (): number => performance.timeOrigin + performance.now();

/**
 * The time in epoch seconds: the only read of the clock on the server. Call it inside a `'use cache'` function,
 * so that a prerendered page knows how long it is valid.
 */
export const readClock = (): number => Math.floor((Date.now() + clockAheadMs()) / 1000);
