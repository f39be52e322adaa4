import { once } from "node:events";
import process from "node:process";
import { inspect } from "node:util";
import { createResolve } from "../outside/resolve.ts";
import { createApp } from "./app.ts";
import { keepDerived } from "./background/keep-derived.ts";
import { pruneHourly } from "./background/prune-hourly.ts";
import { keepSchedule } from "./background/schedule.ts";
import { keepSendingWebhooks } from "./background/send-webhooks.ts";
import { createStepAside } from "./background/step-aside.ts";
import { createPost, createSiteTeller, guideState } from "./background/tell-sites.ts";
import { createClock } from "./clock.ts";
import { ConfigError, readConfig } from "./config.ts";
import { secureDataFolder } from "./data-folder.ts";
import { loadServices } from "./free-view/services.ts";
import { sampleServices } from "./ingest/sample/free-view.ts";
import { listenError } from "./launch/port.ts";
import { takeTurns } from "./lease/take-turns.ts";
import { type LiveGuide, openLiveGuide } from "./listings/live-guide.ts";
import { createLiveSearch } from "./listings/search/live-search.ts";
import { createLog, type Log, withoutSecrets } from "./log.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createHttpServer } from "./server.ts";
import { createDesk } from "./sources/desk.ts";
import { openUploads } from "./sources/uploads.ts";
import { readDisk } from "./status/disk.ts";
import { stretchMs } from "./status/history.ts";
import { openStatus } from "./status/read-status.ts";
import { getCursorSecret } from "./store/meta.ts";
import { listUnknownMigrations } from "./store/migrator.ts";
import { StoreError } from "./store/open-failure.ts";
import type { ReadingStore } from "./store/replica.ts";
import { listSources } from "./store/sources.ts";
import { openStore } from "./store/store.ts";
import { sealStoredSecrets } from "./webhooks/secrets.ts";
import { createFindTarget } from "./webhooks/target.ts";
import { createVault, readVaultKey } from "./webhooks/vault.ts";

/** How often the guide checks the store for changes. */
const pollMs = 1_000;

/** How often the store is asked whether a later version has migrated it. */
const versionMs = 5_000;

