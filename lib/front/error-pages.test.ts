import { request as ask, createServer, type RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { hashOf } from "../policy/page-scripts.ts";
import { createCompressor } from "./compress.ts";
import { createErrorPages } from "./error-pages.ts";
import { askAgain } from "./own-pages.ts";
import { withoutScripts } from "./sorry-body.ts";

const policy = "script-src 'self' 'sha256-theme'; frame-ancestors 'none'";
const readPage = async (_port: number, path: string) => ({
  html: `<html><title>${path}</title></html>`,
  policy,
});

/** Starts a server whose answers are watched, and returns a function that asks it. */
async function start(
  answer: RequestListener,
  { failing = false, read = readPage, patience = { seenMs: 600_000, unseenMs: 600_000 } } = {},
) {
  const { compress, findLast } = createCompressor();
  const watch = createErrorPages({
    ...{ isGuideFailing: () => failing, readPage: read },
    ...{ findLast, readAgain: askAgain, patience },
  });
  const server = createServer((request, response) => {
    compress(request, response);
    watch(request, response);
    answer(request, response);
  });
  const port = await listenInTest(server);
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

  it("has its typeface loaded ahead, so that its words don’t move when that comes", async () => {
    const link = '</font.woff2>; rel=preload; as="font"';
    const read = async (port: number, path: string) => ({ ...(await readPage(port, path)), link });
    expect((await (await start(html(404), { read }))("/fr/x")).headers.link).toBe(link);
    expect((await (await start(html(404)))("/fr/x")).headers.link).toBeUndefined();
  });

  it("is a problem document for programs", async () => {
    const asked = await start(failed, { failing: true });
    for (const path of ["/feeds/de/tonight.xml", "/api/now/de", "/sitemap.xml", "/calendars/de/x/y.ics"]) {
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
    expect(text).toMatch(/<html lang="de" dir="ltr">.*<title>.+<\/title>.*<h1[^>]*>.+<\/h1>/);
    // The policy has no place for a style element.
    expect(text).not.toContain("<style");
  });

  it("runs the one script that comes back to the address, even if the site can’t render its own page", async () => {
    const broken = async () => Promise.reject(new Error("no"));
    const { text, headers } = await (await start(failed, { read: broken, failing: true }))("/de/x");
    const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => hashOf(script));
    expect(scripts).toHaveLength(1);
    expect(headers["content-security-policy"]).toContain(`script-src 'self' '${scripts[0]}'`);
  });
});

it("a page that can't be made again is sent as it last was, and what only this machine sees isn't asked for", async () => {
  const asked: string[] = [];
  const afterwardsWell: RequestListener = (request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-security-policy", policy);
    if (asked.filter((path) => path === request.url).length === 1) return failed(request, response);
    response.setHeader("content-type", "text/html");
    response.end("<html><title>as it was</title></html>");
  };
  const ask = await start(afterwardsWell, { failing: true });
  const { status, headers, text } = await ask("/gb/tonight?x=1");
  expect([status, text]).toEqual([200, "<html><title>as it was</title></html>"]);
  expect(headers).toMatchObject({ "cache-control": "no-store", "content-security-policy": policy });
  expect(headers["retry-after"]).toBeUndefined();
  expect((await ask("/status")).status).toBe(503);
  expect(asked).toEqual(["/gb/tonight?x=1", "/gb/tonight?x=1", "/status"]);
});

describe("what was sent well before", () => {
  const page = `<!doctype html><html lang="en"><p>${"as it was ".repeat(200)}</p></html>`;
  const coded = { "accept-encoding": "br" };
  const sendPage: RequestListener = (_request, response) => {
    response.setHeader("content-security-policy", policy);
    response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=20" }).end(page);
  };
  /** Answers once well, and then otherwise. */
  const onceWell = (then: RequestListener): RequestListener => {
    let turn = 0;
    return (request, response) => (turn++ === 0 ? sendPage : then)(request, response);
  };
  const unstamped = (text: string) => text.replace(/ data-kept-at="\d+"/, "");

  it.each(["/channels/ch_1", "/gb/guide?x=1"])(
    "is sent at %s if it can’t be made again, and says as of when it is",
    async (path) => {
      const asked = await start(onceWell(failed), { failing: true });
      await asked(path, coded);
      const { status, headers, text } = await asked(path);
      expect([status, unstamped(text)]).toEqual([200, page]);
      expect(text).toMatch(/<html data-kept-at="\d{13}" /);
      expect(headers).toMatchObject({ "cache-control": "no-store", "content-security-policy": policy });
    },
  );

  it("is sent however late it is", async () => {
    const asked = await start(
      onceWell(() => {}),
      { patience: { seenMs: 600_000, unseenMs: 1 } },
    );
    await asked("/gb", coded);
    const { status, text } = await asked("/gb");
    expect([status, unstamped(text)]).toEqual([200, page]);
  });

  it("is sent if it takes too long to be made again, and what comes then goes nowhere", async () => {
    const { promise: tried, resolve: settle } = Promise.withResolvers<unknown>();
    const tooLate: RequestListener = (request, response) =>
      void response.once("finish", () => {
        try {
          sendPage(request, response);
          settle(null);
        } catch (error) {
          settle(error);
        }
      });
    const asked = await start(onceWell(tooLate), { patience: { seenMs: 1, unseenMs: 600_000 } });
    await asked("/gb", coded);
    const { status, text } = await asked("/gb");
    expect([status, unstamped(text)]).toEqual([200, page]);
    expect(await tried).toBeNull();
  });
});

it("a page that was never seen and takes too long is a 503 that names when to come back", async () => {
  const asked = await start(() => {}, { patience: { seenMs: 1, unseenMs: 2 } });
  const { status, headers, text } = await asked("/jp/tonight");
  expect([status, headers["retry-after"], text]).toEqual([
    503,
    "10",
    "<html><title>/jp/sorry/outage</title></html>",
  ]);
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
