import type { Page } from "@playwright/test";
import { findMatch } from "./find.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

/** The evening's match: live in Britain, Bulgaria and, free, in Spain; later in Brazil and Japan. */
const match = "Kingsferry v Port Ansel";

const verdict = (page: Page, country: string) =>
  page.getByRole("region", { name: new RegExp(`^(Best way to watch|Watch it again|On TV) in ${country}$`) });
const where = (page: Page) => page.getByRole("region", { name: "Where to watch" });
const headings = (page: Page) => where(page).getByRole("heading", { level: 3 });

test("a live event tells at once how to see it here, then every country, folded", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(await findMatch(page.request, "gb", match));
  await expect(page.getByRole("heading", { level: 1, name: match })).toBeVisible();
  await expect(page).toHaveTitle(/^Kingsferry v Port Ansel: where to watch/);
  const header = page.getByRole("article").getByRole("banner").or(page.locator("article header"));
  await expect(header.getByText("Live now")).toBeVisible();
  await expect(header.getByText(/^Started (1 hr )?\d+ min ago$/)).toBeVisible();
  await expect(header.getByText("London time")).toBeVisible();
  await expect(verdict(page, "the United Kingdom").getByText("Live now on Touchline 1")).toBeVisible();
  await expect(headings(page)).toHaveText(
    ["United Kingdom", "Brazil", "Bulgaria", "Japan", "Spain"].map((name) => new RegExp(name)),
  );
  const own = where(page).getByRole("listitem").filter({ hasText: "Touchline 2" });
  await expect(own.getByText("Delayed")).toBeVisible();
  await expect(own.getByText("3 hr after the start")).toBeVisible();
  const free = own.getByRole("link", { name: /^Watch free on/ });
  await expect(free).toHaveAttribute("rel", "noopener noreferrer nofollow");
  const spain = where(page).getByRole("listitem").filter({ hasText: "Gradería 2" });
  await expect(spain).toBeHidden();
  await where(page).locator("summary").filter({ hasText: "Spain" }).focus();
  await page.keyboard.press("Enter");
  await expect(spain).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("the verdict is the country's own: free and live, later and how much later, or elsewhere", async ({
  page,
}) => {
  await page.goto(await findMatch(page.request, "es-en", match));
  const spain = verdict(page, "Spain");
  await expect(spain.getByText("Live now and free on Gradería 2")).toBeVisible();
  await expect(spain.getByRole("link", { name: /^Watch free on/ })).toBeVisible();
  await page.goto(page.url().replace("/es-en/", "/br-en/"));
  const brazil = verdict(page, "Brazil");
  await expect(brazil.getByText("Delayed on Arquibanca 2")).toBeVisible();
  await expect(brazil.getByText("That’s 3 hr 30 min after the start.")).toBeVisible();
  await expect(brazil.getByText("Live in")).toBeVisible();
  await page.goto(page.url().replace("/br-en/", "/eg-en/"));
  const egypt = verdict(page, "Egypt");
  await expect(egypt.getByText("Not on any listed channel here")).toBeVisible();
  // The free way comes first, and leads to its place on the page.
  const spanish = egypt.getByRole("link").first();
  await expect(spanish).toHaveAttribute("href", /#ev_\w+-ES$/);
  await spanish.click();
  await expect(page.locator('[id^="ev_"][id$="-ES"]')).toBeInViewport();
});

test("what is to come counts down, and what is over says whether it comes again", async ({ page }) => {
  await page.goto(await findMatch(page.request, "gb", "Ravensden Park v Harlow Vale", "2026-03-15"));
  await expect(page.locator("article header").getByText(/^Starts in 1\d hr( \d+ min)?$/)).toBeVisible();
  await expect(verdict(page, "the United Kingdom").getByText("Live on Touchline 1")).toBeVisible();
  await page.goto(await findMatch(page.request, "gb", "Dunmallow City v Millgate Athletic"));
  await expect(page.locator("article header").getByText("Finished")).toBeVisible();
  await expect(verdict(page, "the United Kingdom").getByText(/^Was on Touchline 1/)).toBeVisible();
  await page.goto("/jp-en/sport/football/2026-03-14");
  await page
    .getByRole("main")
    .locator('a[href*="/events/"]')
    .filter({ hasText: "東雲湾マリナス" })
    .first()
    .click();
  await expect(verdict(page, "Japan").getByText("Repeat on はやて駆けスポーツ1")).toBeVisible();
  await expect(verdict(page, "Japan").getByText(/13 hr 30 min after the start/)).toBeVisible();
});

test("the showings are narrowed by the link, and widened again where none fits", async ({ page }) => {
  const address = await findMatch(page.request, "gb", match);
  await page.goto(address);
  const lines = where(page).locator("[data-showing]");
  await page.getByRole("button", { name: "Live only" }).click();
  await expect(page).toHaveURL(/\?show=live$/);
  await expect(where(page).getByRole("status")).toHaveText("3 matching showings");
  await expect(headings(page).filter({ visible: true })).toHaveText([/United Kingdom/, /Bulgaria/, /Spain/]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Live only" })).toHaveAttribute("aria-pressed", "true");
  await expect(lines.filter({ visible: true })).toHaveCount(1);
  await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "Spain" });
  await expect(lines.filter({ visible: true })).toHaveText([/Gradería 2/]);
  await page.goto(`${address}?free=1&in=JP`);
  await expect(where(page).getByText("No showing matches.")).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(headings(page).filter({ visible: true })).toHaveCount(5);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test("a filter stays in the address when the page is read again", async ({ page }) => {
  await page.clock.install();
  await page.goto(await findMatch(page.request, "gb", match));
  await page.getByRole("button", { name: "Live only" }).click();
  await expect(page).toHaveURL(/\?show=live$/);
  // A mark that Next's router leaves as it is until it has read the page, and then writes its own state over.
  await page.evaluate(() => history.replaceState({ ...history.state, isMarked: true }, ""));
  await page.clock.fastForward("06:00");
  await expect.poll(() => page.evaluate(() => history.state.isMarked)).toBeUndefined();
  await expect(page).toHaveURL(/\?show=live$/);
});

test("another name of an event leads to its own address for good; what isn't there, or no sport, is not found", async ({
  page,
  request,
}) => {
  const address = await findMatch(page.request, "gb", match);
  const id = address.slice(address.lastIndexOf("-") + 1);
  for (const [asked, own] of [
    [`/gb/events/${id}`, address],
    [`/gb/events/an-old-name-${id}`, address],
    [`/events/${id}`, address.replace("/gb", "")],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location], asked).toEqual([308, own]);
  }
  for (const path of [
    "/gb/events/ev_000000000000",
    "/gb/events/nothing",
    "/events/ev_000000000000",
    "/gb/sport/anything",
    "/gb/sport/2026-12-24",
  ])
    expect.soft((await request.get(path)).status(), path).toBe(404);
});

test("the page that is shared puts the country first that the device knows, and tells its time", {
  tag: "@phone",
}, async ({ page, browser, baseURL }) => {
  const address = (await findMatch(page.request, "br", match)).replace("/br", "");
  await page.goto("/br/sport");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("market"))).toBe("br");
  await page.goto(address);
  await expect(headings(page).first()).toHaveText(/Brazil/);
  await expect(where(page).getByRole("listitem").filter({ hasText: "Arquibanca 2" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const spaniard = await browser.newContext({ baseURL, timezoneId: "Europe/Madrid", locale: "es-ES" });
  const theirs = await spaniard.newPage();
  await theirs.goto(address);
  await expect(headings(theirs).first()).toHaveText(/Spain/);
  await expect(theirs.locator("article header").getByText("Madrid time")).toBeVisible();
  await expect(theirs.locator("article header").getByText("21:00")).toBeVisible();
  await theirs.getByRole("link", { name: "See it in Spain" }).click();
  await expect(theirs).toHaveURL(/\/es\/events\/kingsferry-v-port-ansel-ev_/);
  await spaniard.close();
  const american = await browser.newContext({ baseURL, timezoneId: "America/New_York", locale: "en-US" });
  const ours = await american.newPage();
  await ours.goto(address);
  await expect(ours.locator("article header").getByText(/4:00\spm/i)).toBeVisible();
  await american.close();
});

test("the page that is shared says where no channel of the visitor’s country shows it, with the sport that is on", async ({
  page,
  browser,
  baseURL,
}) => {
  const address = (await findMatch(page.request, "gb", match)).replace("/gb", "");
  const egyptian = await browser.newContext({ baseURL, timezoneId: "Africa/Cairo" });
  const theirs = await egyptian.newPage();
  await theirs.goto(address);
  await expect(theirs.getByText("Not listed on any channel in Egypt.")).toBeVisible();
  await expectAccessible(theirs);
  await expectNoSidewaysScroll(theirs);
  await theirs.getByRole("link", { name: "Sport on TV in Egypt" }).click();
  await expect(theirs).toHaveURL(/\/eg\/sport$/);
  await egyptian.close();
  await page.goto(address);
  await expect(page.getByText(/^Not listed on any channel/)).toBeHidden();
});

test("a start and channels that changed since the last visit are told until that is read", async ({
  page,
}) => {
  const address = await findMatch(page.request, "gb", match);
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("events-seen"))).toContain("Touchline 1");
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem("events-seen") ?? "{}");
    for (const event of Object.values<{ start: number; channels: Record<string, { name: string }> }>(seen)) {
      event.start -= 1800;
      for (const [channel, { name }] of Object.entries(event.channels))
        if (name === "Touchline 2") delete event.channels[channel];
    }
    localStorage.setItem("events-seen", JSON.stringify(seen));
  });
  await page.reload();
  await expect(page.getByText("Moved from 19:30 to 20:00.")).toBeVisible();
  await expect(page.getByText("Now also on Touchline 2.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Got it" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Changed since you were last here")).toBeHidden();
});

test("an event is whole without JavaScript", async ({ page, browser, baseURL }) => {
  const address = await findMatch(page.request, "gb", match);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  for (const path of [address, address.replace("/gb", "")]) {
    await plain.goto(`${path}?show=live`);
    await expect(plain.locator("article header").getByText("Live now")).toBeVisible();
    await expect(headings(plain).filter({ visible: true })).toHaveCount(5);
    await expect(plain.getByRole("button", { name: "Live only" })).toBeHidden();
    await plain.locator("summary").filter({ hasText: "Brazil" }).click();
    await expect(where(plain).getByRole("listitem").filter({ hasText: "Arquibanca 2" })).toBeVisible();
  }
  await context.close();
});
