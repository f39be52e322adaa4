import type { Hono } from "hono";
import { compress } from "hono/compress";
import type { Clock } from "../clock.ts";
import { createMetricsGuard } from "../http/metrics-guard.ts";
import { createReadiness } from "../http/readiness.ts";
import { type Env, refuse } from "../http/request.ts";
import { within } from "../http/within.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Status } from "../status/read-status.ts";
import type { Store } from "../store/store.ts";

export type OperatingDeps = {
  store: Store;
  guide: LiveGuide;
  clock: Clock;
  metrics: Metrics;
  status: Pick<Status, "read">;
  /** The bearer token that `/metrics` requires; null: it answers only this machine. */
  metricsToken: string | null;
  /** How long `/readyz` and `/metrics` wait for the store. */
  storeTimeoutMs?: number;
};

/** Adds the operator's endpoints, which need no key: `/healthz`, `/readyz` and `/metrics`. */
export function addOperating(
  app: Hono<Env>,
  { store, guide, clock, metrics, status, metricsToken, storeTimeoutMs = 2_000 }: OperatingDeps,
): void {
  const failingChecks = createReadiness({ store, guide, clock, timeoutMs: storeTimeoutMs });
  const mayReadMetrics = createMetricsGuard(metricsToken);
  const noStore = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, noStore));

  app.get("/readyz", async (c) => {
    const failing = await failingChecks();
    return failing.length === 0
      ? c.json({ status: "ready" }, 200, noStore)
      : refuse(c, clock, { code: "unavailable", detail: `not ready: ${failing.join(", ")}` });
  });

  app.use("/metrics", compress({ encoding: "gzip" }));
  app.get("/metrics", async (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    if (!mayReadMetrics({ authorization: c.req.header("Authorization"), peer }))
      return metricsToken === null
        ? refuse(c, clock, { code: "not_found", detail: "there is no such path" })
        : refuse(c, clock, {
            code: "invalid_key",
            detail: "send the metrics token as Authorization: Bearer …",
          });
    const { text, type } = await metrics.render({
      revision: guide.revision(),
      status: await within(storeTimeoutMs, status.read()),
    });
    return c.body(text, 200, { "Content-Type": type, ...noStore });
  });
}
