import type { Plan } from "../../contract/plan.ts";
import type { Clock } from "../clock.ts";
import { type Burst, createBuckets, scaleBurst } from "./buckets.ts";

/**
 * How fast a key may call one process; null: without limit. The figures are our own: they allow a day's free calls
 * at once, and keep one key from taking the process for itself. `pro` is the site's own plan.
 */
const bursts: Record<Plan, Burst | null> = {
  free: { calls: 1_000, perSecond: 10 },
  plus: { calls: 1_000, perSecond: 50 },
  live: { calls: 2_000, perSecond: 200 },
  pro: null,
};

export type BurstLimiter = {
  /** Takes one call. Returns 0, or the seconds after which to try again. */
  take(key: { hash: string; plan: Plan }): number;
  /** The bucket of a plan's keys; null if they have no limit. */
  limit(plan: Plan): Burst | null;
};

/** Limits how fast keys call. `factor` multiplies every plan's figures; 0 switches the limit off. */
export function createBurstLimiter(clock: Clock, factor: number): BurstLimiter {
  const take = createBuckets(clock);
  const limit = (plan: Plan): Burst | null => {
    const burst = bursts[plan];
    return burst && scaleBurst(burst, factor);
  };
  return { limit, take: ({ hash, plan }) => take(hash, limit(plan)) };
}
