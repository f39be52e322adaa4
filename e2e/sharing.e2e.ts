import { createServer, type Server } from "node:http";
import type { APIRequestContext, Page } from "@playwright/test";
import { findLink, findMatch } from "./find.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

/** The addresses that the site names itself by: this machine's, where no SITE_URL is set. */
const origin = (page: Page) => new URL(page.url()).origin;

/** The match of the sample's evening. */
const findEvening = ({ request }: Page) => findMatch(request, "gb", "Kingsferry v Port Ansel");

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute("content");

/** The size that a PNG names in its head. */
async function pngSize(request: APIRequestContext, url: string) {
  const answer = await request.get(url);
  expect.soft(answer.status(), url).toBe(200);
  expect.soft(answer.headers()["content-type"], url).toBe("image/png");
  const body = await answer.body();
  expect.soft(body.length, url).toBeLessThan(150_000);
  return { width: body.readUInt32BE(16), height: body.readUInt32BE(20), tag: answer.headers().etag ?? "" };
}

/** The things that a page says it is about, by their types. */
async function thingsOf(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const written = (await page.locator('script[type="application/ld+json"]').textContent()) ?? "";
  const graph: Record<string, unknown>[] = JSON.parse(written)["@graph"];
  return Object.fromEntries(graph.map((thing) => [thing["@type"], thing]));
}

/** Another site, on another origin of this machine: browsers let no foreign page frame a machine's own. */
const openSite = (frames: string[]): Promise<string> =>
  new Promise((resolve) => {
    site = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end(frames.join("")));
    site.listen(0, "127.0.0.1", () => {
      const address = site?.address();
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : address}/`);
    });
  });

let site: Server | undefined;

test.afterEach(() => {
  site?.close();
});

test("each shared page tells its title, its one whole address, its other languages and a picture that is there", async ({
  page,
  request,
}) => {
  const [programme, channel] = [
    await findLink(request, "/gb/tonight", "/programmes/ls_"),
    await findLink(request, "/gb/tonight", "/channels/ch_"),
  ];
  const match = await findEvening(page);
  const league = await findLink(request, match, "/leagues/");
  await page.goto(league);
  expect(await meta(page, "og:image")).toContain("/og/gb/leagues/lg_");
  for (const path of [match, match.slice(3), league, "/gb/tonight", programme, channel, "/gb"].filter(
    Boolean,
  )) {
    await page.goto(path);
    const here = `${origin(page)}${path}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", here);
    expect.soft(await meta(page, "og:url"), path).toBe(here);
    expect.soft(await meta(page, "og:title"), path).toBeTruthy();
    expect.soft(await meta(page, "og:description"), path).toBe(await meta(page, "description"));
    expect.soft(await meta(page, "twitter:card"), path).toBe("summary_large_image");
    const picture = (await meta(page, "og:image")) ?? "";
    expect.soft(picture, path).toContain(`${origin(page)}/og/`);
    expect.soft(await pngSize(request, picture), path).toMatchObject({ width: 1200, height: 630 });
    if (path.startsWith("/gb"))
      await expect(page.locator('link[rel="alternate"][hreflang="fr-GB"]')).toHaveAttribute(
        "href",
        `${origin(page)}${path.replace("/gb", "/gb-fr")}`,
      );
  }
});

test("a picture is sent once to who has it, and an unknown one isn't there", async ({ request }) => {
  const { tag } = await pngSize(request, "/og/gb/tonight.png");
  const again = await request.get("/og/gb/tonight.png", { headers: { "If-None-Match": tag } });
  expect(again.status()).toBe(304);
  expect(again.headers()["cache-control"]).toContain("s-maxage");
  for (const path of [
    "/og/gb/events/ev_0000000000.png",
    "/og/xx/tonight.png",
    "/og/gb/tonight",
    "/og/gb/world.png",
  ])
    expect.soft((await request.get(path)).status(), path).toBe(404);
});

test("pages say what they are about in schema.org's words", async ({ page }) => {
  await page.goto(await findEvening(page));
  const event = await thingsOf(page);
  // No place of it is known: its broadcasts stand for it.
  expect(event.SportsEvent).toBeUndefined();
  expect(event.BroadcastEvent).toMatchObject({
    publishedOn: { "@type": "BroadcastService" },
    broadcastOfEvent: { homeTeam: { name: "Kingsferry" }, awayTeam: { name: "Port Ansel" } },
  });
  expect(event.BreadcrumbList).toBeDefined();
  await page.goto("/gb");
  expect((await thingsOf(page)).WebSite).toMatchObject({ potentialAction: { "@type": "SearchAction" } });
  await page.goto(await findLink(page.request, "/gb", "/channels/ch_"));
  expect((await thingsOf(page)).TelevisionChannel).toMatchObject({ url: page.url() });
});

