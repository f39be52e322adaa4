import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { createRandom, type Random } from "../service/fuzz/random.ts";
import { freePort } from "../service/test-port.ts";
import { type FaultName, faults, startFaultProxy } from "./load/fault-proxy.ts";
import { formatTable, median } from "./load/figures.ts";
import { writeGuide } from "./load/generated-guide.ts";
import { readStatus } from "./load/memory.ts";
import { endPrograms, startProgram } from "./load/programs.ts";

/**
 * `npm run bench -- soak`: a day of 24 hours in `MINUTES` (10), by clocks of the site and the service that run faster.
 * The built site has a key of 500 calls a day and `VIEWERS` (200), who open pages one after the other. Each hour a new
 * edition of a guide is ingested, and for a quarter of each hour the API fails in one way after the other.
 *
 * It fails if a page that was seen before is answered with a 5xx, if the memory of the site or the service is in the
 * last quarter more than a tenth above that of the second, or if the day takes more than 450 calls. Linux only.
 */

const minutes = Number(process.env.MINUTES ?? 10);
const viewers = Number(process.env.VIEWERS ?? 200);
const hours = 24;
const callsADay = 500;
const mostCalls = 450;
const markets = ["gb", "nz", "za"];
const channelsOfEach = 50;

const root = join(import.meta.dirname, "..");
const dayMs = hours * 3_600_000;
const rate = dayMs / (minutes * 60_000);
/** Midnight of UTC, when a day's calls begin, in the week of the generated guides. */
const midnight = Date.UTC(2026, 7, 19);
const epoch = Date.now();
const end = epoch + minutes * 60_000;
const simulatedNow = (): number => midnight + (Date.now() - epoch) * rate;
const hourMs = (minutes * 60_000) / hours;

const clock = {
  NODE_OPTIONS: `--import ${join(import.meta.dirname, "load/fast-clock.ts")}`,
  FAST_CLOCK: `${midnight},${epoch},${rate}`,
};

/** Ids by market. */
type Channels = ReadonlyMap<string, readonly string[]>;

/** Runs a command of the CLI. Resolves to what it prints; rejects if it fails. */
async function runCommand(args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ["service/cli.ts", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  let said = "";
  child.stdout.on("data", (part) => {
    said += part;
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`nownext ${args.join(" ")} ended with ${code}`);
  return said.trim();
}

async function ingestEdition(market: string, edition: number, env: Record<string, string>): Promise<void> {
  const file = join(env.DATA_DIR ?? "", `${market}.xml`);
  await writeGuide(file, { channels: channelsOfEach, edition, domain: `${market}.example` });
  await runCommand(["ingest", file, "--source", market, "--country", market.toUpperCase()], env);
}

async function startSite(apiUrl: string, apiKey: string, data: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "-p", String(port)], {
    cwd: root,
    stdio: ["ignore", "ignore", "ignore"],
    env: {
      ...process.env,
      ...clock,
      NODE_ENV: "production",
      TVGUIDE_API_URL: apiUrl,
      TVGUIDE_API_KEY: apiKey,
      DATA_DIR: data,
      PICTURES: "off",
    },
  });
  const address = `http://localhost:${port}`;
  while (!(await fetch(`${address}/robots.txt`).catch(() => null))?.ok) await pause(100);
  return { address, child };
}

/** What viewers open: mostly the guide's own pages, sometimes one of many others, or one that doesn't exist. */
function pageFor(random: Random, channels: Channels): string {
  const market = random.pick(markets);
  const guide = ["", "/home", "/tonight", "/tonight/20", "/guide", "/guide/list", "/sport", "/channels"];
  const kind = random.below(10);
  if (kind < 7) return `/${market}${random.pick(guide)}`;
  if (kind === 7) return `/${market}/channels/${random.pick(channels.get(market) ?? [])}`;
  if (kind === 8) return `/${market}/search?q=${random.pick(["city", "night", "house", "road"])}`;
  return `/${market}/programmes/ls_made${random.below(1_000)}`;
}

/** What viewers were answered: a page that once was there is promised. */
class Views {
  all = 0;
  /** Pages that were never seen before and failed. */
  unseen = 0;
  /** How often pages that were seen before failed, by address and status; 0: no answer. */
  readonly failed = new Map<string, number>();
  readonly #seen = new Set<string>();

