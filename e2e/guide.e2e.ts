import type { Locator, Page } from "@playwright/test";
import { clockTime, siteNow } from "./sites.ts";
import { expect, expectAccessible, holdRequests, test } from "./test.ts";

const gridOf = (page: Page): Locator => page.getByRole("grid", { name: "Programmes by channel and time" });

const focused = (page: Page): Locator => gridOf(page).locator(":focus");

test("the guide opens at now, with the now-line in view", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/gb/guide");
  await expect(async () => {
    const now = gridOf(page).getByText(clockTime(siteNow()), { exact: true }).first();
    await expect(now).toBeInViewport({ timeout: 2_000 });
  }).toPass();
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
async function openUnscripted(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /_next\/static\/.*\.js/);
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
  await release();
  await expect(gridOf(page)).toHaveAttribute("data-awake", "");
  await expect(focused(page)).toHaveAttribute("aria-label", name);
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press("ArrowUp");
  await expect(gridOf(page).locator("[aria-rowindex='15'] :focus")).toBeInViewport();
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
  await panel.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(gridOf(page).locator("[data-dim]")).toHaveCount(0);
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
