import { onTestFinished } from "vitest";
import { z } from "zod";
import { listOf, single } from "../contract/envelope.ts";
import type { Plan } from "../contract/plan.ts";
import { type Problem, problemSchema } from "../contract/problem.ts";
import { fromIso } from "../contract/time.ts";
import type { Resolve } from "../outside/resolve.ts";
import { createApp } from "./app.ts";
import type { CorsOrigins } from "./http/cors.ts";
import { createKey } from "./keys/keys.ts";
import { openLiveGuide } from "./listings/live-guide.ts";
import { createLiveSearch } from "./listings/search/live-search.ts";
import { createLog, type Log } from "./log.ts";
import { createMetrics } from "./metrics/metrics.ts";
import type { Desk } from "./sources/desk.ts";
import { openStatus } from "./status/read-status.ts";
import type { Store } from "./store/store.ts";
import { addChannels, type TestChannel } from "./store/test-rows.ts";
import { openTestStore } from "./store/test-store.ts";
import { createFindTarget } from "./webhooks/target.ts";
import { createVault } from "./webhooks/vault.ts";

export const testVault = createVault("a test's key");

const disk = { freeBytes: 50e9, totalBytes: 100e9, storeBytes: 1e9 };

/** Adds nothing. */
const idleDesk: Desk = {
  addAddress: async () => ({ problems: [{ field: "address", detail: "this desk is idle" }] }),
  addUpload: async () => ({ problems: [{ field: "file", detail: "this desk is idle" }] }),
  force: () => null,
  get: () => null,
  stop: async () => {},
};

/**
 * Opens the production app on its own store, at a given time, with a key. It is closed when the test ends.
 * `moveTo` sets the clock and lets the guide follow.
 */
export async function openTestApp({
  at = "2026-08-22T18:00:00Z",
  channels = [],
  plan = "plus",
  store: given,
  resolve = async () => [],
  burstFactor = 1,
  metricsToken = null,
  corsOrigins = [],
  linkSecret = null,
  desk = idleDesk,
  log = createLog("silent"),
}: {
  at?: string;
  channels?: TestChannel[];
  plan?: Plan;
  /** A store that stays open; without one, the app gets its own. */
  store?: Store;
  /** Resolves the hosts of webhooks. */
  resolve?: Resolve;
  burstFactor?: number;
  metricsToken?: string | null;
  corsOrigins?: CorsOrigins;
  linkSecret?: string | null;
  /** Adds sources for the operator's page. */
  desk?: Desk;
  log?: Log;
} = {}) {
  const store = given ?? (await openTestStore());
  if (!given) onTestFinished(() => store.close());
  let nowMs = fromIso(at) * 1000;
  const clock = () => nowMs;
  const ids = await addChannels(store.db, channels);
  const guide = await openLiveGuide(store.db, clock);
  const search = createLiveSearch(store.db, clock, guide);
  const metrics = createMetrics({ ofProcess: false });
  const status = await openStatus({
    db: store.db,
    clock,
    metrics,
    readDisk: async () => disk,
    memoryBytes: () => 100 << 20,
  });
  const app = createApp({
    store,
    clock,
    log,
    cursorSecret: "a test's secret",
    guide,
    search,
    burstFactor,
    findTarget: createFindTarget({ resolve, allowLoopback: false }),
    vault: testVault,
    metrics,
    status,
    desk,
    linkSecret,
    metricsToken,
    storeTimeoutMs: 600_000,
    corsOrigins,
  });
  const key = await createKey(store.db, { plan, now: 0 });

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers({ Authorization: `Bearer ${key}` });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return app.request(`/v1${path}`, { ...init, headers });
  };

  const body = async (path: string): Promise<unknown> => {
    const response = await request(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  return {
    app,
    store,
    guide,
    search,
    key,
    ids,
    request,
    /** A list answer, decoded by the contract's schema of an item. */
    list: async <T extends z.ZodType>(path: string, item: T) => listOf(item).parse(await body(path)),
    /** A single answer's data, decoded. */
    single: async <T extends z.ZodType>(path: string, data: T) =>
      data.parse(single(z.unknown()).parse(await body(path)).data),
    /** A refusal, decoded. */
    problem: async (path: string, init?: RequestInit): Promise<Problem> => {
      const response = await request(path, init);
      const problem = problemSchema.parse(await response.json());
      if (problem.status !== response.status)
        throw new Error(`${problem.status} in an answer ${response.status}`);
      return problem;
    },
    moveTo: async (iso: string) => {
      nowMs = fromIso(iso) * 1000;
      await guide.poll();
      await search.poll();
    },
  };
}
