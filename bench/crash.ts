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
import type { Engine } from "../service/store/migrator.ts";
import { getSource, setRefresh } from "../service/store/sources.ts";
import { openStore, type Store } from "../service/store/store.ts";
import { enginesAsked, openWorkplace } from "./load/databases.ts";
import { writeMadeGuide } from "./load/made-guide.ts";
import { endPrograms, type Program, startProgram } from "./load/programs.ts";
import { faultsOf, readStanding, type Standing } from "./load/standing.ts";

/**
 * `npm run bench -- crash`: `kill -9` of the service `KILLS` times while it reads a guide by its own schedule, and
 * `CLI_KILLS` times of the CLI while the service serves, on each engine. Two editions of the guide, which share no
 * programme, take turns, so that each channel must be wholly of one of them. After each kill the store is looked
 * over, the service is started again, and the reading is brought to its end. It fails where anything was wrong, or
 * the service took longer than 5 s to be ready.
 */
const kills = Number(process.env.KILLS ?? 50);
const cliKills = Number(process.env.CLI_KILLS ?? 10);
const channels = Number(process.env.CHANNELS ?? 150);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const readyWithinMs = 5_000;
const at = "2026-08-19T12:00:00Z";
const source = "made";

type Scene = {
  engine: Engine;
  url: string;
  store: Store;
  key: string;
  /** What stands where an edition has been read to its end. */
  editions: readonly [Standing, Standing];
  random: Random;
};
/** Where a kill found the guide: before anything was written, in between, or after. */
type Found = "none new" | "some new" | "all new";
type Blow = { found: Found; readyMs: number; faults: string[] };

const workplace = openWorkplace();
const guide = join(workplace.folder, "guide.xml");
const editionFiles = [0, 1].map((edition) => join(workplace.folder, `edition-${edition}.xml`));
try {
  for (const [edition, path] of editionFiles.entries()) await writeMadeGuide(path, { channels, edition });
  console.log(`${channels} channels of a week, SEED=${seed}\n`);
  console.log(row("", "kills", "none new", "some new", "all new", "ready max", "ready p50", "faults"));
  for (const engine of enginesAsked()) await crashOn(engine);
} finally {
  await endPrograms();
  await workplace.stop();
}

async function crashOn(engine: Engine): Promise<void> {
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

/** Reads an edition as ingest does, undisturbed. */
async function readEdition(url: string, store: Store, edition: 0 | 1): Promise<Standing> {
  await layOut(edition);
  await runIngest({
    storeUrl: url,
    source: { name: source, country: "US", timezone: null },
    input: { kind: "file", path: guide },
    now: fromIso(at),
  });
  return readStanding(store);
}

/** Puts an edition where the source is read from. */
async function layOut(edition: 0 | 1): Promise<void> {
  await copyFile(editionFiles[edition] ?? "", `${guide}.new`);
  await rename(`${guide}.new`, guide);
}

/** Kills the service while it reads an edition, looks over what it left, and lets another bring it to its end. */
async function killService(scene: Scene, edition: 0 | 1): Promise<Blow> {
  const { store, random } = scene;
  await layOut(edition);
  await makeDue(store);
  const before = await firstSlot(store);
  const service = await startService(scene);
  // Reading comes before writing and takes longer: most blows are to fall on the writing.
  if (random.chance(0.8)) await untilWritten(store, before);
  await sleep(random.below(random.chance(0.8) ? 250 : 1_500));
  await service.kill();

  const { found, faults } = await lookOver(scene, edition);
  await makeDue(store);
  const again = await startService(scene);
  faults.push(...(await untilRead(scene, edition)));
  await again.end();
  return { found, faults, readyMs: again.startedMs };
}

/** The same with the CLI, while the service serves. */
async function killCli(scene: Scene, edition: 0 | 1): Promise<Blow> {
  const { store, random } = scene;
  await store.db
    .updateTable("source")
    .set({ checked_at: fromIso(at) })
    .execute();
  await layOut(edition);
  const service = await startService(scene);
  const before = await firstSlot(store);
  const command = spawn(
    process.execPath,
    [join(import.meta.dirname, "../service/cli.ts"), "ingest", guide, "--source", source],
    { env: { ...process.env, ...environmentOf(scene) }, stdio: "ignore" },
  );
  const ended = once(command, "exit");
  if (random.chance(0.8)) await Promise.race([untilWritten(store, before), ended]);
  await sleep(random.below(250));
  command.kill("SIGKILL");
  await ended;

  const { found, faults } = await lookOver(scene, edition);
  if (!(await isReady(scene, service.port))) faults.push("the service no longer answers");
  await service.end();
  await makeDue(store);
  const again = await startService(scene);
  faults.push(...(await untilRead(scene, edition)));
  await again.end();
  return { found, faults, readyMs: again.startedMs };
}

function environmentOf({ url }: Scene): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATA_DIR: workplace.folder,
    NOWNEXT_CLOCK: at,
    LOG_LEVEL: "error",
    NODE_ENV: "production",
  };
}

