import { once } from "node:events";
import { createServer } from "node:http";
import { connect, createServer as listenRaw, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { holdNewcomers } from "./newcomers.ts";
import { listenInTest } from "./test-server.ts";

/** A server behind a room for `most` newcomers, and how many it was given. */
async function serve(most: number, longestMs = 600_000) {
  let entered = 0;
  const server = createServer(async (request, response) => void response.end(await text(request)));
  const ended: Socket[] = [];
  const hold = holdNewcomers({ most, longestMs, late: (socket) => void socket.end("late") });
  const met = new Map<number | undefined, Socket>();
  const meet = (socket: Socket) => {
    met.set(socket.remotePort, socket);
    hold(socket, () => {
      entered++;
      server.emit("connection", socket);
    });
  };
  // As an HTTP server listens.
  const door = listenRaw({ allowHalfOpen: true }, (socket) => {
    meet(socket);
    socket.once("close", () => ended.push(socket));
  });
  const port = await listenInTest(door);
  const open = async (): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    return socket;
  };
  /** How many bytes of a client have been read. */
  const read = (client: Socket) => met.get(client.localPort)?.bytesRead;
  return { open, entered: () => entered, ended, meet, read };
}

const head = "POST / HTTP/1.1\r\nHost: guide.example\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n";

it("a server sees a connection once its client has sent a head, and all that it says, however it is cut", async () => {
  const { open, entered, read } = await serve(10);
  const [slow, whole, silent] = [await open(), await open(), await open()];
  whole.write(head + "é".repeat(50_000));
  expect(await text(whole)).toMatch(/\r\n\r\né{50000}$/);
  let sent = 0;
  for (const part of [head.slice(0, 2), head.slice(2, 20), head.slice(20, -1)]) {
    slow.write(part);
    sent += part.length;
    await expect.poll(() => read(slow)).toBe(sent);
  }
  expect(entered()).toBe(1);
  slow.write(head.slice(-1));
  for (let part = 0; part < 100; part++) slow.write("b".repeat(1_000));
  expect(await text(slow)).toMatch(/\r\n\r\nb{100000}$/);
  expect([silent.destroyed, entered()]).toEqual([false, 2]);
});

it.each([
  ["isn't HTTP", "\x16\x03\x01"],
  ["can't be a request", "GET/"],
  ["is long", `GET /?${"a".repeat(3_000)}`],
])("what %s is a server's at once", async (_, said) => {
  const { open, entered } = await serve(10);
  (await open()).write(said);
  await expect.poll(entered).toBe(1);
});

it("who comes when the room is full takes the place of who came first, and not of who has asked", async () => {
  const { open, entered, ended } = await serve(2);
  const speaker = await open();
  speaker.write(head);
  await expect.poll(entered).toBe(1);
  const first = await open();
  const closed = once(first, "close");
  for (const _ of [1, 2, 3]) await open();
  await closed;
  await expect.poll(() => ended.length).toBe(2);
  speaker.write("c".repeat(100_000));
  expect(await text(speaker)).toMatch(/c{100000}$/);
});

it("who asks nothing for too long is told so, whether silent or in the middle of a head", async () => {
  const { open, entered } = await serve(2, 20);
  const [silent, slow] = [await open(), await open()];
  slow.write(head.slice(0, 20));
  expect([await text(silent), await text(slow), entered()]).toEqual(["late", "late", 0]);
});

it("thousands who are late are ended a few at a time", async () => {
  const turns: number[] = [];
  let inTurn = false;
  const hold = holdNewcomers({
    ...{ most: 1_000, longestMs: 0 },
    late: () => {
      if (!inTurn) turns.push(0);
      inTurn = true;
      queueMicrotask(() => {
        inTurn = false;
      });
      turns.push((turns.pop() ?? 0) + 1);
    },
  });
  for (let count = 0; count < 25; count++) hold(new Socket(), () => {});
  await expect.poll(() => turns).toEqual([10, 10, 5]);
});

it("who has asked while the whole process stood still isn't late", async () => {
  const longestMs = 20;
  const { meet } = await serve(2, longestMs);
  const door = listenRaw();
  const client = connect(await listenInTest(door), "127.0.0.1");
  onTestFinished(() => void client.destroy());
  const [met] = await once(door, "connection");
  await new Promise<void>((sent) => {
    client.write(head + "a".repeat(100_000), () => sent());
  });
  meet(met);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * longestMs);
  expect(await text(client)).toMatch(/\r\n\r\na{100000}$/);
});

it("who leaves without a word makes room at once", async () => {
  const { open, ended } = await serve(2);
  (await open()).end();
  await expect.poll(() => ended.length).toBe(1);
});
