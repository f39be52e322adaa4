import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, holdRequests, test } from "./test.ts";

test.use({ viewport: { width: 1920, height: 1080 } });

/** A key that remotes have and keyboards don't. */
const press = (page: Page, key: string) =>
  page.evaluate(
    (name) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
      ),
    key,
  );

test("a television's remote alone goes through the guide, opens a programme and comes back", async ({
  page,
}) => {
  await page.goto("/gb/guide?tv");
  const grid = page.getByRole("grid", { name: "Programmes by channel and time" });
  await expect(grid).toHaveAttribute("data-awake", "");
  const row = (number: number) => grid.locator(`[aria-rowindex="${number}"]`);
  await expect(row(1).getByRole("link", { name: /on now/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(row(2).getByRole("link", { name: /on now/ })).toBeFocused();
  await press(page, "ChannelDown");
  await expect(row(2).locator(":focus")).toHaveCount(0);
  await press(page, "ChannelUp");
  await press(page, "ColorF0Red");
  const focused = grid.locator(":focus");
  await expect(focused).toHaveAccessibleName(/on now/);
  await expect(focused).toBeInViewport();
  const name = (await focused.getAttribute("aria-label")) ?? "";
  await page.keyboard.press("Enter");
  const sheet = page.locator("dialog[open]:not([aria-busy='true'])");
  await expect(sheet).toHaveAccessibleName(/./);
  await page.keyboard.press("ArrowDown");
  await expect(sheet.locator(":focus")).toBeInViewport();
  await press(page, "GoBack");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(grid.locator(":focus")).toHaveAttribute("aria-label", name);
});

test("the way back leads to the guide, however early it is pressed while a programme loads", async ({
  page,
}) => {
  await page.goto("/gb/guide?tv");
  const grid = page.getByRole("grid");
  await expect(grid.locator(":focus")).toHaveAccessibleName(/on now/);
  const name = (await grid.locator(":focus").getAttribute("aria-label")) ?? "";
  const release = await holdRequests(page, /\/programmes\//);
  await page.keyboard.press("Enter");
  await expect(page.locator("dialog[aria-busy='true']")).toBeVisible();
  await press(page, "GoBack");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(grid.locator(":focus")).toHaveAttribute("aria-label", name);
  await release();
  await expect(page).toHaveURL(/\/gb\/guide\b/);
  await expect(grid.locator(":focus")).toHaveAttribute("aria-label", name);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 720],
  [960, 540],
] as const)
  test(`a television that calls itself ${width} pixels wide shows as much as any`, async ({ page }) => {
    const look = async (size: { width: number; height: number }) => {
      await page.setViewportSize(size);
      await page.goto("/gb/guide?tv");
      await expect(page.getByRole("grid")).toHaveAttribute("data-awake", "");
      await expectNoSidewaysScroll(page);
      const { height: row = Number.NaN } =
        (await page.locator("[aria-rowindex='1']").getByRole("rowheader").boundingBox()) ?? {};
      return size.height / row;
    };
    const rows = await look({ width: 1920, height: 1080 });
    expect(await look({ width, height })).toBeCloseTo(rows, 0);
  });
