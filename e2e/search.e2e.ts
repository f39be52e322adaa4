import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test.ts";

/** The market's search box, as each screen has it: in the header or on a page of its own. */
async function openBox(page: Page, isMobile: boolean) {
  await page.goto("/gb");
  if (isMobile) {
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await page.waitForURL(/\/gb\/search$/);
  } else {
    await expect(page.locator("input[role='combobox']").first(), "the page is awake").toBeAttached();
    await page.keyboard.press("/");
  }
  const box = page
    .getByRole("combobox", { name: "Teams, shows, people, channels" })
    .filter({ visible: true });
  return box.first();
}

test("a search says what was searched, finds channels and programmes, and says when there is nothing", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  const box = await openBox(page, isMobile);
  await box.fill("touchline");
  await box.press("Enter");
  await expect(page).toHaveURL(/q=touchline/);
  const main = page.getByRole("main").filter({ visible: true });
  await expect(main.getByText(/Searched: everything on now or coming up/)).toBeVisible();
  await expect(main.getByRole("link", { name: /Touchline 1/ }).first()).toBeVisible();
  await expect(main.getByText(/^On now: .+ left$/).first()).toBeVisible();
  await page.goto("/gb/search?q=zzzzzz");
  await expect(page.getByText(/Nothing found for “zzzzzz”/)).toBeVisible();
});

test("what is found while typing is chosen by the keyboard alone", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  const box = await openBox(page, isMobile);
  await box.pressSequentially("larkh");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("group", { name: "Channels" }).getByRole("option").first()).toContainText(
    "Larkhill",
  );
  await expect(list.getByRole("option", { name: "See everything for “larkh”" })).toBeVisible();
  await expect(page.getByText(/Searched: everything on now or coming up/)).toBeVisible();
  // What was found for the first letters goes when the rest is found.
  await expect(list).toHaveAttribute("aria-busy", "false");
  await box.press("ArrowDown");
  const chosen = list.getByRole("option", { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(box).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
  await expectAccessible(page);
  await box.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(box).toHaveValue("larkh");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.press("ArrowDown");
  await box.press("ArrowUp");
  await expect(list.getByRole("option", { selected: true })).toContainText("See everything");
  await box.press("ArrowUp");
  await expect(list.getByRole("option", { selected: true })).toContainText("Larkhill");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/gb\/channels\/ch_/);
});

test("a mistyped team is understood, and its next match says how it can be watched", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/gb/search?q=harlw+vale");
  const main = page.getByRole("main").filter({ visible: true });
  await expect(main.getByText("Showing results for Harlow Vale")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Teams" })).toBeVisible();
  await expect(main.getByRole("heading", { name: /Harlow Vale v|v Harlow Vale/ }).first()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: "Harlow Vale", exact: true }).click();
  await expect(page).toHaveURL(/q=Harlow\+Vale/);
});

test("before anything is typed it shows what is on now, and works without scripts", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/gb/search");
  await expect(page.getByRole("heading", { name: "On now" })).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").fill("larkhill");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Larkhill One" })).toBeVisible();
  await context.close();
});

test("with the search out of reach the box says so, and its form still leads to the page", {
  tag: "@phone",
}, async ({ page, isMobile, consoleErrors }) => {
  const box = await openBox(page, isMobile);
  await page.route(/api\/search/, (route) => route.abort());
  await box.fill("touchline");
  await expect(page.getByText(/The search didn’t answer/)).toBeVisible();
  await box.press("Enter");
  await expect(page).toHaveURL(/q=touchline/);
  for (const error of consoleErrors.splice(0)) expect(error).toContain("Failed to load resource");
});
