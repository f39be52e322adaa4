import type { Context, MiddlewareHandler } from "hono";
import type { Endpoint } from "../../contract/endpoint.ts";
import { includesPlan } from "../../contract/plan.ts";
import type { Clock } from "../clock.ts";
import type { BurstLimiter } from "../quota/burst.ts";
import { type Budget, type DayQuota, secondsToMidnight } from "../quota/day-quota.ts";
import type { Refusal } from "./outcome.ts";
import { type Env, refuse } from "./request.ts";

export type MeterDeps = { clock: Clock; quota: DayQuota; bursts: BurstLimiter };

/**
 * Holds each key to its limits and its plan. A read is counted once its answer is known, since a 304 or a 5xx costs
 * nothing: the count only ever grows, and a day that is used up stays so. A write is counted before it is carried out.
 */
export type Meter = {
  /** Wraps everything that needs a key: counts the answer and adds the `RateLimit` headers. */
  charge: MiddlewareHandler<Env>;
  /** Why a request for an endpoint may not go on, by the URL's length, the limits and the plan in this order; null if it may. */
  admit(c: Context<Env>, endpoint: Pick<Endpoint, "path" | "plan">): Promise<Refusal | null>;
};

/** No request that the contract allows is longer. */
const longestUrl = 4096;

const isFree = (status: number): boolean => status === 304 || status === 429 || status >= 500;
const isSafe = (method: string): boolean => method === "GET" || method === "HEAD";

export function createMeter({ clock, quota, bursts }: MeterDeps): Meter {
  const usedUp = (): Refusal => ({
    code: "quota_exceeded",
    detail: "the key has used all of today's calls; days are UTC days",
    headers: { "Retry-After": String(secondsToMidnight(clock)) },
  });

  /** Counts an answer and returns the calls that are left. Replaces the answer if there was none left for it. */
  const pay = async (c: Context<Env>): Promise<Budget> => {
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
      // Unset first: Hono would carry the replaced answer's headers over.
      c.res = undefined;
      c.res = refused;
    }
    return quota.budget(key);
  };

  /** Checks both limits. Counts the call if it is a write. */
  const checkLimits = async (c: Context<Env>): Promise<Refusal | null> => {
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
      // A conditional request goes on: its copy may still be current, and a 304 is free.
      return quota.isUsedUp(key) && !c.req.header("If-None-Match") ? usedUp() : null;
    }
    if (!(await quota.take(key))) return usedUp();
    c.set("call", "paid");
    return null;
  };

  return {
    charge: async (c, next) => {
      await next();
      const { limit, left } = await pay(c);
      const burst = bursts.limit(c.get("key").plan);
      const policy = `"day";q=${limit};w=86400`;
      const { headers } = c.res;
      headers.set(
        "RateLimit-Policy",
        burst ? `${policy}, "burst";q=${burst.calls};w=${Math.ceil(burst.calls / burst.perSecond)}` : policy,
      );
      headers.set("RateLimit", `"day";r=${left};t=${secondsToMidnight(clock)}`);
    },

    admit: async (c, { path, plan }) => {
      if (c.req.url.length > longestUrl)
        return { code: "too_large", detail: `the URL is over ${longestUrl} characters` };
      const limited = await checkLimits(c);
      if (limited) return limited;
      if (includesPlan(c.get("key").plan, plan)) return null;
      return { code: "plan_required", detail: `${path} needs the plan ${plan}`, plan };
    },
  };
}
