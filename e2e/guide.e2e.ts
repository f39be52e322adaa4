import type { Locator, Page } from "@playwright/test";
import { clockTime, siteNow } from "./sites.ts";
import { expect, expectAccessible, test } from "./test.ts";

const gridOf = (page: Page): Locator => page.getByRole("grid", { name: "Programmes by channel and time" });

/** The clock times in a cell's name: "20:00 – 20:30". */
async function timesOf(cell: Locator): Promise<{ from: string; until: string }> {
  const name = (await cell.getAttribute("aria-label")) ?? "";
  const [, from = "", until = ""] = /(\d\d:\d\d) – (\d\d:\d\d)/.exec(name) ?? [];
  return { from, until };
}

/** A focused cell's minutes on the canvas, which are the same in every language. */
const placeOf = (target: Locator): Promise<{ from: number; until: number }> =>
  target.evaluate((element) => {
    const cell = element.closest<HTMLElement>("[data-k]");
    const length = (name: string) => Number(cell?.style.getPropertyValue(name));
    return { from: length("--s"), until: length("--s") + length("--d") };
  });

const focused = (page: Page): Locator => gridOf(page).locator(":focus");

/** Opens the guide and waits until it is awake. */
async function openGuide(page: Page, address = "/gb/guide"): Promise<void> {
  await page.goto(address);
  await expect(gridOf(page)).toHaveAttribute("data-awake", "");
}

test("the guide opens at now, with the now-line in view", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/gb/guide");
  await expect(
    gridOf(page)
      .getByText(/^20:[1-5]\d$/)
      .first(),
  ).toBeInViewport();
  await expect(gridOf(page).getByRole("link", { name: /Larkhill One.*on now/ })).toBeInViewport();
});

test("the first screen is there without scripts, and leads to other hours, days and channels", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto("/gb/guide");
  const on = gridOf(page).getByRole("link", { name: /Larkhill One.*on now/ });
  await expect(on).toBeVisible();
  await page
    .getByRole("navigation", { name: "Jump to an hour" })
    .getByRole("link", { name: "08:00" })
    .click();
  await expect(page).toHaveURL(/\/gb\/guide\/today\/08$/);
  await expect(gridOf(page).getByText("08:30", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /Next 16/ }).click();
  await expect(page).toHaveURL(/\/gb\/guide\/today\/08\/2$/);
  await expect(gridOf(page).getByRole("row").first()).toHaveAttribute("aria-rowindex", "17");
  await page.close();
});

/** Opens the guide without its scripts, until they are released. */
async function openUnscripted(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/gb/guide", { waitUntil: "commit" });
  return release;
}

test("the arrows work on the first screen before the page's scripts have arrived, and the focus is handed over", async ({
  page,
}) => {
  const release = await openUnscripted(page);
  await gridOf(page).locator("[tabindex='0']").focus();
  await page.keyboard.press("ArrowDown");
  await expect(gridOf(page).locator("[aria-rowindex='2'] :focus")).toBeVisible();
  for (let row = 3; row <= 16; row++) await page.keyboard.press("ArrowDown");
  await expect(gridOf(page).locator("[aria-rowindex='16'] :focus")).toBeInViewport();
  const name = (await focused(page).getAttribute("aria-label")) ?? "";
  release();
  await expect(gridOf(page)).toHaveAttribute("data-awake", "");
  await expect(focused(page)).toHaveAttribute("aria-label", name);
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press("ArrowUp");
  await expect(gridOf(page).locator("[aria-rowindex='15'] :focus")).toBeInViewport();
});

test("the programmes in view that the server wrote stay in the document, in the device's hours", {
  tag: "@phone",
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("clock", "country 12"));
  const release = await openUnscripted(page);
  const link = gridOf(page).getByRole("link", { name: /Larkhill One.*on now/ });
  await expect(link).toContainText(/\d\d:\d\d/);
  const served = await link.elementHandle();
  release();
  await expect(gridOf(page)).toHaveAttribute("data-awake", "");
  expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(link).toHaveCount(1);
  await expect(link).toContainText(/\d:\d\d\s?pm/i);
});

