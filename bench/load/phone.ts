import type { Browser, CDPSession, Page } from "@playwright/test";

/** A phone's viewport, with a processor this many times slower than this machine's. */
export const phone = { width: 412, height: 915 };
export const slower = 4;

/** What it costs to open a page. Times in milliseconds, sizes in bytes as sent. */
export type PageLoad = {
  /** The largest contentful paint. */
  lcp: number;
  /** The sum of layout shifts, including the two seconds after loading. */
  shift: number;
  scripts: number;
  all: number;
};

/** Opens a page on a phone over 1.6 Mbit/s and 150 ms, and runs some work in it. */
export async function onPhone<T>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  try {
    return await work(page, session);
  } finally {
    await context.close();
  }
}

/** What it costs to open an address for the first time. */
export const loadOnPhone = (browser: Browser, url: string): Promise<PageLoad> =>
  onPhone(browser, async (page) => {
    await page.goto(url);
    await page.waitForTimeout(2000);
    return page.evaluate(async () => {
      const readEntries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const entries: PerformanceEntry[] = [];
          new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
            type,
            buffered: true,
          });
          setTimeout(() => resolve(entries), 100);
        });
      const paints = await readEntries("largest-contentful-paint");
      const shifts = (await readEntries("layout-shift")) as (PerformanceEntry & { value: number })[];
      const sent = [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ] as PerformanceResourceTiming[];
      const totalSize = (entries: PerformanceResourceTiming[]) =>
        entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return {
        lcp: paints.at(-1)?.startTime ?? Number.NaN,
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        scripts: totalSize(sent.filter(({ name }) => new URL(name).pathname.endsWith(".js"))),
        all: totalSize(sent),
      };
    });
  });
