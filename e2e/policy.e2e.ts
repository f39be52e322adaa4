import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** One of each kind of page that has an address without an id. */
const pages = [
  ...[
    "/",
    "/countries",
    "/gb",
    "/gb/home",
    "/gb/now/movie",
    "/gb/tonight",
    "/gb/tonight/21",
    "/gb/tonight/films",
  ],
  ...[
    "/gb/guide",
    "/gb/guide/list",
    "/gb/channels",
    "/gb/coverage",
    "/gb/world",
    "/gb/sport",
    "/gb/sport/football",
  ],
  ...[
    "/gb/planner",
    "/gb/night",
    "/gb/offline",
    "/gb/search",
    "/gb/search?q=news",
    "/gb/settings",
    "/es-en",
    "/eg-ar/tonight",
  ],
  ...["/embed/gb/tonight", "/setup", "/status"],
];

/** Pages that others link to, by how their links begin. */
const linked = [
  ["/gb/sport", "/gb/events/"],
  ["/gb/sport", "/gb/leagues/"],
  ["/gb/channels", "/gb/channels/ch_"],
  ["/gb/tonight", "/gb/programmes/"],
] as const;

/** Opens a page and returns the policy that it came with. A violation is an error of the console, which fails a test. */
async function open(page: Page, path: string): Promise<string> {
  const answer = await page.goto(path);
  await page.waitForLoadState("networkidle");
  return (await answer?.allHeaders())?.["content-security-policy"] ?? "";
}

const scriptsOf = (policy: string): string =>
  policy.split("; ").find((part) => part.startsWith("script-src ")) ?? "";

test.describe("a page runs all of its scripts and lets nothing else run", () => {
  for (const path of pages)
    test(path, async ({ page }) => {
      const scripts = scriptsOf(await open(page, path));
      expect(scripts).toMatch(/^script-src 'self'( '(sha256|nonce)-[\w+/=]+')+$/);
    });

  for (const [from, start] of linked)
    test(`${start}…`, async ({ page }) => {
      await open(page, from);
      const href = await page.locator(`a[href^="${start}"]`).first().getAttribute("href");
      expect(scriptsOf(await open(page, href ?? ""))).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/);
    });
});

test("a page that is kept or not modified comes with the same policy", async ({ request }) => {
  const path = "/gb/settings";
  // It may be rendered again in between.
  await expect(async () => {
    const [first, second] = [await request.get(path), await request.get(path)];
    const policy = second.headers()["content-security-policy"];
    expect(scriptsOf(policy ?? "")).toContain("'sha256-");
    expect(first.headers()["content-security-policy"]).toBe(policy);
    const again = await request.get(path, { headers: { "If-None-Match": second.headers().etag ?? "" } });
    expect(again.status()).toBe(304);
    expect(again.headers()["content-security-policy"]).toBe(policy);
  }).toPass();
});

test("a policy fits into what proxies take of an answer’s head", async ({ request }) => {
  for (const path of ["/gb/guide/list", "/gb/guide", "/gb/sport"])
    expect(JSON.stringify((await request.get(path)).headers()).length, path).toBeLessThan(3_000);
});

test("going from page to page breaks no policy", async ({ page }) => {
  await open(page, "/gb");
  for (const name of ["Tonight", "Guide", "Sport", "Channels"]) {
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).first().click();
    await page.waitForURL((url) => url.pathname !== "/gb");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

const hit = "document.documentElement.dataset.hit=1";

for (const [what, markup] of [
  ["a script", `<script>${hit}</script>`],
  ["a handler", `<img src="/nothing.png" alt="" onerror="${hit}">`],
  ["what looks like Next’s data", `<script>self.__next_f.push([1,${hit}])</script>`],
  ["a script from elsewhere", `<script src="data:text/javascript,${hit}"></script>`],
  ["a style", "<style>html{--hit:1}</style>"],
] as const)
  test(`${what} that something injects does nothing`, async ({ page, consoleErrors }) => {
    await page.route("**/gb/settings", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace("</main>", `${markup}</main>`),
      });
    });
    await page.goto("/gb/settings");
    await expect.poll(() => consoleErrors.join()).toContain("Content Security Policy");
    const root = page.locator("html");
    await expect(root).not.toHaveAttribute("data-hit");
    expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue("--hit"))).toBe("");
    consoleErrors.splice(0);
  });

test("what a visitor sends doesn’t become a page’s policy", async ({ request }) => {
  const headers = {
    "Content-Security-Policy": "script-src 'nonce-aaaa'",
    "X-Nownext-Nonce": "aaaa",
  };
  // Rendered for this request, and kept for others.
  for (const path of ["/gb-fr/world", "/status"]) {
    const answer = await request.get(path, { headers });
    expect(await answer.text(), path).not.toContain("aaaa");
    expect(answer.headers()["content-security-policy"], path).not.toContain("aaaa");
  }
});