test("the grid takes over without moving anything", { tag: "@phone" }, async ({ page }) => {
  await openGuide(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
  expect(shift).toBe(0);
});

test("every channel of the country is reached by scrolling, and few rows are in the page", {
  tag: "@phone",
}, async ({ page }) => {
  await openGuide(page);
  await expect(gridOf(page)).toHaveAttribute("aria-rowcount", "23");
  await gridOf(page).evaluate((grid) => grid.scrollTo(grid.scrollLeft, grid.scrollHeight));
  await expect(gridOf(page).locator("[aria-rowindex='23']")).toBeInViewport();
  expect(await gridOf(page).getByRole("row").count()).toBeLessThan(20);
});

test("channels whose listings come before the lineup does show them all the same", async ({ page }) => {
  const listings = page.waitForResponse(/\/api\/guide\/[^/]+\/0\/\d+/);
  await page.route(/\/api\/guide\/[^/]+\/lineup/, async (route) => {
    await (await listings).finished();
    await route.continue();
  });
  await page.goto("/gb/guide");
  await listings;
  await expect(gridOf(page)).toHaveAttribute("aria-rowcount", "23");
  await gridOf(page).evaluate((grid) => grid.scrollTo(grid.scrollLeft, grid.scrollHeight));
  await expect(gridOf(page).locator("[aria-rowindex='23'] [data-k]").first()).toBeVisible();
});

test("other days are reached by scrolling too, without a seam at midnight", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/gb/guide");
  const first = gridOf(page).locator("[aria-rowindex='1']");
  await expect(first.getByRole("link").nth(1)).toBeVisible();
  await expect(gridOf(page)).toHaveAttribute("data-awake", "");
  await gridOf(page).evaluate((grid) => grid.scrollBy(grid.clientWidth * 3, 0));
  await expect(first.getByText("On its way")).toHaveCount(0);
  const ends = await first.getByRole("gridcell").evaluateAll((cells) =>
    cells.map((cell) => {
      const style = (cell as HTMLElement).style;
      const start = Number(style.getPropertyValue("--s"));
      return [start, start + Number(style.getPropertyValue("--d"))] as const;
    }),
  );
  expect(ends.length).toBeGreaterThan(1);
  for (const [index, [start]] of ends.entries())
    if (index > 0) expect(start).toBeCloseTo(ends[index - 1]?.[1] ?? 0, 1);
});

test("a cell's name says title, channel, times and whether it is on", async ({ page }) => {
  await page.goto("/gb/guide");
  await expect(gridOf(page).getByRole("link", { name: /Larkhill One.*on now/ })).toHaveAccessibleName(
    /^\S.*, Larkhill One, \d\d:\d\d – \d\d:\d\d, on now$/,
  );
});

test("the arrows keep the time while they change the channel", async ({ page }) => {
  const before = clockTime(siteNow());
  await openGuide(page);
  const start = gridOf(page).getByRole("link", { name: /Larkhill One.*on now/ });
  await start.focus();
  await page.keyboard.press("n");
  await page.keyboard.press("ArrowDown");
  const { from, until } = await timesOf(focused(page));
  expect(from <= clockTime(siteNow())).toBe(true);
  expect(until > before || until < from).toBe(true);
  await page.keyboard.press("ArrowUp");
  await expect(start).toBeFocused();
});

test("the keys reach other programmes, days, hours and channels, and the focus is never lost", async ({
  page,
}) => {
  await openGuide(page);
  await gridOf(page).locator("[tabindex='0']").focus();
  await page.keyboard.press("n");
  const { until } = await timesOf(focused(page));
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await timesOf(focused(page))).from).toBe(until);
  await page.keyboard.press("]");
  await expect(page.getByRole("link", { name: /Tomorrow/ })).toHaveAttribute("aria-current", "date");
  await page.keyboard.press("p");
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press("Control+End");
  await expect(gridOf(page).locator("[aria-rowindex='23'] :focus")).toBeInViewport();
  await page.keyboard.press("Control+Home");
  await expect(gridOf(page).locator("[aria-rowindex='1'] :focus")).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(focused(page)).toBeVisible();
  expect(await gridOf(page).locator("[tabindex='0']").count()).toBe(1);
});

test("the focus stays with its programme while a person scrolls away and back", async ({ page }) => {
  await openGuide(page);
  const on = gridOf(page).getByRole("link", { name: /Larkhill One.*on now/ });
  await on.focus();
  const before = await gridOf(page).evaluate((grid) => grid.scrollLeft);
  await gridOf(page).evaluate((grid) => grid.scrollTo(grid.scrollLeft + 20_000, grid.scrollHeight));
  await expect(gridOf(page).locator("[aria-rowindex='23']")).toBeInViewport();
  await expect(focused(page)).toHaveAccessibleName(/Larkhill One.*on now/);
  await gridOf(page).evaluate((grid, left) => grid.scrollTo(left, 0), before);
  await expect(on).toBeFocused();
});

