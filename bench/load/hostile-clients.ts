import { connect, type Socket } from "node:net";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

/**
 * A process of its own that attacks a local server until it is ended: `ATTACK PORT PATH`. Whatever connection the server
 * ends is opened again.
 */
const tricks = [
  "/../../../../etc/passwd",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/_next/static/..%5c..%5c..%5cpackage.json",
  "/_next/../../package.json",
  "//evil.example/gb",
  "/gb//..//..//etc/passwd",
  "/gb/%c0%ae%c0%ae/",
  "/gb/%00",
  "/gb/search?q=%00",
  "/gb;/guide",
  "/%2e%2e/%2e%2e/proc/self/environ",
  "http://169.254.169.254/latest/meta-data/",
  "/pictures/http://127.0.0.1/",
  `/gb/${"a/".repeat(3_000)}`,
  `/gb/channels/${"%f0%9f%93%ba".repeat(400)}`,
  "/v1/../metrics",
  "/v1/%2e%2e/metrics",
  "/_next/image?url=http://127.0.0.1/&w=64&q=75",
];

type Attack = { connections: number; run: (socket: Socket, path: string) => Promise<void> | void };

const head = (line: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n`;

const untilClosed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once("close", () => resolve());
  });

/** Sends a little each second. */
async function drip(socket: Socket, begin: string, more: () => string): Promise<void> {
  socket.write(begin);
  while (!socket.destroyed) {
    await pause(1_000);
    if (!socket.destroyed) socket.write(more());
  }
}

const attacks: Record<string, Attack> = {
  idle: { connections: 10_000, run: () => {} },
  "slow headers": {
    connections: 3_000,
    run: (socket, path) => drip(socket, head(`GET ${path}`), () => "X-Slow: a\r\n"),
  },
  "slow bodies": {
    connections: 500,
    run: (socket, path) => drip(socket, `${head(`POST ${path}`)}Content-Length: 100000\r\n\r\n`, () => "a"),
  },
  "slow readers": {
    connections: 500,
    run: (socket, path) => {
      socket.pause();
      socket.write(`${head(`GET ${path}`)}\r\n`);
    },
  },
  "header floods": {
    connections: 20,
    run: async (socket, path) => {
      const many = "X-Many: a\r\n".repeat(1_000);
      const long = `X-Long: ${"a".repeat(100_000)}\r\n`;
      socket.write(head(`GET ${path}`) + (Math.random() < 0.5 ? many : long));
      socket.end("\r\n");
      await untilClosed(socket);
    },
  },
  "request floods": {
    connections: 500,
    run: async (socket, path) => {
      socket.write(`${head(`GET ${path}`)}\r\n`.repeat(20));
      await untilClosed(socket);
    },
  },
  "path tricks": {
    connections: 8,
    run: async (socket) => {
      const path = tricks[Math.floor(Math.random() * tricks.length)];
      socket.write(`${head(`GET ${path}`)}Connection: close\r\n\r\n`);
      await untilClosed(socket);
    },
  },
};

async function keepAttacking({ run }: Attack, port: number, path: string): Promise<void> {
  // Strangers on a network aren't in step.
  await pause(Math.random() * 1_000);
  for (;;) {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    const closed = untilClosed(socket);
    await new Promise<void>((resolve) => {
      socket.once("connect", resolve);
      socket.once("close", () => resolve());
    });
    if (!socket.isPaused()) socket.resume();
    await run(socket, path);
    await closed;
    await pause(50);
  }
}

const [name = "", port = "", path = "/"] = process.argv.slice(2);
const attack = attacks[name];
if (!attack) throw new Error(`no such attack: ${name}`);
for (let count = 0; count < attack.connections; count++) void keepAttacking(attack, Number(port), path);
// Sockets that aren't read keep no process alive.
setInterval(() => {}, 1_000);
