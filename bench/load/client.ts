import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import process from "node:process";
import { percentile } from "./figures.ts";

/**
 * A process of its own that sends requests over keep-alive connections, each as soon as the last answer has come, for
 * some seconds or until each path was requested once. It uses bare sockets, so that asking costs less than answering.
 * Takes the name of a file with a `Task` and prints a `Result`.
 */
export type Task = {
  port: number;
  key: string;
  paths: string[];
  /** Whether each path is requested only once. */
  once: boolean;
  connections: number;
  seconds: number;
};

/** The requests' durations in milliseconds; `failed` counts answers other than 200. */
export type Result = {
  answered: number;
  perSecond: number;
  p50: number;
  p99: number;
  megabytesPerSecond: number;
  failed: number;
};

const headEnd = Buffer.from("\r\n\r\n");

const task: Task = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const durations: number[] = [];
let bytes = 0;
let failed = 0;
let asked = 0;
const began = performance.now();
const ends = began + task.seconds * 1000;

async function ask(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let head = Buffer.alloc(0);
    let missing = -1;

    const send = () => {
      const path = task.paths[asked++ % task.paths.length];
      sentAt = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${task.key}\r\n\r\n`);
    };
    const take = (length: number) => {
      bytes += length;
      missing -= length;
      if (missing > 0) return;
      missing = -1;
      const now = performance.now();
      durations.push(now - sentAt);
      if (now < ends && !(task.once && asked >= task.paths.length)) send();
      else {
        socket.end();
        resolve();
      }
    };

    socket.on("data", (chunk) => {
      if (missing >= 0) return take(chunk.length);
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const at = head.indexOf(headEnd);
      if (at < 0) return;
      const text = head.toString("latin1", 0, at);
      const rest = head.length - at - headEnd.length;
      head = Buffer.alloc(0);
      if (!text.startsWith("HTTP/1.1 200")) failed += 1;
      missing = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      take(rest);
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the server let a connection go")));
    socket.on("connect", send);
  });
}

await Promise.all(
  Array.from({ length: task.connections }, () => ask(connect(task.port, "127.0.0.1").setNoDelay())),
);
const elapsed = (performance.now() - began) / 1000;
const result: Result = {
  answered: durations.length,
  perSecond: durations.length / elapsed,
  p50: percentile(durations, 0.5),
  p99: percentile(durations, 0.99),
  megabytesPerSecond: bytes / elapsed / 1e6,
  failed,
};
console.log(JSON.stringify(result));
