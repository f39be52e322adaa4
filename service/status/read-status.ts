import type { Kysely } from "kysely";
import type { FailedRequest, ServiceStatus } from "../../contract/operator.ts";
import { callsPerDay } from "../../contract/plan.ts";
import { type Clock, seconds } from "../clock.ts";
import { listKeys, siteKeyLabel } from "../keys/keys.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Database } from "../store/schema.ts";
import { listRuns } from "../store/source-runs.ts";
import { listSources } from "../store/sources.ts";
import { getCalls } from "../store/usage.ts";
import { listAllWebhooks } from "../store/webhooks.ts";
import type { Disk } from "./disk.ts";
import { createHistory, type Measurement } from "./history.ts";
import { sourceStatuses } from "./sources.ts";

export type StatusDeps = {
  db: Kysely<Database>;
  clock: Clock;
  metrics: Pick<Metrics, "figures">;
  readDisk: () => Promise<Disk | null>;
  memoryBytes: () => number;
};

export type Status = {
  read(): Promise<ServiceStatus>;
  /** Notes a request that failed. */
  failed(request: FailedRequest): void;
  /** Ends a stretch of the history. */
  mark(): Promise<void>;
};

const daySeconds = 86_400;
const keptFailures = 20;

/** Watches how the service and its sources are doing, from now on. */
export async function openStatus(deps: StatusDeps): Promise<Status> {
  const { db, clock, metrics, readDisk, memoryBytes } = deps;
  const readFigures = async (): Promise<Measurement> => ({
    at: seconds(clock),
    figures: await metrics.figures(),
    memoryBytes: memoryBytes(),
  });
  const first = await readFigures();
  const history = createHistory(first);
  let failures: FailedRequest[] = [];

  return {
    failed(request) {
      failures = [request, ...failures].slice(0, keptFailures);
    },
    async mark() {
      history.add(await readFigures());
    },
    async read() {
      const now = seconds(clock);
      const [reading, sources, runs, keys, webhooks, disk] = await Promise.all([
        readFigures(),
        listSources(db),
        listRuns(db),
        readKeys(db, Math.floor(now / daySeconds)),
        readWebhooks(db),
        readDisk(),
      ]);
      const { endpoints, cache, refusals } = reading.figures;
      return {
        now,
        startedAt: first.at,
        keys,
        endpoints,
        cache,
        refusals,
        history: history.list(reading),
        sources: sourceStatuses(sources, runs),
        failures,
        webhooks,
        memoryBytes: reading.memoryBytes,
        disk,
      };
    },
  };
}

/** Keys in use, with their calls of a UTC day. */
async function readKeys(db: Kysely<Database>, day: number): Promise<ServiceStatus["keys"]> {
  const inUse = (await listKeys(db)).filter(({ revokedAt }) => revokedAt === null);
  const keys = await Promise.all(
    inUse.map(async ({ hash, label, hint, plan }) => ({
      label,
      hint,
      plan,
      calls: await getCalls(db, { keyHash: hash, day }),
      limit: callsPerDay[plan],
      site: label === siteKeyLabel,
    })),
  );
  return keys.sort((a, b) => Number(b.site) - Number(a.site) || b.calls - a.calls);
}

/** A webhook's address may hold a secret, so only its host is shown. */
async function readWebhooks(db: Kysely<Database>): Promise<ServiceStatus["webhooks"]> {
  const all = await listAllWebhooks(db);
  return {
    all: all.length,
    enabled: all.filter(({ enabled }) => enabled === 1).length,
    failing: all.flatMap(({ url, last_call_at: at, last_call_http: status }) =>
      at === null || status === null || (status >= 200 && status < 300)
        ? []
        : [{ host: URL.parse(url)?.host ?? "?", at, status }],
    ),
  };
}
