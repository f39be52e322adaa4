import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { type FaultName, faults, startFaultProxy } from "./load/fault-proxy.ts";
import { formatTable } from "./load/figures.ts";
import { endPrograms, startProgram } from "./load/programs.ts";
import { startSite } from "./load/site.ts";

/**
 * `npm run bench -- faults [NAME …]`: what the built site answers, and how soon, while the API behind it fails in each
 * way, or in those that are named. For each, the site is restarted in front of an API that already fails, so that all
 * it has is what an earlier run kept on disk. Then the API is well again, and the time counts until pages say so.
 *
 * It fails if a page that was seen isn't answered with 200 and the note of its age, if one that wasn't is neither a page
 * nor a 503 that says when to come back, if the site doesn't recover within 10 s, or if it storms the API.
 */

const root = join(import.meta.dirname, "..");
/** Pages also hold the words for a page that a browser kept, without their date. */
const note = /can’t be refreshed just now\. It is as of (?!\{)/;
const recoveredWithinMs = 10_000;
/** Requests of the first second after a fault: what one page reads, and not what all readers do. */
const mostAtOnce = 60;

type Answer = { path: string; status: number; ms: number; text: string; retryAfter: string | null };

async function read(site: string, path: string): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(site + path, { redirect: "manual", signal: AbortSignal.timeout(60_000) });
  const text = await answer.text();
  const retryAfter = answer.headers.get("retry-after");
  return { path, status: answer.status, ms: performance.now() - began, text, retryAfter };
}

/** How many log lines about the API the operator got. */
const countWarnings = (said: readonly string[]): number =>
  said.filter((line) => line.startsWith("The guide's API") && !/again|\(\/|refuses (?!the key)/.test(line))
    .length;

const worst = (answers: readonly Answer[]): string =>
  `${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`;
const statuses = (answers: readonly Answer[]): string =>
  [...new Set(answers.map(({ status }) => status))].join(" ");

async function listPages(api: string, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  const channels = (await (await fetch(`${api}/v1/countries/GB/channels`, { headers })).json()) as {
    data: { id: string }[];
  };
  const [first, second] = channels.data;
  return {
    pages: [
      "/gb",
      "/gb/home",
      "/gb/tonight/20",
      "/gb/guide",
      "/gb/guide/list",
      "/gb/channels",
      `/gb/channels/${first?.id}`,
    ],
    files: ["/feeds/gb/tonight.xml", "/sitemap.xml", "/api/now/gb", "/api/guide/gb/lineup"],
    unseen: ["/", `/gb/channels/${second?.id}`, "/nz/tonight", "/gb/shows/sh_unseen"],
  };
}

type Run = { row: string[]; broken: string[] };

type Proxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** How long it takes until pages are fresh again, and how much the API is asked in the first second of it. */
async function timeRecovery(
  site: string,
  proxy: Proxy,
): Promise<{ recovered: number | null; asked: number }> {
  const began = performance.now();
  let recovered: number | null = null;
  let asked = 0;
  // Nobody's first answer is the last word: a page is rendered again behind the one that is sent.
  while (performance.now() - began < 60_000 && recovered === null) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(site, "/gb")));
    if (performance.now() - began < 1_000) asked = proxy.asked();
    if (answers.every(({ status, text }) => status === 200 && !note.test(text)))
      recovered = performance.now() - began;
    else await pause(250);
  }
  return { recovered, asked };
}

async function runFault(
  name: FaultName | "down",
  proxy: Proxy,
  of: Parameters<typeof startSite>[0],
  { pages, files, unseen }: Awaited<ReturnType<typeof listPages>>,
): Promise<Run> {
  if (name === "down") await proxy.down();
  else proxy.fail(name);
  const site = await startSite(of);
  const broken: string[] = [];
  const check = (holds: boolean, what: string) => void (holds || broken.push(`${name}: ${what}`));
  try {
    const round = async (paths: readonly string[]) => {
      const answers: Answer[] = [];
      for (const path of paths) answers.push(await read(site.address, path));
      return answers;
    };
    const first = await round(pages);
    const again = await round(pages);
    const kept = await round(files);
    const never = await round(unseen);
    const noted = again.filter(({ text }) => note.test(text)).length;
    // A clock that is off matters for what is on now alone; the rest is fresh.
    const isWhole = name !== "clock off";
    for (const { path, status } of [...first, ...again, ...kept])
      check(status === 200, `${path} is ${status}`);
    check(!isWhole || noted === pages.length, `${noted} of ${pages.length} pages say how old they are`);
    for (const { path, status, retryAfter, text } of never) {
      check(
        status < 400 || status === 404 || (status === 503 && retryAfter !== null),
        `${path} is ${status}`,
      );
      check(/<html lang="/.test(text) && /<h1/.test(text), `${path} is blank without scripts`);
    }
    const warnings = countWarnings(site.said());
    check(warnings <= 3, `${warnings} messages to the operator`);
    if (name === "down") await proxy.up();
    else proxy.fail(null);
    const { recovered, asked } = await timeRecovery(site.address, proxy);
    check(
      recovered !== null && recovered <= recoveredWithinMs,
      `back after ${recovered ?? "more than 60,000"} ms`,
    );
    check(asked <= mostAtOnce, `${asked} requests in the first second`);
    const back = recovered === null ? "-" : `${(recovered / 1000).toFixed(1)} s`;
    const row = [
      name,
      `${statuses(first)} ${worst(first)}`,
      `${statuses(again)} ${worst(again)}`,
      `${noted}/${pages.length}`,
      `${statuses(kept)} ${worst(kept)}`,
      `${statuses(never)} ${worst(never)}`,
      String(warnings),
      back,
      String(asked),
    ];
    return { row, broken };
  } finally {
    await site.stop();
  }
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const names = ([...Object.keys(faults), "down"] as (FaultName | "down")[]).filter(
    (name) => asked.length === 0 || asked.includes(name),
  );
  const data = mkdtempSync(join(tmpdir(), "nownext-faults-"));
  const env = { DATA_DIR: data, LOG_LEVEL: "silent" };
  spawnSync(process.execPath, ["service/cli.ts", "setup"], { cwd: root, env: { ...process.env, ...env } });
  const key = readFileSync(join(data, "site-key"), "utf8").trim();
  const service = await startProgram("service/main.ts", (port) => ({
    env: { ...env, SERVICE_PORT: String(port) },
  }));
  const proxy = await startFaultProxy(`http://127.0.0.1:${service.port}`);
  const of = {
    apiUrl: `${proxy.origin}/v1`,
    apiKey: key,
    env: { SITE_CACHE_DIR: join(data, "site-cache"), TVGUIDE_CALLS_A_DAY: "1000000" },
  };
  try {
    const places = await listPages(proxy.origin, key);
    const well = await startSite(of);
    for (const path of [...places.pages, ...places.files]) {
      const { status } = await read(well.address, path);
      if (status !== 200) throw new Error(`${path} is ${status} while all is well`);
    }
    await well.stop();
    const rows = [
      [
        "fault",
        "seen, after a restart",
        "seen, again",
        "noted",
        "files",
        "never seen",
        "messages",
        "back in",
        "calls at once",
      ],
    ];
    const broken: string[] = [];
    for (const name of names) {
      const run = await runFault(name, proxy, of, places);
      rows.push(run.row);
      broken.push(...run.broken);
      console.error(run.row.join(" | "));
    }
    console.log(`\n${formatTable(rows)}\n`);
    for (const each of broken) console.log(`BROKEN ${each}`);
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await proxy.down();
    await endPrograms();
    rmSync(data, { recursive: true, force: true });
  }
}

await main();