/** Starts the service; its `startedMs` is until it said that it is ready and answered a read. */
async function startService(scene: Scene): Promise<Program> {
  const began = performance.now();
  const service = await startProgram("service/main.ts", (port) => ({
    env: { ...environmentOf(scene), SERVICE_PORT: String(port) },
  }));
  while (!(await isReady(scene, service.port))) {
    if (performance.now() - began > 60_000) throw new Error("the service doesn't get ready");
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
 * Has the service read the source as soon as it starts. Its lease is taken away with that, for which another would
 * else wait half a minute after each kill.
 */
async function makeDue(store: Store): Promise<void> {
  await store.db.updateTable("source").set({ checked_at: null }).execute();
  await store.db.deleteFrom("lease").execute();
}

/**
 * The slot that a reading writes first. The store's revision wouldn't tell: the service counts it up too, while it
 * brings events and shows in line with the listings.
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

/** Waits until a reading has written something; `before` is the first slot that stood. */
async function untilWritten(store: Store, before: string | undefined): Promise<void> {
  for (let tries = 0; tries < 6_000 && (await firstSlot(store)) === before; tries++) await sleep(2);
}

/** Waits until the source has been read to its end. Gives what is then wrong. */
async function untilRead(scene: Scene, edition: 0 | 1): Promise<string[]> {
  let read = await getSource(scene.store.db, source);
  for (let tries = 0; read?.checked_at === null; tries++) {
    if (tries > 6_000) return ["the source isn't read again"];
    await sleep(10);
    read = await getSource(scene.store.db, source);
  }
  const { found, faults } = await lookOver(scene, edition);
  if (found !== "all new") faults.push(`${found} after the next reading: ${read?.status}, ${read?.message}`);
  return faults;
}

/** How far an edition has come, and what is wrong with the store. */
async function lookOver(
  { store, url, editions }: Scene,
  edition: 0 | 1,
): Promise<{ found: Found; faults: string[] }> {
  const standing = await readStanding(store);
  const faults = await faultsOf(store, url);
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

async function repeat(times: number, work: (n: number) => Promise<Blow>): Promise<Blow[]> {
  const blows: Blow[] = [];
  for (let n = 0; n < times; n++) blows.push(await work(n));
  return blows;
}

function report(name: string, blows: Blow[]): void {
  const ready = blows.map(({ readyMs }) => readyMs).sort((a, b) => a - b);
  const slowest = ready.at(-1) ?? 0;
  const faults = blows.flatMap((blow) => blow.faults);
  if (slowest > readyWithinMs) faults.push(`ready after ${slowest.toFixed(0)} ms`);
  const count = (found: Found) => String(blows.filter((blow) => blow.found === found).length);
  console.log(
    row(
      name,
      String(blows.length),
      count("none new"),
      count("some new"),
      count("all new"),
      `${slowest.toFixed(0)} ms`,
      `${(ready[Math.floor(ready.length / 2)] ?? 0).toFixed(0)} ms`,
      String(faults.length),
    ),
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(11)).join("");
}
