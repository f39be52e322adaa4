import { LRUCache } from "lru-cache";
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
