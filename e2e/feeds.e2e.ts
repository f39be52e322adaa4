import type { APIRequestContext } from "@playwright/test";
import { parseAtomFeed } from "feedsmith";
import ICAL from "ical.js";
import { findComing } from "./find.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

async function eventsAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const components = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents("vevent");
  return components.map((component) => ({
    summary: new ICAL.Event(component).summary,
    url: component.getFirstPropertyValue("url"),
  }));
}

test("an event's calendar holds it, with its page, and is sent again only when it has changed", async ({
  page,
  request,
}) => {
  await page.goto(await findComing(request));
  const address = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const [event] = await eventsAt(request, address ?? "");
  expect(heading).toContain(event?.summary.split(" v ")[0]);
  expect(event?.url).toBe(page.url());
  const etag = (await request.get(address ?? "")).headers().etag ?? "";
  const again = await request.get(address ?? "", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
  const unknown = await request.get("/calendars/gb/events/ev_0000000000/event.ics");
  expect(unknown.status()).toBe(404);
  const former = await request.get((address ?? "").replace("/calendars/", "/api/calendar/"));
  expect([former.status(), former.url()]).toEqual([200, new URL(address ?? "", page.url()).href]);
});

test("between rounds a calendar that is followed is empty, not absent", async ({ request }) => {
  for (const followed of ["leagues/lg_0000000000/league.ics", "teams/football/Nobody%20Town/team.ics"])
    expect(await eventsAt(request, `/calendars/gb/${followed}`)).toEqual([]);
});

test("what can be followed opens by keyboard, and each address is a calendar", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  await page.goto(await findComing(request));
  await page.getByText("Subscribe").press("Enter");
  const links = page.locator("a[href^='webcal:']");
  await expect(links.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const link of await links.all()) {
    const address = (await link.getAttribute("href")) ?? "";
    expect(await eventsAt(request, address.replace("webcal:", "http:"))).not.toEqual([]);
  }
});

test("a league's page offers its calendar and its feed, which tell of the same events", async ({
  page,
  request,
}) => {
  await page.goto(await findComing(request));
  await page
    .getByRole("main")
    .getByRole("link")
    .filter({ visible: true })
    .and(page.locator("[href*='/leagues/']"))
    .first()
    .click();
  await expect(page).toHaveURL(/\/gb\/leagues\/.*lg_/);
  const file = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const feed = await page.locator("link[type='application/atom+xml']").getAttribute("href");
  const answer = await request.get(feed ?? "");
  expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const { entries = [] } = parseAtomFeed(await answer.text());
  expect(entries.length).toBeGreaterThan(0);
  const events = await eventsAt(request, file ?? "");
  expect(entries.map(({ links }) => links?.[0]?.href)).toEqual(events.map(({ url }) => url));
});

test("tonight's feed tells of programmes whose pages answer", async ({ request }) => {
  const html = await (await request.get("/gb/tonight")).text();
  const [, address] = /<link [^>]*type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(html) ?? [];
  const feed = parseAtomFeed(await (await request.get(address ?? "")).text());
  expect(feed.title?.value).toBe("Tonight in the United Kingdom");
  expect(feed.entries?.length).toBeGreaterThan(2);
  const programme = await request.get(feed.entries?.[0]?.links?.[0]?.href ?? "");
  expect(programme.status()).toBe(200);
});

test("robots.txt names the map, which names pages of every part, and they answer", async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  const [, map = ""] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const addressesIn = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, found = ""]) => found,
    );
  const parts = await addressesIn(map);
  expect(parts.map((part) => part.replace(baseURL ?? "", ""))).toEqual([
    "/sitemap/countries-1.xml",
    "/sitemap/channels-1.xml",
    "/sitemap/events-1.xml",
    "/sitemap/sport-1.xml",
  ]);
  for (const part of parts) {
    const pages = await addressesIn(part);
    const answer = await request.get(pages.at(-1) ?? "", { maxRedirects: 0 });
    expect([pages.at(-1), answer.status()]).toEqual([pages.at(-1), 200]);
  }
  expect((await request.get("/sitemap/channels-2.xml")).status()).toBe(404);
});

test("on paper tonight is black on white, without ways on, and says its day, hour and zone", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/gb/tonight/20");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByText(/Saturday 14 March.*London time.*20:00/)).toBeVisible();
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
});
