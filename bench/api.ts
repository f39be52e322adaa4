import { execFile } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { fromIso } from "../contract/time.ts";
import { createKey } from "../service/keys/keys.ts";
import { openLiveGuide } from "../service/listings/live-guide.ts";
import { renewLease, takeLease } from "../service/store/leases.ts";
import type { StoreEngine } from "../service/store/migrator.ts";
import { openStore } from "../service/store/store.ts";
import type { Result, Task } from "./load/client.ts";
import { type Cpu, readCpu, usedBetween } from "./load/cpu.ts";
import { enginesAsked, openWorkplace } from "./load/databases.ts";
import { rowFormat } from "./load/figures.ts";
import { fillStore } from "./load/generated-store.ts";
import { endPrograms, type Program, startProgram } from "./load/programs.ts";
import { listReads, type Read } from "./load/reads.ts";

/**
 * `npm run bench -- api`: requests per second, p50 and p99 of the API's reads on each engine, with `CHANNELS`
 * generated channels of `DAYS` days, and with as many channels and `TIMES` times the history, beside a bare Node http
 * server that sends the same bytes. All three are asked in turns, `ROUNDS` times for `SECONDS` each. The best round
 * of each counts, since other programs can only slow a round down. "CPU" is the processor time per answer of the
 * service and of the database's processes over all rounds; other programs affect it least. "hot" reads repeat one
 * request; the others change each time, so that no cache helps; "first" is the first answer. `ONLY` measures only
 * reads whose names contain it.
 */
const channels = Number(process.env.CHANNELS ?? 5000);
const days = Number(process.env.DAYS ?? 7);
const times = Number(process.env.TIMES ?? 10);
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 1);
const connections = 16;
const at = "2026-08-22T18:10:00Z";
const today = at.slice(0, 10);
const daysAhead = 5;
const row = rowFormat(24, 11);

type Generated = { days: number; url: string; key: string; fillMs: number; megabytes: number };
type Size = Generated & {
  service: Program;
  guideMs: number;
  /** CPU of all processes that serve it. */
  cpu(): Promise<Cpu>;
  end(): Promise<void>;
};

const workplace = openWorkplace();
try {
  for (const engine of enginesAsked()) await measure(engine);
} finally {
  await endPrograms();
  await workplace.stop();
}

async function measure(engine: StoreEngine): Promise<void> {
  const small = await serve(await make(engine, days));
  const large = await serve(await make(engine, days * times));
  const sizes = [small, large];
  console.log(
    `\n${engine}: ${channels} channels, ${connections} connections, ${rounds} times ${seconds} s each\n`,
  );
  console.log(row("", "generated in", "MB", "guide loaded after", "listening after"));
  for (const size of sizes) console.log(sizeRow(size));
  const headings = sizes.flatMap((size) => [
    `${size.days} d req/s`,
    "p50 ms",
    "p99 ms",
    "first ms",
    "CPU ms",
  ]);
  console.log(`\n${row("read", "bytes", ...headings, "p50 times", "CPU times", "bare req/s", "times bare")}`);
  const reads = await listReads({
    today,
    ask: async (path) => JSON.parse((await get(small, path)).toString()),
  });
  for (const read of reads)
    if (read.name.includes(process.env.ONLY ?? "")) console.log(await measureRead(read, [small, large]));
  for (const { end } of sizes) await end();
}

function sizeRow({ days, fillMs, megabytes, guideMs, service }: Size): string {
  return row(
    `${days} days`,
    `${(fillMs / 1000).toFixed(0)} s`,
    megabytes.toFixed(0),
    `${guideMs.toFixed(0)} ms`,
    `${service.startedMs.toFixed(0)} ms`,
  );
}

