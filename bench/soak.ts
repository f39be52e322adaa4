import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { createRandom, type Random } from "../service/fuzz/random.ts";
import {
  beginDays,
  createKey,
  type Environment,
  type FastDays,
  ingestEdition,
  onTheEve,
  startFastService,
  startFastSite,
} from "./load/fast-days.ts";
import { type FaultName, faults, startFaultProxy } from "./load/fault-proxy.ts";
import { formatTable, median, percentile } from "./load/figures.ts";
import { readStatus } from "./load/memory.ts";
import { endPrograms } from "./load/programs.ts";

/**
 * `npm run bench -- soak`: a day of 24 hours in `MINUTES` (10), by clocks of the site and the service that run faster.
 * The service has 500 channels. The built site has a key of 500 calls a day and `VIEWERS` (200), who open pages of three
 * countries with fifty channels each, one after the other. Each hour a new edition of a guide is ingested, and for a
 * quarter of each hour the API fails in one way after the other.
 *
 * It fails if a page that was seen before is answered with a 5xx, or one that never was with any but a 503 that says
 * when to come back, if the site takes more than 512 megabytes at any time or the service more than 300, if either
 * holds a tenth more in the last quarter than in the second, or if the day takes more than 450 calls. What they hold is
 * what they take at rest: by a clock that runs so fast, the service's hourly threads run for half of the time. Linux only.
 */
const minutes = Number(process.env.MINUTES ?? 10);
const viewers = Number(process.env.VIEWERS ?? 200);
const hours = 24;
const callsADay = 500;
const mostCalls = 450;
const ceilings = { site: 512, service: 300 };
const markets = ["gb", "nz", "za"];
const channels = 50;
/** A country whose pages nobody opens. */
const other = { market: "us", channels: 350, edition: 0 };

const hourMs = (minutes * 60_000) / hours;
/** Midnight of UTC, when a day's calls begin, in the week of the generated guides. */
const midnight = Date.UTC(2026, 7, 19);

type Proxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** Ids by market. */
type Channels = ReadonlyMap<string, readonly string[]>;

/** What viewers open: mostly the guide's own pages, sometimes one of many others, or one that doesn't exist. */
function pageFor(random: Random, idsOf: Channels): string {
  const market = random.pick(markets);
  const guide = ["", "/home", "/tonight", "/tonight/20", "/guide", "/guide/list", "/sport", "/channels"];
  const kind = random.below(10);
  if (kind < 7) return `/${market}${random.pick(guide)}`;
  if (kind === 7) return `/${market}/channels/${random.pick(idsOf.get(market) ?? [])}`;
  if (kind === 8) return `/${market}/search?q=${random.pick(["city", "night", "house", "road"])}`;
  return `/${market}/programmes/ls_made${random.below(1_000)}`;
}

/** What a view ended with: a status of 0 if no whole answer came. */
type View = { path: string; status: number; hasRetryAfter: boolean; fault: FaultName | null };

/** What viewers were answered: a page that once was there is promised, and any other may say when to come back. */
class Views {
  all = 0;
  /** Pages that were never seen before and were put off: with a 503 that says until when. */
  putOff = 0;
  /** How often anything else failed, by address, status and fault. */
  readonly failed = new Map<string, number>();
  readonly #seen = new Set<string>();

  add({ path, status, hasRetryAfter, fault }: View): void {
    this.all++;
    // A made-up programme is answered with a page that says that no call is left to look it up.
    if (status === 200 && !path.includes("/ls_made")) this.#seen.add(path);
    if (status > 0 && status < 500) return;
    const isSeen = this.#seen.has(path);
    if (!isSeen && status === 503 && hasRetryAfter) this.putOff++;
    else {
      const place = isSeen ? path : path.replace(/ls_made\d+/, "ls_made");
      const what = `${place} (${isSeen ? "seen" : "never seen"}) is ${status} during ${fault ?? "no fault"}`;
      this.failed.set(what, (this.failed.get(what) ?? 0) + 1);
    }
  }
}

