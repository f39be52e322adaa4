import { expect, test } from "./test.ts";

const grid = "Programmes by channel and time";

test("the guide opens at now, with the now-line in view", async ({ page }) => {
  await page.goto("/gb/guide");
  const region = page.getByRole("region", { name: grid });
  await expect(region.getByText(/^20:1\d$/).first()).toBeInViewport();
});

test("every channel of the country has a row, and every programme a name that says channel and times", async ({
  page,
}) => {
  await page.goto("/gb/guide");
  const region = page.getByRole("region", { name: grid });
  await expect(region.getByRole("listitem")).toHaveCount(23);
  const row = region.getByRole("listitem").filter({ hasText: "Larkhill One" });
  expect(await row.getByRole("link").count()).toBeGreaterThan(15);
  await expect(row.getByRole("link").nth(5)).toHaveAccessibleName(/, Larkhill One, \d\d:\d\d – \d\d:\d\d/);
});

test("a day's programmes tile its row: no two overlap and none is missing between", async ({ page }) => {
  await page.goto("/gb/guide/2026-03-15");
  const region = page.getByRole("region", { name: grid });
  const boxes = await region
    .getByRole("listitem")
    .first()
    .evaluate((row) =>
      [...row.querySelectorAll("[style*='--s']")].map((cell) => {
        const style = (cell as HTMLElement).style;
        return {
          start: Number(style.getPropertyValue("--s")),
          minutes: Number(style.getPropertyValue("--d")),
        };
      }),
    );
  let end = 0;
  for (const { start, minutes } of boxes) {
    expect(start).toBeCloseTo(end, 1);
    end = start + minutes;
  }
  expect(end).toBe(24 * 60);
});

test("the arrows keep the time while they change the channel", async ({ page }) => {
  await page.goto("/gb/guide");
  const rows = page.getByRole("region", { name: grid }).getByRole("listitem");
  const covers = async (row: number) => {
    const name = (await rows.nth(row).locator("a:focus").textContent()) ?? "";
    const [, from = "", until = ""] = /(\d\d:\d\d) – (\d\d:\d\d)/.exec(name) ?? [];
    return { from, until };
  };
  await rows
    .nth(0)
    .getByRole("link", { name: /on now/ })
    .focus();
  await page.keyboard.press("ArrowDown");
  const second = await covers(1);
  expect(second.from <= "20:12" && (second.until > "20:12" || second.until < second.from)).toBe(true);
  await page.keyboard.press("ArrowUp");
  await expect(rows.nth(0).getByRole("link", { name: /on now/ })).toBeFocused();
});

test("a programme's page tells what it is, when and where, and leads back to its place", async ({ page }) => {
  await page.goto("/gb/guide");
  const cell = page.getByRole("region", { name: grid }).getByRole("link", { name: /Larkhill One.*on now/ });
  const title = (await cell.locator("b").textContent()) ?? "";
  await cell.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title }).filter({ visible: true })).toBeVisible();
  const main = page.getByRole("main").filter({ visible: true });
  await expect(main.getByRole("link", { name: /Larkhill One/ }).first()).toBeVisible();
  await expect(main.getByText("London time").first()).toBeVisible();
  await main.getByRole("link", { name: "See it in the guide" }).click();
  await expect(page).toHaveURL(/\/gb\/guide/);
});