test("programmes are whole and in reach once a fast scroll is over", { tag: "@phone" }, async ({ page }) => {
  await openGuide(page);
  await gridOf(page).evaluate(async (grid) => {
    for (let step = 1; step <= 30; step++) {
      grid.scrollBy({ left: 250, top: 20, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(gridOf(page).locator("[data-sketch], [data-loose]")).toHaveCount(0);
  const bare =
    "[role='gridcell'][data-k]:not(:has(> a[href][aria-label])), [role='rowheader']:not(:has(> a))";
  await expect(gridOf(page).locator(bare)).toHaveCount(0);
  await gridOf(page).locator("[tabindex='0']").focus();
  await page.keyboard.press("ArrowRight");
  await expect(focused(page)).toBeInViewport();
});

test("the list of keys opens with a question mark and closes with Escape", async ({ page }) => {
  await openGuide(page);
  await gridOf(page).locator("[tabindex='0']").focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
});

test("a filter stands in the address, dims what doesn't fit, and can hide it", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/gb/guide");
  const on = gridOf(page).getByRole("link", { name: /Larkhill One.*on now/ });
  const title = (await on.locator("b").textContent()) ?? "";
  await page.goto(`/gb/guide?${new URLSearchParams({ q: title.toUpperCase() })}`);
  await expect(gridOf(page).locator("[data-dim]").first()).toBeVisible();
  await expect(gridOf(page).locator("[data-dim]").filter({ hasText: title })).toHaveCount(0);
  await expect(
    gridOf(page).locator("[data-k]:not([data-dim])").filter({ hasText: title }).first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Filter and view" }).click();
  const panel = page.getByRole("region", { name: "Filter and view" });
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Hidden" }).click();
  await expect(page).toHaveURL(/show=only/);
  await expect(gridOf(page).locator("[data-dim]").first()).toBeHidden();
  await panel.getByRole("button", { name: "Show everything" }).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(gridOf(page).locator("[data-dim]")).toHaveCount(0);
});

test("a filter that the data can't support is greyed, with the reason", async ({ page }) => {
  await openGuide(page);
  await page.getByRole("button", { name: "Filter and view" }).click();
  const panel = page.getByRole("region", { name: "Filter and view" });
  await expect(panel.getByRole("checkbox", { name: /regional or HD/ })).toBeDisabled();
  await expect(panel.getByText("No channel here has more than one feed")).toBeVisible();
});

test("a favourite is kept with f, and narrows the grid to its channel", async ({ page }) => {
  await openGuide(page);
  await gridOf(page)
    .getByRole("link", { name: /Larkhill Two.*on now/ })
    .focus();
  await page.keyboard.press("f");
  await page.getByRole("button", { name: "★ Favourites" }).click();
  await expect(gridOf(page)).toHaveAttribute("aria-rowcount", "1");
  await expect(gridOf(page).getByRole("rowheader")).toHaveText(/Larkhill Two/);
});

test("a link with a time and a channel opens the grid there, and the way back leads to the same place", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/gb/guide/2026-03-15?t=0900");
  await expect(gridOf(page).getByText("09:00", { exact: true }).first()).toBeInViewport();
  await expect(gridOf(page)).toHaveAttribute("data-awake", "");
  await gridOf(page).evaluate((grid) => {
    grid.dispatchEvent(new WheelEvent("wheel"));
    grid.scrollBy(grid.clientWidth * 2, 128);
  });
  await gridOf(page).locator("a[tabindex='0']").focus();
  await expect(page).toHaveURL(/t=(?!0900)\d{4}/);
  const place = await gridOf(page).evaluate((grid) => grid.scrollLeft);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/programmes\//);
  await page.goBack();
  await expect(gridOf(page).filter({ visible: true })).toBeVisible();
  await expect
    .poll(() =>
      gridOf(page)
        .filter({ visible: true })
        .evaluate((grid) => grid.scrollLeft),
    )
    .toBeCloseTo(place, -2);
});

test("a programme's page tells what it is, when and where, and leads back to its place", async ({ page }) => {
  await page.goto("/gb/guide");
  const cell = gridOf(page).getByRole("link", { name: /Larkhill One.*on now/ });
  const title = (await cell.locator("b").textContent()) ?? "";
  await page.goto((await cell.getAttribute("href")) ?? "");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(main.getByRole("link", { name: /Larkhill One/ }).first()).toBeVisible();
  await expect(main.getByText("London time").first()).toBeVisible();
  await main.getByRole("link", { name: "See it in the guide" }).click();
  await expect(page).toHaveURL(/\/gb\/guide\/.*t=\d{4}&ch=ch_/);
  await expect(
    gridOf(page)
      .filter({ visible: true })
      .getByRole("rowheader", { name: /Larkhill One/ }),
  ).toBeVisible();
});

test("the day of 23 hours has its true axis", async ({ page }) => {
  await openGuide(page, "/gb/guide/2026-03-15");
  await gridOf(page).locator("[tabindex='0']").focus();
  for (let day = 15; day < 29; day++) await page.keyboard.press("]");
  await page.keyboard.press("Home");
  await expect(gridOf(page).getByText("00:30", { exact: true })).toBeVisible();
  const marks = gridOf(page).getByText(/^0[012]:\d\d/);
  await expect(marks.filter({ hasText: /^02:00/ })).toContainText("BST");
  await expect(marks.filter({ hasText: /^01:30/ })).toHaveCount(0);
});

test("under a right-to-left language the grid is mirrored, and the left key goes on in time", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/eg/guide");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const grid = page.getByRole("grid", { name: "البرامج حسب القناة والوقت" });
  await expect(grid).toHaveAttribute("data-awake", "");
  const head = await grid.getByRole("rowheader").first().boundingBox();
  const frame = await grid.boundingBox();
  expect((head?.x ?? 0) + (head?.width ?? 0)).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0), -1);
  await grid.locator("[tabindex='0']").focus();
  const start = await placeOf(grid.locator(":focus"));
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await placeOf(grid.locator(":focus"))).from).toBeCloseTo(start.until, 1);
});
