import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, rename } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fromIso } from "../contract/time.ts";
import { runIngest } from "../service/background/thread.ts";
import { createRandom, type Random } from "../service/fuzz/random.ts";
import { createKey } from "../service/keys/keys.ts";
import type { StoreEngine } from "../service/store/migrator.ts";
import { getSource, setRefresh } from "../service/store/sources.ts";
import { openStore, type Store } from "../service/store/store.ts";
import { enginesAsked, openWorkplace } from "./load/databases.ts";
import { median, rowFormat } from "./load/figures.ts";
import { writeGuide } from "./load/generated-guide.ts";
import { endPrograms, type Program, startProgram } from "./load/programs.ts";
import { findFaults, readContent, type StoreContent } from "./load/store-content.ts";

/**
 * `npm run bench -- crash`: kills the service `KILLS` times with `kill -9` while it reads a guide on its own
 * schedule, and the CLI `CLI_KILLS` times while the service serves, on each engine. Two editions of the guide without
 * a common programme take turns, so that each channel must be entirely from one of them. After each kill the store is
 * checked, the service is started again, and it must finish reading. Fails if anything was wrong, or if a service
 * usually takes longer than 5 s to get ready after a kill, and twice as long as after a regular end.
 */
const kills = Number(process.env.KILLS ?? 50);
const cliKills = Number(process.env.CLI_KILLS ?? 10);
const channels = Number(process.env.CHANNELS ?? 150);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const readyWithinMs = 5_000;
/** How long the service may take to write or to read, however busy the machine is. */
const patienceMs = 5 * 60_000;
const at = "2026-08-19T12:00:00Z";
const source = "made";
const row = rowFormat(24, 11);

type Scene = {
  engine: StoreEngine;
  url: string;
  store: Store;
  key: string;
  /** The store's content after each edition was read completely. */
  editions: readonly [StoreContent, StoreContent];
  random: Random;
};
/** How much of the guide had been written when the program was killed. */
type Found = "none new" | "some new" | "all new";
/** `readyMs` is how long the next service took to get ready; `cleanMs` the one before, which started after a regular end. */
type Kill = { found: Found; readyMs: number; cleanMs: number; faults: string[] };

const workplace = openWorkplace();
const guide = join(workplace.folder, "guide.xml");
const editionFiles = [0, 1].map((edition) => join(workplace.folder, `edition-${edition}.xml`));
try {
  for (const [edition, path] of editionFiles.entries()) await writeGuide(path, { channels, edition });
  console.log(`${channels} channels of a week, SEED=${seed}\n`);
  console.log(
    row("", "kills", "none new", "some new", "all new", "ready max", "ready p50", "clean p50", "faults"),
  );
  for (const engine of enginesAsked()) await crashOn(engine);
} finally {
  await endPrograms();
  await workplace.stop();
}

async function crashOn(engine: StoreEngine): Promise<void> {
  const url = await workplace.createDatabase(engine);
  const store = await openStore(url);
  try {
    const first = await readEdition(url, store, 0);
    const second = await readEdition(url, store, 1);
    await setRefresh(store.db, source, 60);
    const key = await createKey(store.db, { plan: "pro", now: 0 });
    const scene = { engine, url, store, key, editions: [first, second] as const, random: createRandom(seed) };
    report(`${engine}, the service`, await repeat(kills, (n) => killService(scene, n % 2 === 0 ? 0 : 1)));
    report(
      `${engine}, the CLI`,
      await repeat(cliKills, (n) => killCli(scene, (kills + n) % 2 === 0 ? 0 : 1)),
    );
  } finally {
    await store.close();
  }
}

/** Reads an edition as ingest does, without a kill. */
async function readEdition(url: string, store: Store, edition: 0 | 1): Promise<StoreContent> {
  await publish(edition);
  await runIngest({
    storeUrl: url,
    source: { name: source, country: "US", timezone: null },
    input: { kind: "file", path: guide },
    now: fromIso(at),
  });
  return readContent(store);
}

/** Puts an edition where the source is read from. */
async function publish(edition: 0 | 1): Promise<void> {
  await copyFile(editionFiles[edition] ?? "", `${guide}.new`);
  await rename(`${guide}.new`, guide);
}

/** Kills the service while it reads an edition, checks the store, and lets another service finish reading. */
async function killService(scene: Scene, edition: 0 | 1): Promise<Kill> {
  const { store, random } = scene;
  await publish(edition);
  await makeDue(store);
  const before = await firstSlot(store);
  const service = await startService(scene);
  // Reading precedes writing and takes longer, but most kills should hit the writing.
  if (random.chance(0.8)) await untilWritten(store, before);
  await sleep(random.below(random.chance(0.8) ? 250 : 1_500));
  await service.kill();

  const { found, faults } = await checkStore(scene, edition);
  await makeDue(store);
  const again = await startService(scene);
  faults.push(...(await untilRead(scene, edition)));
  await again.end();
  return { found, faults, readyMs: again.startedMs, cleanMs: service.startedMs };
}

