import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createFront } from "./install.ts";

const server = createServer();
afterEach(() => new Promise((done) => server.close(done)));

it("a site that keeps nothing offline answers with a worker that leaves, and with nothing else of its own", async () => {
  const answers = createFront(null, { retiresWorker: true });
  server.on("request", (request, response) => {
    if (!answers(request, response)) response.end("page");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const worker = await fetch(`http://127.0.0.1:${port}/sw.js?again`);
  expect(worker.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(await worker.text()).toContain("registration.unregister()");
  expect(await (await fetch(`http://127.0.0.1:${port}/gb`)).text()).toBe("page");
});
