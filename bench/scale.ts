import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { startTestRedis, type TestRedis } from "../lib/cache/test-redis.ts";
import type { Result, Task } from "./load/client.ts";
import { readCpu, usedBetween } from "./load/cpu.ts";
import { openWorkplace } from "./load/databases.ts";
import { startFaultProxy } from "./load/fault-proxy.ts";
import { rowFormat } from "./load/figures.ts";
import { endPrograms } from "./load/programs.ts";
import { openSample } from "./load/sample.ts";
import { startSite } from "./load/site.ts";

/**
 * `npm run bench -- scale`: pages of the built site that processes share through one Redis, in one run: one process
 * without Redis, then 1, 2 and 4 with it, then two whose Redis is too small, is stopped, or hangs, halfway. Each line is `SECONDS`
 * (60) of `CONNECTIONS` (16) that ask for the same pages one after the other, in which pages get old and are rendered
 * again; all were rendered before it begins. It fails if a page isn't answered with 200, if a second process costs
 * more calls of the API than one does and a half, or if less than 99 % come from the cache while there is one. "spread"
 * is how soon another process reads again what one was told has changed. Linux only.
 */
const seconds = Number(process.env.SECONDS ?? 60);
const connections = Number(process.env.CONNECTIONS ?? 16);
const notifySecret = "told-by-the-bench-0123456789";
const pagesOfEach = ["", "/tonight", "/channels", "/sport", "/guide", "/guide/list"];

type Case = {
  name: string;
  processes: number;
  /** Redis' settings; null: the processes share none. */
  redis: string[] | null;
  fault?: (redis: TestRedis) => unknown;
};

/** Holds a few of the pages: it drops whatever it likes, the list of what was invalidated too. */
const tooSmall = ["--maxmemory", "3mb", "--maxmemory-policy", "allkeys-lru"];

const cases: Case[] = [
  { name: "1 without Redis", processes: 1, redis: null },
  { name: "1", processes: 1, redis: [] },
  { name: "2", processes: 2, redis: [] },
  { name: "4", processes: 4, redis: [] },
  { name: "2, Redis too small", processes: 2, redis: tooSmall },
  { name: "2, Redis stopped halfway", processes: 2, redis: [], fault: (redis) => redis.stop() },
  { name: "2, Redis hung halfway", processes: 2, redis: [], fault: (redis) => redis.hang() },
];

type Measured = {
  pages: number;
  perSecond: number;
  perCpuSecond: number;
  p99: number;
  failed: number;
  /** API calls for the first look at each page, and in the run. */
  calls: { first: number; run: number };
  hits: number;
  /** Answers with an old page, after which it was rendered again. */
  stale: number;
  /** How long after one process was told of a change another asked the API again, ms; null if nothing carries it. */
  spread: number | null;
};

const root = join(import.meta.dirname, "..");
const workplace = openWorkplace();
let started = 0;

type Site = Awaited<ReturnType<typeof startSite>> & { folder: string };

/** Starts processes as on machines of their own, which have nothing but Redis in common. */
async function startSites(one: Case, sample: Sample, apiUrl: string, redis: TestRedis): Promise<Site[]> {
  const { NOWNEXT_CLOCK, NOWNEXT_CLOCK_EPOCH_MS } = sample.env;
  const sites: Site[] = [];
  for (let count = 0; count < one.processes; count++) {
    const folder = join(workplace.folder, `site-${started++}`);
    const env = {
      ...{ NOWNEXT_CLOCK, NOWNEXT_CLOCK_EPOCH_MS, DATA_DIR: folder, CACHE_COUNTS: countsIn(folder) },
      ...(one.redis ? { REDIS_URL: redis.url } : {}),
      ...{ SITE_URL: "http://guide.test", TVGUIDE_CALLS_A_DAY: "1000000", NOTIFY_SECRET: notifySecret },
      NODE_OPTIONS: `--import ${join(import.meta.dirname, "load/count-cache.ts")}`,
    };
    mkdirSync(folder);
    sites.push({ ...(await startSite({ apiUrl, apiKey: sample.key, env })), folder });
  }
  return sites;
}

const countsIn = (folder: string): string => join(folder, "cache.jsonl");

/** What a site has said of its answers so far. */
async function readCounts({ folder, pid }: Site): Promise<Record<string, number>> {
  const read = () => (existsSync(countsIn(folder)) ? readFileSync(countsIn(folder), "utf8").split("\n") : []);
  const before = read().length;
  process.kill(pid, "SIGUSR2");
  while (read().length <= before) await pause(20);
  return JSON.parse(read().at(-2) ?? "{}");
}

async function sumCounts(sites: readonly Site[]): Promise<{ all: number; missed: number; stale: number }> {
  const each = await Promise.all(sites.map(readCounts));
  const sum = (names: readonly string[]) =>
    each.reduce((total, counts) => total + names.reduce((own, name) => own + (counts[name] ?? 0), 0), 0);
  return { all: sum(["HIT", "STALE", "MISS"]), missed: sum(["MISS"]), stale: sum(["STALE"]) };
}

