import { createServer, type IncomingHttpHeaders, request } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { cachingFor, fitForEdge, isAmbiguous, tagsOf } from "./edge-headers.ts";

const of = (cacheControl: string | undefined, status = 200) =>
  cachingFor({ status, cacheControl, isAmbiguous: false });

describe("what caches in front of the site may keep", () => {
  it.each([
    [
      "a page",
      "s-maxage=20, stale-while-revalidate=280",
      "public, max-age=0, s-maxage=20, stale-while-revalidate=280, stale-if-error=86400",
    ],
    [
      "an island's data",
      "public, max-age=5",
      "public, max-age=5, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400",
    ],
    [
      "a page that no data changes, for no longer than a day",
      "s-maxage=31536000",
      "public, max-age=0, s-maxage=86400, stale-while-revalidate=86400, stale-if-error=86400",
    ],
    [
      "an icon",
      "public, max-age=0, must-revalidate",
      "public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400",
    ],
    ["a file of the build", "public, max-age=31536000, immutable", "public, max-age=31536000, immutable"],
  ])("%s", (_what, from, to) => expect(of(from)).toBe(to));

  it.each(["private, max-age=9", "no-store", "private, no-cache, no-store, max-age=0, must-revalidate"])(
    "isn't what belongs to one person: %s",
    (header) => expect(of(header)).toBe(header),
  );

  it("is an absence for a minute, and a failure never", () => {
    expect(of("s-maxage=31536000", 404)).toBe("public, max-age=0, s-maxage=60");
    expect(of("public, max-age=600", 404)).toBe("public, max-age=60, s-maxage=60");
    expect(of(undefined, 503)).toBeUndefined();
    expect(of("no-store", 503)).toBe("no-store");
  });

  it("is nothing that depends on more than its address", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 599 }),
        fc.option(fc.string(), { nil: undefined }),
        (status, header) => {
          expect(cachingFor({ status, cacheControl: header, isAmbiguous: true })).toBe("private, no-store");
        },
      ),
    );
  });
});

it("a part of a page is only ever kept at the part's own address", () => {
  expect(isAmbiguous("/gb", {})).toBe(false);
  expect(isAmbiguous("/gb?_rsc=a1", { rsc: "1", "next-router-state-tree": "x" })).toBe(false);
  for (const headers of [{ rsc: "1" }, { "next-url": "/gb/guide" }, { "next-router-prefetch": "1" }])
    expect(isAmbiguous("/gb?q=1", headers)).toBe(true);
  expect(isAmbiguous("/gb?q=1&_rsc=a1", {})).toBe(true);
});

it("an operator's page, which is absent to others, is never kept: nobody can have the operator sent an absence", () => {
  for (const path of ["/setup", "/setup?x=1", "/setup/runs/1", "/status", "/status/data", "/operator"])
    expect(isAmbiguous(path, {}), path).toBe(true);
  for (const path of ["/", "/gb/settings", "/setups", "/gb/setup"])
    expect(isAmbiguous(path, {}), path).toBe(false);
});

it.each([
  ["/", ["home"]],
  ["/gb", ["now", "page", "market:gb", "country:GB"]],
  ["/es-en/tonight/20?x=1", ["tonight", "page", "market:es-en", "country:ES"]],
  ["/gb/events/a-v-b-ev_0123456789", ["events", "page", "market:gb", "country:GB", "ev_0123456789"]],
  ["/calendars/gb/events/ev_0123456789.ics", ["calendars", "market:gb", "country:GB", "ev_0123456789"]],
  ["/api/now/gb?page=1", ["api", "market:gb", "country:GB"]],
  ["/api/channels/GB", ["api", "country:GB"]],
  ["/robots.txt", ["robots"]],
])("caches can be told to forget %s by what it is about", (target, tags) =>
  expect(tagsOf(target)).toEqual(tags),
);

it("no address leads to a tag that would end the header or begin another tag", () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      for (const tag of tagsOf(`/${path}`)) expect(tag).toMatch(/^[\w:-]+$/);
    }),
  );
});

describe("what Next says to itself", () => {
  const inner = {
    "x-middleware-rewrite": "/gb/search/inner",
    "x-middleware-set-cookie": "a=b",
    "x-nextjs-cache": "HIT",
    "x-nextjs-prerender": "1",
    "x-nextjs-matched-path": "/[market]",
    "x-nextjs-stale-time": "300",
  };
  const vary = "rsc, next-router-state-tree, next-router-prefetch, next-url, Accept-Encoding";

  /** The headers of an answer of Next's, as they leave. */
  async function headersOf(path: string, headers: Record<string, string>): Promise<IncomingHttpHeaders> {
    const server = createServer((asked, response) => {
      fitForEdge(asked, response);
      response.writeHead(200, {
        "content-type": "text/html",
        "cache-control": "s-maxage=20",
        vary,
        ...inner,
      });
      response.end("<p>a page</p>");
    });
    const port = await listenInTest(server);
    return new Promise((resolve, reject) => {
      request({ port, path, headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.headers);
      })
        .on("error", reject)
        .end();
    });
  }
  const innerOf = (headers: IncomingHttpHeaders) =>
    Object.keys(headers).filter((name) => name.startsWith("x-middleware-") || name.startsWith("x-nextjs-"));

  it("leaves with no page, and nothing splits what caches keep of it but its coding", async () => {
    const all: Record<string, string>[] = [{}, { "next-url": "/gb" }];
    for (const headers of all) {
      const left = await headersOf("/gb/search?q=a", headers);
      expect(innerOf(left)).toEqual([]);
      expect(left.vary).toBe("Accept-Encoding");
    }
  });

  it("leaves with a part of a page only as far as Next's client reads it", async () => {
    const left = await headersOf("/gb?_rsc=a1", { rsc: "1" });
    expect(innerOf(left)).toEqual(["x-nextjs-stale-time"]);
  });
});
