import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { newRequestId } from "./problem.ts";
import { type Env, tookMs } from "./request.ts";

export type ObserveDeps = { clock: Clock; log: Log; metrics: Pick<Metrics, "answered" | "refused"> };

/** A request that took this long is logged. */
const slowMs = 1_000;

/**
 * Gives each request its id and start time, and reports how it ended: to the metrics, and to the log if it failed or
 * was slow. Both get the route's pattern, never the path or query that a stranger wrote.
 */
export function observe({ clock, log, metrics }: ObserveDeps): MiddlewareHandler<Env> {
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
    const level = status >= 500 || ms >= slowMs ? "info" : "debug";
    if (log.isLevelEnabled(level))
      log[level]({ request: c.get("requestId"), method, route, status, ms, code }, "request");
  };
}

/** The pattern of the route that matched; `none` for all requests without one. */
const findPattern = (c: Context<Env>): string =>
  matchedRoutes(c).find(({ path }) => !path.endsWith("*"))?.path ?? "none";
