import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { fromIso, toIso } from "../contract/time.ts";
import { createKey } from "../service/keys/keys.ts";
import { openLiveGuide } from "../service/listings/live-guide.ts";
import { openStore } from "../service/store/store.ts";
import { addChannels, type TestSlot } from "../service/store/test-rows.ts";
import type { Result, Task } from "./load/client.ts";

/**
 * `npm run bench -- api`: requests a second and p99 of three hot reads, and of a read that no cache helps, beside
 * a bare Node http server that sends the same bytes, taken in turns in one run. Over a made guide of 400 channels
 * and 3 days, or over a store: `DATA=<data dir> AT=<ISO instant>`.
 */
const seconds = Number(process.env.SECONDS ?? 4);
const connections = 16;
const at = process.env.AT ?? "2026-08-22T18:10:00Z";

const folder = mkdtempSync(join(tmpdir(), "nownext-bench-"));
const children: ChildProcess[] = [];
try {
  const { key, country, channels, url } = await prepare();
  const port = await start("service/main.ts", [], (free) => ({
    SERVICE_PORT: String(free),
    DATABASE_URL: url,
    NOWNEXT_CLOCK: at,
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
  }));

  const day = fromIso(`${at.slice(0, 10)}T00:00:00Z`);
  const window = (shift: number) =>
    `/v1/guide?channels=${channels.slice(0, 50)}&from=${toIso(day + shift)}&to=${toIso(day + shift + 86_400)}`;
  const reads: [string, string[]][] = [
    [`/now?country=${country}`, [`/v1/now?country=${country}`]],
    ["/guide, 50 channels, 24 h", [window(0)]],
    ["/schedule, a day", [`/v1/channels/${channels[0]}/schedule?date=${at.slice(0, 10)}`]],
    ["/guide, each another window", Array.from({ length: 1440 }, (_, n) => window(n))],
  ];

  console.log(
    `${channels.length} channels in ${country}, ${connections} connections, twice ${seconds} s each\n`,
  );
  console.log(row("read", "bytes", "req/s", "p50 ms", "p99 ms", "bare req/s", "bare p99", "times bare"));
  for (const [name, paths] of reads) {
    const body = await get(port, key, paths[0] ?? "");
    const file = join(folder, "body.json");
    writeFileSync(file, body);
    const bare = await start("bench/load/bare-server.ts", (free) => [String(free), file]);
    const ours: Result[] = [];
    const theirs: Result[] = [];
    await load(port, key, paths, 1);
    for (let turn = 0; turn < 2; turn++) {
      ours.push(await load(port, key, paths, seconds));
      theirs.push(await load(bare, key, paths, seconds));
    }
    const us = mean(ours);
    const them = mean(theirs);
    console.log(
      row(
        name,
        body.length,
        us.perSecond.toFixed(0),
        us.p50.toFixed(2),
        us.p99.toFixed(2),
        them.perSecond.toFixed(0),
        them.p99.toFixed(2),
        (them.perSecond / us.perSecond).toFixed(2),
      ) + (us.failed + them.failed > 0 ? `  (${us.failed + them.failed} failed)` : ""),
    );
    await end(children.pop());
  }
} finally {
  await Promise.all(children.map(end));
  rmSync(folder, { recursive: true });
}

/** The store to measure, with a key in it; its biggest country, and that one's channels in lineup order. */
async function prepare() {
  const url = `sqlite:${join(process.env.DATA ?? folder, "nownext.sqlite")}`;
  const store = await openStore(url);
  if (!process.env.DATA) await addChannels(store.db, madeChannels());
  const key = await createKey(store.db, { plan: "pro", label: "bench", now: fromIso(at) });
  const directory = (await openLiveGuide(store.db, () => fromIso(at) * 1000)).directory();
  await store.close();
  const sizes = directory.countries.map((code) => ({ code, places: directory.placesOf(code) }));
  const biggest = sizes.sort((a, b) => b.places.length - a.places.length)[0];
  if (!biggest) throw new Error("the store holds no channels");
  return {
    key,
    url,
    country: biggest.code,
    channels: biggest.places.map(({ channel }) => channel.record.id),
  };
}

/** 400 channels of 3 days of 48-minute slots, with texts as long as broadcasters' usually are. */
function madeChannels() {
  const from = fromIso(at) - (fromIso(at) % 86_400) - 86_400;
  const sentence = "An account of what happens in this programme, told in a sentence of a usual length. ";
  return Array.from({ length: 400 }, (_, n) => ({
    key: `bench ${n}`,
    name: `Channel ${n}`,
    position: n,
    slots: Array.from({ length: 90 }, (_, slot): TestSlot => {
      const start = from + slot * 2880;
      return {
        start,
        stop: start + 2880,
        title: `Programme ${slot} of channel ${n}`,
        sub_title: slot % 2 ? `Part ${slot}` : undefined,
        description: sentence.repeat(1 + (slot % 4)),
        category: ["Entertainment"],
        episode: slot % 3 ? undefined : { season: 2, number: slot },
      };
    }),
  }));
}

/** Starts a program of ours on a free port and waits until it listens. Gives the port. */
async function start(
  program: string,
  argumentsFor: string[] | ((port: number) => string[]),
  environmentFor: (port: number) => Record<string, string> = () => ({}),
): Promise<number> {
  const port = await freePort();
  const parameters = typeof argumentsFor === "function" ? argumentsFor(port) : argumentsFor;
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", program), ...parameters], {
    stdio: "inherit",
    env: { ...process.env, ...environmentFor(port) },
  });
  children.push(child);
  for (let tries = 0; tries < 200; tries++) {
    if (await listens(port)) return port;
    await sleep(100);
  }
  throw new Error(`${program} doesn't listen`);
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function load(port: number, key: string, paths: string[], forSeconds: number): Promise<Result> {
  const task: Task = { port, key, paths, connections, seconds: forSeconds };
  const client = join(import.meta.dirname, "load/client.ts");
  const file = join(folder, "task.json");
  writeFileSync(file, JSON.stringify(task));
  const { stdout } = await promisify(execFile)(process.execPath, [client, file]);
  return JSON.parse(stdout);
}

async function get(port: number, key: string, path: string): Promise<Buffer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("no port is free");
  return address.port;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

function mean(results: Result[]): Result {
  const of = (name: keyof Result) => results.reduce((sum, result) => sum + result[name], 0) / results.length;
  return {
    perSecond: of("perSecond"),
    p50: of("p50"),
    p99: of("p99"),
    megabytesPerSecond: of("megabytesPerSecond"),
    failed: of("failed"),
  };
}

function row(name: string, ...cells: (string | number)[]): string {
  return name.padEnd(30) + cells.map((cell) => String(cell).padStart(11)).join("");
}
