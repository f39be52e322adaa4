import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { fromIso } from "../contract/time.ts";
import { findChromium } from "../e2e/chromium.ts";
import { createKey } from "../service/keys/keys.ts";
import { buildSite } from "../service/launch/build.ts";
import { openStore } from "../service/store/store.ts";
import { openWorkplace } from "./load/databases.ts";
import { layoutShift, measureKeys, measureScroll, type Scroll, watchFirstKey } from "./load/grid-page.ts";
import { fillStore } from "./load/made-store.ts";
import { endPrograms, startProgram } from "./load/programs.ts";

/**
 * `npm run bench -- grid`: the guide's grid in headless Chromium on a phone's view (412 x 915) with a quarter of this
 * machine's processor, over 1.6 Mbit/s and 150 ms, for `SIZES` channels of one country; beside a blank page and an
 * empty scroller of the same size, in one run. Medians of `ROUNDS`. Ratios are to those two.
 */
const sizes = (process.env.SIZES ?? "100,500,2000").split(",").map(Number);
const rounds = Number(process.env.ROUNDS ?? 3);
const at = "2026-08-22T18:10:00Z";
const phone = { width: 412, height: 915 };
const desktop = { width: 1440, height: 900 };
const throttle = 4;
/** 8,000 px a second, as a hard flick of the thumb does. */
const speed = 8000;
const scrollSeconds = 1.5;

const root = join(import.meta.dirname, "..");
const workplace = openWorkplace();
const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ["--no-sandbox"] });
const bare = createServer((request, response) => {
  const [, width, height] = /^\/(\d+)\/(\d+)$/.exec(request.url ?? "") ?? [];
  const scroller = width
    ? `<div id="scroller" style="position:fixed;inset:0;overflow:auto"><div style="width:${width}px;height:${height}px"></div></div>`
    : "";
  response.setHeader("content-type", "text/html");
  response.end(`<!doctype html><title>bare</title><body>${scroller}`);
}).listen(0, "127.0.0.1");

try {
  await once(bare, "listening");
  buildSite(root);
  const origin = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  const blankMs = await medianOf(() => loadTime(origin));
  console.log(
    `a blank page: ${blankMs.toFixed(0)} ms to load; ${throttle} times slower processor, ${rounds} rounds\n`,
  );
  for (const size of sizes) await measure(size, origin, blankMs);
} finally {
  bare.close();
  await browser.close();
  await endPrograms();
  await workplace.stop();
}

