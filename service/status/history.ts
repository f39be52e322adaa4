import type { Moment } from "../../contract/operator.ts";
import type { Figures } from "../metrics/figures.ts";

/** Counts so far, read at an instant in epoch seconds. */
export type Reading = { at: number; figures: Figures; memoryBytes: number };

/** How long a stretch is, and how many are kept: a day of them. */
export const stretchMs = 300_000;
const keptStretches = 288;

/** What happened in each stretch of the last day. */
export type History = {
  add(reading: Reading): void;
  /** The stretches, oldest first, with the one under way until `now`'s reading. */
  list(now: Reading): Moment[];
};

/** The counts between two readings. */
function between(before: Reading, { at, figures, memoryBytes }: Reading): Moment {
  const [then, now] = [before.figures, figures];
  return {
    at,
    requests: now.requests - then.requests,
    failed: now.failed - then.failed,
    cacheHits: now.cache.hits - then.cache.hits,
    cacheMisses: now.cache.misses - then.cache.misses,
    memoryBytes,
  };
}

export function createHistory(first: Reading): History {
  let last = first;
  let moments: Moment[] = [];
  return {
    add(reading) {
      moments = [...moments, between(last, reading)].slice(-keptStretches);
      last = reading;
    },
    list: (now) => [...moments, between(last, now)],
  };
}
