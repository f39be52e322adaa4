import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

const showLink = (page: Page) => page.getByRole("link", { name: /^All about / });

/** Opens the first programme of this evening that is of a series. */
async function openSeries(page: Page): Promise<void> {
  const evening = await (await page.request.get("/gb/tonight/21")).text();
  for (const href of new Set(evening.match(/\/gb\/programmes\/ls_\w+/g))) {
    const html = await (await page.request.get(href)).text();
    if (html.includes("All about ")) return void (await page.goto(href));
  }
  throw new Error("no programme of this evening is of a series");
}

test("a programme leads to its series, which tells its episodes and when it is on next", {
  tag: "@phone",
}, async ({ page }) => {
  await openSeries(page);
  const name = (await showLink(page).textContent())?.replace("All about ", "") ?? "";
  await showLink(page).click();
  await expect(page).toHaveURL(/\/gb\/shows\/sh_/);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(
    page.getByRole("heading", { level: 2, name: /^(On next|On now|Now and next)$/ }),
  ).toBeVisible();
  await expect(page.getByRole("article").getByText("London time")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Episodes" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: /Season/ }).first()).toBeVisible();
  await expect(page.getByRole("article").getByText("TV listings")).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[^\p{L}\p{N}\s]/gu, ".")}`, "u"));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("each further showing that a series or programme names is a page of it", async ({ page }) => {
  await openSeries(page);
  await showLink(page).click();
  const next = page.getByRole("heading", { name: /^(On next|On now|Now and next)$/ }).locator("..");
  const showing = next.getByRole("link").first();
  const href = (await showing.getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/gb\/programmes\/ls_/);
  await showing.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(showLink(page)).toBeVisible();
});

test("a season folds and unfolds by the keyboard, and without a script", async ({
  browser,
  page,
  baseURL,
}) => {
  await openSeries(page);
  const address = (await showLink(page).getAttribute("href")) ?? "";
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto(address);
  const season = plain.locator("details").first();
  const open = (await season.getAttribute("open")) !== null;
  await season.locator("summary").focus();
  await plain.keyboard.press("Enter");
  await expect(season.getByRole("listitem").first()).toBeVisible({ visible: !open });
  await context.close();
});

test("a series that isn't there is a page that isn't there", async ({ page, consoleErrors }) => {
  for (const path of ["/gb/shows/sh_0000000000", "/gb/shows/elsewhere"]) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // The browser itself reports each 404 that it is sent to.
  for (const error of consoleErrors.splice(0)) expect(error).toContain("404");
});
