import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { limitConnections } from "./connections.ts";
import { listenInTest } from "./test-server.ts";

const request = "GET / HTTP/1.1\r\nHost: guide.example\r\nConnection: close\r\n\r\n";

/** A server that keeps `most` connections and whose answers to `/held` wait. */
async function serve(most: number) {
  let floods = 0;
  const connections = limitConnections(most, () => floods++);
  const held: ServerResponse[] = [];
  const met: Socket[] = [];
  let greatest = 0;
  let served = 0;
  const server = createServer((request, response) => {
    connections.occupy(request.socket, response, () => {
      served++;
      if (request.url === "/held") held.push(response);
      else response.end("served");
    });
  });
  server.on("connection", (socket) => {
    if (!connections.admit(socket)) socket.destroy();
    met.push(socket);
    greatest = Math.max(greatest, met.filter(({ destroyed }) => !destroyed).length);
  });
  const port = await listenInTest(server);
  const openWith = async (sent: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(sent);
    return socket;
  };
  return { openWith, held, greatest: () => greatest, served: () => served, floods: () => floods };
}

it("strangers who hold connections, or never end their headers, keep nobody out, and aren't let in without end", async () => {
  const { openWith, greatest } = await serve(4);
  for (let count = 0; count < 20; count++)
    await openWith(count % 2 ? "" : "GET / HTTP/1.1\r\nHost: guide.example\r\nX-Slow: a");
  expect(await text(await openWith(request))).toMatch(/served$/);
  expect(greatest()).toBe(4);
});

it("a request that is under way is never ended for a new connection, which is refused instead", async () => {
  const { openWith, held } = await serve(2);
  const busy = [];
  for (const _ of [1, 2]) busy.push(await openWith(request.replace("/", "/held")));
  await expect.poll(() => held.length).toBe(2);
  const refused = await text(await openWith(request)).catch(() => "");
  expect(refused).toBe("");
  for (const response of held) response.end("served");
  for (const socket of busy) expect(await text(socket)).toMatch(/served$/);
  expect(await text(await openWith(request))).toMatch(/served$/);
});

it("a connection that sends a few requests without waiting for answers is served one after the other", async () => {
  const { openWith, held } = await serve(2);
  const ahead = "GET /held HTTP/1.1\r\nHost: guide.example\r\n\r\n";
  const patient = await openWith(ahead.repeat(7) + request);
  for (let turn = 0; turn < 7; turn++) {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.end("served");
  }
  expect((await text(patient)).match(/served/g)).toHaveLength(8);
});

it("a connection that sends many requests without waiting for answers is ended, and none of them is served", async () => {
  const { openWith, served, floods } = await serve(2);
  const flood = await openWith("GET / HTTP/1.1\r\nHost: guide.example\r\n\r\n".repeat(20));
  await once(flood, "close");
  expect([served(), floods()]).toEqual([0, 1]);
  expect(await text(await openWith(request))).toMatch(/served$/);
});