/** The same with the CLI, while the service serves. */
async function killCli(scene: Scene, edition: 0 | 1): Promise<Kill> {
  const { store, random } = scene;
  await store.db
    .updateTable("source")
    .set({ checked_at: fromIso(at), earlier_hash: null })
    .execute();
  await publish(edition);
  const service = await startService(scene);
  const before = await firstSlot(store);
  const command = spawn(
    process.execPath,
    [join(import.meta.dirname, "../service/cli.ts"), "ingest", guide, "--source", source],
    { env: { ...process.env, ...toEnvironment(scene) }, stdio: "ignore" },
  );
  const ended = once(command, "exit");
  if (random.chance(0.8)) await Promise.race([untilWritten(store, before), ended]);
  await sleep(random.below(250));
  command.kill("SIGKILL");
  await ended;

  const { found, faults } = await checkStore(scene, edition);
  if (!(await isReady(scene, service.port))) faults.push("the service no longer answers");
  await service.end();
  await makeDue(store);
  const again = await startService(scene);
  faults.push(...(await untilRead(scene, edition)));
  await again.end();
  return { found, faults, readyMs: again.startedMs, cleanMs: service.startedMs };
}

function toEnvironment({ url }: Scene): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATA_DIR: workplace.folder,
    NOWNEXT_CLOCK: at,
    LOG_LEVEL: "error",
    NODE_ENV: "production",
  };
}

/** Starts the service. `startedMs` is how long it took until it said that it was ready and had answered a read. */
async function startService(scene: Scene): Promise<Program> {
  const began = performance.now();
  const service = await startProgram("service/main.ts", (port) => ({
    env: { ...toEnvironment(scene), SERVICE_PORT: String(port) },
  }));
  while (!(await isReady(scene, service.port))) {
    if (performance.now() - began > patienceMs) throw new Error("the service didn't get ready");
    await sleep(10);
  }
  service.startedMs = performance.now() - began;
  return service;
}

async function isReady({ key }: Scene, port: number): Promise<boolean> {
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { Authorization: `Bearer ${key}` },
    }).catch(() => null);
    await response?.arrayBuffer();
    return response?.status === 200;
  };
  return (await ask("/readyz")) && (await ask("/v1/now?limit=50"));
}

/**
 * Makes the source due as soon as the service starts, and removes the lease of the killed service, for which the next
 * one would otherwise wait half a minute. Forgets what the source listed earlier: an edition that comes back would
 * otherwise be held back once.
 */
async function makeDue(store: Store): Promise<void> {
  await store.db.updateTable("source").set({ checked_at: null, earlier_hash: null }).execute();
  await store.db.deleteFrom("lease").execute();
}

/**
 * The slot that a run writes first. The store's revision isn't enough to tell: the service also increases it when it
 * updates events and shows.
 */
async function firstSlot({ db }: Store): Promise<string | undefined> {
  const row = await db
    .selectFrom("slot")
    .select("body")
    .where("shown", "=", 1)
    .orderBy("channel")
    .orderBy("start")
    .limit(1)
    .executeTakeFirst();
  return row?.body;
}

/** Waits until a run has written something. `before` is the slot that came first so far. */
async function untilWritten(store: Store, before: string | undefined): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until && (await firstSlot(store)) === before) await sleep(2);
}

/** Waits until the source has been read completely. Returns what is wrong then. */
async function untilRead(scene: Scene, edition: 0 | 1): Promise<string[]> {
  const until = performance.now() + patienceMs;
  let read = await getSource(scene.store.db, source);
  while (read?.checked_at === null) {
    if (performance.now() > until) return ["the source isn't read again"];
    await sleep(10);
    read = await getSource(scene.store.db, source);
  }
  const { found, faults } = await checkStore(scene, edition);
  if (found !== "all new") faults.push(`${found} after the next reading: ${read?.status}, ${read?.message}`);
  return faults;
}

/** How much of an edition the store holds, and what is wrong with the store. */
async function checkStore(
  { store, url, editions }: Scene,
  edition: 0 | 1,
): Promise<{ found: Found; faults: string[] }> {
  const standing = await readContent(store);
  const faults = await findFaults(store, url);
  const wanted = editions[edition];
  const old = editions[edition === 0 ? 1 : 0];
  if (standing.size !== wanted.size) faults.push(`${standing.size} channels, not ${wanted.size}`);
  let renewed = 0;
  for (const [id, digest] of standing)
    if (digest === wanted.get(id)) renewed++;
    else if (digest === "empty") faults.push(`${id} is empty`);
    else if (digest !== old.get(id)) faults.push(`${id} is neither wholly old nor wholly new`);
  const found = renewed === 0 ? "none new" : renewed === standing.size ? "all new" : "some new";
  return { found, faults };
}

async function repeat(times: number, work: (n: number) => Promise<Kill>): Promise<Kill[]> {
  const results: Kill[] = [];
  for (let n = 0; n < times; n++) results.push(await work(n));
  return results;
}

function report(name: string, results: Kill[]): void {
  const ready = median(results.map(({ readyMs }) => readyMs));
  const clean = median(results.map(({ cleanMs }) => cleanMs));
  const faults = results.flatMap((kill) => kill.faults);
  if (ready > readyWithinMs && ready > 2 * clean) faults.push(`usually ready after ${ready.toFixed(0)} ms`);
  const count = (found: Found) => String(results.filter((kill) => kill.found === found).length);
  console.log(
    row(
      name,
      String(results.length),
      count("none new"),
      count("some new"),
      count("all new"),
      `${Math.max(...results.map(({ readyMs }) => readyMs)).toFixed(0)} ms`,
      `${ready.toFixed(0)} ms`,
      `${clean.toFixed(0)} ms`,
      String(faults.length),
    ),
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
