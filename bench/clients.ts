import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { formatTable, percentile } from "./load/figures.ts";
import { readStatus } from "./load/memory.ts";
import { endPrograms, startProgram } from "./load/programs.ts";
import { startSite } from "./load/site.ts";

/**
 * `npm run bench -- clients [ATTACK …]`: how the built site and the service answer `READERS` (8), each request on a
 * connection of its own, while hostile clients attack for `SECONDS` (15) in one way after the other: with 10,000
 * connections that send nothing, with headers or bodies that never end, by not reading answers, with floods of headers
 * or of requests on one connection, and with addresses that are meant to lead elsewhere. It fails if a reader isn't
 * answered well, or if memory passes `CEILING` megabytes (512 for the site, 300 for the service). How much later readers
 * are answered is measured alone: attackers take their share of this machine.
 */
const seconds = Number(process.env.SECONDS ?? 15);
const readers = Number(process.env.READERS ?? 8);
const root = join(import.meta.dirname, "..");
const known = [
  "idle",
  "slow headers",
  "slow bodies",
  "slow readers",
  "header floods",
  "request floods",
  "path tricks",
];
const asked = process.argv.slice(2);
const attacks = asked.length > 0 ? asked : known;

type Target = { name: string; port: number; pid: number; paths: string[]; key: string; ceiling: number };

/** Milliseconds until the whole answer; null if it isn't a good one. */
function ask({ port, key }: Target, path: string): Promise<number | null> {
  const began = performance.now();
  return new Promise((resolve) => {
    const headers = key ? { authorization: `Bearer ${key}` } : {};
    const asking = request({ port, path, headers, agent: false, timeout: 30_000 }, (answer) => {
      answer.resume();
      answer.once("close", () =>
        resolve(answer.statusCode === 200 && answer.complete ? performance.now() - began : null),
      );
    });
    asking.once("timeout", () => asking.destroy());
    asking.once("error", () => resolve(null));
    asking.end();
  });
}

/** Reads for some seconds, at a pace that leaves the server time. */
async function readFor(target: Target) {
  const durations: number[] = [];
  let failed = 0;
  const ends = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      for (let each = reader; performance.now() < ends; each++) {
        const tookMs = await ask(target, target.paths[each % target.paths.length] ?? "/");
        if (tookMs === null) failed++;
        else durations.push(tookMs);
        await pause(50);
      }
    }),
  );
  const megabytes = ((readStatus(target.pid).get("VmRSS") ?? 0) * 1024) / 1e6;
  return {
    answered: durations.length,
    failed,
    p50: percentile(durations, 0.5),
    p99: percentile(durations, 0.99),
    megabytes,
  };
}

async function measure(target: Target): Promise<void> {
  for (const path of target.paths) await ask(target, path);
  const rows = [["attack", "answered", "failed", "p50 ms", "p99 ms", "p99, times", "MB"]];
  const calm = await readFor(target);
  const add = (name: string, { answered, failed, p50, p99, megabytes }: typeof calm) => {
    const numbers = [answered, failed, Math.round(p50), Math.round(p99), (p99 / calm.p99).toFixed(1)];
    rows.push([name, ...numbers.map(String), megabytes.toFixed(0)]);
    if (failed > 0 || megabytes > target.ceiling) process.exitCode = 1;
  };
  add("none", calm);
  for (const attack of attacks) {
    const program = join(import.meta.dirname, "load/hostile-clients.ts");
    const attacker = spawn(process.execPath, [program, attack, String(target.port), target.paths[0] ?? "/"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    await pause(3_000);
    add(attack, await readFor(target));
    if (attacker.exitCode !== null) throw new Error(`the attack ended by itself: ${attack}`);
    attacker.kill("SIGKILL");
    await once(attacker, "exit");
  }
  add("none, afterwards", await readFor(target));
  console.log(`\n${target.name}\n\n${formatTable(rows)}`);
}

const data = mkdtempSync(join(tmpdir(), "nownext-clients-"));
const env = { DATA_DIR: data, LOG_LEVEL: "silent" };
try {
  spawnSync(process.execPath, ["service/cli.ts", "setup"], { cwd: root, env: { ...process.env, ...env } });
  const apiKey = readFileSync(join(data, "site-key"), "utf8").trim();
  const service = await startProgram("service/main.ts", (port) => ({
    env: { ...env, SERVICE_PORT: String(port) },
  }));
  const apiUrl = `http://127.0.0.1:${service.port}/v1`;
  const site = await startSite({ apiUrl, apiKey, env: { SITE_CACHE_DIR: join(data, "site-cache") } });
  await measure({
    ...{ name: "The site", port: site.port, pid: site.pid, key: "", ceiling: 512 },
    paths: ["/gb", "/gb/tonight/20", "/gb/guide", "/gb/channels"],
  });
  await site.stop();
  await measure({
    ...{ name: "The service", port: service.port, pid: service.child.pid ?? 0, key: apiKey, ceiling: 300 },
    paths: ["/v1/countries/GB/channels", "/v1/countries/GB/now"],
  });
} finally {
  await endPrograms();
  rmSync(data, { recursive: true, force: true });
}
