import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { rowFormat } from "./load/figures.ts";
import { readStatus } from "./load/memory.ts";
import { endPrograms, startProgram } from "./load/programs.ts";
import { startSite } from "./load/site.ts";

/**
 * `npm run bench -- site-memory`: what the built site holds in memory after its start, and in the course of `SEARCHES`
 * (2,800) that are all different, from `READERS` (8) at once, each of a market's page and as JSON, as a browser asks. It
 * fails above `CEILING` megabytes (512). "own" is what belongs to the process alone; "most" is the greatest total so
 * far. Linux only.
 */
const searches = Number(process.env.SEARCHES ?? 2_800);
const readers = Number(process.env.READERS ?? 8);
const ceiling = Number(process.env.CEILING ?? 512);
const steps = 10;
const row = rowFormat(10, 10);
const root = join(import.meta.dirname, "..");
const markets = ["gb", "gb-de", "fr", "us", "us-ja", "eg"];

const data = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "nownext-memory-"));
const env = { DATA_DIR: data, LOG_LEVEL: "silent" };

async function read(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { "accept-encoding": "br, gzip" } });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`${address} is ${answer.status}`);
}

try {
  spawnSync(process.execPath, ["service/cli.ts", "setup"], { cwd: root, env: { ...process.env, ...env } });
  const service = await startProgram("service/main.ts", (port) => ({
    env: { ...env, SERVICE_PORT: String(port) },
  }));
  const site = await startSite({
    apiUrl: `http://127.0.0.1:${service.port}/v1`,
    apiKey: readFileSync(join(data, "site-key"), "utf8").trim(),
    env: { SITE_CACHE_DIR: join(data, "site-cache"), TVGUIDE_CALLS_A_DAY: "1000000" },
  });
  console.log(row("searches", "total MB", "own MB", "most MB", "threads"));
  const print = (done: number) => {
    const of = readStatus(site.pid);
    const sizes = ["VmRSS", "RssAnon", "VmHWM"].map((name) => ((of.get(name) ?? 0) * 1024) / 1e6);
    console.log(row(String(done), ...sizes.map((size) => size.toFixed(0)), String(of.get("Threads"))));
    return Math.max(...sizes);
  };
  for (const market of markets) await read(`${site.address}/${market}`);
  let most = print(0);
  let next = 0;
  for (let step = 1; step <= steps; step++) {
    const until = Math.round((searches * step) / steps);
    await Promise.all(
      Array.from({ length: readers }, async () => {
        while (next < until) {
          const number = next++;
          const market = markets[number % markets.length];
          const word = `news ${number.toString(36)}`;
          await read(`${site.address}/${market}/search/${encodeURIComponent(word)}`);
          await read(`${site.address}/api/search/${market}?q=${encodeURIComponent(word)}`);
        }
      }),
    );
    most = print(until);
  }
  await site.stop();
  if (most > ceiling) {
    console.log(`\nMore than ${ceiling} MB`);
    process.exitCode = 1;
  }
} finally {
  await endPrograms();
  if (!process.env.DATA_DIR) rmSync(data, { recursive: true, force: true });
}
