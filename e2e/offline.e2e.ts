import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { retired } from "../lib/front/retired-worker.ts";
import { sitePort } from "./sites.ts";
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from "./test.ts";

/** What the site is without a network, on a device that has visited it. */

/**
 * The way to the site, which a test can cut. A browser that is only told to be offline still lets its workers through.
 */
async function openLine() {
  const state = { isCut: false, changeWorker: (script: string) => script };
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    if (state.isCut) return from.socket.destroy();
    const isWorker = from.url === "/sw.js";
    const headers = { ...from.headers, "accept-encoding": "identity" };
    if (isWorker) delete headers["if-none-match"];
    // On a connection of its own: a kept one may be closing, and no browser would try again here.
    const asked = ask(
      { port: sitePort, path: from.url, method: from.method, headers, agent: false },
      (answer) => {
        // What is changed on the way has neither the length nor the tag that it had.
        const { "content-length": _length, etag: _tag, ...others } = answer.headers;
        to.writeHead(answer.statusCode ?? 502, isWorker ? others : answer.headers);
        if (!isWorker) return answer.pipe(to);
        const parts: Buffer[] = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () => to.end(state.changeWorker(Buffer.concat(parts).toString())));
      },
    );
    asked.on("error", () => to.destroy());
    from.pipe(asked);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return {
    state,
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Line = Awaited<ReturnType<typeof openLine>>;

/** The network's own failures are what these tests are about. */
const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
  consoleErrors: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
  line: async ({}, use) => {
    const line = await openLine();
    await use(line);
    line.close();
  },
  baseURL: async ({ line }, use) => use(line.address),
});

test.use({ serviceWorkers: "allow" });

/** Waits until the worker is in charge of a page. */
const untilInCharge = (page: Page) =>
  expect(async () => {
    const [active, own] = await page.evaluate(async () => [
      (await navigator.serviceWorker.ready).active?.state,
      navigator.serviceWorker.controller?.state,
    ]);
    // It takes over the pages that there are. One that was on its way just then is left alone until it is loaded again.
    if (active === "activated" && own === undefined) await page.reload();
    expect(own).toBe("activated");
  }).toPass();

/** Waits until the worker is in charge and has kept these pages. */
async function untilKept(page: Page, paths: string[]): Promise<void> {
  await untilInCharge(page);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const cache = await caches.open("nownext-pages");
          return (await cache.keys()).map(({ url }) => new URL(url).pathname);
        }),
      { intervals: [250] },
    )
    .toEqual(expect.arrayContaining(paths));
}

/** Waits until the files that a kept page needs are kept as well. */
const untilSettled = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const pages = await caches.open("nownext-pages");
          const markup = await Promise.all((await pages.matchAll()).map((response) => response.text()));
          const wanted = new Set(markup.join().match(/\/_next\/static\/[\w./~%@-]+\.(?:js|css)/g));
          const kept = (await (await caches.open("nownext-assets")).keys()).map(
            ({ url }) => new URL(url).pathname,
          );
          return [...wanted].filter((path) => !kept.includes(path));
        }),
      { intervals: [250] },
    )
    .toEqual([]);

const asOf = /^The guide can’t be refreshed just now\. It is as of \w+ \d+ \w+, \d\d:\d\d\.$/;

/** Cuts the line once these pages are kept. */
async function cut(line: Line, context: BrowserContext, page: Page, kept: string[]): Promise<void> {
  await untilKept(page, kept);
  await untilSettled(page);
  line.state.isCut = true;
  await context.setOffline(true);
}

async function restore(line: Line, context: BrowserContext): Promise<void> {
  line.state.isCut = false;
  await context.setOffline(false);
}

test("a visited page and tonight open without a network, and say what they are as of", async ({
  page,
  context,
  line,
}) => {
  await page.goto("/gb/channels");
  await cut(line, context, page, ["/gb/channels", "/gb/tonight", "/gb/offline"]);
  for (const path of ["/gb/channels", "/gb/tonight"]) {
    await page.goto(path);
    await expect(page.getByText(asOf)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      page.getByRole("main").getByText("Larkhill One").filter({ visible: true }).first(),
    ).toBeVisible();
  }
  await restore(line, context);
  await expect(page.getByText(asOf)).toBeHidden();
});

