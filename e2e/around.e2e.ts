import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

test("the coverage page tells each day's programmes and what they say, and is reached from the foot of a page", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/gb");
  await page.getByRole("contentinfo").getByRole("link", { name: "About these listings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /About the listings/ })).toBeVisible();
  await expect(
    page.getByRole("img", { name: /Programmes a day from .* \d+ at least, \d+ at most/ }),
  ).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "a description" })).toContainText(/\d%/);
  await page.getByText("Day by day").click();
  const row = page.getByRole("row", { name: /a description/ });
  await expect(row.getByRole("cell").filter({ hasText: "%" }).first()).toBeVisible();
  await expect(page.getByText("London time").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("the world page has the picks of each country's evening, in their order", async ({ page }) => {
  await page.goto("/gb/tonight");
  const best = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Best tonight" }) })
    .getByRole("listitem");
  const titles = await best.getByRole("heading").allTextContents();
  expect(titles.length).toBeGreaterThan(1);
  await page.goto("/gb/world");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name: "United Kingdom" }) });
  const shown = await card.getByRole("listitem").getByRole("link").allTextContents();
  expect(shown.slice(0, titles.length)).toEqual(titles);
});

test("the world page shows several countries' evenings in the order in which they come, each on its own clock", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/gb/world");
  const countries = page.getByRole("main").getByRole("heading", { level: 2 });
  expect(await countries.count()).toBeGreaterThan(3);
  const names = await countries.allTextContents();
  expect(names.findIndex((name) => name.includes("Spain"))).toBeLessThan(
    names.findIndex((name) => name.includes("United Kingdom")),
  );
  await expect(page.getByText("20:00 there, 11:00 here").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "All of tonight in Japan" }).click();
  await expect(page).toHaveURL(/\/jp\/tonight$/);
});
