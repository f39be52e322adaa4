import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { median, percentile } from "./figures.ts";
import {
  firstPaint,
  layoutShift,
  measureKeys,
  measureScroll,
  type Scroll,
  watchFirstKey,
} from "./grid-page.ts";
import { onPhone } from "./phone.ts";

/** 8,000 px per second, like a hard flick of the thumb. */
const speed = 8000;
const seconds = 1.5;

const desktop = { width: 1440, height: 900 };

const keys = [
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
];

/** Scrolls in one direction, one per round. */
type Scrolls = { down: Scroll[]; across: Scroll[] };

/**
 * The results of all rounds for one grid, an empty scroller of its size and the other grid. Milliseconds, bytes and
 * px.
 */
export type GridFigures = {
  firstKey: number[];
  firstPaint: number[];
  keys: number[];
  ours: Scrolls;
  empty: Scrolls;
  peer: Scrolls & { usable: number[]; elements: number };
  calmLongTasks: number;
  elements: { phone: number; desktop: number };
  shift: number;
  scripts: number;
  html: number;
};

const noScrolls = (): Scrolls => ({ down: [], across: [] });

async function scrollBothWays(page: Page, session: CDPSession, into: Scrolls): Promise<void> {
  into.down.push(await measureScroll(page, session, { axis: "top", speed, seconds }));
  await page.waitForTimeout(500);
  into.across.push(await measureScroll(page, session, { axis: "left", speed, seconds }));
}

/**
 * Measures the grid at an address in turns with the empty scroller and the other grid, which `bare` serves at
 * `/WIDTH/HEIGHT` and `/peer`. The other grid takes part in only `peerRounds` of the rounds, because it takes long.
 */
export async function measureGrid(
  browser: Browser,
  { guide, bare, rounds, peerRounds }: { guide: string; bare: string; rounds: number; peerRounds: number },
): Promise<GridFigures> {
  const html = Buffer.from(await (await fetch(guide)).arrayBuffer());
  const figures: GridFigures = {
    firstKey: [],
    firstPaint: [],
    keys: [],
    ours: noScrolls(),
    empty: noScrolls(),
    peer: { ...noScrolls(), usable: [], elements: 0 },
    calmLongTasks: 0,
    elements: { phone: 0, desktop: 0 },
    shift: 0,
    scripts: 0,
    html: gzipSync(html).length,
  };
  // A site that has just been started is slower than a running one.
  await onPhone(browser, (page) => page.goto(guide, { waitUntil: "networkidle" }));
  for (let round = 0; round < rounds; round++) {
    const size = await onPhone(browser, (page, session) => tryOurs(page, session, guide, figures));
    await onPhone(browser, async (page, session) => {
      await session.send("Performance.enable");
      await page.goto(`${bare}/${size.width}/${size.height}`);
      await scrollBothWays(page, session, figures.empty);
    });
    if (round < peerRounds)
      await onPhone(browser, (page, session) => tryPeer(page, session, `${bare}/peer`, figures.peer));
  }
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  await page.goto(guide);
  await page.waitForTimeout(1500);
  figures.elements.desktop = await page.locator("[role='grid'] *").count();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  figures.calmLongTasks = (await measureScroll(page, session, { axis: "top", speed, seconds })).longTasks;
  await context.close();
  return figures;
}

async function tryOurs(page: Page, session: CDPSession, guide: string, figures: GridFigures) {
  await session.send("Performance.enable");
  const answered = await watchFirstKey(page);
  await page.goto(guide);
  figures.firstKey.push(await answered());
  await page.locator("[role='grid'][data-awake]").waitFor();
  await page.waitForTimeout(1500);
  const grid = page.locator("[role='grid']");
  figures.elements.phone = await grid.locator("*").count();
  figures.firstPaint.push(await firstPaint(page));
  figures.shift = Math.max(figures.shift, await layoutShift(page));
  figures.scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  const size = await grid.evaluate(({ scrollWidth, scrollHeight }) => ({
    width: scrollWidth,
    height: scrollHeight,
  }));
  figures.keys.push(...(await measureKeys(page, keys)));
  await scrollBothWays(page, session, figures.ours);
  return size;
}

async function tryPeer(page: Page, session: CDPSession, url: string, peer: GridFigures["peer"]) {
  await session.send("Performance.enable");
  await page.goto(url);
  await page.locator("#scroller").waitFor({ timeout: 120_000 });
  peer.usable.push(await page.evaluate(() => (window as unknown as { usable: number }).usable));
  await page.waitForTimeout(1000);
  peer.elements = await page.locator("#scroller *").count();
  await scrollBothWays(page, session, peer);
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });

const mainMs = (scrolls: readonly Scroll[]): number => median(scrolls.map((scroll) => scroll.mainMs));
const longTasks = (scrolls: readonly Scroll[]): number => median(scrolls.map((scroll) => scroll.longTasks));
const blank = (scrolls: readonly Scroll[]): number => 100 * median(scrolls.map((scroll) => scroll.blank));

/** A size's column beside the aims, in the order of `aims`. */
export function formatColumn(figures: GridFigures, blankMs: number): string[] {
  const { ours, empty, peer, elements } = figures;
  const firstMs = median(figures.firstKey);
  const beside = (way: keyof Scrolls) =>
    `${number(mainMs(ours[way]))} ms, ${number(mainMs(ours[way]) / mainMs(empty[way]), 2)} x; peer ${number(mainMs(peer[way]))}`;
  const usable = median(peer.usable);
  return [
    `${number(firstMs)} ms, ${number(firstMs / blankMs, 2)} x; peer ${number(usable)}`,
    `${number(median(figures.firstPaint))} ms`,
    beside("down"),
    beside("across"),
    `${figures.calmLongTasks}; ${longTasks(ours.down)} + ${longTasks(ours.across)}; peer ${longTasks(peer.down)} + ${longTasks(peer.across)}`,
    `${number(blank(ours.down), 1)} %, ${number(blank(ours.across), 1)} %; peer ${number(blank(peer.down))}, ${number(blank(peer.across))}`,
    `${number(median(figures.keys))} ms, ${number(percentile(figures.keys, 0.95))} ms`,
    `${elements.phone}, ${elements.desktop}; peer ${peer.elements}`,
    `${number(figures.scripts / 1024)} KB`,
    `${number(figures.html / 1024, 1)} KB`,
    `${figures.shift}`,
  ];
}

/** The aims and their labels. */
export const aims = [
  ["grid answers a key; x the blank page's load", "2.5 x at 500, 3 x at 2,000"],
  ["first paint", "none of its own"],
  ["scroll down, main thread; x the empty scroller's", "2.6 x"],
  ["scroll across, main thread; x the empty scroller's", "2.6 x"],
  ["long tasks unthrottled; down + across at 4 x slower", "none; fewer than the peer's"],
  ["blank frames at 8,000 px/s, down and across", "under 5 %"],
  ["key to paint, median and 95th percentile", "under 55 and 100 ms"],
  ["elements in the grid, on a phone and at 1440 x 900", "under 300 and 900"],
  ["scripts of the page as sent, gzipped", "under 170 KB"],
  ["HTML of the first screen, gzipped", "under 25 KB"],
  ["layout shift", "0"],
] as const;