async function watch(
  { site, proxy, views }: { site: string; proxy: Proxy; views: Views },
  { end }: FastDays,
  random: Random,
  idsOf: Channels,
): Promise<void> {
  while (Date.now() < end) {
    const path = pageFor(random, idsOf);
    const fault = proxy.failing();
    const answer = await fetch(site + path, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
    const body = await answer?.arrayBuffer().catch(() => null);
    const status = answer && body ? answer.status : 0;
    views.add({ path, status, hasRetryAfter: answer?.headers.has("retry-after") ?? false, fault });
    await pause(5_000 + random.below(10_000));
  }
}

/** Megabytes in a quarter of the day, from 0. */
type Sizes = { quarter: number; site: number; service: number };

async function measure(
  memory: Sizes[],
  { epoch, end }: FastDays,
  pids: { site: number; service: number },
): Promise<void> {
  const megabytes = (pid: number): number => ((readStatus(pid).get("VmRSS") ?? 0) * 1024) / 1e6;
  while (Date.now() < end) {
    const quarter = Math.floor(((Date.now() - epoch) / (end - epoch)) * 4);
    memory.push({ quarter, site: megabytes(pids.site), service: megabytes(pids.service) });
    await pause(2_000);
  }
}

/** Lets the API fail for the first quarter of each hour. */
async function disturb(proxy: Proxy, { epoch, end }: FastDays): Promise<void> {
  const names = Object.keys(faults) as FaultName[];
  for (let hour = 1; hour < hours; hour++) {
    await pause(Math.max(0, epoch + hour * hourMs - Date.now()));
    proxy.fail(names[hour % names.length] ?? null);
    await pause(Math.min(hourMs / 4, Math.max(0, end - Date.now())));
    proxy.fail(null);
  }
}

/** Ingests an edition each hour, or as often as this machine can. Returns how many. */
async function ingestHourly({ epoch, end }: FastDays, env: Environment): Promise<number> {
  let editions = 0;
  while (Date.now() < end) {
    const hour = Math.ceil((Date.now() - epoch) / hourMs);
    await pause(Math.max(0, epoch + hour * hourMs - Date.now()));
    if (Date.now() >= end) break;
    const edition = ++editions;
    await ingestEdition({ market: markets[edition % markets.length] ?? "gb", channels, edition }, env);
  }
  return editions;
}

function report(views: Views, memory: readonly Sizes[], editions: number, calls: number): void {
  const rows = [["MB", "second quarter, median", "at rest", "last quarter, median", "at rest", "most"]];
  let isWell = true;
  for (const name of ["site", "service"] as const) {
    const held = (quarter: number) => {
      const sizes = memory.filter((at) => at.quarter === quarter).map((at) => at[name]);
      return { median: median(sizes), rest: percentile(sizes, 0.1) };
    };
    const [second, last] = [held(1), held(3)];
    const most = Math.max(...memory.map((at) => at[name]));
    isWell &&= last.rest <= second.rest * 1.1 && most <= ceilings[name];
    const sizes = [second.median, second.rest, last.median, last.rest, most];
    rows.push([name, ...sizes.map((size) => size.toFixed(0))]);
  }
  console.log(`\n${formatTable(rows)}\n`);
  console.log(
    `${views.all} views by ${viewers} viewers in ${hours} hours of ${minutes} minutes; ${editions} editions ingested, ${calls} calls`,
  );
  console.log(
    `${views.putOff} answers of 503 with a time to come back, for pages that were never seen before`,
  );
  for (const [what, times] of views.failed) console.log(`FAILED ${what}, ${times} times`);
  if (!isWell || views.failed.size > 0 || calls > mostCalls) process.exitCode = 1;
}

/** What the site said most often. */
function mostFrequent(lines: readonly string[]): string[] {
  const counts = [...Map.groupBy(lines, (line) => line)].map(([line, all]) => ({ line, times: all.length }));
  return counts
    .toSorted((a, b) => b.times - a.times)
    .slice(0, 40)
    .map(({ line, times }) => `${times} times: ${line}`);
}

async function main(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "nownext-soak-"));
  const folder = { DATA_DIR: data, LOG_LEVEL: "error" };
  try {
    const eve = { ...folder, ...onTheEve(midnight) };
    for (const market of markets) await ingestEdition({ market, channels, edition: 0 }, eve);
    await ingestEdition(other, eve);
    const apiKey = await createKey("free", eve);
    const day = beginDays({ start: midnight, days: 1, minutes });
    const service = await startFastService(day, folder);
    let left = callsADay;
    const proxy = await startFaultProxy(`http://127.0.0.1:${service.port}`, 0, (headers) => {
      left = Math.min(left, Number(/;r=(\d+)/.exec(String(headers.ratelimit))?.[1] ?? left));
      return { ...headers, date: new Date(day.simulatedNow()).toUTCString() };
    });
    const site = await startFastSite(day, proxy.origin, apiKey, join(data, "site"));
    const idsOf = new Map<string, string[]>();
    for (const market of markets) {
      const page = await (await fetch(`${site.address}/${market}/channels`)).text();
      idsOf.set(market, [...new Set(page.match(/ch_[0-9a-z]+/g))]);
    }

    const views = new Views();
    const memory: Sizes[] = [];
    const [editions] = await Promise.all([
      ingestHourly(day, { ...folder, ...day.clock }),
      measure(memory, day, { site: site.pid, service: service.child.pid ?? 0 }),
      disturb(proxy, day),
      ...Array.from({ length: viewers }, (_, viewer) =>
        watch({ site: site.address, proxy, views }, day, createRandom(viewer), idsOf),
      ),
    ]);
    report(views, memory, editions, callsADay - left);
    if (views.failed.size > 0) console.log(`\n${mostFrequent(site.said()).join("\n")}`);
    await proxy.down();
    await site.stop();
  } finally {
    await endPrograms();
    rmSync(data, { recursive: true, force: true });
  }
}

await main();