async function load({ port }: Site, paths: string[], share: number): Promise<Result> {
  const task: Task = { port, key: "", paths, once: false, connections: share, seconds };
  const file = join(workplace.folder, `task-${port}.json`);
  writeFileSync(file, JSON.stringify(task));
  const client = join(root, "bench/load/client.ts");
  return JSON.parse((await promisify(execFile)(process.execPath, [client, file])).stdout);
}

/** Has every page rendered, by all processes in turns, and seen by each. */
async function lookAtAll(sites: readonly Site[], paths: readonly string[]): Promise<void> {
  for (const [place, path] of paths.entries())
    for (let turn = 0; turn < sites.length; turn++) {
      const answer = await fetch(`http://127.0.0.1:${sites[(place + turn) % sites.length]?.port}${path}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    }
}

/** Tells a process of a change, and asks another for a page until it reads the guide again, ms. */
async function measureSpread(told: Site, other: Site, path: string, asked: () => number): Promise<number> {
  const before = asked();
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${told.port}/api/changes`, {
    method: "POST",
    headers: { Authorization: `Bearer ${notifySecret}` },
    body: JSON.stringify({ expired: ["channels", "countries"], stale: [] }),
  });
  if (!answer.ok) throw new Error(`a change was answered with ${answer.status}`);
  while (asked() === before) {
    await (await fetch(`http://127.0.0.1:${other.port}${path}`)).arrayBuffer();
    await pause(10);
  }
  return performance.now() - began;
}

async function measure(one: Case, sample: Sample, paths: string[]): Promise<Measured> {
  const redis = await startTestRedis(one.redis ?? []);
  const proxy = await startFaultProxy(`http://127.0.0.1:${sample.env.SERVICE_PORT}`);
  const sites = await startSites(one, sample, `${proxy.origin}/v1`, redis);
  try {
    await lookAtAll(sites, paths);
    const first = proxy.asked();
    const counted = await sumCounts(sites);
    const pids = sites.map(({ pid }) => pid);
    const cpu = readCpu(pids);
    const share = Math.max(1, Math.round(connections / sites.length));
    const [results] = await Promise.all([
      Promise.all(sites.map((site) => load(site, paths, share))),
      pause((seconds * 1000) / 2).then(() => one.fault?.(redis)),
    ]);
    const used = usedBetween(cpu, readCpu(pids));
    const { all, missed, stale } = await sumCounts(sites);
    const run = proxy.asked() - first;
    const [told, other] = sites;
    const path = paths.find((each) => each.endsWith("/channels")) ?? "/";
    const spread = told && other && !one.fault ? await measureSpread(told, other, path, proxy.asked) : null;
    const sum = (take: (result: Result) => number) => results.reduce((total, each) => total + take(each), 0);
    return {
      pages: sum(({ answered }) => answered),
      perSecond: sum(({ perSecond }) => perSecond),
      perCpuSecond: sum(({ answered }) => answered) / used,
      p99: Math.max(...results.map(({ p99 }) => p99)),
      failed: sum(({ failed }) => failed),
      calls: { first, run },
      hits: 1 - (missed - counted.missed) / Math.max(1, all - counted.all),
      stale: stale - counted.stale,
      spread,
    };
  } finally {
    redis.resume();
    await Promise.all(sites.map((site) => site.stop()));
    await redis.stop();
    await proxy.down();
  }
}

type Sample = Awaited<ReturnType<typeof openSample>>;

async function listPaths({ env, key }: Sample): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${env.SERVICE_PORT}/v1/countries`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const { data } = (await answer.json()) as { data: { code: string }[] };
  return data.flatMap(({ code }) => pagesOfEach.map((page) => `/${code.toLowerCase()}${page}`));
}

async function main(): Promise<void> {
  const sample = await openSample(join(workplace.folder, "service"));
  const paths = await listPaths(sample);
  console.log(`${paths.length} pages, ${connections} connections, ${seconds} s each\n`);
  const row = rowFormat(26, 13);
  console.log(
    row(
      "processes",
      "pages/s",
      "pages/CPU s",
      "p99 ms",
      "cached",
      "of it old",
      "first calls",
      "calls",
      "failed",
      "spread ms",
    ),
  );
  const measured: [Case, Measured][] = [];
  for (const one of cases) {
    const of = await measure(one, sample, paths);
    measured.push([one, of]);
    const speeds = [of.perSecond, of.perCpuSecond, of.p99].map((figure) => figure.toFixed(0));
    const hits = `${(100 * of.hits).toFixed(2)} %`;
    console.log(
      row(
        one.name,
        ...speeds,
        hits,
        of.stale,
        of.calls.first,
        of.calls.run,
        of.failed,
        of.spread?.toFixed(0) ?? "–",
      ),
    );
  }
  const callsOf = (name: string) => {
    const of = measured.find(([one]) => one.name === name)?.[1];
    return of ? of.calls.first + of.calls.run : 0;
  };
  const isBroken = measured.some(([one, { failed, hits }]) => failed > 0 || (!one.fault && hits < 0.99));
  if (isBroken || callsOf("2") > 1.5 * callsOf("1")) process.exitCode = 1;
}

try {
  await main();
} finally {
  await endPrograms();
  await workplace.stop();
}
