import type { Context, MiddlewareHandler } from "hono";
import type { Clock } from "../clock.ts";
import { type BurstLimiter, burstOf } from "../quota/burst.ts";
import { type Budget, type DayQuota, secondsToMidnight } from "../quota/day-quota.ts";
import type { Refusal } from "./outcome.ts";
import { type Env, refuse } from "./serve.ts";

export type MeterDeps = {
  clock: Clock;
  quota: DayQuota;
  bursts: BurstLimiter;
  /** What the burst limits are multiplied by; 0: none. */
  burstFactor: number;
};

/**
 * Counts what each key asks. An answer is paid for when it is known what it is, since a 304 and a 5xx cost nothing;
 * so the count only ever grows, and a day that is used up stays so. What changes something is paid for before.
 */
export type Meter = {
  /** Around all that needs a key: charges the answer, and tells of the limits in its headers. */
  charge: MiddlewareHandler<Env>;
  /** Whether a request that has found its route may go on. */
  admit(c: Context<Env>): Promise<Refusal | null>;
};

const isFree = (status: number): boolean => status === 304 || status === 429 || status >= 500;
const isSafe = (method: string): boolean => method === "GET" || method === "HEAD";

export function createMeter({ clock, quota, bursts, burstFactor }: MeterDeps): Meter {
  const usedUp = (): Refusal => ({
    code: "quota_exceeded",
    detail: "the key has made all of its day's calls; the day is UTC's",
    headers: { "Retry-After": String(secondsToMidnight(clock)) },
  });

  /** Pays for an answer that is known. Gives what is then left, and replaces an answer that can't be paid for. */
  const settle = async (c: Context<Env>): Promise<Budget> => {
    const key = c.get("key");
    const call = c.get("call");
    const free = isFree(c.res.status);
    if (call === "paid" && free) await quota.giveBack(key);
    if (call === "paid" || free) return quota.budget(key);
    const budget = await quota.take(key);
    if (budget) return budget;
    if (call === "admitted") {
      await c.res.body?.cancel();
      const refused = refuse(c, clock, usedUp());
      // Unset first: else the headers of the answer that can't be paid for would be carried over.
      c.res = undefined;
      c.res = refused;
    }
    return quota.budget(key);
  };

  return {
    charge: async (c, next) => {
      await next();
      const { limit, left } = await settle(c);
      const burst = burstOf(c.get("key").plan, burstFactor);
      const policy = `"day";q=${limit};w=86400`;
      const { headers } = c.res;
      headers.set(
        "RateLimit-Policy",
        burst ? `${policy}, "burst";q=${burst.calls};w=${Math.ceil(burst.calls / burst.perSecond)}` : policy,
      );
      headers.set("RateLimit", `"day";r=${left};t=${secondsToMidnight(clock)}`);
    },

    admit: async (c) => {
      const key = c.get("key");
      const wait = bursts.take(key);
      if (wait > 0)
        return {
          code: "rate_limited",
          detail: "the key calls faster than its plan allows",
          headers: { "Retry-After": String(wait) },
        };
      if (isSafe(c.req.method)) {
        c.set("call", "admitted");
        // A conditional request goes on: what it has may still be current, which costs nothing to say.
        return quota.isUsedUp(key) && !c.req.header("If-None-Match") ? usedUp() : null;
      }
      if (!(await quota.take(key))) return usedUp();
      c.set("call", "paid");
      return null;
    },
  };
}
