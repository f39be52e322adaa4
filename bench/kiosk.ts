import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../e2e/chromium.ts";
import {
  beginDays,
  type FastDays,
  onTheEve,
  runCommand,
  startFastService,
  startFastSite,
} from "./load/fast-days.ts";
import { startFaultProxy } from "./load/fault-proxy.ts";
import { formatTable, median } from "./load/figures.ts";
import { endPrograms } from "./load/programs.ts";

/**
 * `npm run bench -- kiosk`: a framed evening, now and next, and the guide on a television stay open for `DAYS` (3), which
 * pass in `MINUTES` (12) by faster clocks of the service, the site and the browser. For three hours of the second day
 * the API doesn't answer.
 *
 * It fails if a page doesn't follow its clock, if a script of it fails, or if on the last day its memory, nodes or
 * listeners are more than a tenth above those of the second. Linux only.
 */
const days = Number(process.env.DAYS ?? 3);
const minutes = Number(process.env.MINUTES ?? 12);
const hourMs = 3_600_000;
/** Two days before Britain's clocks go forward. */
const start = Date.UTC(2026, 2, 27, 9);
const looksADay = 12;
const looks = days * looksADay;

/** What says whether a page follows the clock: how far from it its times may be, in hours, or the guide's own line. */
const screens = [
  { path: "/embed/gb/tonight", hours: 24 },
  { path: "/gb", hours: 12 },
  { path: "/gb/guide?tv", hours: null },
] as const;

type Screen = (typeof screens)[number];

/** Runs before a page's scripts: its dates and longer timers pass `rate` times as fast. */
function runFast({ epoch, start, rate }: Pick<FastDays, "epoch" | "start" | "rate">): void {
  const RealDate = Date;
  const fastNow = () => Math.floor(start + (RealDate.now() - epoch) * rate);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [fastNow()] : args, newTarget),
    get: (target, name, receiver) => (name === "now" ? fastNow : Reflect.get(target, name, receiver)),
  });
  // Short timers are about the machine, not about the time of day.
  const shorten = (ms = 0) => (ms < 1_000 ? ms : ms / rate);
  const { setTimeout: wait, setInterval: repeat } = window;
  window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
    wait(act, shorten(ms), ...rest)) as typeof setTimeout;
  window.setInterval = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
    repeat(act, shorten(ms), ...rest)) as typeof setInterval;
}

/** What a page holds, in megabytes and numbers. */
type Size = { megabytes: number; nodes: number; listeners: number };

type Watched = { screen: Screen; sizes: Size[]; failures: string[] };

/** Reads what a page holds. */
async function createScale(page: Page): Promise<() => Promise<Size>> {
  const browser = await page.context().newCDPSession(page);
  return async () => {
    await browser.send("HeapProfiler.collectGarbage");
    const { usedSize } = await browser.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await browser.send("Memory.getDOMCounters");
    return { megabytes: usedSize / 1e6, nodes, listeners: jsEventListeners };
  };
}

/** How many hours each time that can be seen is from a page's clock. */
const hoursAway = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLTimeElement>("time[datetime*='T']"))
      .filter((time) => time.checkVisibility())
      .map((time) => Math.abs(Date.parse(time.dateTime) - Date.now()) / 3_600_000),
  );

/** Whether the guide's grid shows the present. */
const showsPresent = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [grid, line] = ["[role='grid']", "#grid-end"].map((at) =>
      document.querySelector(at)?.getBoundingClientRect(),
    );
    return grid !== undefined && line !== undefined && line.left > grid.left && line.left < grid.right;
  });

/** What is wrong with what a page shows; null if nothing is. */
async function findFault(page: Page, { hours }: Screen): Promise<string | null> {
  if (hours === null) return (await showsPresent(page)) ? null : "the present isn't in view";
  const away = await hoursAway(page);
  const far = away.filter((each) => each > hours);
  if (away.length === 0) return "no time is shown";
  return far.length > 0 ? `${far.length} of ${away.length} times are ${far[0]?.toFixed(1)} hours away` : null;
}

async function watch(browser: Browser, screen: Screen, address: string, time: FastDays): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    timezoneId: "Europe/London",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const { epoch, start, rate } = time;
  await page.addInitScript(runFast, { epoch, start, rate });
  const watched: Watched = { screen, sizes: [], failures: [] };
  const fail = (what: string) => {
    const at = new Date(time.simulatedNow()).toISOString().slice(0, 16);
    watched.failures.push(`${screen.path} at ${at}: ${what}`);
  };
  page.on("pageerror", (error) => fail(String(error)));
  await page.goto(address + screen.path);
  const weigh = await createScale(page);
  for (let look = 1; look <= looks; look++) {
    await pause(Math.max(0, epoch + ((time.end - epoch) * look) / (looks + 1) - Date.now()));
    watched.sizes.push(await weigh());
    const fault = await findFault(page, screen);
    if (fault) fail(fault);
  }
  await context.close();
  return watched;
}

/** Lets the API hang for some hours of the second day. */
async function disturb(proxy: Awaited<ReturnType<typeof startFaultProxy>>, time: FastDays): Promise<void> {
  const reach = (hours: number) => pause(Math.max(0, time.epoch + (hours * hourMs) / time.rate - Date.now()));
  await reach(30);
  proxy.fail("hung");
  await reach(33);
  proxy.fail(null);
}

function report(all: readonly Watched[]): void {
  const rows = [["medians of the second and last day", "MB", "nodes", "listeners"]];
  for (const { screen, sizes, failures } of all) {
    const cells = (["megabytes", "nodes", "listeners"] as const).map((name) => {
      const values = sizes.map((size) => size[name]);
      const [second, last] = [
        median(values.slice(looksADay, 2 * looksADay)),
        median(values.slice(-looksADay)),
      ];
      if (last > second * 1.1) failures.push(`${screen.path}: ${name} grew from ${second} to ${last}`);
      return [second, last].map((value) => value.toFixed(name === "megabytes" ? 1 : 0)).join(" → ");
    });
    rows.push([screen.path, ...cells]);
  }
  console.log(`${days} days in ${minutes} minutes\n\n${formatTable(rows)}\n`);
  const failures = all.flatMap((each) => each.failures);
  for (const failure of failures) console.log(`FAILED ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "nownext-kiosk-"));
  const folder = { DATA_DIR: data, LOG_LEVEL: "error", NOWNEXT_SAMPLE: "on" };
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: ["--no-sandbox", "--enable-precise-memory-info"],
  });
  try {
    const eve = { ...folder, ...onTheEve(start) };
    await runCommand(["setup"], eve);
    const apiKey = readFileSync(join(data, "site-key"), "utf8").trim();
    const time = beginDays({ start, days, minutes });
    const service = await startFastService(time, folder);
    const proxy = await startFaultProxy(`http://127.0.0.1:${service.port}`, 0, (headers) => ({
      ...headers,
      date: new Date(time.simulatedNow()).toUTCString(),
    }));
    const site = await startFastSite(time, proxy.origin, apiKey, join(data, "site"));
    const [watched] = await Promise.all([
      Promise.all(screens.map((screen) => watch(browser, screen, site.address, time))),
      disturb(proxy, time),
    ]);
    report(watched);
    if (process.exitCode) for (const line of site.said().slice(-20)) console.log(line);
    await proxy.down();
    await site.stop();
  } finally {
    await browser.close();
    await endPrograms();
    rmSync(data, { recursive: true, force: true });
  }
}

await main();
