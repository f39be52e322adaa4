import { LRUCache } from "lru-cache";
import type { Plan } from "../../contract/plan.ts";
import type { Clock } from "../clock.ts";

/** A token bucket: `calls` at once, and `perSecond` more each second. */
export type Burst = { calls: number; perSecond: number };

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

/** A dropped bucket counts as full, so forgetting the least recently used does little harm. */
const maxBuckets = 10_000;

/** Limits how fast keys call. `factor` multiplies every plan's figures; 0 switches the limit off. */
export function createBurstLimiter(clock: Clock, factor: number): BurstLimiter {
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({ max: maxBuckets });

  const limit = (plan: Plan): Burst | null => {
    const burst = bursts[plan];
    if (!burst || factor === 0) return null;
    return { calls: Math.max(1, Math.round(burst.calls * factor)), perSecond: burst.perSecond * factor };
  };

  return {
    limit,
    take({ hash, plan }) {
      const burst = limit(plan);
      if (!burst) return 0;
      const nowMs = clock();
      const { tokens, atMs } = buckets.get(hash) ?? { tokens: burst.calls, atMs: nowMs };
      const gained = (Math.max(0, nowMs - atMs) / 1000) * burst.perSecond;
      const full = Math.min(burst.calls, tokens + gained);
      const taken = full >= 1;
      buckets.set(hash, { tokens: taken ? full - 1 : full, atMs: nowMs });
      return taken ? 0 : Math.ceil((1 - full) / burst.perSecond);
    },
  };
}
