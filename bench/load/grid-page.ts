import type { CDPSession, Page } from "@playwright/test";

/** What is measured inside a page that holds one large scroller. */

/** How the scroller is found: the guide's grid, or the bare one beside it. */
export const scrollerOf = "[role='grid'], #scroller";

/** What shows something: a cell or gap of the guide's grid, a programme of the peer's. */
const filledPlaces = "[role='gridcell'], [data-testid='program-item']";

/** Milliseconds from the navigation's start until a key moves the focus in the grid. Set up before the page is opened. */
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

export type Scroll = {
  /** Milliseconds of the main thread's work. */
  mainMs: number;
  longTasks: number;
  /** Share of the frames, on the way back, in which a place in the middle of the view showed neither a cell nor a gap. */
  blank: number;
  frames: number;
};

/**
 * Scrolls by `speed` px a second for a while, along one axis, and gives what that cost; then back again, and gives how
 * much was blank: to look is work too.
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
      // A point may fall between two rows or two cells: then its neighbour doesn't.
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
    { selector: scrollerOf, filled: filledPlaces, ...move },
  );

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/** Milliseconds from key presses to the paint after each, as the browser's event timing tells. */
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
  const told = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  // The browser tells nothing of those under its least threshold of 16 ms.
  return [...told, ...Array<number>(Math.max(0, keys.length - told.length)).fill(16)];
}

/**
 * The sum of the shifts since the page was opened. As browsers leave out what follows a person's key by half a second,
 * so is what follows the key of `watchFirstKey`, which they don't know for one.
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
