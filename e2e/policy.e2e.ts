import { createHash } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { findMatch } from "./find.ts";
import { expect, test } from "./test.ts";

/**
 * One of each kind of page that has an address without an id. Whatever else of a policy a page might break is an error of
 * the console, which fails the test that opens the page.
 */
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

const scriptsOf = (policy: string): string =>
  policy.split("; ").find((part) => part.startsWith("script-src ")) ?? "";

/** The inline scripts of a page; data blocks such as JSON-LD have a type and never run. */
const inlineScript = /<script((?: (?!type=|src=)[^>]*)?)>(.*?)<\/script>/gs;

/** What a policy has to name for a page's inline scripts to run: the nonce that they carry, else their hashes. */
const neededBy = (html: string): Set<string> =>
  new Set(
    Array.from(html.matchAll(inlineScript), ([, attributes = "", text = ""]) => {
      const nonce = / nonce="([^"]+)"/.exec(attributes)?.[1];
      return nonce ? `'nonce-${nonce}'` : `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    }),
  );

test.describe("a page runs all of its scripts and lets nothing else run", () => {
  const expectOwnScripts = async (request: APIRequestContext, path: string) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const [source, self, ...allowed] = scriptsOf(answer.headers()["content-security-policy"] ?? "").split(
      " ",
    );
    expect([source, self]).toEqual(["script-src", "'self'"]);
    expect(allowed.length).toBeGreaterThan(0);
    const html = await answer.text();
    expect(new Set(allowed)).toEqual(neededBy(html));
    for (const [, src] of html.matchAll(/<script [^>]*src="([^"]*)"/g)) expect(src).toMatch(/^\/[^/]/);
    expect(html).not.toMatch(/<style[\s>]/);
  };

  for (const path of pages) test(path, ({ request }) => expectOwnScripts(request, path));

  for (const [from, start] of linked)
    test(`${start}…`, async ({ request }) => {
      const html = await (await request.get(from)).text();
      const [, href = ""] = new RegExp(`href="(${start}[^"]*)"`).exec(html) ?? [];
      await expectOwnScripts(request, href);
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

/** The data that React gets with a page. */
const dataOf = (html: string): string =>
  Array.from(
    html.matchAll(/\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)/g),
    ([, part = ""]) => JSON.parse(part)[1],
  ).join("");

test("no script of a page’s own, nor what search engines read, is sent once more for React", async ({
  request,
}) => {
  const match = await findMatch(request, "gb", "Kingsferry v Port Ansel");
  for (const path of ["/", "/gb/guide", "/gb/guide/list", "/gb/sport", match, match.slice(3), "/setup"]) {
    const html = await (await request.get(path)).text();
    const data = dataOf(html);
    expect(data, path).toContain('"children"');
    const own = Array.from(
      html.matchAll(/<script(?: (?!src=)[^>]*)?>(.*?)<\/script>/gs),
      ([, text = ""]) => text,
    );
    for (const text of own.filter((each) => !/__next_f|TURBOPACK/.test(each)))
      for (const written of [text, JSON.stringify(text).slice(1, -1)])
        expect(data, path).not.toContain(written);
  }
});

test("a policy fits into what proxies take of an answer’s head", async ({ request }) => {
  for (const path of ["/gb/guide/list", "/gb/guide", "/gb/sport"])
    expect(JSON.stringify((await request.get(path)).headers()).length, path).toBeLessThan(3_000);
});

test("no page that a browser opens breaks its policy, nor does going from one to the next", async ({
  page,
}) => {
  await page.goto("/gb");
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
