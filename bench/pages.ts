import { execFile } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../e2e/chromium.ts";
import { buildSite } from "../service/launch/build.ts";
import type { Result, Task } from "./load/client.ts";
import { readCpu, usedBetween } from "./load/cpu.ts";
import { openWorkplace } from "./load/databases.ts";
import { median } from "./load/figures.ts";
import { loadOnPhone, type PageLoad, slower } from "./load/phone.ts";
import { endPrograms, type Program, startProgram } from "./load/programs.ts";
import { openSample } from "./load/sample.ts";
import { buildStaticSite } from "./load/static-site.ts";

/**
 * `npm run bench -- pages`: the pages that people share, from the production build, in one run.
 *  1. Requests per second for an event's page once it is rendered, in turns with a static page of the same size that
 *     Next serves, as the median of the rounds' ratios; and the processor time per answer, which other programs on the
 *     machine affect less.
 *  2. What an event, an evening, a channel and a country's sport cost a phone: the largest contentful paint, the layout
 *     shift, and the size of the scripts as sent, with a quarter of this machine's processor, over 1.6 Mbit/s and
 *     150 ms; beside a blank page, and the static one, whose scripts are all Next's own; and in turns with a site that
 *     has no service worker (`OFFLINE=off`).
 *  3. How long it takes to draw a page's picture for the first time.
 * Medians of `ROUNDS`, in `MARKET`. The data is the sample, or that of `TVGUIDE_API_URL` and `TVGUIDE_API_KEY` if both
 * are set, at `NOWNEXT_CLOCK`.
 */
const rounds = Number(process.env.ROUNDS ?? 5);
const market = process.env.MARKET ?? "gb";
const country = market.slice(0, 2).toUpperCase();
const connections = 16;
const roundSeconds = 2;

const root = join(import.meta.dirname, "..");
const workplace = openWorkplace();
const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ["--no-sandbox"] });
const blank = createServer((_, response) => {
  response.setHeader("content-type", "text/html");
  response.end("<!doctype html><title>blank</title><p>blank");
}).listen(0, "127.0.0.1");
let removeStatic = () => {};

/** `cpuMs` is the server's processor time for one answer. */
type Loaded = Result & { cpuMs: number };

type Api = { url: string; key: string; env: Record<string, string> };

try {
  await once(blank, "listening");
  buildSite(root);
  const api = await openApi();
  const site = await startSite(api, "on");
  const origin = addressIn(site, "");
  const events = await listEvents(api);
  const pages = await sharedPages(api, origin, events[0]);
  const bare = await compareWithStatic(site, pages.event);
  const withoutWorker = addressIn(await startSite(api, "off"), "");
  await openOnPhone({ origin, withoutWorker, bare, pages });
  await drawPictures(origin, events);
} finally {
  blank.close();
  await browser.close();
  await endPrograms();
  removeStatic();
  await workplace.stop();
}

/** The guide to show: the one in the environment, or a service with the sample. */
async function openApi(): Promise<Api> {
  const { TVGUIDE_API_URL: url, TVGUIDE_API_KEY: key } = process.env;
  if (url && key) return { url: url.replace(/\/$/, ""), key, env: {} };
  const sample = await openSample(workplace.folder);
  return {
    url: `http://127.0.0.1:${sample.env.SERVICE_PORT}/v1`,
    key: sample.key,
    env: {
      NOWNEXT_CLOCK: sample.env.NOWNEXT_CLOCK,
      NOWNEXT_CLOCK_EPOCH_MS: sample.env.NOWNEXT_CLOCK_EPOCH_MS,
    },
  };
}

/** A site, with a service worker or without; what it keeps on disk is its own. */
function startSite(api: Api, offline: "on" | "off"): Promise<Program> {
  return startProgram(
    "node_modules/next/dist/bin/next",
    (port) => ({
      args: ["start", root, "-p", String(port)],
      env: {
        ...api.env,
        NODE_ENV: "production",
        PORT: String(port),
        OFFLINE: offline,
        DATA_DIR: join(workplace.folder, `site-${offline}`),
        TVGUIDE_API_URL: api.url,
        TVGUIDE_API_KEY: api.key,
      },
    }),
    () => {},
  );
}

async function read<T>({ url, key }: Api, path: string): Promise<T[]> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${key}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()).data;
}

/** Ids of events shown in the country, those on now first. Waits until the guide has some. */
async function listEvents(api: Api): Promise<string[]> {
  for (let tries = 0; tries < 100; tries++) {
    const live = await read<{ id: string }>(api, `/events/live?country=${country}`);
    const coming = await read<{ id: string }>(api, `/events/upcoming?hours=168&country=${country}`);
    const ids = [...live, ...coming].map(({ id }) => id);
    if (ids.length > 0) return ids;
    await sleep(200);
  }
  throw new Error(`the guide has no events in ${country}`);
}

async function sharedPages(api: Api, origin: string, event = "") {
  const [channel] = await read<{ id: string }>(api, `/countries/${country}/channels?limit=1`);
  return {
    event: await findAddress(origin, event),
    tonight: `/${market}/tonight`,
    channel: `/${market}/channels/${channel?.id}`,
    sport: `/${market}/sport`,
  };
}

/**
 * An event's page has a path with its name, to which its id redirects. On the first visit Next sends that address
 * twice.
 */
async function findAddress(origin: string, event: string): Promise<string> {
  const path = `/${market}/events/${event}`;
  const { headers } = await fetch(origin + path, { redirect: "manual" });
  return headers.get("location")?.split(",")[0] ?? path;
}

