import type { Plan } from "../../contract/plan.ts";
import type { Clock } from "../clock.ts";

/** A bucket of tokens: `calls` at once, and `perSecond` more each second. */
export type Burst = { calls: number; perSecond: number };

/**
 * How fast a key may call one process; null: as fast as it likes. The figures are ours: they leave a day's free
 * calls at once, and keep one key from taking the process for itself. `pro` is the site's own plan.
 */
const bursts: Record<Plan, Burst | null> = {
  free: { calls: 1_000, perSecond: 10 },
  plus: { calls: 1_000, perSecond: 50 },
  live: { calls: 2_000, perSecond: 200 },
  pro: null,
};

export type BurstLimiter = {
  /** Takes one call: 0, or the seconds after which it may be tried again. */
  take(key: { hash: string; plan: Plan }): number;
};

/** The bucket of a plan's keys: its figures times `factor`; null where it, or `factor` 0, sets no limit. */
export function burstOf(plan: Plan, factor: number): Burst | null {
  const burst = bursts[plan];
  if (!burst || factor === 0) return null;
  return { calls: Math.max(1, Math.round(burst.calls * factor)), perSecond: burst.perSecond * factor };
}

/** Buckets are dropped once there are this many: a dropped one is as good as full. */
const mostHeld = 10_000;

export function createBurstLimiter(clock: Clock, factor: number): BurstLimiter {
  const buckets = new Map<string, { tokens: number; atMs: number }>();
  return {
    take({ hash, plan }) {
      const burst = burstOf(plan, factor);
      if (!burst) return 0;
      const nowMs = clock();
      if (buckets.size >= mostHeld) buckets.clear();
      const { tokens, atMs } = buckets.get(hash) ?? { tokens: burst.calls, atMs: nowMs };
      const gained = (Math.max(0, nowMs - atMs) / 1000) * burst.perSecond;
      const full = Math.min(burst.calls, tokens + gained);
      const taken = full >= 1;
      buckets.set(hash, { tokens: taken ? full - 1 : full, atMs: nowMs });
      return taken ? 0 : Math.ceil((1 - full) / burst.perSecond);
    },
  };
}
