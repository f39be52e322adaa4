import { mkdtemp, rm } from "node:fs/promises";
import { request as ask, createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePorts } from "../outside/test-port.ts";
import { findLink, findMatch } from "./find.ts";
import { readSiteKey, servicePort, siteAddress } from "./sites.ts";
import { startPrograms, startSite, test } from "./state-sites.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./test.ts";

/** The pages of events and sport when the guide doesn't answer with any. */

test.use({ viewport: { width: 390, height: 844 } });

// One after another in one process, so that each site is started once.
test.describe.configure({ mode: "default" });

const mainOf = (page: Page) => page.getByRole("main").filter({ visible: true });

/** The evening's match and its league, as the usual site names them. */
async function findEvening({ request }: Page): Promise<{ match: string; id: string; league: string }> {
  const match = await findMatch(request, "gb", "Kingsferry v Port Ansel");
  return {
    match,
    id: match.slice(match.lastIndexOf("ev_")),
    league: await findLink(request, "/gb/sport/football/2026-03-14", "/leagues/crown-and-anchor"),
  };
}

/** The head of an answer with a picture: its status, type, size and how long it may be kept. */
async function pictureAt(page: Page, url: string) {
  const answer = await page.request.get(url);
  const { "content-type": type, "cache-control": kept } = answer.headers();
  const body = await answer.body();
  return { status: answer.status(), type, kept, width: body.length > 24 ? body.readUInt32BE(16) : 0 };
}