/** Compares a page with a static one of about the same size, and returns the address of the static one. */
async function compareWithStatic(site: Program, path: string): Promise<string> {
  const bytes = await measureSize(addressIn(site, path));
  const built = buildStaticSite(root, bytes);
  removeStatic = built.remove;
  const next = await startProgram(
    "node_modules/next/dist/bin/next",
    (port) => ({ args: ["start", built.folder, "-p", String(port)], env: { NODE_ENV: "production" } }),
    () => {},
  );
  const sizes: { path: string; bytes: number }[] = [];
  for (const each of built.paths) sizes.push({ path: each, bytes: await measureSize(addressIn(next, each)) });
  const [same] = sizes.toSorted((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes));
  if (!same) throw new Error("no static page to compare with");

  const ours: Loaded[] = [];
  const theirs: Loaded[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await load(site, path));
    theirs.push(await load(next, same.path));
  }
  console.log(`cached pages, ${connections} connections, ${rounds} rounds of ${roundSeconds} s in turns`);
  console.log(`  event                ${loadRow(bytes, ours)}`);
  console.log(`  static page of Next  ${loadRow(same.bytes, theirs)}`);
  const shares = ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN));
  console.log(`  share of the static page's speed: ${(100 * median(shares)).toFixed(0)} %\n`);
  return addressIn(next, same.path);
}

function loadRow(bytes: number, loads: readonly Loaded[]): string {
  const of = (take: (loaded: Loaded) => number) => median(loads.map(take));
  const failed = loads.reduce((sum, loaded) => sum + loaded.failed, 0);
  return `${kilobytes(bytes)} KB  ${of(({ perSecond }) => perSecond).toFixed(0)} requests/s, p50 ${of(({ p50 }) => p50).toFixed(1)} ms, CPU ${of(({ cpuMs }) => cpuMs).toFixed(2)} ms${failed > 0 ? `; ${failed} failed` : ""}`;
}

/** The size of an uncompressed answer, once it comes from the cache. */
async function measureSize(url: string): Promise<number> {
  const ask = async () => {
    const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return (await answer.arrayBuffer()).byteLength;
  };
  await ask();
  return ask();
}

async function load({ port, child }: Program, path: string): Promise<Loaded> {
  const task: Task = { port, key: "", paths: [path], once: false, connections, seconds: roundSeconds };
  const file = join(workplace.folder, "task.json");
  writeFileSync(file, JSON.stringify(task));
  const pids = child.pid === undefined ? [] : [child.pid];
  const before = readCpu(pids);
  const client = join(root, "bench/load/client.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [client, file]);
  const result: Result = JSON.parse(stdout);
  return { ...result, cpuMs: (usedBetween(before, readCpu(pids)) * 1000) / result.answered };
}

type Opened = { origin: string; withoutWorker: string; bare: string; pages: Record<string, string> };

async function openOnPhone({ origin, withoutWorker, bare, pages }: Opened): Promise<void> {
  const { port } = blank.address() as AddressInfo;
  const all: [name: string, addresses: string[]][] = [
    ["blank", [`http://127.0.0.1:${port}`]],
    ["static", [bare]],
    ...Object.entries(pages).map(([name, path]): [string, string[]] => [
      name,
      [origin + path, withoutWorker + path],
    ]),
  ];
  console.log(`on a phone, ${slower} times slower, 1.6 Mbit/s, 150 ms; medians of ${rounds}`);
  let blankMs = Number.NaN;
  for (const [name, addresses] of all) {
    for (const address of addresses) await measureSize(address);
    const [loads = [], others] = await openInTurns(addresses);
    const of = (take: (load: PageLoad) => number, from = loads) => median(from.map(take));
    const lcp = of((load) => load.lcp);
    if (name === "blank") blankMs = lcp;
    const shift = of((load) => load.shift).toFixed(3);
    const size = `scripts ${kilobytes(of(({ scripts }) => scripts))} KB of ${kilobytes(of((load) => load.all))} KB sent`;
    const other = others ? `; without a worker LCP ${of((load) => load.lcp, others).toFixed(0)} ms` : "";
    console.log(
      `  ${name.padEnd(8)} LCP ${lcp.toFixed(0)} ms, ${(lcp / blankMs).toFixed(1)} times the blank page${other}; layout shift ${shift}; ${size}`,
    );
  }
}

/** Opens each of the addresses once a round. */
async function openInTurns(addresses: readonly string[]): Promise<PageLoad[][]> {
  const opened: PageLoad[][] = addresses.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [turn, address] of addresses.entries())
      opened[turn]?.push(await loadOnPhone(browser, address));
  return opened;
}

async function drawPictures(origin: string, events: readonly string[]): Promise<void> {
  const first: number[] = [];
  const again: number[] = [];
  const sizes: number[] = [];
  for (const event of events.slice(0, rounds)) {
    const page = await (await fetch(origin + (await findAddress(origin, event)))).text();
    const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
    if (!address) continue;
    const url = origin + new URL(address.replaceAll("&amp;", "&")).pathname;
    for (const times of [first, again]) {
      const asked = performance.now();
      const answer = await fetch(url);
      const { byteLength } = await answer.arrayBuffer();
      times.push(performance.now() - asked);
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      sizes.push(byteLength);
    }
  }
  console.log(
    first.length > 0
      ? `\npictures of ${first.length} events: first draw ${median(first).toFixed(0)} ms (at most ${Math.max(...first).toFixed(0)}), then ${median(again).toFixed(0)} ms; up to ${kilobytes(Math.max(...sizes))} KB`
      : "\nno page names a picture",
  );
}

function addressIn({ port }: Program, path: string): string {
  return `http://127.0.0.1:${port}${path}`;
}

/** In thousands of bytes, as sizes are sent. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
