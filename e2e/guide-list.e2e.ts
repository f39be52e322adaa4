import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

test("the guide's list is accessible, states its zone and has every channel's programmes", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/gb/guide/list/today/20");
  const main = page.getByRole("main");
  await expect(main.getByText(/20:00 · London time/)).toBeVisible();
  const first = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(first.first()).toContainText("Larkhill One");
  await expect(first.first().locator("time")).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("the grid leads to the list of its time, and the list to the grid of its own", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/gb/guide/2026-03-15/20");
  await page.getByRole("gridcell").first().waitFor();
  const views = page.getByRole("navigation", { name: "View" });
  await views.getByRole("link", { name: "List" }).click();
  await expect(page).toHaveURL(/\/gb\/guide\/list\/2026-03-15\/20$/);
  await page
    .getByRole("navigation", { name: "Jump to an hour" })
    .filter({ visible: true })
    .getByRole("link", { name: "21:00" })
    .click();
  await expect(page).toHaveURL(/\/gb\/guide\/list\/2026-03-15\/21$/);
  await views.filter({ visible: true }).getByRole("link", { name: "Grid" }).click();
  await expect(page).toHaveURL(/\/gb\/guide\/2026-03-15\/21/);
  await expect(page.getByRole("grid")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no filter is offered that would do nothing, in the grid and the list", async ({ page }) => {
    for (const path of ["/gb/guide?kind=movie", "/gb/guide/list?kind=movie"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByText("Larkhill One").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Filter and view" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Films" })).toBeHidden();
    }
  });

  test("the list's days, hours and grid are links", async ({ page }) => {
    await page.goto("/gb/guide");
    await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "List" }).click();
    await expect(page).toHaveURL(/\/gb\/guide\/list$/);
    await page.getByRole("link", { name: /Tomorrow/ }).click();
    await page.getByRole("link", { name: "18:00" }).click();
    await expect(page).toHaveURL(/\/gb\/guide\/list\/2026-03-15\/18$/);
    await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Grid" }).click();
    await expect(page).toHaveURL(/\/gb\/guide\/2026-03-15\/18$/);
  });
});

test("a day without listings says so, and leads to one that has them, in the list", async ({ page }) => {
  await page.goto("/gb/guide/list/2026-12-24");
  await expect(page.getByRole("heading", { level: 1, name: /No listings/ })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to today" }).click();
  await expect(page).toHaveURL(/\/gb\/guide\/list$/);
});

test("the list has the grid's filters in the same address: it dims, hides, and keeps them on the way", async ({
  page,
}) => {
  await page.goto("/gb/guide/list/today/20?kind=movie&show=only");
  const lines = page.getByRole("main").locator("#guide-lines > li").filter({ visible: true });
  await expect(lines.filter({ hasText: "Larkhill News" })).toHaveCount(0);
  await expect(lines.filter({ hasText: "Ember Films" })).toHaveCount(1);
  await expect(page.locator("#guide-lines li[data-k]:visible:not([data-k='movie'])")).toHaveCount(0);
  const filters = page.getByRole("region", { name: "Filter and view" });
  await page.getByRole("button", { name: "Filter and view" }).click();
  await expect(filters.getByText("No channel here has a regional or HD version")).toBeVisible();
  await filters.getByRole("button", { name: "Dimmed" }).click();
  await expect(page).not.toHaveURL(/show=only/);
  await expect(page.locator("#guide-lines [data-dim]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("navigation", { name: "Jump to an hour" })
    .filter({ visible: true })
    .getByRole("link", { name: "21:00" })
    .click();
  await expect(page).toHaveURL(/\/today\/21\?kind=movie$/);
  await expect(page.locator("#guide-lines:visible [data-dim]").first()).toBeVisible();
  await page
    .getByRole("navigation", { name: "View" })
    .filter({ visible: true })
    .getByRole("link", { name: "Grid" })
    .click();
  await expect(page).toHaveURL(/kind=movie/);
  await expect(page.getByRole("grid").filter({ visible: true }).locator("[data-dim]").first()).toBeVisible();
});
