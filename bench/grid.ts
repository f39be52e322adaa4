import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import { fromIso } from "../contract/time.ts";
import { findChromium } from "../e2e/chromium.ts";
import { createKey } from "../service/keys/keys.ts";
import { buildSite } from "../service/launch/build.ts";
import { openStore } from "../service/store/store.ts";
import { openWorkplace } from "./load/databases.ts";
import { formatTable, median } from "./load/figures.ts";
import { fillStore } from "./load/generated-store.ts";
import { aims, formatColumn, type GridFigures, measureGrid } from "./load/grid-run.ts";
import { openLighthouse } from "./load/lighthouse.ts";
import { buildPeer, peerData } from "./load/peer.ts";
import { onPhone, slower } from "./load/phone.ts";
import { endPrograms, startProgram } from "./load/programs.ts";
import { openSample } from "./load/sample.ts";

/**
 * `npm run bench -- grid`: the guide's grid in headless Chromium on a phone's viewport (412 x 915) with a quarter of
 * this machine's processor, over 1.6 Mbit/s and 150 ms, for `SIZES` channels in one country, in turns with a blank
 * page, an empty scroller of the same size, and another grid under a free licence with the same data. Prints medians
 * of `ROUNDS`, at most three for the other grid; then Lighthouse's scores of the most important pages, with the
 * sample. The other grid and Lighthouse are installed only for this run; `PEER=off` and `LIGHTHOUSE=off` leave them
 * out.
 */
const sizes = (process.env.SIZES ?? "100,500,2000").split(",").map(Number);
const rounds = Number(process.env.ROUNDS ?? 5);
const peerRounds = process.env.PEER === "off" ? 0 : Math.min(3, rounds);
const at = "2026-08-22T18:10:00Z";
const day = "2026-08-22";
/** Width of a minute on the grid, px. */
const minute = 5.6;

const root = join(import.meta.dirname, "..");
const workplace = openWorkplace();
const executablePath = findChromium(process.env);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
/** What the bare server sends at `/peer`: gzipped. */
const peer: { script: Buffer; data: Buffer } = { script: Buffer.alloc(0), data: Buffer.alloc(0) };

const bare = createServer((request, response) => {
  const send = (type: string, body: Buffer | string) => {
    response.setHeader("content-type", type);
    if (typeof body !== "string") response.setHeader("content-encoding", "gzip");
    response.end(body);
  };
  if (request.url === "/peer.js") return send("text/javascript", peer.script);
  if (request.url === "/peer.json") return send("application/json", peer.data);
  const [, width, height] = /^\/(\d+)\/(\d+)$/.exec(request.url ?? "") ?? [];
  const scroller = width
    ? `<div id="scroller" style="position:fixed;inset:0;overflow:auto"><div style="width:${width}px;height:${height}px"></div></div>`
    : "";
  const guide =
    request.url === "/peer" ? '<div id="root"></div><script type="module" src="/peer.js"></script>' : "";
  return send(
    "text/html",
    `<!doctype html><title>bare</title><meta name="viewport" content="width=device-width"><body style="margin:0">${scroller}${guide}`,
  );
}).listen(0, "127.0.0.1");

try {
  await once(bare, "listening");
  buildSite(root);
  const origin = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  if (peerRounds > 0) peer.script = await buildPeer(join(workplace.folder, "peer"));
  const loads: number[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await loadTime(origin));
  const blankMs = median(loads);
  console.log(
    `a blank page loads in ${blankMs.toFixed(0)} ms; ${slower} times slower processor, ${rounds} rounds\n`,
  );
  const columns: string[][] = [];
  for (const size of sizes) {
    columns.push(formatColumn(await measureSize(size, origin), blankMs));
    console.error(`${size} channels are measured`);
  }
  const head = ["", "aim", ...sizes.map((size) => `${size.toLocaleString("en-GB")} channels`)];
  console.log(
    formatTable([head, ...aims.map((aim, row) => [...aim, ...columns.map((column) => column[row] ?? "")])]),
  );
  if (process.env.LIGHTHOUSE !== "off") await judgePages();
} finally {
  bare.close();
  await browser.close();
  await endPrograms();
  await workplace.stop();
}

/** Generates a country with this many channels and measures its guide. */
async function measureSize(channels: number, bareOrigin: string): Promise<GridFigures> {
  const url = await workplace.createDatabase("sqlite");
  const store = await openStore(url, { bulk: true });
  const from = fromIso("2026-08-21T00:00:00Z");
  await fillStore(store.db, { channels, from, to: from + 4 * 86_400 });
  // No host has their logos: the site's refusals would take the browser's time.
  await store.db.updateTable("channel").set({ country: "GB", logo: null }).execute();
  await store.db
    .updateTable("lineup")
    .set(({ ref }) => ({ country: "GB", position: ref("channel") }))
    .execute();
  const ids = await store.db.selectFrom("channel").select("id").orderBy("ref").execute();
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
  const site = await startSite({ ...clock, SERVICE_PORT: String(service.port), TVGUIDE_API_KEY: key });
  const api = { url: `http://127.0.0.1:${service.port}/v1`, key };
  if (peerRounds > 0)
    peer.data = await peerData(
      api,
      ids.map(({ id }) => id),
      day,
      minute,
    );
  const guide = `http://127.0.0.1:${site.port}/gb/guide`;
  // The first visit renders the page.
  await (await fetch(guide)).arrayBuffer();
  try {
    return await measureGrid(browser, { guide, bare: bareOrigin, rounds, peerRounds });
  } finally {
    await site.end();
    await service.end();
  }
}

function startSite(env: Record<string, string>) {
  return startProgram(
    "node_modules/next/dist/bin/next",
    (port) => ({ args: ["start", root, "-p", String(port)], env: { ...env, PORT: String(port) } }),
    () => {},
  );
}

/** Prints Lighthouse's scores of the guide, the evening, a channel and an event of the sample. */
async function judgePages(): Promise<void> {
  const sample = await openSample(workplace.folder);
  const site = await startSite({ ...sample.env, NODE_ENV: "production", TVGUIDE_API_KEY: sample.key });
  const origin = `http://127.0.0.1:${site.port}`;
  const firstLink = async (page: string, pattern: RegExp): Promise<string | undefined> =>
    pattern.exec(await (await fetch(origin + page)).text())?.[0];
  const channel = await firstLink("/gb/channels", /\/gb\/channels\/ch_\w+/);
  const event = await firstLink("/gb/sport", /\/gb\/events\/[\w-]+/);
  const judge = await openLighthouse(join(workplace.folder, "lighthouse"), executablePath);
  const rows = [["Lighthouse", "performance", "accessibility", "best practices", "SEO", "faults"]];
  for (const page of ["/gb/guide", "/gb/tonight", channel, event]) {
    if (!page) continue;
    await (await fetch(origin + page)).arrayBuffer();
    const scores = await judge(origin + page);
    const { performance: speed, accessibility, "best-practices": practices, seo, faults } = scores;
    rows.push([page, ...[speed, accessibility, practices, seo].map(String), faults.join(" ") || "none"]);
  }
  console.log(`\n${formatTable(rows)}`);
  await site.end();
}

/** How long a page takes to load on the phone, in milliseconds. */
function loadTime(url: string): Promise<number> {
  return onPhone(browser, async (page) => {
    await page.goto(url);
    return page.evaluate(
      () =>
        performance
          .getEntriesByType("navigation")
          .map((entry) => (entry as PerformanceNavigationTiming).loadEventEnd)[0] ?? 0,
    );
  });
}
