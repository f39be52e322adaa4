import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

const mainOf = (page: Page): Locator => page.getByRole("main").filter({ visible: true });

/** The lines of a part of the page, by its heading. */
const linesUnder = (page: Page, heading: string): Locator =>
  mainOf(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });

test("what is live stands on top, with the channels that show it, and leads to its page", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/gb/sport");
  await expect(mainOf(page).getByRole("heading", { level: 2 }).first()).toHaveText("Live now");
  const match = linesUnder(page, "Live now").filter({ hasText: "Kingsferry v Port Ansel" });
  await expect(match.getByRole("list", { name: "Channels" }).getByRole("listitem").first()).toContainText(
    "Live",
  );
  await expect(mainOf(page).getByText("London time").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await match.getByRole("link", { name: "Kingsferry v Port Ansel" }).click();
  await expect(page).toHaveURL(/\/gb\/events\/kingsferry-v-port-ansel-ev_[0-9a-z]+$/);
  await expect(mainOf(page).getByRole("heading", { level: 1 })).toContainText("Port Ansel");
});

test("a sport and a day stand in the path, each counted before it is chosen", async ({ page }) => {
  await page.goto("/gb/sport");
  const sports = mainOf(page).getByRole("navigation", { name: "Sports" });
  const told = await sports.getByRole("link", { name: /Basketball/ }).textContent();
  const count = Number(/\d+/.exec(told ?? "")?.[0]);
  await sports.getByRole("link", { name: /Basketball/ }).click();
  await expect(page).toHaveURL(/\/gb\/sport\/basketball$/);
  await expect(mainOf(page).getByRole("heading", { level: 1 })).toHaveText(/^Basketball on TV/);
  const shown = mainOf(page).locator("section[data-part] [data-live]:visible");
  await expect(shown).toHaveCount(count);
  await expect(shown.filter({ hasText: "Crown and Anchor League" })).toHaveCount(0);
  await mainOf(page)
    .getByRole("navigation", { name: "Day" })
    .getByRole("link", { name: /Mon 16|Mon\s*16/ })
    .click();
  await expect(page).toHaveURL(/\/gb\/sport\/basketball\/2026-03-16$/);
  await expect(
    mainOf(page).getByRole("link", { name: "Mersham Monarchs v Clydeside Chargers" }),
  ).toBeVisible();
});

test("what no channel here shows isn't lost: it is told apart, with the countries that have it", async ({
  page,
}) => {
  await page.goto("/gb/sport/all/2026-03-14");
  await mainOf(page).getByText("not on TV here").click();
  const elsewhere = mainOf(page).getByRole("group").getByRole("listitem").filter({ hasText: "Shown in" });
  await expect(elsewhere.first()).toBeVisible();
});

test("a choice stands in the link, hides the rest before anything is seen, and moves nothing", {
  tag: "@phone",
}, async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/gb/sport?show=live&free=1");
  const lines = mainOf(page).locator("[data-live]:visible");
  const live = page.getByRole("button", { name: "Live only" });
  await expect(live).toHaveAttribute("aria-pressed", "true");
  for (const line of await lines.all()) {
    await expect(line).toHaveAttribute("data-live", "true");
    await expect(line).toHaveAttribute("data-live-free", "");
  }
  const few = await lines.count();
  expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(0.001);
  await page.getByRole("button", { name: "Free only" }).click();
  await expect(page).toHaveURL(/\/gb\/sport\?show=live$/);
  await expect(mainOf(page).getByRole("status").filter({ hasText: / of / })).toBeVisible();
  await expect.poll(() => lines.count()).toBeGreaterThan(few);
});

test("a competition has its events day by day, under one address", async ({ page }) => {
  await page.goto("/gb/sport");
  const link = mainOf(page).getByRole("link", { name: "Crown and Anchor League" }).first();
  const href = (await link.getAttribute("href")) ?? "";
  await page.goto(href);
  await expect(page).toHaveURL(/\/gb\/leagues\/crown-and-anchor-league-lg_[0-9a-z]+$/);
  await expect(mainOf(page).getByRole("heading", { level: 1 })).toHaveText("Crown and Anchor League");
  await expect(linesUnder(page, "Live now")).toHaveCount(1);
  await expect(linesUnder(page, "Tomorrow").first()).toContainText("Ravensden Park");
  const others = mainOf(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: /^Competitions this week/ }) });
  await expect(others.getByRole("link", { name: "Crown and Anchor League" })).toHaveCount(0);
  await expect(others.getByRole("link").first()).toHaveAttribute("href", /\/gb\/leagues\//);
  await expectAccessible(page);
  await page.goto(href.replace("crown-and-anchor-league", "an-old-name"));
  expect(new URL(page.url()).pathname).toBe(href);
});

test("a day without events says so and leads on", async ({ page }) => {
  await page.goto("/gb/sport/all/2026-04-20");
  await expect(mainOf(page).getByRole("heading", { level: 2 })).toHaveText(
    "No sport listed for Monday 20 April",
  );
  await mainOf(page).getByRole("link", { name: "See the coming days" }).click();
  await expect(page).toHaveURL(/\/gb\/sport$/);
});

test("a programme has one badge, the same in every list and on its page, and leads to its event", async ({
  page,
}) => {
  await page.goto("/gb/sport");
  const match = linesUnder(page, "Live now").filter({ hasText: "Kingsferry v Port Ansel" });
  const channel = match.getByRole("list", { name: "Channels" }).getByRole("link").first();
  const slot = mainOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Where to watch .*Kingsferry/ }) })
    .first();
  const ofChannel = (await channel.getAttribute("href")) ?? "";
  const named = mainOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Kingsferry v Port Ansel", exact: true }) })
    .first();
  const badge = /^(Live|Delayed|Repeat|New)$/;
  await page.goto("/gb/search?q=kingsferry");
  await expect(named).toContainText("Live now on Touchline 1");
  await page.goto("/gb/now/sport");
  await expect(named.getByText(badge)).toHaveText("Live");
  await page.goto(ofChannel);
  await expect(slot.getByText(badge)).toHaveText("Live");
  const programme =
    (await slot
      .getByRole("link", { name: /^(?!Where).*Kingsferry/ })
      .first()
      .getAttribute("href")) ?? "";
  await page.goto(programme);
  await expect(mainOf(page).getByText("Live", { exact: true }).first()).toBeVisible();
  await expect(mainOf(page).getByText(/^(Delayed|Repeat|New)$/)).toHaveCount(0);
  await mainOf(page).getByRole("link", { name: "See every channel showing it" }).click();
  await expect(page).toHaveURL(/\/gb\/events\/kingsferry-v-port-ansel-ev_/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("sport is whole, and its sports and days are links", async ({ page }) => {
    await page.goto("/gb/sport");
    await expect(linesUnder(page, "Live now").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Live only" })).toBeHidden();
    await mainOf(page).getByRole("link", { name: "Tomorrow", exact: true }).click();
    await expect(page).toHaveURL(/\/gb\/sport\/all\/2026-03-15$/);
    await expect(mainOf(page).getByRole("link", { name: "Ravensden Park v Harlow Vale" })).toBeVisible();
  });
});