/** Measures a read on both stores and on a bare server, in turns. Returns its row of the table. */
async function measureRead({ name, paths, hot }: Read, sizes: readonly [Size, Size]): Promise<string> {
  const colds: number[] = [];
  for (const size of sizes) {
    const asked = performance.now();
    await get(size, paths[0] ?? "");
    colds.push(performance.now() - asked);
  }
  const body = await get(sizes[0], paths[0] ?? "");
  const file = join(workplace.folder, "body.json");
  writeFileSync(file, body);
  const bare = await startProgram("bench/load/bare-server.ts", (port) => ({ args: [String(port), file] }));
  const results: Result[][] = [[], [], []];
  const share = Math.floor((paths.length - 1) / rounds);
  const cpu = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const fresh = hot ? paths : paths.slice(1 + round * share, 1 + (round + 1) * share);
    for (const [index, size] of [...sizes, null].entries()) {
      const before = await size?.cpu();
      const { port } = size?.service ?? bare;
      results[index]?.push(await load({ port, key: size?.key ?? "", paths: fresh, once: !hot }));
      if (size && before) cpu[index] = (cpu[index] ?? 0) + usedBetween(before, await size.cpu());
    }
  }
  const cpuMs = cpu.map((used, index) => (used * 1000) / total(results[index] ?? []));
  await bare.end();
  const [less, more, bareResult] = results.map(best);
  if (!less || !more || !bareResult) throw new Error("nothing was measured");
  const failed = results.flat().reduce((sum, result) => sum + result.failed, 0);
  return (
    row(
      name,
      String(body.length),
      ...[less, more].flatMap(({ perSecond, p50, p99 }, index) => [
        perSecond.toFixed(0),
        p50.toFixed(2),
        p99.toFixed(2),
        (colds[index] ?? 0).toFixed(1),
        (cpuMs[index] ?? 0).toFixed(2),
      ]),
      (more.p50 / less.p50).toFixed(2),
      ((cpuMs[1] ?? 0) / (cpuMs[0] ?? 0)).toFixed(2),
      bareResult.perSecond.toFixed(0),
      (bareResult.perSecond / less.perSecond).toFixed(1),
    ) + (failed > 0 ? `  (${failed} failed)` : "")
  );
}

/** Generates a store that covers this many days. */
async function make(engine: StoreEngine, reach: number): Promise<Generated> {
  const now = fromIso(at);
  const midnight = fromIso(`${today}T00:00:00Z`);
  const to = midnight + Math.min(daysAhead, reach) * 86_400;
  const url = await workplace.createDatabase(engine);

  const making = await openStore(url, { bulk: true });
  const began = performance.now();
  await fillStore(making.db, { channels, from: to - reach * 86_400, to });
  const fillMs = performance.now() - began;
  const key = await createKey(making.db, { plan: "pro", now });
  // The server does this by itself within a minute or so.
  if (engine === "postgres") await sql`vacuum analyze`.execute(making.db);
  const megabytes = (await measureDatabase(making.db, engine, url)) / 1e6;
  await making.close();

  return { days: reach, url, key, fillMs, megabytes };
}

/** Starts the service on a store. */
async function serve(made: Generated): Promise<Size> {
  const { url } = made;
  const { db, engine, close } = await openStore(url);
  const opening = performance.now();
  await openLiveGuide(db, () => fromIso(at) * 1000);
  const guideMs = performance.now() - opening;
  // Only reads are measured: the service leaves upkeep to this lease holder, which doesn't exist.
  const upkeep = { name: "upkeep", holder: "bench" };
  await takeLease(db, upkeep, null);
  const beat = setInterval(() => void renewLease(db, upkeep), 5_000);

  const service = await startProgram("service/main.ts", (port) => ({
    env: {
      SERVICE_PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: workplace.folder,
      NOWNEXT_CLOCK: at,
      RATE_LIMIT_FACTOR: "0",
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
      RETENTION_DAYS: "400",
    },
  }));
  const end = async () => {
    await service.end();
    clearInterval(beat);
    await close();
  };
  const cpu = async () => readCpu([service.child.pid ?? 0, ...(await listBackends(db, engine))]);
  return { ...made, service, guideMs, cpu, end };
}

async function measureDatabase(
  db: Parameters<typeof createKey>[0],
  engine: StoreEngine,
  url: string,
): Promise<number> {
  if (engine === "sqlite") return statSync(url.slice("sqlite:".length)).size;
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return rows[0]?.size ?? 0;
}

/** The database's own processes for it; none on SQLite. */
async function listBackends(db: Parameters<typeof createKey>[0], engine: StoreEngine): Promise<number[]> {
  if (engine === "sqlite") return [];
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  );
  return rows.map(({ pid }) => pid);
}

async function load(asking: Pick<Task, "port" | "key" | "paths" | "once">): Promise<Result> {
  const file = join(workplace.folder, "task.json");
  writeFileSync(file, JSON.stringify({ ...asking, connections, seconds } satisfies Task));
  const client = join(import.meta.dirname, "load/client.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [client, file]);
  return JSON.parse(stdout);
}

async function get({ service, key }: Size, path: string): Promise<Buffer> {
  const response = await fetch(`http://127.0.0.1:${service.port}${path}`, {
    headers: { Authorization: `Bearer ${key}`, "Accept-Encoding": "identity" },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** How many requests were answered. */
function total(results: Result[]): number {
  return results.reduce((sum, { answered }) => sum + answered, 0);
}

/** The round with the lowest p50. */
function best(results: Result[]): Result | undefined {
  return [...results].sort((a, b) => a.p50 - b.p50)[0];
}
