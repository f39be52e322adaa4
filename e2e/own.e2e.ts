import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { findNext } from "./find.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

/** Opens the programme that a channel shows next. */
async function openNext(page: Page, channel: string): Promise<string> {
  await page.goto(await findNext(page.request, channel));
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

async function plan(page: Page, channel: string): Promise<string> {
  const title = await openNext(page, channel);
  await page.getByRole("button", { name: "Plan it" }).click();
  await expect(page.getByRole("button", { name: "Plan it" })).toHaveAttribute("aria-pressed", "true");
  return title;
}

test("a programme is planned, and its clash with another is shown, also at the next visit", {
  tag: "@phone",
}, async ({ page }) => {
  await plan(page, "Larkhill One");
  await plan(page, "Larkhill Two");
  await expect(page.getByRole("banner").getByRole("link", { name: "My plan, 2" })).toBeVisible();
  await page.getByRole("link", { name: "Open my plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My plan" })).toBeVisible();
  await expect(page.getByText(/Clashes with/)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByText(/Clashes with/)).toHaveCount(2);
  await expectAccessible(page);
});

test("a page that isn't there says how many programmes are planned, too", async ({ page, consoleErrors }) => {
  await plan(page, "Larkhill One");
  await page.goto("/gb/nothing");
  await expect(page.getByRole("heading", { level: 1, name: "There is no such page" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "My plan, 1" })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("a plan is a link that anyone opens and changes, without JavaScript too", async ({ page, browser }) => {
  await plan(page, "Larkhill One");
  await plan(page, "Larkhill Two");
  await page.goto("/gb/planner");
  await page.getByRole("link", { name: "Open as a page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A plan of 2 programmes" })).toBeVisible();
  await expectAccessible(page);
  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await stranger.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByText(/Clashes with/)).toHaveCount(2);
  await theirs
    .getByRole("link", { name: /from the plan/ })
    .first()
    .click();
  await expect(theirs.getByRole("heading", { level: 1, name: "A plan of 1 programme" })).toBeVisible();
  await expect(theirs.getByText("No clashes")).toBeVisible();
  await stranger.close();
});

test("a repeat resolves a clash, by a button in one's own plan and by a link in a shared one", async ({
  page,
}) => {
  await plan(page, "Larkhill One");
  await plan(page, "Larkhill Two");
  await page.goto("/gb/planner");
  await page.getByRole("link", { name: "Open as a page" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Instead: / })
    .first()
    .click();
  await expect(page.getByText("No clashes")).toBeVisible();
  await page.goto("/gb/planner");
  await page
    .getByRole("button", { name: /^Instead: / })
    .first()
    .click();
  await expect(page.getByText(/Clashes with/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /from the plan/ })).toHaveCount(2);
  await expect(page.getByText(/Clashes with/)).toHaveCount(0);
});

test("a plan's calendar file is read by another program, with the page's times", async ({
  page,
  request,
}) => {
  const title = await openNext(page, "Larkhill One");
  const address = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const answer = await request.get(address ?? "");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const [component] = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents("vevent");
  const event = component && new ICAL.Event(component);
  expect(event?.summary).toBe(title);
  expect(event?.startDate.toUnixTime()).toBeGreaterThan(Date.parse("2026-03-14T20:12:00Z") / 1000);
  expect(component?.getFirstPropertyValue("url")).toBe(page.url());
  expect((await request.get(address ?? "")).ok()).toBe(true);
});

test("on paper a plan is black on white, without the site's frame, in dark colours too", async ({ page }) => {
  await plan(page, "Larkhill One");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goto("/gb/planner");
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe("rgb(0, 0, 0)");
});

test("a starred channel is the first of my channels, moves by keyboard and pointer, and stays", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/gb/channels");
  for (const name of ["Larkhill One", "Larkhill Two"])
    await page.getByRole("button", { name: `Add ${name} to favourites` }).click();
  const opener = page.getByRole("banner").getByRole("button", { name: "My channels" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "My channels" });
  const rows = dialog
    .getByRole("region", { name: /favourites/ })
    .getByRole("list")
    .last()
    .getByRole("listitem");
  await expect(rows).toHaveText([/Larkhill One/, /Larkhill Two/]);

  const handle = page.getByRole("button", { name: "Move Larkhill One", exact: true });
  await handle.press("ArrowDown");
  await expect(rows).toHaveText([/Larkhill Two/, /Larkhill One/]);
  await expect(handle).toBeFocused();
  await expect(page.getByText("Larkhill One is now number 2")).toBeAttached();
  await handle.press("Enter");
  await page.getByRole("button", { name: "Move Larkhill One up" }).click();
  await expect(rows).toHaveText([/Larkhill One/, /Larkhill Two/]);

  const grip = await page.getByRole("button", { name: "Move Larkhill Two", exact: true }).boundingBox();
  const first = await rows.nth(0).boundingBox();
  if (!grip || !first) throw new Error("the rows have no place");
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(first.x + 10, first.y + 4, { steps: 5 });
  await page.mouse.up();
  await expect(rows).toHaveText([/Larkhill Two/, /Larkhill One/]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.reload();
  await opener.click();
  await expect(rows).toHaveText([/Larkhill Two/, /Larkhill One/]);
  await expectNoSidewaysScroll(page);
});