test("another site can frame the cards, and no page", async ({ page, baseURL, consoleErrors }) => {
  const id = /ev_\w+$/.exec(await findEvening(page))?.[0];
  const paths = [`/embed/gb/events/${id}`, "/embed/gb/tonight", `/embed/events/${id}`, "/gb/tonight"];
  await page.goto(
    await openSite(paths.map((path) => `<iframe src="${baseURL}${path}" title="${path}"></iframe>`)),
  );
  const inside = (path: string) => page.frameLocator(`iframe[title="${path}"]`);
  const [inMarket = "", tonight = "", neutral = "", refused = ""] = paths;
  await expect(inside(inMarket).getByRole("link", { name: /^Kingsferry v Port Ansel/ })).toBeVisible();
  await expect(inside(inMarket).getByRole("list", { name: /United Kingdom/ })).toContainText("Touchline 1");
  await expect(inside(neutral).getByText("Spain")).toBeVisible();
  const more = inside(tonight).getByRole("link", { name: /^All channels/ });
  await expect(more).toHaveAttribute("target", "_blank");
  await expect(more).toHaveAttribute("rel", "noopener");
  await expect(inside(refused).getByRole("heading", { level: 1 })).toHaveCount(0);
  expect(consoleErrors.splice(0).join()).toContain("frame-ancestors");
});

test("a card is accessible, fits its frame, and is no result of a search", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  for (const path of ["/embed/gb/tonight", "/embed/eg/tonight"]) {
    await page.goto(path);
    expect(await meta(page, "robots")).toContain("noindex");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByText(/^(Sample data|بيانات تجريبية)$/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test("a page says where its card is had, and the answer frames it within the size asked for", async ({
  page,
  request,
}) => {
  await page.goto("/gb/tonight");
  const links = page.locator('head link[type$="+oembed"]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    const answer = await request.get(`${await link.getAttribute("href")}&maxwidth=400&maxheight=300`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/\/embed\/gb\/tonight/);
  }
  const { pathname, search } = new URL((await links.first().getAttribute("href")) ?? "");
  const answer = await (await request.get(`${pathname}${search}&maxwidth=400&maxheight=300`)).json();
  expect(answer).toMatchObject({ type: "rich", version: "1.0", width: 400, height: 300 });
  const other = await request.get("/oembed?url=https%3A%2F%2Felsewhere.example%2Fgb%2Ftonight");
  expect(other.status()).toBe(404);
  expect((await request.get(`${pathname}${search.replace("json", "yaml")}`)).status()).toBe(501);
});

test("the code of a card is copied by a button, and can be selected without a script", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void copied.push(text), copied },
    });
  });
  await page.goto("/gb/tonight");
  await page.getByText("Embed this").click();
  const code = await page.getByLabel("The code for a small card").inputValue();
  expect(code).toContain(`<iframe src="${origin(page)}/embed/gb/tonight"`);
  await page.getByRole("button", { name: "Copy the code" }).click();
  await expect(page.getByText("Code copied.")).toBeVisible();
  expect(await page.evaluate(() => (navigator.clipboard as unknown as { copied: string[] }).copied)).toEqual([
    code,
  ]);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto("/gb/tonight");
  await plain.getByText("Embed this").click();
  await expect(plain.getByLabel("The code for a small card")).toBeVisible();
  await expect(plain.getByRole("button", { name: "Copy the code" })).toBeHidden();
  await context.close();
});

test("a framed evening that stays open for three days holds no more than after its first hours", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto("/embed/gb/tonight");
  const browser = await context.newCDPSession(page);
  await browser.send("Performance.enable");
  const held = async () => {
    await browser.send("HeapProfiler.collectGarbage");
    const { metrics } = await browser.send("Performance.getMetrics");
    return ["Nodes", "JSEventListeners"].map((name) => metrics.find((metric) => metric.name === name)?.value);
  };
  /** Lets hours pass, three at a time; the page reads itself again each time, and drops an answer if the next read begins. */
  const pass = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const read = page.waitForResponse((answer) => answer.url().includes("_rsc="));
      await page.clock.fastForward("03:00:00");
      await read;
    }
  };
  await pass(3);
  const [nodes = 0, listeners = 0] = await held();
  await pass(24);
  const [nodesLater = 0, listenersLater = 0] = await held();
  expect(nodesLater).toBeLessThan(nodes * 1.2);
  expect(listenersLater).toBeLessThan(listeners * 1.2);
});
