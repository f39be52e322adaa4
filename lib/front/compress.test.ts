import { readFileSync } from "node:fs";
import { request as ask, createServer, type RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { fitBuffer } from "../fit-buffer.ts";
import { chooseCoding, createCompressor } from "./compress.ts";
import { fitForEdge } from "./edge-headers.ts";

/** Starts a server whose answers are compressed, and returns a function that asks it. */
async function start(answer: RequestListener) {
  const { compress } = createCompressor();
  const server = createServer((request, response) => {
    fitForEdge(request, response);
    compress(request, response);
    answer(request, response);
  });
  const port = await listenInTest(server);
  return (coding: string, method = "GET", known?: string) =>
    new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const headers = { "accept-encoding": coding, ...(known && { "if-none-match": known }) };
      ask({ port, path: "/gb", method, headers, agent: false }, async (from) =>
        resolve({ status: from.statusCode, headers: from.headers, body: await buffer(from) }),
      )
        .on("error", reject)
        .end();
    });
}

const page = `<!doctype html>${"<p>What is on in the evening</p>".repeat(500)}`;
const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=20", etag: '"a"' };

const atOnce: RequestListener = (_request, response) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(page);
};
const inParts: RequestListener = (_request, response) => {
  response.writeHead(200, headers);
  response.flushHeaders();
  for (let at = 0; at < page.length; at += 1_000) response.write(page.slice(at, at + 1_000));
  response.end();
};

describe.each([
  ["at once", atOnce],
  ["in parts", inParts],
])("a page that is sent %s", (_how, answer) => {
  it("is compressed as its reader takes it, and is the same each time", async () => {
    const asked = await start(answer);
    for (const turn of [1, 2]) {
      const [brotli, gzipped, plain] = [await asked("gzip, br"), await asked("gzip"), await asked("")];
      expect([turn, brotliDecompressSync(brotli.body).toString()]).toEqual([turn, page]);
      expect([turn, gunzipSync(gzipped.body).toString()]).toEqual([turn, page]);
      expect([turn, plain.body.toString()]).toEqual([turn, page]);
      expect(brotli.headers).toMatchObject({
        "content-encoding": "br",
        "content-length": String(brotli.body.length),
        etag: 'W/"a"',
        vary: "Accept-Encoding",
      });
      expect(plain.headers).toMatchObject({ vary: "Accept-Encoding", etag: '"a"' });
    }
  });
});

it("what never changes, as a build's scripts, is sent in fewer bytes than a page", async () => {
  const script = readFileSync(import.meta.filename);
  const sentAs = async (cacheControl: string) => {
    const asked = await start((_request, response) => {
      response
        .writeHead(200, { "content-type": "text/javascript", "cache-control": cacheControl })
        .end(script);
    });
    const { body } = await asked("br");
    expect(brotliDecompressSync(body)).toEqual(script);
    return body.length;
  };
  expect(await sentAs("public, max-age=31536000, immutable")).toBeLessThan(await sentAs("s-maxage=20"));
});

it("pages that differ aren't taken for each other", async () => {
  let turn = 0;
  const asked = await start((_request, response) => {
    turn += 1;
    response.writeHead(200, { "content-type": "application/json", "cache-control": "public, max-age=5" });
    response.end(JSON.stringify({ turn, page }));
  });
  for (const each of [1, 2, 3])
    expect(JSON.parse(gunzipSync((await asked("gzip")).body).toString())).toEqual({ turn: each, page });
});

it.each(["", "gzip", "br"])(
  "an untagged page is tagged by what it says, and not sent again (%j)",
  async (coding) => {
    let said = page;
    const asked = await start((_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=20" }).end(said);
    });
    const { etag } = (await asked(coding)).headers;
    expect(etag).toMatch(/^(W\/)?"[\w-]{20,}"$/);
    for (const known of [String(etag), `"other", ${etag}`, "*"]) {
      const again = await asked(coding, "GET", known);
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers["cache-control"]).toContain("s-maxage=20");
    }
    said = page.replace("evening", "morning");
    const changed = await asked(coding, "GET", String(etag));
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
  },
);

it.each([
  ["a picture", { ...headers, "content-type": "image/png" }, 200],
  ["what is compressed already", { ...headers, "content-encoding": "gzip" }, 200],
  ["what is made for one person", { ...headers, "cache-control": "private, no-store" }, 200],
  ["a failure", headers, 503],
])("%s goes out as it comes", async (_what, fields, status) => {
  const asked = await start((_request, response) => response.writeHead(status, fields).end(page));
  const answer = await asked("gzip, br");
  expect([answer.status, answer.body.toString()]).toEqual([status, page]);
  expect(answer.headers.etag).toBe('"a"');
});

it("an answer to HEAD has no body and no coding", async () => {
  const answer = await (await start(atOnce))("gzip, br", "HEAD");
  expect([answer.status, answer.body.length, answer.headers["content-encoding"]]).toEqual([
    200,
    0,
    undefined,
  ]);
});

it.each([
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.5, BR", "br"],
  ["identity", null],
  ["gzip;q=0", null],
  [undefined, null],
])("a reader that accepts %s gets %s", (accepted, coding) => expect(chooseCoding(accepted)).toBe(coding));

it("what is kept of a compressed answer takes no more memory than its bytes", () => {
  const part = Buffer.alloc(16_384, "a").subarray(0, 900);
  const kept = fitBuffer(part);
  expect(kept.equals(part)).toBe(true);
  expect(kept.buffer.byteLength).toBe(900);
});
