import { once } from "node:events";
import { createServer, Server } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { installFront } from "./install.ts";

it("every server of the site gets limits on slow and many clients, and the front, from its first connection on", async () => {
  installFront(null);
  // The inherited method is in force again afterwards.
  onTestFinished(() => void Reflect.deleteProperty(Server.prototype, "emit"));
  const server = createServer((_, response) => response.end("a page")).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  const answer = await fetch(`http://127.0.0.1:${port}/gb`, { headers: { Connection: "close" } });
  expect(await answer.text()).toBe("a page");
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 600_000, maxConnections: 4_000 });

  const refused = await fetch(`http://127.0.0.1:${port}/gb/%ff`, { headers: { Connection: "close" } });
  expect(refused.status).toBe(400);
});