test("picked channels are all that the list shows, in their order, before any script of the page has run", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/gb/guide/list");
  const lines = page.locator("[data-mine] > [data-channel]:visible");
  const all = await lines.count();
  expect(all).toBeGreaterThan(2);
  const [first, , third] = await lines.evaluateAll((rows) =>
    rows.map((row) => row.getAttribute("data-channel")),
  );
  await page.evaluate(
    (favourites) =>
      localStorage.setItem("favourites", JSON.stringify({ way: "picked", favourites, on: true })),
    [third, first],
  );
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.goto("/gb/guide/list", { waitUntil: "load" });
  await expect(lines).toHaveCount(2);
  const tops = await page
    .getByRole("main")
    .locator("[data-mine]")
    .evaluate(
      (list, ids) =>
        ids.map((id) => list.querySelector(`[data-channel="${id}"]`)?.getBoundingClientRect().top ?? 0),
      [third, first],
    );
  expect(tops[0]).toBeLessThanOrEqual(tops[1] ?? 0);
  for (const error of consoleErrors.splice(0)) expect(error).toContain("Failed to load resource");
});

test("pages take over what the server sent, with a person's channels first", async ({ page }) => {
  await page.goto("/gb");
  const ids = await page.evaluate(() => {
    const last = [...document.querySelectorAll("main [data-mine] > [data-channel]")].slice(-2).reverse();
    const favourites = last.map((row) => row.getAttribute("data-channel"));
    localStorage.setItem("favourites", JSON.stringify({ way: "picked", favourites, on: true }));
    return favourites;
  });
  for (const path of ["/gb", "/gb/tonight", "/gb/guide/list"]) {
    await page.goto(path);
    const first = page.getByRole("main").locator("[data-mine] > [data-channel]").first();
    await expect.soft(first, path).toHaveAttribute("data-channel", ids[0] ?? "");
    await expect.soft(page.locator("[data-mine] > [data-channel]:visible"), path).toHaveCount(ids.length);
    await expect.soft(page.locator("[data-mine] > [data-dim]:visible"), path).toHaveCount(0);
  }
});

test("a link to my channels offers them to whoever opens it, in my order", async ({ page, browser }) => {
  await page.goto("/gb/channels");
  for (const name of ["Larkhill Two", "Larkhill One"])
    await page.getByRole("button", { name: `Add ${name} to favourites` }).click();
  const ids = await page.evaluate(() => JSON.parse(localStorage.getItem("favourites") ?? "{}").favourites);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(new URL(`/gb/settings#channels=${ids.join(".")}`, page.url()).href);
  await expect(friend.getByRole("button", { name: "Keep them" })).toBeInViewport();
  await friend.getByRole("button", { name: "Keep them" }).click();
  await expect(friend.getByText("They’re among your favourites now.")).toBeVisible();
  const theirs = await friend.evaluate(
    () => JSON.parse(localStorage.getItem("favourites") ?? "{}").favourites,
  );
  expect(theirs).toEqual(ids);
  await friend.context().close();
});

test("a link that has lost its channels says so, and one that is declined changes nothing", async ({
  page,
}) => {
  await page.goto("/gb/settings#channels=..");
  await expect(page.getByText(/^No channels came with this link/)).toBeInViewport();
  await page.getByRole("button", { name: "Got it" }).click();
  await expect(page).toHaveURL(/settings$/);
  await page.evaluate(() => {
    location.hash = "#channels=ch_0123456789";
  });
  await page.getByRole("button", { name: "No, thanks" }).click();
  await expect(page.getByRole("button", { name: "Keep them" })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("favourites"))).toBeNull();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the settings and the planner say that they need it, and country and language are links", async ({
    page,
  }) => {
    await page.goto("/gb/settings");
    await expect(page.getByText(/need JavaScript, which is switched off here/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Change" })).toBeVisible();
    await page.goto("/gb/planner");
    await expect(page.getByText(/needs JavaScript, which is switched off here/)).toBeVisible();
  });
});
