import type { Reach } from "./endpoint.ts";

/** The reach of a period; null if it ends before it begins. */
export const reachOf = ({ from, to }: { from: number; to: number }): Reach | null =>
  from < to ? { start: from, stop: to, zone: "UTC" } : null;

/** The same with optional ends: an end that a request doesn't name is never outside a plan's window. */
export const openReachOf = ({ from, to }: { from?: number; to?: number }, now: number): Reach | null => {
  const start = from ?? now;
  return reachOf({ from: start, to: to ?? start + 1 });
};