async function measure(channels: number, origin: string, blankMs: number): Promise<void> {
  const url = await workplace.createDatabase("sqlite");
  const store = await openStore(url, { bulk: true });
  const from = fromIso("2026-08-21T00:00:00Z");
  await fillStore(store.db, { channels, from, to: from + 4 * 86_400 });
  await store.db.updateTable("channel").set({ country: "GB" }).execute();
  await store.db
    .updateTable("lineup")
    .set(({ ref }) => ({ country: "GB", position: ref("channel") }))
    .execute();
  const key = await createKey(store.db, { plan: "pro", label: "bench", now: fromIso(at) });
  await store.close();
  const clock = { NOWNEXT_CLOCK: at, NOWNEXT_CLOCK_EPOCH_MS: String(Date.now()), NODE_ENV: "production" };
  const service = await startProgram("service/main.ts", (port) => ({
    env: {
      ...clock,
      SERVICE_PORT: String(port),
      DATABASE_URL: url,
      LOG_LEVEL: "error",
      RATE_LIMIT_FACTOR: "0",
    },
  }));
  const site = await startProgram(
    "node_modules/next/dist/bin/next",
    (port) => ({
      args: ["start", root, "-p", String(port)],
      env: { ...clock, SERVICE_PORT: String(service.port), TVGUIDE_API_KEY: key },
    }),
    () => {},
  );
  const guide = `http://127.0.0.1:${site.port}/gb/guide`;
  const html = Buffer.from(await (await fetch(guide)).arrayBuffer());
  await fetch(guide);

  const first: number[] = [];
  const keys: number[] = [];
  const costs: Record<"down" | "across", { ours: Scroll[]; bare: Scroll[] }> = {
    down: { ours: [], bare: [] },
    across: { ours: [], bare: [] },
  };
  let elements = 0;
  let shift = 0;
  let scripts = 0;
  let bounds = { width: 0, height: 0 };
  for (let round = 0; round < rounds; round++) {
    await withPage(browser, phone, async (page, session) => {
      const answered = await watchFirstKey(page);
      await page.goto(guide);
      first.push(await answered());
      await page.waitForTimeout(1500);
      elements = await page.locator("[role='grid'] *").count();
      shift = Math.max(shift, await layoutShift(page));
      scripts = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map((entry) => entry as PerformanceResourceTiming)
          .filter(({ initiatorType, name }) => initiatorType === "script" || name.endsWith(".js"))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      );
      bounds = await page.locator("[role='grid']").evaluate((grid) => ({
        width: grid.scrollWidth,
        height: grid.scrollHeight,
      }));
      keys.push(
        ...(await measureKeys(page, [
          "ArrowDown",
          "ArrowRight",
          "ArrowDown",
          "ArrowUp",
          "ArrowRight",
          "PageDown",
          "ArrowLeft",
          "n",
          "ArrowDown",
          "PageUp",
        ])),
      );
      costs.down.ours.push(
        await measureScroll(page, session, { axis: "top", speed, seconds: scrollSeconds }),
      );
      await page.waitForTimeout(500);
      costs.across.ours.push(
        await measureScroll(page, session, { axis: "left", speed, seconds: scrollSeconds }),
      );
    });
    await withPage(browser, phone, async (page, session) => {
      await page.goto(`${origin}/${bounds.width}/${bounds.height}`);
      costs.down.bare.push(
        await measureScroll(page, session, { axis: "top", speed, seconds: scrollSeconds }),
      );
      costs.across.bare.push(
        await measureScroll(page, session, { axis: "left", speed, seconds: scrollSeconds }),
      );
    });
  }
  let wide = 0;
  await withPage(browser, desktop, async (page) => {
    await page.goto(guide);
    await page.waitForTimeout(2500);
    wide = await page.locator("[role='grid'] *").count();
  });
  let calm = 0;
  await withPage(
    browser,
    phone,
    async (page, session) => {
      await page.goto(guide);
      await page.waitForTimeout(1500);
      calm = (await measureScroll(page, session, { axis: "top", speed, seconds: scrollSeconds })).longTasks;
    },
    1,
  );
  const firstMs = median(first);
  console.log(`${channels} channels`);
  console.log(
    `  first key answered      ${firstMs.toFixed(0)} ms, ${(firstMs / blankMs).toFixed(2)} times the blank page`,
  );
  for (const [way, { ours, bare: theirs }] of Object.entries(costs)) {
    const us = median(ours.map(({ mainMs }) => mainMs));
    const them = median(theirs.map(({ mainMs }) => mainMs));
    console.log(
      `  scroll ${way.padEnd(6)}           ${us.toFixed(0)} ms of main thread, ${(us / them).toFixed(2)} times the empty scroller; ${median(ours.map(({ longTasks }) => longTasks))} long tasks, ${(100 * median(ours.map(({ blank }) => blank))).toFixed(1)} % of ${median(ours.map(({ frames }) => frames))} frames blank`,
    );
  }
  console.log(`  long tasks unthrottled  ${calm}`);
  console.log(
    `  key to paint            median ${median(keys).toFixed(0)} ms, 95th percentile ${percentile(keys, 0.95).toFixed(0)} ms`,
  );
  console.log(`  elements in the grid    ${elements} on a phone, ${wide} at 1440 x 900`);
  console.log(`  layout shift            ${shift}`);
  console.log(
    `  HTML, gzipped           ${(gzipSync(html).length / 1024).toFixed(1)} KB; scripts as sent ${(scripts / 1024).toFixed(0)} KB\n`,
  );
  await site.end();
  await service.end();
}

/** Opens a throttled page for some work. */
async function withPage(
  from: Browser,
  viewport: typeof phone,
  work: (
    page: Page,
    session: Awaited<ReturnType<ReturnType<Page["context"]>["newCDPSession"]>>,
  ) => Promise<void>,
  slower = throttle,
): Promise<void> {
  const context = await from.newContext({
    viewport,
    hasTouch: viewport === phone,
    isMobile: viewport === phone,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  try {
    await work(page, session);
  } finally {
    await context.close();
  }
}

async function loadTime(url: string): Promise<number> {
  let ms = 0;
  await withPage(browser, phone, async (page) => {
    await page.goto(url);
    ms = await page.evaluate(
      () =>
        performance
          .getEntriesByType("navigation")
          .map((entry) => (entry as PerformanceNavigationTiming).loadEventEnd)[0] ?? 0,
    );
  });
  return ms;
}

async function medianOf(take: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round++) values.push(await take());
  return median(values);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