test.describe("with a plan without sports events", () => {
  test("their pages say so in a sentence, with a way on", async ({ page, locked }) => {
    const { match, id, league } = await findEvening(page);
    const wayOn = { "/gb/sport": /\/gb\/now\/sport$/, [match]: /\/gb$/ };
    for (const path of ["/gb/sport", "/gb/sport/football/2026-03-15", league, match, match.slice(3)]) {
      expect.soft((await page.goto(locked + path))?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Sports events aren’t/);
      await expect(
        mainOf(page).getByText("The guide service behind this site doesn’t include this."),
      ).toBeVisible();
      await expect(page.locator('meta[property="og:image"]')).not.toHaveAttribute("content", /ev_/);
      await expectNoSidewaysScroll(page);
    }
    for (const [path, target] of Object.entries(wayOn)) {
      await page.goto(locked + path);
      await expectAccessible(page);
      await mainOf(page).getByRole("link").first().click();
      await expect(page).toHaveURL(target);
      await expect(
        mainOf(page)
          .getByRole("link", { name: /Touchline/ })
          .first(),
      ).toBeVisible();
    }
    await page.goto(`${locked}/embed/gb/events/${id}`);
    await expect(page.getByText("The guide service behind this site doesn’t include this.")).toBeVisible();
    const calendar = await page.request.get(`${locked}/calendars/gb/events/${id}/event.ics`);
    expect([calendar.status(), calendar.headers()["content-type"]]).toEqual([
      501,
      "application/problem+json",
    ]);
    expect((await page.request.get(`${locked}/og/gb/events/${id}.png`)).status()).toBe(404);
  });

  test("no other page loses a channel or a programme, or leads to what can’t be had", async ({
    page,
    locked,
  }) => {
    const programmesOn = async (url: string) => {
      expect.soft((await page.goto(url))?.status(), url).toBe(200);
      const links = mainOf(page).locator("a[href*='/programmes/'], a[href*='/channels/']");
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      return [...new Set(hrefs)].sort();
    };
    // Pages of a day's hours: what is on now may change from one site to the other.
    for (const path of ["/gb/channels", "/gb/tonight/20"]) {
      const whole = await programmesOn(siteAddress + path);
      expect(whole.length, path).toBeGreaterThan(3);
      // Where the whole guide leads to an event, this one leads to its programme.
      expect.soft(await programmesOn(locked + path), path).toEqual(expect.arrayContaining(whole));
      await expect(mainOf(page).locator("a[href*='/events/']")).toHaveCount(0);
    }
    // This plan ends at midnight: the evening is told until then.
    const evening = "/gb/guide/list/2026-03-14/20";
    const whole = await programmesOn(siteAddress + evening);
    const reached = await programmesOn(locked + evening);
    expect(reached.length).toBeGreaterThan(20);
    expect(whole).toEqual(expect.arrayContaining(reached));
    await page.goto(`${locked}/gb/now/sport`);
    const programme = mainOf(page)
      .getByRole("link", { name: /Kingsferry/ })
      .first();
    await programme.click();
    await expect(page).toHaveURL(/\/gb\/programmes\/ls_/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kingsferry");
  });

  test("a shared programme of a day beyond the plan says so", async ({ page, locked }) => {
    await page.goto(`${siteAddress}/gb/guide/list/2026-03-16/20`);
    const programme = await mainOf(page).locator("a[href*='/programmes/']").first().getAttribute("href");
    expect((await page.goto(locked + programme))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This programme isn’t available here");
    await expect(page).toHaveTitle("This programme isn’t available here · now|next");
    await expect(
      mainOf(page).getByText("The guide service behind this site doesn’t go as far as this day."),
    ).toBeVisible();
  });
});

test.describe("while the guide can’t be reached", () => {
  test("pages of sport and events say so, with one thing to do, and are no answer", async ({
    page,
    down,
    consoleErrors,
  }) => {
    const { match, league } = await findEvening(page);
    for (const path of ["/gb/sport", "/gb/sport/football/2026-03-15", league, match, match.slice(3)]) {
      const answer = await page.goto(down.address + path);
      expect.soft([answer?.status(), answer?.headers()["retry-after"]], path).toEqual([503, "10"]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("The guide can’t be reached");
      await expect(mainOf(page).getByRole("link", { name: "Try again" })).toBeVisible();
    }
    await page.goto(`${down.address}/jp/sport`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("番組表に接続できません");
    await expectAccessible(page);
    expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
  });

  test("a shared picture is the country’s own, and is asked for again soon", async ({ page, down }) => {
    const { id } = await findEvening(page);
    for (const path of [`/og/gb/events/${id}.png`, `/og/all/events/${id}.png`, "/og/jp/tonight.png"]) {
      const picture = await pictureAt(page, down.address + path);
      expect.soft(picture, path).toEqual({
        status: 200,
        type: "image/png",
        kept: expect.stringMatching(/^public, max-age=60, s-maxage=60,/),
        width: 1200,
      });
    }
    expect((await pictureAt(page, `${down.address}/og/xx/tonight.png`)).status).toBe(404);
  });

  test("once it is back, trying again brings the page, and a screen without anybody comes by itself", async ({
    page,
    down,
    consoleErrors,
  }) => {
    const { match } = await findEvening(page);
    const screen = await page.context().newPage();
    await screen.clock.install();
    await screen.goto(`${down.address}/embed/gb/tonight`);
    await expect(screen.getByRole("link", { name: "Try again" })).toBeVisible();
    await page.goto(down.address + match);
    const again = mainOf(page).getByRole("link", { name: "Try again" });
    await expect(again).toBeVisible();
    const guide = await openGuide(down.guidePort);
    // An API that failed is asked again every few seconds, not at each click.
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Port Ansel", { timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole("region", { name: "Where to watch" })).toBeVisible();
    await expect(async () => {
      await screen.clock.fastForward(60_000);
      await expect(screen.getByRole("link", { name: /^Tonight in / })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await closeGuide(guide);
    consoleErrors.splice(0);
  });

  test("a search finds what the site holds, and says how far it looked", async ({
    page,
    down,
    consoleErrors,
  }) => {
    const guide = await openGuide(down.guidePort);
    await expect(async () => {
      await page.goto(`${down.address}/gb/guide/list`);
      await expect(mainOf(page).getByText("Larkhill One").filter({ visible: true }).first()).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
    await closeGuide(guide);
    await page.goto(`${down.address}/gb/search?q=touchline`);
    await expect(mainOf(page).getByText(/from yesterday to tomorrow, as far as we have it/)).toBeVisible();
    await expect(
      mainOf(page)
        .getByRole("link", { name: /Touchline 1/ })
        .first(),
    ).toBeVisible();
    consoleErrors.splice(0);
  });
});

/** Pages, each with the reads that it is complete without. */
const spared: [path: (known: { match: string }) => string, reads: RegExp][] = [
  [() => "/gb/search/touchline", /countries\/gb\/now/i],
  [() => "/gb/night", /countries\/gb\/tonight|events\/upcoming/i],
  [() => "/gb/tonight/films", /listings\/ls_/],
  [({ match }) => match, /events\/upcoming\?.*league=/],
  [() => "/gb/sport", /repeats=true|events\/ev_/],
];

test("a page is shown without what it is complete without, while just that can’t be read", async ({
  page,
  consoleErrors,
}) => {
  const known = await findEvening(page);
  let failing = /^$/;
  const failed: string[] = [];
  const fail = (path: string) => {
    if (!failing.test(path)) return null;
    failed.push(path);
    return "error";
  };
  await besideGuide(page, fail, async (address) => {
    for (const [pathOf, reads] of spared) {
      const path = pathOf(known);
      [failing, failed.length] = [reads, 0];
      // An API that has failed three times in a row is left alone for two seconds.
      await expect(async () => {
        const answer = await page.goto(address + path);
        expect(answer?.status(), path).toBe(200);
      }).toPass();
      expect(failed, path).not.toEqual([]);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("The guide can’t be reached");
    }
  });
  consoleErrors.splice(0);
});

test("a competition has a page while nothing but recordings of it are shown", async ({ page }) => {
  const { league } = await findEvening(page);
  const others = /\/leagues|\/events\/(live|upcoming)|\/events\?(?!.*repeats=true)/;
  const empty = (path: string) => (others.test(path) ? "nothing" : null);
  await besideGuide(page, empty, async (address) => {
    const answer = await page.goto(address + league);
    expect(answer?.status()).toBe(200);
    await expect(mainOf(page).getByRole("heading", { level: 1 })).toHaveText("Crown and Anchor League");
    await expect(mainOf(page).getByText(/events only delayed or repeated/)).toBeVisible();
    await expect(mainOf(page).getByRole("link", { name: "Kingsferry v Port Ansel" })).toBeVisible();
  });
});

test("the development server serves pages, and goes on", async ({ request }) => {
  const [port = 0] = await freePorts(1);
  const site = await startSite(port, `http://127.0.0.1:${servicePort}/v1`, readSiteKey(), { dev: true });
  try {
    const answer = await request.get(`http://localhost:${port}/gb/channels`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain("Larkhill One");
    expect(site.isRunning()).toBe(true);
  } finally {
    await site.stop();
  }
});

/** What is answered at a path of the API instead of what the guide service does. */
type Instead = (path: string) => "error" | "nothing" | null;

/** Runs a site of its own, for one page, on a guide that answers some paths otherwise. */
async function besideGuide(
  page: Page,
  instead: Instead,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const [port = 0, guidePort = 0] = await freePorts(2);
  const folder = await mkdtemp(join(tmpdir(), "nownext-beside-"));
  const guide = await openGuide(guidePort, instead);
  const api = { TVGUIDE_API_URL: `http://127.0.0.1:${guidePort}/v1`, TVGUIDE_API_KEY: "none" };
  const site = await startPrograms(port, { DATA_DIR: folder, ...api });
  try {
    await use(`http://localhost:${port}`);
    // It may still be loading pages that its links lead to.
    await page.goto("about:blank");
  } finally {
    await site.stop();
    await closeGuide(guide);
    await rm(folder, { recursive: true });
  }
}

const emptyList = JSON.stringify({ data: [], meta: { count: 0, next: null, took_ms: 0 } });

/** Answers at a port as the guide service does to the usual site's key. */
function openGuide(port: number, instead: Instead = () => null): Promise<Server> {
  const guide = createServer((asked, answer) => {
    const other = instead(asked.url ?? "");
    if (other) {
      answer.writeHead(other === "error" ? 500 : 200, { "content-type": "application/json" });
      answer.end(other === "nothing" ? emptyList : undefined);
      return;
    }
    const headers = { ...asked.headers, authorization: `Bearer ${readSiteKey()}` };
    ask({ port: servicePort, path: asked.url, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    }).end();
  });
  return new Promise((resolve) => guide.listen(port, "127.0.0.1", () => resolve(guide)));
}

const closeGuide = (guide: Server) =>
  new Promise((resolve) => {
    guide.close(resolve);
    guide.closeAllConnections();
  });
