import { Agent, request } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { deriveAll } from "../service/derive/derive.ts";
import { createRandom, type Random } from "../service/fuzz/random.ts";
import { createKey } from "../service/keys/keys.ts";
import { openStore } from "../service/store/store.ts";
import { readCpu, usedBetween } from "./load/cpu.ts";
import { openWorkplace } from "./load/databases.ts";
import { formatTable, median, percentile } from "./load/figures.ts";
import { fillStore } from "./load/generated-store.ts";
import { readStatus } from "./load/memory.ts";
import { endPrograms, startProgram } from "./load/programs.ts";
import { startSite } from "./load/site.ts";

/**
 * `npm run bench -- load`: an evening on one machine. `VIEWERS` (10,000) watch a built site with 2,000 channels in 50
 * countries for `MINUTES` (5): each opens a page, reads it for `READ` seconds (60) on average, and opens another; most
 * are of the largest countries, and most pages are those of the evening. It begins when somebody has seen the
 * pages of each country's evening, but none of a channel. The service has SQLite, and has derived events and shows.
 *
 * It fails if a request fails, or if the memory of the site or the service is in the last quarter more than a tenth
 * above that of the second. Linux only.
 */
const minutes = Number(process.env.MINUTES ?? 5);
const viewers = Number(process.env.VIEWERS ?? 10_000);
const readSeconds = Number(process.env.READ ?? 60);
const channelCount = 2_000;
const countries =
  "GB FR DE ES IT PL PT NL SE FI GR RO US CA MX BR AR CL CO PE NZ AU ZA NG KE EG MA TR SA AE IN PK BD TH VN ID MY PH JP KR TW HK SG IE AT CH BE DK NO CZ".split(
    " ",
  );

const daySeconds = 86_400;
/** The evening of a day in the middle of the listings. */
const evening = Date.UTC(2026, 7, 19, 19, 0) / 1000;

/** Small numbers are far more likely, as with what people watch. */
const pickPopular = (random: Random, count: number): number =>
  Math.min(count - 1, Math.floor(count ** (random.below(10_000) / 10_000)) - 1);

function pickPath(random: Random, channels: readonly (readonly string[])[]): string {
  const place = pickPopular(random, countries.length);
  const country = countries[place] ?? "";
  const own = channels[place] ?? [];
  const [tonight, now, guide, list, all] = pagesOf(country);
  const page = random.below(20);
  if (page < 6) return tonight;
  if (page < 10) return now;
  if (page < 13) return guide;
  if (page < 15) return list;
  return page < 16 ? all : `${all}/${own[pickPopular(random, own.length)]}`;
}

/** The pages of a country's evening that everybody sees. */
function pagesOf(country: string) {
  const home = `/${country.toLowerCase()}`;
  return [
    `${home}/tonight`,
    home,
    `${home}/guide`,
    `/api/now/${country.toLowerCase()}`,
    `${home}/channels`,
  ] as const;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

type Answer = { status: number; ms: number };

/** The answer and when the whole of it was there; a status of 0 if none came. */
function ask(port: number, path: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status = 0) => resolve({ status, ms: performance.now() - began });
    request({ port, path, agent, headers: { "accept-encoding": "br, gzip" } }, (answer) => {
      answer.on("end", () => end(answer.statusCode)).on("error", () => end());
      answer.resume();
    })
      .on("error", () => end())
      .end();
  });
}

/** Countries of several languages lead on to one of them. */
const isGood = ({ status }: Pick<Answer, "status">): boolean => status >= 200 && status < 400;

type Seen = { durations: number[]; failed: Map<string, number> };

/** A process that listens. */
type Running = { port: number; pid: number };

async function view(
  site: Running,
  seen: Seen,
  random: Random,
  end: number,
  channels: string[][],
): Promise<void> {
  await pause(random.below(readSeconds * 1000));
  while (Date.now() < end) {
    const path = pickPath(random, channels);
    const { status, ms } = await ask(site.port, path);
    const what = `${path} ${status}`;
    if (isGood({ status })) seen.durations.push(ms);
    else seen.failed.set(what, (seen.failed.get(what) ?? 0) + 1);
    await pause(readSeconds * (500 + random.below(1_000)));
  }
}

