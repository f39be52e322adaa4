import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { readSiteKey } from "./sites.ts";
import { expect, test } from "./test.ts";

test.describe("in front of the pages", () => {
  for (const path of ["/gb/channels/%ff", "/gb/search?q=%00", "/%ff", "/api/now/%ff", "/pictures/%00"])
    test(`an address that can't be read is refused, not a failure: ${path}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(400);
    });

  test("a method that no page has is refused", async ({ request }) => {
    for (const path of ["/", "/gb", "/robots.txt"])
      expect((await request.fetch(path, { method: "TRACE" })).status()).toBe(405);
  });

  test("caches don't keep for long that an address is unknown", async ({ request }) => {
    for (const path of ["/zz", "/nothing/here"]) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(answer.headers()["cache-control"] ?? "").not.toMatch(/s-maxage=\d{5}/);
    }
  });

  test("no inner address leaves, and caches keep one copy of a page in each coding", async ({ request }) => {
    for (const path of ["/", "/gb", "/gb/search?q=news", "/gb/guide", "/gb/tonight", "/zz", "/sitemap.xml"]) {
      const headers = (await request.get(path)).headers();
      const inner = Object.keys(headers).filter((name) => /^x-(?:middleware|nextjs)-/.test(name));
      expect([path, inner, headers.vary]).toEqual([path, [], "Accept-Encoding"]);
    }
  });

  test("a page is announced with all of its styles, so that browsers ask for them first", async ({
    request,
  }) => {
    for (const path of ["/", "/gb", "/gb/guide", "/gb/tonight", "/gb/guide"]) {
      const answer = await request.get(path);
      const styles = Array.from(
        (await answer.text()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
        ([, href]) => href,
      );
      expect(styles).not.toEqual([]);
      const announced = Array.from(
        (answer.headers().link ?? "").matchAll(/<([^>]+)>; rel=preload; as="style"/g),
        ([, href]) => href,
      );
      expect([path, announced]).toEqual([path, styles]);
    }
  });

  test("a file of the build comes without what browsers read with documents alone", async ({ request }) => {
    const page = await (await request.get("/gb")).text();
    const answer = await request.get(/<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? "");
    const { "content-type": type, "cache-control": caching, ...headers } = answer.headers();
    expect([answer.status(), type, caching]).toEqual([
      200,
      "text/css; charset=UTF-8",
      "public, max-age=31536000, immutable",
    ]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    for (const name of ["content-security-policy", "permissions-policy", "x-frame-options", "cache-tag"])
      expect(headers).not.toHaveProperty(name);
  });

  test("no page holds the query of whoever had it made", async ({ request }) => {
    const address = "/gb/tonight/19?from=a-friend";
    for (const options of [{}, { headers: { RSC: "1" } }])
      expect(await (await request.get(address, options)).text()).not.toContain("a-friend");
  });

  test("Next's image optimiser is closed, and what the service tells the site is nobody's business", async ({
    request,
  }) => {
    const optimised = await request.get("/_next/image?url=%2Ficons%2F192.png&w=64&q=75");
    expect(optimised.status()).toBe(404);
    expect((await request.get("/api/changes")).status()).toBe(404);
    const told = await request.post("/api/changes", { data: { expired: ["countries"], stale: [] } });
    expect(told.status()).toBe(404);
  });

  test("browsers behind TLS are told to stay with it", async ({ request }) => {
    const answer = await request.get("/gb", { headers: { "X-Forwarded-Proto": "https" } });
    expect(answer.headers()["strict-transport-security"]).toBe("max-age=31536000");
  });
});

test("a visitor who searches without end is shown what the site holds, and others go on", async ({
  request,
}) => {
  // An address that somebody has just asked for has the same answer, and counts for nobody: these are nobody else's.
  const search = (visitor: string, index: number) =>
    request.get(`/gb/search?q=news${"+".repeat(index + 1)}`, { headers: { "X-Forwarded-For": visitor } });
  // At once, since it is the searches of one minute that count.
  const answers = await Promise.all(Array.from({ length: 61 }, (_, index) => search("8.8.4.4", index)));
  const [refused, ...others] = answers.sort((one, other) => other.status() - one.status());
  expect(others.map((each) => each.status())).toEqual(Array(60).fill(200));
  expect(refused?.status()).toBe(429);
  expect(Number(refused?.headers()["retry-after"])).toBeGreaterThan(0);
  const page = await refused?.text();
  expect(page).toContain("That was a lot of searches in a minute");
  expect(page).toMatch(/href="\/gb\/channels\//);
  expect((await search("1.1.1.1", 61)).status()).toBe(200);
});

/** What strangers can get from a site: its addresses as they are, and as the client router asks for them. */
async function readEverything(request: APIRequestContext): Promise<string[]> {
  const paths = [
    ...[
      "/",
      "/gb",
      "/gb/tonight",
      "/gb/guide",
      "/gb/guide/list",
      "/gb/search?q=news",
      "/gb/sport",
      "/gb/planner",
    ],
    ...["/gb/coverage", "/gb/world", "/gb/settings", "/gb/nothing", "/zz", "/gb/channels/ch_0000000000"],
    ...[
      "/embed/gb/tonight",
      "/sitemap.xml",
      "/robots.txt",
      "/manifest.webmanifest",
      "/api/now/gb",
      "/v1/countries",
    ],
    ...["/v1/openapi.json", "/api/search/gb?q=news", "/og/gb", "/gb/programmes/ls_0000000000"],
  ];
  const bodies: string[] = [];
  const scripts = new Set<string>();
  for (const path of paths)
    for (const options of [{}, { headers: { RSC: "1" } }]) {
      const answer = await request.get(path, options);
      const text = (await answer.body()).toString("latin1");
      bodies.push(JSON.stringify(answer.headers()), text);
      for (const [script] of text.matchAll(/\/_next\/static\/[\w./~-]+\.js/g)) scripts.add(script);
    }
  for (const script of scripts)
    for (const path of [script, `${script}.map`]) bodies.push(await (await request.get(path)).text());
  expect(scripts.size).toBeGreaterThan(5);
  return bodies;
}

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

test("the site's API key is in nothing that strangers get, and in no file of the build", async ({
  request,
}) => {
  test.slow();
  const key = readSiteKey();
  expect(key).toMatch(/^nn_live_/);
  const bodies = await readEverything(request);
  expect(bodies.filter((body) => body.includes(key))).toEqual([]);
  for (const folder of [".next/static", ".next/server"])
    for (const file of filesIn(folder)) expect(readFileSync(file, "latin1").includes(key)).toBe(false);
});
