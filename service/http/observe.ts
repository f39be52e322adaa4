import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { FailedRequest } from "../../contract/operator.ts";
import { type Clock, seconds } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { newRequestId } from "./problem.ts";
import { type Env, tookMs } from "./request.ts";

export type ObserveDeps = {
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, "answered" | "refused">;
  /** Called for each request that was answered with 5xx. */
  onFailed?: (failure: FailedRequest) => void;
};

/** A request that took this long is logged. */
const slowMs = 1_000;

/**
 * Gives each request its id and start time, and reports how it ended: to the metrics, and to the log if it failed or
 * was slow. Both get the route's pattern, never the path or query that a stranger wrote.
 */
export function observe({ clock, log, metrics, onFailed }: ObserveDeps): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set("requestId", newRequestId());
    c.set("startedMs", clock());
    await next();

    const { method } = c.req;
    const { status } = c.res;
    const route = findPattern(c);
    const ms = tookMs(c, clock);
    const code = c.get("problem");
    metrics.answered({ route, method, status, tookMs: ms });
    if (code) metrics.refused(code);
    // What isn't served yet is no failure.
    if (status >= 500 && status !== 501) onFailed?.({ at: seconds(clock), route, method, status });
    const level = status >= 500 || ms >= slowMs ? "info" : "debug";
    if (log.isLevelEnabled(level))
      log[level]({ request: c.get("requestId"), method, route, status, ms, code }, "request");
  };
}

/** The pattern of the route that matched; `none` for all requests without one. */
const findPattern = (c: Context<Env>): string =>
  matchedRoutes(c).find(({ path }) => !path.endsWith("*"))?.path ?? "none";
