import { Hono } from "hono";
import type { Clock } from "./clock.ts";
import { createAnswerCache } from "./http/answer-cache.ts";
import { createCursors } from "./http/cursor.ts";
import { authenticate, type Env, identify, refuse, serve } from "./http/serve.ts";
import { createKeyFinder } from "./keys/key-finder.ts";
import type { LiveGuide } from "./listings/live-guide.ts";
import type { Log } from "./log.ts";
import { channelRoutes } from "./routes/channels.ts";
import { countryRoutes } from "./routes/countries.ts";
import { guideRoutes } from "./routes/guide.ts";
import { listingRoutes } from "./routes/listings.ts";
import { plannedOpenPaths, plannedPaths } from "./routes/planned.ts";
import type { Store } from "./store/store.ts";

export type AppDeps = {
  store: Store;
  clock: Clock;
  log: Log;
  /** Authenticates cursors; the same over restarts and processes. */
  cursorSecret: string;
  guide: LiveGuide;
};

/** The service's HTTP interface, all of it. It listens to nothing: give its `fetch` to a server, or a test. */
export function createApp({ store, clock, log, cursorSecret, guide }: AppDeps): Hono<Env> {
  const app = new Hono<Env>();
  const serving = {
    clock,
    cursors: createCursors(cursorSecret, clock),
    cache: createAnswerCache({ mostBytes: 64 << 20, largestBytes: 4 << 20 }),
    revision: guide.revision,
  };

  app.use(identify(clock, log));
  app.get("/healthz", (c) => c.json({ status: "ok" }));

  const notServedYet = (path: string) =>
    app.all(`/v1${path}`, (c) =>
      refuse(c, clock, { code: "not_implemented", detail: `${c.req.path} is not served yet` }),
    );
  plannedOpenPaths.forEach(notServedYet);
  app.use("/v1/*", authenticate(createKeyFinder(store.db, clock), clock));
  plannedPaths.forEach(notServedYet);

  const routes = [
    ...channelRoutes(store.db, guide),
    ...countryRoutes(store.db, guide),
    ...guideRoutes(store.db, guide),
    ...listingRoutes(store.db, guide),
  ];
  for (const route of routes)
    app.all(`/v1${route.endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1")}`, serve(route, serving));

  app.notFound((c) => refuse(c, clock, { code: "not_found", detail: "there is no such path" }));
  app.onError((error, c) => {
    log.error({ request: c.get("requestId"), path: c.req.path, err: error }, "a request failed");
    return refuse(c, clock, {
      code: "internal",
      detail: "the request failed; its id is in the service's log",
    });
  });
  return app;
}