/** Waits until a page can be had: a service that has just started reads its listings first. */
async function seeOnce({ port }: Running, path: string): Promise<void> {
  while (!isGood(await ask(port, path))) await pause(500);
}

/** Megabytes in memory over time. */
async function weigh({ pid }: Running, end: number): Promise<number[]> {
  const sizes: number[] = [];
  while (Date.now() < end) {
    sizes.push(((readStatus(pid).get("VmRSS") ?? 0) * 1024) / 1e6);
    await pause(1_000);
  }
  return sizes;
}

const quarter = (sizes: readonly number[], place: number): number =>
  median(sizes.slice((sizes.length * place) / 4, (sizes.length * (place + 1)) / 4));

async function prepare(url: string): Promise<{ key: string; channels: string[][] }> {
  const store = await openStore(url, { bulk: true });
  const from = Math.floor(evening / daySeconds) * daySeconds - daySeconds;
  await fillStore(store.db, { channels: channelCount, from, to: from + 3 * daySeconds, homes: countries });
  await deriveAll(store.db, { lease: null, now: evening });
  const rows = await store.db.selectFrom("channel").select(["id", "country"]).orderBy("ref").execute();
  const key = await createKey(store.db, { plan: "pro", now: evening });
  await store.close();
  return {
    key,
    channels: countries.map((code) => rows.flatMap(({ id, country }) => (country === code ? id : []))),
  };
}

async function main(): Promise<void> {
  const workplace = openWorkplace();
  const DATABASE_URL = await workplace.createDatabase("sqlite");
  const { key, channels } = await prepare(DATABASE_URL);
  const clock = {
    NOWNEXT_CLOCK: new Date(evening * 1000).toISOString(),
    NOWNEXT_CLOCK_EPOCH_MS: String(Date.now()),
    NODE_ENV: "production",
  };
  const service = await startProgram("service/main.ts", (port) => ({
    env: {
      ...clock,
      DATABASE_URL,
      DATA_DIR: workplace.folder,
      SERVICE_PORT: String(port),
      LOG_LEVEL: "error",
    },
  }));
  const site = await startSite({
    apiUrl: `http://127.0.0.1:${service.port}/v1`,
    apiKey: key,
    env: { ...clock, DATA_DIR: join(workplace.folder, "site"), TVGUIDE_CALLS_A_DAY: "1000000" },
  });
  try {
    for (const path of countries.flatMap(pagesOf)) await seeOnce(site, path);
    await watch({ site, service: { port: service.port, pid: service.child.pid ?? 0 } }, channels);
    if (process.exitCode) for (const line of site.said().slice(-20)) console.log(line);
  } finally {
    await site.stop();
    await endPrograms();
    await workplace.stop();
  }
}

async function watch(
  { site, service }: Record<"site" | "service", Running>,
  channels: string[][],
): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  const seen: Seen = { durations: [], failed: new Map() };
  const pids = [site.pid, service.pid];
  const cpu = readCpu(pids);
  const [ofSite, ofService] = await Promise.all([
    weigh(site, end),
    weigh(service, end),
    ...Array.from({ length: viewers }, (_, viewer) => view(site, seen, createRandom(viewer), end, channels)),
  ]);
  const used = usedBetween(cpu, readCpu(pids));
  const { durations, failed } = seen;
  console.log(
    `${viewers} viewers, ${channelCount} channels, ${countries.length} countries, ${minutes} minutes`,
  );
  console.log(
    `${durations.length} answers, ${(durations.length / (minutes * 60)).toFixed(0)} a second; p50 ${median(durations).toFixed(0)} ms, p99 ${percentile(durations, 0.99).toFixed(0)} ms; ${used.toFixed(0)} s of CPU\n`,
  );
  const rows = Object.entries({ site: ofSite, service: ofService }).map(([name, sizes]) => [
    name,
    ...[quarter(sizes, 1), quarter(sizes, 3), Math.max(...sizes)].map((size) => size.toFixed(0)),
  ]);
  console.log(formatTable([["MB, median of", "second quarter", "last quarter", "most"], ...rows]));
  for (const [path, times] of failed) console.log(`FAILED ${path}, ${times} times`);
  const isFlat = [ofSite, ofService].every((sizes) => quarter(sizes, 3) <= 1.1 * quarter(sizes, 1));
  if (failed.size > 0 || !isFlat) process.exitCode = 1;
}

await main();
