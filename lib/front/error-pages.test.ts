import { request as ask, createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createCompressor } from "./compress.ts";
import { createErrorPages, withoutScripts } from "./error-pages.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const policy = "script-src 'self' 'sha256-theme'; frame-ancestors 'none'";
const readPage = async (_port: number, path: string) => ({
  html: `<html><title>${path}</title></html>`,
  policy,
});

/** Starts a server whose answers are watched, and returns a function that asks it. */
async function start(answer: RequestListener, { failing = false, read = readPage } = {}) {
  const compress = createCompressor();
  const watch = createErrorPages({ isGuideFailing: () => failing, readPage: read });
  const server = createServer((request, response) => {
    compress(request, response);
    watch(request, response);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      ask({ port, path, headers, agent: false }, async (from) => {
        let text = "";
        for await (const part of from) text += part;
        resolve({ status: from.statusCode, headers: from.headers, text });
      })
        .on("error", reject)
        .end();
    });
}

const html =
  (status: number): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "text/html", "cache-control": "s-maxage=31536000" });
    response.write("<html id='__next_error__'>");
    response.end("</html>");
  };
const failed: RequestListener = (_request, response) => {
  response.statusCode = 500;
  response.end("Internal Server Error");
};

describe("an answer without a page", () => {
  it.each([
    ["/fr/channels/ch_1", "/fr/sorry/absent"],
    ["/es-en/x", "/es-en/sorry/absent"],
    ["/embed/gb/events/x", "/gb/sorry/absent"],
    ["/nonsense", "/sorry/absent"],
  ])("at %s is the one of its market, and is a 404 that caches soon forget", async (path, page) => {
    const { status, headers, text } = await (await start(html(404)))(path);
    expect([status, text]).toEqual([404, `<html><title>${page}</title></html>`]);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=60",
      "content-type": "text/html; charset=utf-8",
    });
  });

  it("is a 503 that names when to come back while the guide fails, and a 500 if it doesn’t", async () => {
    const outage = await (await start(failed, { failing: true }))("/jp/tonight");
    expect([outage.status, outage.headers["retry-after"], outage.text]).toEqual([
      503,
      "10",
      "<html><title>/jp/sorry/outage</title></html>",
    ]);
    const ours = await (await start(failed))("/jp/tonight");
    expect([ours.status, ours.headers["retry-after"]]).toEqual([500, undefined]);
  });

  it("is sent whole to a client that takes what is compressed", async () => {
    const asked = await start(html(404));
    const { status, headers, text } = await asked("/fr/x", { "accept-encoding": "gzip, br" });
    expect([status, text]).toEqual([404, "<html><title>/fr/sorry/absent</title></html>"]);
    expect(headers["content-security-policy"]).toBe(policy);
  });

  it("is a problem document for programs", async () => {
    const asked = await start(failed, { failing: true });
    for (const path of ["/feeds/de/tonight.xml", "/api/now/DE", "/sitemap.xml", "/calendars/de/x/y.ics"]) {
      const { status, headers, text } = await asked(path);
      expect([status, headers["content-type"], headers["retry-after"]]).toEqual([
        503,
        "application/problem+json",
        "10",
      ]);
      expect(JSON.parse(text)).toMatchObject({ status: 503 });
    }
  });

  it("has a language, a title and words even if the site can’t render its own page", async () => {
    const broken = async () => Promise.reject(new Error("no"));
    const { text } = await (await start(html(404), { read: broken }))("/de/x");
    expect(text).toMatch(/<html lang="de" dir="ltr">.*<title>.+<\/title>.*<h1>.+<\/h1>/);
  });
});

describe("an answer that is well", () => {
  it.each([
    ["a page", "/gb", html(200), {}],
    ["a part of a page for Next’s scripts", "/gb", html(404), { rsc: "1" }],
    ["a file of Next’s", "/_next/x.js", html(404), {}],
    ["the site’s own page", "/gb/sorry/absent", html(404), { "x-nownext-sorry": "1" }],
  ])("stays as it is: %s", async (_what, path, answer, headers) => {
    const { text } = await (await start(answer))(path, headers as Record<string, string>);
    expect(text).toBe("<html id='__next_error__'></html>");
  });
});

it("a page that stands in loses Next’s scripts, and keeps those that choose its colours", () => {
  const page =
    '<link rel="preload" as="script" href="/a.js"/><script>theme()</script><script src="/a.js" async=""></script>' +
    '<script>self.__next_f.push([1,"x"])</script><p>text</p>';
  expect(withoutScripts(page)).toBe("<script>theme()</script><p>text</p>");
});