  add(path: string, status: number): void {
    this.all++;
    if (status === 200) this.#seen.add(path);
    if (status > 0 && status < 500) return;
    if (!this.#seen.has(path)) this.unseen++;
    else this.failed.set(`${path} ${status}`, (this.failed.get(`${path} ${status}`) ?? 0) + 1);
  }
}

async function watch(site: string, views: Views, random: Random, channels: Channels): Promise<void> {
  while (Date.now() < end) {
    const path = pageFor(random, channels);
    const answer = await fetch(site + path, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
    const body = await answer?.arrayBuffer().catch(() => null);
    views.add(path, answer && body ? answer.status : 0);
    await pause(5_000 + random.below(10_000));
  }
}

/** Megabytes in a quarter of the day, from 0. */
type Sizes = { quarter: number; site: number; service: number };

async function measure(memory: Sizes[], pids: { site: number; service: number }): Promise<void> {
  const megabytes = (pid: number): number => ((readStatus(pid).get("VmRSS") ?? 0) * 1024) / 1e6;
  while (Date.now() < end) {
    const quarter = Math.floor(((Date.now() - epoch) / (end - epoch)) * 4);
    memory.push({ quarter, site: megabytes(pids.site), service: megabytes(pids.service) });
    await pause(2_000);
  }
}

/** Ingests a guide each hour, and lets the API fail for a quarter of it. */
async function disturb(
  proxy: Awaited<ReturnType<typeof startFaultProxy>>,
  env: Record<string, string>,
): Promise<void> {
  const names = Object.keys(faults) as FaultName[];
  for (let hour = Math.ceil((Date.now() - epoch) / hourMs); hour < hours; hour++) {
    await pause(Math.max(0, epoch + hour * hourMs - Date.now()));
    await ingestEdition(markets[hour % markets.length] ?? "gb", hour, env);
    proxy.fail(names[hour % names.length] ?? null);
    await pause(hourMs / 4);
    proxy.fail(null);
  }
}

function report(views: Views, memory: readonly Sizes[], calls: number): void {
  const rows = [["MB, median of", "second quarter", "last quarter", "most"]];
  let isFlat = true;
  for (const name of ["site", "service"] as const) {
    const sizes = (quarter: number) => memory.filter((at) => at.quarter === quarter).map((at) => at[name]);
    const [second, last] = [median(sizes(1)), median(sizes(3))];
    isFlat &&= last <= second * 1.1;
    const most = Math.max(...memory.map((at) => at[name]));
    rows.push([name, ...[second, last, most].map((size) => size.toFixed(0))]);
  }
  console.log(`\n${formatTable(rows)}\n`);
  console.log(
    `${views.all} views by ${viewers} viewers in ${hours} hours of ${minutes} minutes; ${calls} calls`,
  );
  console.log(`${views.unseen} failures of pages that were never seen before`);
  for (const [what, times] of views.failed) console.log(`FAILED ${what}, ${times} times`);
  if (!isFlat || views.failed.size > 0 || calls > mostCalls) process.exitCode = 1;
}

async function main(): Promise<void> {
  if (!existsSync(join(root, ".next/BUILD_ID"))) throw new Error("build the site first: npm run build");
  const data = mkdtempSync(join(tmpdir(), "nownext-soak-"));
  const env = { ...clock, DATA_DIR: data, LOG_LEVEL: "error" };
  try {
    for (const market of markets) await ingestEdition(market, 0, env);
    const key = (await runCommand(["keys", "create", "--plan", "free"], env)).split("\n").at(-1) ?? "";
    const service = await startProgram("service/main.ts", (port) => ({
      env: { ...env, SERVICE_PORT: String(port), NODE_ENV: "production" },
    }));
    let left = callsADay;
    const proxy = await startFaultProxy(`http://127.0.0.1:${service.port}`, 0, (headers) => {
      left = Math.min(left, Number(/;r=(\d+)/.exec(String(headers.ratelimit))?.[1] ?? left));
      return { ...headers, date: new Date(simulatedNow()).toUTCString() };
    });
    const site = await startSite(`${proxy.origin}/v1`, key, join(data, "site"));
    const channels = new Map<string, string[]>();
    for (const market of markets) {
      const page = await (await fetch(`${site.address}/${market}/channels`)).text();
      channels.set(market, [...new Set(page.match(/ch_[0-9a-z]+/g))]);
    }

    const views = new Views();
    const memory: Sizes[] = [];
    await Promise.all([
      measure(memory, { site: site.child.pid ?? 0, service: service.child.pid ?? 0 }),
      disturb(proxy, env),
      ...Array.from({ length: viewers }, (_, viewer) =>
        watch(site.address, views, createRandom(viewer), channels),
      ),
    ]);
    report(views, memory, callsADay - left);
    await proxy.down();
    site.child.kill("SIGTERM");
    await once(site.child, "exit");
  } finally {
    await endPrograms();
    rmSync(data, { recursive: true, force: true });
  }
}

await main();
