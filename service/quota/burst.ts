import { LRUCache } from "lru-cache";
import type { Plan } from "../../contract/plan.ts";
import type { Clock } from "../clock.ts";

/** A token bucket: `calls` at once, and `perSecond` more each second. */
export type Burst = { calls: number; perSecond: number };

/** A dropped bucket counts as full, so forgetting the least recently used does little harm. */
const maxBuckets = 10_000;

/** A limit times a factor; null, without limit, if the factor is 0. */
export const scaleBurst = ({ calls, perSecond }: Burst, factor: number): Burst | null =>
  factor === 0 ? null : { calls: Math.max(1, Math.round(calls * factor)), perSecond: perSecond * factor };

/** Returns a function that takes one call of a client. It returns 0, or the seconds after which to try again. */
export function createBuckets(clock: Clock) {
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({ max: maxBuckets });
  return (client: string, burst: Burst | null): number => {
    if (!burst) return 0;
    const nowMs = clock();
    const { tokens, atMs } = buckets.get(client) ?? { tokens: burst.calls, atMs: nowMs };
    const gained = (Math.max(0, nowMs - atMs) / 1000) * burst.perSecond;
    const full = Math.min(burst.calls, tokens + gained);
    const taken = full >= 1;
    buckets.set(client, { tokens: taken ? full - 1 : full, atMs: nowMs });
    return taken ? 0 : Math.ceil((1 - full) / burst.perSecond);
  };
}

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
