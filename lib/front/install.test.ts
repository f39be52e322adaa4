import { once } from "node:events";
import { createServer, Server } from "node:http";
import { connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { createFront, installFront } from "./install.ts";

it("every server of the site gets limits on slow and many clients, and the front, from its first connection on", async () => {
  installFront({ serviceOrigin: null, apiTimeoutMs: 600_000 });
  // The inherited method is in force again afterwards.
  onTestFinished(() => void Reflect.deleteProperty(Server.prototype, "emit"));
  const server = createServer((_, response) => response.end("a page"));
  const port = await listenInTest(server);

  const answer = await fetch(`http://127.0.0.1:${port}/gb`, { headers: { Connection: "close" } });
  expect(await answer.text()).toBe("a page");
  expect(server).toMatchObject({
    ...{ headersTimeout: 10_000, requestTimeout: 600_000, timeout: 120_000, keepAliveTimeout: 65_000 },
  });

  const refused = await fetch(`http://127.0.0.1:${port}/gb/%ff`, { headers: { Connection: "close" } });
  expect(refused.status).toBe(400);
});

it("a development server may take as long as it likes to compile a page", async () => {
  vi.stubEnv("NODE_ENV", "development");
  installFront({ serviceOrigin: null, apiTimeoutMs: 600_000 });
  onTestFinished(() => void Reflect.deleteProperty(Server.prototype, "emit"));
  const server = createServer((_, response) => response.end("a page"));
  const port = await listenInTest(server);
  await fetch(`http://127.0.0.1:${port}/gb`, { headers: { Connection: "close" } });
  expect(server).toMatchObject({ headersTimeout: 10_000, timeout: 0 });
});

it("a server is given a connection once it speaks, and serves all of its requests", async () => {
  installFront({ serviceOrigin: null, apiTimeoutMs: 600_000 });
  onTestFinished(() => void Reflect.deleteProperty(Server.prototype, "emit"));
  const port = await listenInTest(createServer((request, response) => response.end(`served ${request.url}`)));
  const [silent, speaking] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  onTestFinished(() => void silent.destroy());
  await Promise.all([once(silent, "connect"), once(speaking, "connect")]);
  const ask = (path: string, last = "") => `GET ${path} HTTP/1.1\r\nHost: guide.example\r\n${last}\r\n`;
  let said = "";
  speaking.setEncoding("utf8").on("data", (part) => {
    said += part;
  });
  speaking.write(ask("/a") + ask("/b"));
  await expect.poll(() => said).toMatch(/served \/a.*served \/b/s);
  speaking.write(ask("/c", "Connection: close\r\n"));
  await once(speaking, "end");
  expect(said).toMatch(/served \/c/);
  expect(silent.destroyed).toBe(false);
});

it("a page that fails is sent as the cache last had it, and says as of when that is, unless its query counts", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const answerInFront = createFront({
    serviceOrigin: null,
    apiTimeoutMs: 600_000,
    // This process may have read a guide that failed.
    isGuideFailing: () => false,
    findShown: async (path) =>
      path !== "/channels/ch_2" ? { html: '<html lang="en">as it was</html>', policy: "", at: 5_000 } : null,
  });
  const port = await listenInTest(
    createServer((request, response) => {
      if (!answerInFront(request, response)) response.writeHead(500).end();
    }),
  );
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: "close" } });
  for (const address of ["/channels/ch_1", "/channels/ch_1?from=mail"]) {
    const answer = await ask(address);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      '<html data-kept-at="5000" lang="en">as it was</html>',
    ]);
  }
  expect([(await ask("/gb/search?q=x")).status, (await ask("/channels/ch_2")).status]).toEqual([500, 500]);
});
