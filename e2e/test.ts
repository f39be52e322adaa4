import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page, type Request, type Response } from "@playwright/test";
import type Axe from "axe-core";

/**
 * Waits until React has taken over every control of a page that can be seen, and Next's router the address, which it
 * does a moment later: what is pressed before may be lost. The grid's cells are its own (decision 0011), and ways for
 * browsers without scripts, which are hidden, stay the server's.
 */
const untilHydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      (Object.hasOwn(history, "replaceState") || !document.querySelector("script[src^='/_next/']")) &&
      [...document.querySelectorAll("body :is(a, button, select, input):not([role=grid] *)")].every(
        (element) =>
          !element.checkVisibility() || Object.keys(element).some((key) => key.startsWith("__react")),
      ),
  );

/**
 * A page's test that fails when the browser reports an error that the test didn't expect. Its page is hydrated once
 * it is opened, unless the test asks for less.
 */
export const test = base.extend<{ consoleErrors: string[] }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const hydrated = async (answer: Response | null) => {
      if (javaScriptEnabled !== false && answer?.ok()) await untilHydrated(page);
      return answer;
    };
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      return options?.waitUntil ? answer : hydrated(answer);
    };
    page.reload = async (options) => hydrated(await reload(options));
    await use(page);
    // What a test answers in the site's place may still be on its way when the test ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Holds back a page's requests of these addresses until what it returns is called, which ends once each of them has its
 * answer, or has been given up by the page.
 */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held: Request[] = [];
  await page.route(addresses, async (route) => {
    held.push(route.request());
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await Promise.all(held.map((request) => request.response()));
  };
}

/**
 * axe compares names word by word and so reports names in Japanese and Arabic that do contain the visible text.
 * `expectNamesHoldText` checks these instead.
 */
const misjudged = ["ja", "ar"];

/** Fails if the visible text of a named link or button isn't part of its name. */
async function expectNamesHoldText(page: Page): Promise<void> {
  const apart = await page
    .locator("a[aria-label]:visible, button[aria-label]:visible")
    .evaluateAll((elements) => {
      const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
      return elements
        .map(
          (element) =>
            // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
            [(element as HTMLElement).innerText, element.getAttribute("aria-label") ?? ""] as const,
        )
        .filter(([seen, name]) => !plain(name).includes(plain(seen)));
    });
  expect(apart).toEqual([]);
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Lists where axe finds a breach of some rules on the page itself, not in its frames. It checks only the first items of
 * long lists, and writes down only what breaches a rule.
 */
async function findBreaches(page: Page, options: Axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  return page.evaluate(async (options) => {
    // Bars that stay in view cover whatever the page happens to be scrolled to; a person can scroll that free.
    const bars = document.querySelectorAll<HTMLElement>("nav.fixed, header.sticky");
    for (const bar of bars) bar.style.position = "static";
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(
      { exclude: ["main li:nth-of-type(n+6)"] },
      { ...options, resultTypes: ["violations"] },
    );
    for (const bar of bars) bar.style.removeProperty("position");
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 3)}`,
    );
  }, options);
}

/** Fails if axe finds a breach of WCAG 2.2 A or AA on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const byLetters = misjudged.includes(language);
  if (byLetters) await expectNamesHoldText(page);
  const breaches = await findBreaches(page, {
    runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
    rules: byLetters ? { "label-content-name-mismatch": { enabled: false } } : {},
  });
  expect(breaches).toEqual([]);
}

/** Fails if text is hard to read in the page's present colours. The other rules are the same in all colours. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await findBreaches(page, { runOnly: ["color-contrast"] })).toEqual([]);
}

/** How much the page has shifted since it was opened, by the next frame at the earliest. */
export const measureShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords();
    observer.disconnect();
    return shifts.reduce((sum, shift) => sum + ("value" in shift ? Number(shift.value) : 0), 0);
  });

/**
 * Fails if the page can be scrolled sideways on a phone's screen. For pages of a site of their own, which would have to be
 * started once more for the phone's tests.
 */
export async function expectFitsPhone(page: Page): Promise<void> {
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  if (screen) await page.setViewportSize(screen);
}

/** Fails if the whole page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(1);
}
