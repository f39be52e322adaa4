import { createServer } from "node:http";
import { expect, it } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { createFront } from "./install.ts";

it("a site that keeps nothing offline answers with a worker that leaves, and with nothing else of its own", async () => {
  const answers = createFront({ serviceOrigin: null, apiTimeoutMs: 600_000, retiresWorker: true });
  const server = createServer((request, response) => {
    if (!answers(request, response)) response.end("page");
  });
  const port = await listenInTest(server);
  const worker = await fetch(`http://127.0.0.1:${port}/sw.js?again`);
  expect(worker.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(await worker.text()).toContain("registration.unregister()");
  expect(await (await fetch(`http://127.0.0.1:${port}/gb`)).text()).toBe("page");
});
