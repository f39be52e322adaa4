import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, holdRequests, test } from "./test.ts";

const gridOf = (page: Page): Locator =>
  page.getByRole("grid", { name: "Programmes by channel and time" }).filter({ visible: true });

/** A programme on the guide, which is awake. */
async function openGuide(page: Page, address = "/gb/guide"): Promise<Locator> {
  await page.goto(address);
  await expect(gridOf(page)).toHaveAttribute("data-awake", "");
  return gridOf(page).getByRole("link", { name: /Larkhill Two.*on now/ });
}

/** A programme's sheet, once all of it is here. */
const sheetOf = (page: Page): Locator => page.locator("dialog[open]:not([aria-busy='true'])");

const placeOf = (page: Page) =>
  gridOf(page).evaluate((grid) => ({ left: grid.scrollLeft, top: grid.scrollTop }));

test("a programme opens over the guide, says all that its page says, and is accessible", {
  tag: "@phone",
}, async ({ page }) => {
  const cell = await openGuide(page);
  const title = (await cell.locator("b").textContent()) ?? "";
  await cell.click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  await expect(sheet).toHaveAccessibleName(title);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(sheet.getByText("London time").first()).toBeVisible();
  await expect(sheet.getByRole("link", { name: /Larkhill Two/ }).first()).toBeVisible();
  await expect(sheet.getByRole("button", { name: /Plan it/ })).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Add to calendar" })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("link", { name: "Full page" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("Escape closes the sheet: the guide stands where it stood, and the focus is on its programme", {
  tag: "@phone",
}, async ({ page }) => {
  const cell = await openGuide(page);
  const place = await placeOf(page);
  await cell.focus();
  await page.keyboard.press("Enter");
  await expect(sheetOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/gb\/programmes\/ls_/);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page).toHaveURL(/\/gb\/guide/);
  await expect(cell).toBeFocused();
  await expect.poll(() => placeOf(page)).toEqual(place);
});

test("one programme leads to another in the sheet, a reload gives its page, and the way back the guide", async ({
  page,
}) => {
  const cell = await openGuide(page);
  await cell.click();
  const sheet = sheetOf(page);
  await expect(page).toHaveURL(/\/programmes\//);
  const first = new URL(page.url()).pathname;
  const other = sheet.locator(`ol a[href*='/programmes/']:not([href='${first}'])`).last();
  const title = (await other.textContent()) ?? "";
  await other.click();
  await expect(
    sheet.getByRole("heading", { level: 2, name: title, exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/gb\/guide/);
  await expect(gridOf(page)).toBeVisible();
});

test("the sheet answers at once, however long the programme takes", async ({ page }) => {
  const cell = await openGuide(page);
  const title = (await cell.locator("b").textContent()) ?? "";
  const release = await holdRequests(page, /\/programmes\//);
  const frame = page.waitForResponse(/_next\/static\/.*\.js/);
  await cell.hover();
  await frame;
  await cell.click();
  await expect(page.getByRole("dialog", { name: title }).getByRole("heading", { name: title })).toBeVisible();
  await release();
  await expect(sheetOf(page).getByText("London time").first()).toBeVisible();
});

test("the guide below a programme is read again only once the programme is closed", async ({ page }) => {
  await page.clock.install();
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "HEAD") reads.push(request.url());
  });
  await (await openGuide(page)).click();
  await expect(sheetOf(page)).toBeVisible();
  const before = reads.length;
  await page.clock.fastForward("06:00");
  // A request that is answered later than any that the clock has caused begins.
  await page.evaluate(() => fetch("/robots.txt"));
  expect(reads.slice(before)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  const read = page.waitForRequest((request) => request.method() === "HEAD");
  await page.clock.fastForward(5_000);
  expect(new URL((await read).url()).pathname).toBe("/gb/guide");
});

test("programmes of the list open over it too, and back closes them", async ({ page }) => {
  await page.goto("/gb/guide/list");
  const link = page.getByRole("main").locator("a[href*='/programmes/']").first();
  const title = (await link.textContent()) ?? "";
  await expect(page.locator("input[role='combobox']").first(), "the page is awake").toBeAttached();
  await link.click();
  await expect(sheetOf(page).getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page).toHaveURL(/\/gb\/guide\/list$/);
});
