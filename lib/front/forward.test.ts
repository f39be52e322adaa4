import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import { problemSchema } from "@/contract/problem";
import { listenInTest } from "../../outside/test-server.ts";
import { createForward, servicePath } from "./forward.ts";
import { createFront } from "./install.ts";

async function listen(listener: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listenInTest(createServer(listener))}`;
}

/** A site that forwards to a service, with its own deadline. */
const listenInFront = (service: string, waitMs?: number) => {
  const forward = createForward(service, waitMs);
  return listen((asked, response) => forward(asked, response, servicePath(asked.url) ?? "/"));
};

/** A request as it is, without `fetch`'s tidying. */
async function ask(site: string, path: string, method = "GET", headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(site);
  const asking = request({ hostname, port, path, method, headers });
  asking.end();
  const [answer] = await once(asking, "response");
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe("the way to the service", () => {
  it.each([
    ["/v1", "/v1"],
    ["/v1/countries?limit=1", "/v1/countries?limit=1"],
    ["/v1/channels/%ff", "/v1/channels/%ff"],
    ["/v1/../metrics", null],
    ["/v1/%2e%2e/metrics", null],
    ["//v1/countries", null],
    ["/v10/x", null],
    ["/epg/token.xml", "/epg/token.xml"],
    ["/gb", null],
    ["*", null],
    [undefined, null],
  ])("for %s is %s", (target, path) => expect(servicePath(target)).toBe(path));

  it("passes on method, headers and body as they are, and the answer too", async () => {
    const service = await listen(async (asked, response) => {
      const said = [asked.method, asked.url, asked.headers.authorization, asked.headers["x-forwarded-host"]];
      response.writeHead(201, {
        "Content-Encoding": "x-odd",
        ETag: '"a"',
        Connection: "close, x-hop",
        "X-Hop": "1",
      });
      response.end(JSON.stringify([...said, await text(asked)]));
    });
    const site = await listenInFront(service);
    const answer = await fetch(`${site}/v1/webhooks?a=b`, {
      method: "POST",
      headers: { Authorization: "Bearer k", "Accept-Encoding": "identity" },
      body: "hello",
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("etag")).toBe('"a"');
    expect(answer.headers.get("content-encoding")).toBe("x-odd");
    expect(answer.headers.get("x-hop")).toBeNull();
    expect(await answer.json()).toEqual([
      "POST",
      "/v1/webhooks?a=b",
      "Bearer k",
      new URL(site).host,
      "hello",
    ]);
  });

  it.each([
    ["is down", async () => "http://127.0.0.1:9"],
    ["hangs", () => listen(() => {})],
    ["breaks off before it answers", () => listen((asked) => void asked.socket.destroy())],
  ])("answers with a problem that says when to retry if the service %s", async (_, start) => {
    const site = await listenInFront(await start(), 50);
    const answer = await fetch(`${site}/v1/countries`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(problemSchema.parse(await answer.json()).code).toBe("unavailable");
  });

  it("breaks off if the service does so in the middle of an answer", async () => {
    const service = await listen((_, response) => {
      response.writeHead(200, { "Content-Length": "100" });
      response.write("half", () => response.destroy());
    });
    const site = await listenInFront(service);
    await expect(fetch(`${site}/v1/export.xmltv`).then((answer) => answer.text())).rejects.toThrow();
  });

  it("lets an answer that has begun take its time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const rest = Promise.withResolvers<void>();
    const service = await listen(async (_, response) => {
      response.write("begun,");
      await rest.promise;
      response.end("ended");
    });
    const answer = await fetch(`${await listenInFront(service)}/v1/export.xmltv`);
    vi.advanceTimersByTime(3_600_000);
    rest.resolve();
    expect(await answer.text()).toBe("begun,ended");
  });
});

describe("in front of Next", () => {
  const site = () => {
    const inFront = createFront({ serviceOrigin: null, apiTimeoutMs: 600_000 });
    return listen((asked, response) => {
      if (inFront(asked, response)) return;
      const status = asked.url === "/unknown" ? 404 : 200;
      response.setHeader("Cache-Control", "s-maxage=31536000");
      response.writeHead(status).end();
    });
  };

  it("an unknown address is kept by caches for a minute, not for a year", async () => {
    const address = await site();
    expect((await ask(address, "/unknown")).headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    expect((await ask(address, "/known")).headers["cache-control"]).toMatch(/ s-maxage=86400,/);
  });

  it("methods and addresses that no page has are refused", async () => {
    const address = await site();
    expect((await ask(address, "/gb", "TRACE")).status).toBe(405);
    expect((await ask(address, "/gb/%ff")).status).toBe(400);
  });

  it("browsers behind TLS are told to stay with it, others aren't", async () => {
    const address = await site();
    const secure = await ask(address, "/known", "GET", { "X-Forwarded-Proto": "https" });
    expect(secure.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect((await ask(address, "/known")).headers["strict-transport-security"]).toBeUndefined();
  });
});
