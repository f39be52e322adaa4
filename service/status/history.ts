import type { Moment } from "../../contract/operator.ts";
import type { Figures } from "../metrics/figures.ts";

/** Counts so far, read at an instant in epoch seconds. */
export type Measurement = { at: number; figures: Figures; memoryBytes: number };

/** How long a stretch is, and how many are kept: a day of them. */
export const stretchMs = 300_000;
const keptStretches = 288;

/** What happened in each stretch of the last day. */
export type History = {
  add(measurement: Measurement): void;
  /** The stretches, oldest first, with the one under way until `now`'s measurement. */
  list(now: Measurement): Moment[];
};

/** The counts between two measurements. */
function between(before: Measurement, { at, figures, memoryBytes }: Measurement): Moment {
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

export function createHistory(first: Measurement): History {
  let last = first;
  let moments: Moment[] = [];
  return {
    add(measurement) {
      moments = [...moments, between(last, measurement)].slice(-keptStretches);
      last = measurement;
    },
    list: (now) => [...moments, between(last, now)],
  };
}
