import { once } from "node:events";
import type { Server } from "node:http";
import process from "node:process";
import { inspect } from "node:util";
import createLimit from "p-limit";
import { createResolve } from "../outside/resolve.ts";
import { createApp } from "./app.ts";
import { keepDerived } from "./background/keep-derived.ts";
import { pruneHourly } from "./background/prune-hourly.ts";
import { keepSchedule } from "./background/schedule.ts";
import { keepSendingWebhooks } from "./background/send-webhooks.ts";
import { createStepAside } from "./background/step-aside.ts";
import { createPost, createSiteTeller, guideState } from "./background/tell-sites.ts";
import { type Clock, createClock } from "./clock.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { secureDataFolder } from "./data-folder.ts";
import { loadServices } from "./free-view/services.ts";
import { sampleServices } from "./ingest/sample/free-view.ts";
import { listenError } from "./launch/port.ts";
import { takeTurns } from "./lease/take-turns.ts";
import { type LiveGuide, openLiveGuide } from "./listings/live-guide.ts";
import { createLiveSearch, type LiveSearch } from "./listings/search/live-search.ts";
import { createLog, type Log, withoutSecrets } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { repeat } from "./repeat.ts";
import { createHttpServer } from "./server.ts";
import { createDesk } from "./sources/desk.ts";
import { openUploads } from "./sources/uploads.ts";
import { readDisk } from "./status/disk.ts";
import { stretchMs } from "./status/history.ts";
import { openStatus, type Status } from "./status/read-status.ts";
import { getCursorSecret } from "./store/meta.ts";
import { listUnknownMigrations } from "./store/migrator.ts";
import { StoreError } from "./store/open-failure.ts";
import type { ReadingStore } from "./store/replica.ts";
import { listSources } from "./store/sources.ts";
import { openStore, type Store } from "./store/store.ts";
import { hasWebhooks } from "./store/webhooks.ts";
import { sealStoredSecrets } from "./webhooks/secrets.ts";
import { createFindTarget } from "./webhooks/target.ts";
import { createVault, readVaultKey, type Vault } from "./webhooks/vault.ts";

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
  const vault = await openVault(vaultKey, { db: store.db, config, log });
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
    ...config,
    store,
    readDb: reading?.db,
    clock,
    log,
    cursorSecret: await getCursorSecret(store.db),
    guide,
    search,
    findTarget: createFindTarget({
      resolve: createResolve(),
      allowLoopback: config.webhookLoopback,
      siteHook: config.siteHook,
    }),
    vault,
    metrics,
    status,
    desk,
  });

  const following = startFollowing({ guide, search, status, reading, log });
  const { sites = [], secret = "" } = config.notify ?? {};
  const tellSites = createSiteTeller({ sites, log, post: createPost(secret) }, () => guideState(guide));
  const notifying = setInterval(() => void tellSites(), pollMs);

  const { server, stop: stopServer } = createHttpServer(app.fetch, { onRequest: metrics.opened });
  await listen(server, { host: config.host, port: config.servicePort });
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

  const background = [
    ...following,
    ...startUpkeep({ config, store, clock, log, metrics }),
    startSending(vaultKey, { config, store, clock, log }),
    desk,
  ];
  onceSignalled(async (signal) => {
    log.info({ signal }, "stopping");
    clearInterval(notifying);
    await Promise.all([stopServer(), ...background.map((each) => each.stop())]);
    await Promise.all([reading?.close(), store.close()]);
  });
}

/** What goes on beside requests, until it is stopped. */
type Work = { stop(): Promise<unknown> };

const logged = (log: Log, message: string) => (err: unknown) => log.error({ err }, message);

type Followers = {
  guide: LiveGuide;
  search: LiveSearch;
  status: Status;
  reading: ReadingStore | null;
  log: Log;
};

/** Keeps what is in memory up to date with the store. */
function startFollowing({ guide, search, status, reading, log }: Followers): Work[] {
  const follow = async () => {
    await guide.poll();
    await reading?.check();
  };
  return [
    repeat(pollMs, follow, logged(log, "the guide could not follow the store")),
    // By itself: it reads much after a large run, and nothing waits for it.
    repeat(pollMs, search.poll, logged(log, "the search could not follow")),
    repeat(stretchMs, status.mark, logged(log, "the status could not be read")),
  ];
}

type Setting = { config: Config; store: Store; clock: Clock; log: Log };

/** Reads sources, prunes and derives whenever it is this process's turn, until a later version has changed the store. */
function startUpkeep({ config, store, clock, log, metrics }: Setting & { metrics: Metrics }): Work[] {
  const { storeUrl, retentionDays } = config;
  // One after the other, so that what they hold in memory doesn't add up.
  const inTurn = createLimit(1);
  const common = { store, storeUrl, clock, log, retentionDays, inTurn };
  const upkeep = takeTurns({ db: store.db, elapsedMs: () => performance.now(), log }, "upkeep", (tenure) =>
    Promise.all([
      keepSchedule({ ...common, onRead: metrics.sourceRead }, tenure),
      pruneHourly(common, tenure),
      keepDerived(common, tenure),
    ]),
  );
  const stepAside = createStepAside({
    listUnknown: () => listUnknownMigrations(store.db),
    stepAside: upkeep.stop,
    log,
  });
  return [upkeep, repeat(versionMs, stepAside, logged(log, "the store's version could not be read"))];
}

const startSending = (vaultKey: string, { config, store, clock, log }: Setting): Work =>
  keepSendingWebhooks(
    {
      storeUrl: config.storeUrl,
      aheadMs: clock() - Date.now(),
      allowLoopback: config.webhookLoopback,
      siteHook: config.siteHook,
      vaultKey,
      logLevel: config.logLevel,
    },
    { isNeeded: () => hasWebhooks(store.db), log },
  );

/** Opens the vault of the webhooks' secrets, and says which of them another key has sealed. */
async function openVault(
  key: string,
  { db, config, log }: { db: Store["db"]; config: Config; log: Log },
): Promise<Vault> {
  const vault = createVault(key);
  const closed = await sealStoredSecrets(db, vault);
  if (closed.length > 0)
    log.error(
      { webhooks: closed },
      `the secrets of some webhooks were sealed with another key than ${config.webhookKey ? "NOWNEXT_WEBHOOK_KEY" : config.webhookKeyFile}: restore that key, or rotate them`,
    );
  return vault;
}

/** Throws a ConfigError if it can't listen there. */
async function listen(server: Server, place: { host: string; port: number }): Promise<void> {
  const listening = once(server, "listening");
  // Clients that find the system's queue full try again only after a second.
  server.listen({ ...place, backlog: 4_096 });
  await listening.catch((error) => {
    throw listenError("SERVICE_PORT", place, error);
  });
}

/** Stops at the first signal to end. The process is ended with an error if that takes longer than the grace period. */
function onceSignalled(stop: (signal: NodeJS.Signals) => Promise<unknown>): void {
  let isStopping = false;
  const end = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    const late = setTimeout(() => process.exit(1), graceMs);
    await stop(signal);
    clearTimeout(late);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
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
