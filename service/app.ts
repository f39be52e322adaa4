import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Clock } from "./clock.ts";
import { createAnswerCache } from "./http/answer-cache.ts";
import { authenticate } from "./http/authenticate.ts";
import { type CorsOrigins, cors } from "./http/cors.ts";
import { createCursors } from "./http/cursor.ts";
import { createMeter } from "./http/meter.ts";
import { observe } from "./http/observe.ts";
import { type Env, refuse, refuseMethod } from "./http/request.ts";
import { serve } from "./http/serve.ts";
import { serveAction } from "./http/serve-action.ts";
import { serveStream } from "./http/serve-stream.ts";
import { createKeyFinder } from "./keys/keys.ts";
import type { LiveGuide } from "./listings/live-guide.ts";
import type { LiveSearch } from "./listings/search/live-search.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { createBurstLimiter } from "./quota/burst.ts";
import { createDayQuota } from "./quota/day-quota.ts";
import { channelRoutes } from "./routes/channels.ts";
import { countryRoutes } from "./routes/countries.ts";
import { countryNowRoutes } from "./routes/country-now.ts";
import { addEpg } from "./routes/epg.ts";
import { eventRoutes } from "./routes/events.ts";
import { exportRoute } from "./routes/export.ts";
import { guideRoutes } from "./routes/guide.ts";
import { lineupRoutes } from "./routes/lineups.ts";
import { listingRoutes } from "./routes/listings.ts";
import { addOperating } from "./routes/operating.ts";
import { addOperator } from "./routes/operator.ts";
import { addReference } from "./routes/reference.ts";
import { searchRoutes } from "./routes/search.ts";
import { showRoutes } from "./routes/shows.ts";
import { webhookActions } from "./routes/webhooks.ts";
import type { Desk } from "./sources/desk.ts";
import type { Status } from "./status/read-status.ts";
import { failureText, storeFailure } from "./store/failure.ts";
import type { Store } from "./store/store.ts";
import type { FindTarget } from "./webhooks/target.ts";
import type { Vault } from "./webhooks/vault.ts";

export type AppDeps = {
  store: Store;
  /** Where listings are read for answers; the store's own database unless given. */
  readDb?: Store["db"];
  clock: Clock;
  log: Log;
  /** Authenticates cursors; the same across restarts and processes. */
  cursorSecret: string;
  guide: LiveGuide;
  search: LiveSearch;
  /** Multiplies the plans' burst limits; 0: no limit. */
  burstFactor: number;
  findTarget: FindTarget;
  /** Seals webhooks' secrets. */
  vault: Vault;
  metrics: Metrics;
  status: Status;
  desk: Desk;
  /** The bearer token that `/operator` requires; null: it doesn't exist. */
  linkSecret: string | null;
  /** The bearer token that `/metrics` requires; null: it answers only this machine. */
  metricsToken: string | null;
  /** How long `/readyz` and `/metrics` wait for the store; 2 s unless given. */
  storeTimeoutMs?: number;
  corsOrigins: CorsOrigins;
};

/** The service's whole HTTP interface. It doesn't listen: pass its `fetch` to a server or a test. */
export function createApp(deps: AppDeps): Hono<Env> {
  const {
    store,
    clock,
    log,
    cursorSecret,
    guide,
    search,
    burstFactor,
    findTarget,
    vault,
    metrics,
    corsOrigins,
    readDb = store.db,
  } = deps;
  const app = new Hono<Env>();
  const meter = createMeter({
    clock,
    quota: createDayQuota(store.db, clock),
    bursts: createBurstLimiter(clock, burstFactor),
  });
  const serving = {
    clock,
    meter,
    cursors: createCursors(cursorSecret, clock),
    cache: createAnswerCache({ maxBytes: 64 << 20, maxAnswerBytes: 4 << 20 }),
    metrics,
    revision: guide.revision,
  };

  app.use(observe({ clock, log, metrics, onFailed: deps.status.failed }));
  addOperating(app, deps);
  addEpg(app, { db: store.db, guide, clock, log, burstFactor });
  addOperator(app, { ...deps, db: store.db });
  if (corsOrigins.length > 0) app.use("/v1/*", cors(corsOrigins));

  addReference(app);
  app.use("/v1/*", authenticate(createKeyFinder(store.db, clock), clock), meter.charge);
  // Streamed, unlike the other answers, which are gzipped as a whole.
  app.use("/v1/export.xmltv", compress({ encoding: "gzip", contentTypeFilter: /xml/ }));

  const routes = [
    ...channelRoutes(readDb, guide),
    ...countryRoutes(readDb, guide),
    ...countryNowRoutes(readDb, guide),
    ...guideRoutes(readDb, guide),
    ...lineupRoutes(guide),
    ...listingRoutes(readDb, guide),
    ...searchRoutes(readDb, guide, search),
    ...eventRoutes(readDb, guide),
    ...showRoutes(readDb),
  ];
  const acting = { clock, meter, db: store.db, cursors: serving.cursors, answers: vault };
  const exporting = exportRoute(readDb, guide);
  const served = [
    ...routes.map((route) => ({ endpoint: route.endpoint, handler: serve(route, serving) })),
    { endpoint: exporting.endpoint, handler: serveStream(exporting, { ...serving, log }) },
    ...webhookActions(store.db, { findTarget, vault }).map((action) => ({
      endpoint: action.endpoint,
      handler: serveAction(action, acting),
    })),
  ];
  for (const [path, those] of Map.groupBy(served, ({ endpoint }) => endpoint.path)) {
    const pattern = `/v1${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    for (const { endpoint, handler } of those) app.on(endpoint.method, pattern, handler);
    const methods = those.map(({ endpoint }) => endpoint.method);
    app.all(pattern, refuseMethod(clock, path, methods));
  }

  app.notFound((c) => refuse(c, clock, { code: "not_found", detail: "there is no such path" }));
  app.onError((error, c) => {
    log.error({ request: c.get("requestId"), err: error }, "a request failed");
    const failure = storeFailure(error);
    if (failure) return refuse(c, clock, { code: "unavailable", detail: failureText[failure] });
    return refuse(c, clock, {
      code: "internal",
      detail: "the request failed; its id is in the service's log",
    });
  });
  return app;
}