test("an unseen page shows what is at hand instead, and follows once there is a network @phone", async ({
  page,
  context,
  line,
}) => {
  await page.goto("/gb");
  const star = page.getByRole("button", { name: /Larkhill One/ }).first();
  await page.goto("/gb/channels");
  await star.click();
  await page.goto("/gb");
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("nownext-data")).keys()).length))
    .toBeGreaterThan(4);
  await cut(line, context, page, ["/gb", "/gb/offline"]);
  await page.goto("/gb/sport");
  await expect(page.getByRole("heading", { level: 1, name: "You’re offline" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Larkhill One" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("searchbox", { name: "Search what’s on this device" }).fill("tonight");
  await expect(page.getByRole("link", { name: /tonight/i }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Larkhill One" })).toBeHidden();
  await page.getByRole("searchbox", { name: "Search what’s on this device" }).fill("zzzz");
  await expect(page.getByText("Nothing on this device matches.")).toBeVisible();
  await restore(line, context);
  await expect(page).toHaveURL(/\/gb\/sport$/);
});

test("what is at hand is read again when the browser wakes the worker", async ({ page, context }) => {
  const orderedAt = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open("nownext-order")).match("/-/order");
      return kept ? (await kept.json()).at : null;
    });
  await page.goto("/gb/tonight");
  await expect.poll(orderedAt, { intervals: [250] }).not.toBeNull();
  await page.evaluate(async () => {
    const cache = await caches.open("nownext-order");
    const kept = await (await cache.match("/-/order"))?.json();
    await cache.put("/-/order", Response.json({ ...kept, at: 0 }));
  });
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.dispatchPeriodicSyncEvent", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    tag: "keep",
  });
  await expect.poll(orderedAt, { intervals: [250] }).toBeGreaterThan(0);
});

test("the manifest is complete and each of its pictures has the size that it says", async ({
  page,
  request,
}) => {
  await page.goto("/gb");
  const href = (await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "";
  const manifest = await (await request.get(href)).json();
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone" });
  const purposes = manifest.icons.map(({ purpose = "any" }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(["any", "maskable", "monochrome"]));
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await request.get(src);
    expect.soft(answer.headers()["content-type"], src).toContain(type);
    if (type !== "image/png") continue;
    const body = await answer.body();
    expect.soft(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect.soft((await request.get(url)).status(), url).toBe(200);
  expect((await request.get(`${manifest.share_target.action}?q=news`)).status()).toBe(200);
});

test("the worker may look after the whole site, is asked for anew each time, and is small", async ({
  request,
}) => {
  const answer = await request.get("/sw.js");
  expect(answer.headers()).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
  });
  expect((await answer.body()).length).toBeLessThan(100_000);
});

test("nothing of the API, of the operator or of a person’s plan is kept, and less than 2 MB at the first visit", async ({
  page,
}) => {
  await page.goto("/gb");
  await untilKept(page, ["/gb", "/gb/offline", "/gb/home"]);
  await untilSettled(page);
  await page.goto("/gb/planner/none");
  await page.goto("/gb/search?q=news");
  await page.goto("/gb/nowhere");
  const kept = await page.evaluate(async () => {
    const found: { path: string; size: number }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request, { ignoreVary: true }))?.arrayBuffer();
        found.push({ path: new URL(request.url).pathname, size: body?.byteLength ?? 0 });
      }
    }
    return found;
  });
  expect(
    kept.filter(({ path }) => /planner|search|nowhere|^\/(v1|epg|status|setup|og|embed)\b/.test(path)),
  ).toEqual([]);
  expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(2_000_000);
});

test("a new version is offered to whoever reads, and taken at their word alone", async ({ page, line }) => {
  await page.goto("/gb/tonight");
  await untilKept(page, ["/gb/tonight"]);
  line.state.changeWorker = (script) => `${script}\n// A later build.`;
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText("A new version of now|next is ready.")).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  await page.getByRole("button", { name: "Use it" }).click();
  await page.waitForFunction((before) => performance.timeOrigin !== before, opened);
  await expect(page.getByText("A new version of now|next is ready.")).toBeHidden();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting),
  ).toBeNull();
});

test("a worker that retires leaves, with everything that it kept", async ({ page, line }) => {
  await page.goto("/gb/tonight");
  await untilKept(page, ["/gb/tonight"]);
  line.state.changeWorker = () => retired;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration()));
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
