import { request as ask, createServer, type RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { createCompressor } from "./compress.ts";
import { fitForEdge } from "./edge-headers.ts";
import { createRecent } from "./recent.ts";

type Headers = Record<string, string>;

const text = "What is on in the evening. ".repeat(100);

/** Sends a page that says how many have been made. */
function makePages(made: { count: number }, headers: Headers = {}, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { "content-type": "text/html", "cache-control": "s-maxage=20", ...headers });
    response.end(`${text}${++made.count}`);
  };
}

/** Starts a server with pages that are sent again, and a clock of its own. */
async function start(answer: RequestListener) {
  const clock = { ms: 1 };
  const site = { isBehind: false };
  const { compress } = createCompressor();
  const recent = createRecent({ now: () => clock.ms, isBehind: () => site.isBehind });
  const server = createServer((request, response) => {
    if (recent.answer(request, response)) return;
    fitForEdge(request, response);
    compress(request, response);
    answer(request, response);
  });
  const port = await listenInTest(server);
  const get = (path: string, headers: Headers = {}, method = "GET") =>
    new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      ask(
        { port, path, method, headers: { "accept-encoding": "br", ...headers }, agent: false },
        async (from) => resolve({ status: from.statusCode, headers: from.headers, body: await buffer(from) }),
      )
        .on("error", reject)
        .end();
    });
  return { get, clock, site, clear: recent.clear };
}

/** Which page an answer holds. */
const pageIn = (body: Buffer): string => brotliDecompressSync(body).toString().slice(text.length);

it("an answer is sent again as it was to whoever asks for the same, for less than a second", async () => {
  const { get, clock, clear } = await start(makePages({ count: 0 }));
  const first = await get("/gb");
  clock.ms += 700;
  const again = await get("/gb");
  expect([pageIn(first.body), pageIn(again.body)]).toEqual(["1", "1"]);
  const { date: _first, ...sent } = first.headers;
  const { date: _again, ...sentAgain } = again.headers;
  expect(sentAgain).toEqual(sent);
  expect(sentAgain["content-encoding"]).toBe("br");
  const unchanged = await get("/gb", { "if-none-match": String(first.headers.etag) });
  expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([
    304,
    0,
    first.headers.etag,
  ]);
  clock.ms += 100;
  expect(pageIn((await get("/gb")).body)).toBe("2");
  clear();
  expect(pageIn((await get("/gb")).body)).toBe("3");
});

it("an answer that is made while the site can't keep up is sent again for fifteen seconds, unless what it shows changes", async () => {
  const { get, clock, site, clear } = await start(makePages({ count: 0 }));
  site.isBehind = true;
  await get("/gb");
  clock.ms += 14_999;
  expect(pageIn((await get("/gb")).body)).toBe("1");
  clock.ms += 2;
  expect(pageIn((await get("/gb")).body)).toBe("2");
  clear();
  site.isBehind = false;
  expect(pageIn((await get("/gb")).body)).toBe("3");
  clock.ms += 1_000;
  expect(pageIn((await get("/gb")).body)).toBe("4");
});

it("another address, coding or protocol, and a part of a page, have answers of their own", async () => {
  const made = { count: 0 };
  const { get } = await start(makePages(made));
  await get("/gb");
  await get("/nz");
  await get("/gb", { "accept-encoding": "gzip" });
  await get("/gb", { "accept-encoding": "identity" });
  await get("/gb", { "x-forwarded-proto": "https" });
  await get("/gb", { rsc: "1" });
  await get("/gb?_rsc=1a2b", { rsc: "1" });
  await get("/gb?_rsc=1a2b", { rsc: "1" });
  await get("/gb", {}, "HEAD");
  expect(made.count).toBe(9);
});

it.each<[string, Headers, number]>([
  ["is for one person", { "cache-control": "private, max-age=60" }, 200],
  ["mustn’t be kept", { "cache-control": "no-store" }, 200],
  ["is old at once", { "cache-control": "public, s-maxage=0, max-age=0, no-cache" }, 200],
  ["sets a cookie", { "set-cookie": "a=b" }, 200],
  ["isn’t there", {}, 404],
  ["leads elsewhere", { location: "/gb" }, 307],
  ["failed", {}, 500],
])("an answer that %s isn’t sent again", async (_what, headers, status) => {
  const made = { count: 0 };
  const { get } = await start(makePages(made, headers, status));
  await get("/gb");
  await get("/gb");
  expect(made.count).toBe(2);
});