/** How long open requests may take to finish after a signal. */
const graceMs = 8_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  secureDataFolder(config.dataDir);
  const log = createLog(config.logLevel);
  const clock = createClock(config.clockStart, config.clockEpochMs ?? Date.now());
  const store = await openStore(config.storeUrl);
  const vaultKey = config.webhookKey ?? readVaultKey(config.webhookKeyFile);
  const vault = createVault(vaultKey);
  const closed = await sealStoredSecrets(store.db, vault);
  if (closed.length > 0)
    log.error(
      { webhooks: closed },
      `the secrets of some webhooks were sealed with another key than ${config.webhookKey ? "NOWNEXT_WEBHOOK_KEY" : config.webhookKeyFile}: restore that key, or rotate them`,
    );
  const guide = await openLiveGuide(store.db, clock, [...loadServices(), ...sampleServices]);
  const search = createLiveSearch(store.db, clock, guide);
  const metrics = createMetrics();
  const status = await openStatus({
    db: store.db,
    clock,
    metrics,
    readDisk: () => readDisk(config.dataDir, config.storeUrl),
    memoryBytes: () => process.memoryUsage.rss(),
  });
  const uploads = openUploads(config.dataDir);
  await uploads.clear(new Set((await listSources(store.db)).map(({ location }) => location)));
  const desk = createDesk({ db: store.db, ...config, clock, log, uploads });
  const reading = config.readUrl ? await openReadingStore(config.readUrl, config.storeUrl, guide, log) : null;
  const app = createApp({
    store,
    readDb: reading?.db,
    clock,
    log,
    cursorSecret: await getCursorSecret(store.db),
    guide,
    search,
    burstFactor: config.burstFactor,
    findTarget: createFindTarget({
      resolve: createResolve(),
      allowLoopback: config.webhookLoopback,
      siteHook: config.siteHook,
    }),
    vault,
    metrics,
    status,
    desk,
    linkSecret: config.linkSecret,
    metricsToken: config.metricsToken,
    corsOrigins: config.corsOrigins,
  });

  let polling = Promise.resolve();
  const timer = setInterval(() => {
    polling = polling
      .then(guide.poll)
      .then(() => reading?.check())
      .catch((err) => log.error({ err }, "the guide could not follow the store"));
  }, pollMs);

  const { sites = [], secret = "" } = config.notify ?? {};
  const tellSites = createSiteTeller({ sites, log, post: createPost(secret) }, () => guideState(guide));
  const tellTimer = setInterval(() => void tellSites(), pollMs);
  const statusTimer = setInterval(() => {
    status.mark().catch((err) => log.error({ err }, "the status could not be read"));
  }, stretchMs);

  const { server, stop: stopServer } = createHttpServer(app.fetch, { onRequest: metrics.opened });
  const listening = once(server, "listening");
  server.listen(config.servicePort, config.host);
  await listening.catch((error) => {
    throw listenError("SERVICE_PORT", { host: config.host, port: config.servicePort }, error);
  });
  log.info(
    {
      host: config.host,
      port: config.servicePort,
      channels: guide.directory().channels.length,
      // To PostgreSQL, at most; each task in the background has a few of its own.
      ...(store.connections ? { connections: store.connections } : {}),
    },
    "serving",
  );

  const { storeUrl, retentionDays } = config;
  const upkeep = takeTurns({ db: store.db, elapsedMs: () => performance.now(), log }, "upkeep", (tenure) =>
    Promise.all([
      keepSchedule({ store, storeUrl, clock, log, retentionDays, onRead: metrics.sourceRead }, tenure),
      pruneHourly({ storeUrl, clock, log, retentionDays }, tenure),
      keepDerived({ store, storeUrl, clock, log }, tenure),
    ]),
  );

  const stepAside = createStepAside({
    listUnknown: () => listUnknownMigrations(store.db),
    stepAside: upkeep.stop,
    log,
  });
  const versionTimer = setInterval(() => {
    stepAside().catch((err) => log.error({ err }, "the store's version could not be read"));
  }, versionMs);

  const sending = keepSendingWebhooks(
    {
      storeUrl,
      aheadMs: clock() - Date.now(),
      allowLoopback: config.webhookLoopback,
      siteHook: config.siteHook,
      vaultKey,
      logLevel: config.logLevel,
    },
    log,
  );

  // By itself: it reads much after a large run, and nothing waits for it.
  let searching = Promise.resolve();
  const searchTimer = setInterval(() => {
    searching = searching.then(search.poll).catch((err) => log.error({ err }, "the search could not follow"));
  }, pollMs);

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    clearInterval(timer);
    clearInterval(searchTimer);
    clearInterval(tellTimer);
    clearInterval(statusTimer);
    clearInterval(versionTimer);
    const late = setTimeout(() => process.exit(1), graceMs);
    await Promise.all([stopServer(), upkeep.stop(), desk.stop(), sending.stop()]);
    await Promise.all([polling, searching]);
    await Promise.all([reading?.close(), store.close()]);
    clearTimeout(late);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Opens a read replica. Only PostgreSQL has any, so its driver is loaded for it alone. */
async function openReadingStore(
  replica: string,
  database: string,
  { revision }: LiveGuide,
  log: Log,
): Promise<ReadingStore> {
  const { openReplica } = await import("./store/replica.ts");
  return openReplica({ urls: { replica, database }, revision, log });
}

main().catch((error) => {
  if (error instanceof ConfigError || error instanceof StoreError) console.error(`nownext: ${error.message}`);
  else console.error("nownext: the service could not start:", withoutSecrets(inspect(error)));
  process.exit(1);
});
