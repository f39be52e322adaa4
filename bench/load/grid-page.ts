import type { CDPSession, Page } from "@playwright/test";

/** Measurements inside a page with one large scroller. */

/** Finds the scroller: the guide's grid, or the bare one to compare with. */
export const scrollerSelector = "[role='grid'], #scroller";

/** Elements that show something: a cell or gap of the guide's grid, or a programme of the other grid. */
const filledPlaces = "[role='gridcell'], [data-testid='program-item']";

/**
 * Milliseconds from the start of navigation until a key moves the focus in the grid. Call it before the page is
 * opened.
 */
export async function watchFirstKey(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const answered = new Promise<number>((resolve) => {
      const ask = () => {
        const stop = document.querySelector<HTMLElement>("[role='grid'] [tabindex='0']");
        if (stop) {
          stop.focus();
          stop.dispatchEvent(
            new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }),
          );
          const now = document.activeElement;
          if (now && now !== stop && now.closest("[role='gridcell']")) return resolve(performance.now());
        }
        setTimeout(ask, 10);
      };
      ask();
    });
    (window as unknown as { answered: Promise<number> }).answered = answered;
  });
  return () => page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
}

/** Milliseconds from the start of navigation until something of the page was painted. */
export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN);

export type Scroll = {
  /** Milliseconds of work on the main thread. */
  mainMs: number;
  longTasks: number;
  /**
   * The share of frames, on the way back, in which some place in the middle of the view showed neither a cell nor a
   * gap.
   */
  blank: number;
  frames: number;
};

/**
 * Scrolls by `speed` px per second for a while along one axis and measures the cost, then scrolls back and measures
 * how much was blank; looking costs time too, so it isn't done on the way there.
 */
export async function measureScroll(
  page: Page,
  session: CDPSession,
  { axis, speed, seconds }: { axis: "top" | "left"; speed: number; seconds: number },
): Promise<Scroll> {
  const before = await taskSeconds(session);
  const { longTasks, frames } = await scroll(page, { axis, speed, seconds, looks: false });
  const mainMs = ((await taskSeconds(session)) - before) * 1000;
  await page.waitForTimeout(500);
  const { blank } = await scroll(page, { axis, speed: -speed, seconds, looks: true });
  return { mainMs, longTasks, frames, blank };
}

const scroll = (
  page: Page,
  move: { axis: "top" | "left"; speed: number; seconds: number; looks: boolean },
): Promise<Omit<Scroll, "mainMs">> =>
  page.evaluate(
    async ({ selector, filled, axis: along, speed: perSecond, seconds: length, looks }) => {
      const scroller = document.querySelector<HTMLElement>(selector);
      if (!scroller) throw new Error("no scroller");
      let longTasks = 0;
      const observer = new PerformanceObserver((list) => {
        longTasks += list.getEntries().length;
      });
      observer.observe({ type: "longtask" });
      const box = scroller.getBoundingClientRect();
      const places = [0.35, 0.6, 0.85].map(
        (share) => [box.left + box.width * 0.6, box.top + box.height * share] as const,
      );
      const isFilled = (x: number, y: number) => Boolean(document.elementFromPoint(x, y)?.closest(filled));
      // A point may fall between two rows or cells, but then one beside it doesn't.
      const isBlank = () => places.some(([x, y]) => !isFilled(x, y) && !isFilled(x + 6, y + 8));
      const from = along === "top" ? scroller.scrollTop : scroller.scrollLeft;
      const began = performance.now();
      let frames = 0;
      let blank = 0;
      await new Promise<void>((resolve) => {
        const step = () => {
          const spent = (performance.now() - began) / 1000;
          if (looks && frames > 0 && isBlank()) blank++;
          frames++;
          if (spent >= length) return resolve();
          const to = from + spent * perSecond;
          scroller.scrollTo(
            along === "top" ? { top: to, behavior: "instant" } : { left: to, behavior: "instant" },
          );
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      });
      observer.disconnect();
      return { longTasks, frames, blank: blank / Math.max(1, frames - 1) };
    },
    { selector: scrollerSelector, filled: filledPlaces, ...move },
  );

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/** Milliseconds from each key press to the next paint, from the browser's event timing. */
export async function measureKeys(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "keydown") durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    (window as unknown as { durations: number[] }).durations = durations;
    document.querySelector<HTMLElement>("[role='grid'] [tabindex='0']")?.focus();
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(80);
  }
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  // The browser doesn't report events shorter than 16 ms.
  return [...durations, ...Array<number>(Math.max(0, keys.length - durations.length)).fill(16)];
}

/**
 * The sum of layout shifts since the page was opened. Browsers ignore shifts within half a second of a user's key
 * press; this also ignores those after the key of `watchFirstKey`, which isn't a user's.
 */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const key = await (window as unknown as { answered: Promise<number> }).answered;
    return new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.startTime < key || entry.startTime > key + 500)
            sum += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(sum), 100);
    });
  });
