import { existsSync } from "node:fs";
import { createConnection } from "node:net";
import type { Command } from "commander";
import { toIso } from "../../contract/time.ts";
import { createClock, seconds } from "../clock.ts";
import { localAddress, readSettings, type Settings } from "../launch/settings.ts";
import { readDisk } from "../status/disk.ts";
import { areComplete, listMigrations, unknownAmong } from "../store/migrator.ts";
import { findDamage } from "../store/sound.ts";
import { listSources, type Source } from "../store/sources.ts";
import { openStore, type Store } from "../store/store.ts";
import { messageOf } from "./print.ts";

/** What a check found: `ok`, `look` if somebody should look at it, `fail` if something can't work. */
type CheckResult = { what: string; state: "ok" | "look" | "fail"; says: string };

const ok = (what: string, says: string): CheckResult => ({ what, state: "ok", says });
const look = (what: string, says: string): CheckResult => ({ what, state: "look", says });
const fail = (what: string, says: string): CheckResult => ({ what, state: "fail", says });

/** `doctor` */
export function addDoctorCommand(program: Command): void {
  program
    .command("doctor")
    .description("check the settings, the store, the sources, the ports, the clock and the disk: a line each")
    .action(async () => {
      let failed = false;
      for await (const { what, state, says } of examine()) {
        console.log(`${state.padEnd(4)}  ${what.padEnd(8)}  ${says}`);
        failed ||= state === "fail";
      }
      if (failed) throw new Error("something can't work; the lines that begin with fail say what to do");
    });
}

async function* examine(): AsyncGenerator<CheckResult> {
  let config: Settings;
  try {
    config = readSettings(process.env);
  } catch (error) {
    yield fail("settings", messageOf(error));
    return;
  }
  yield ok("settings", `the site is at ${config.siteOrigin}`);
  const now = seconds(createClock(config.clockStart, config.clockEpochMs ?? Date.now()));
  if (!config.remote) yield* examineStore(config, now);
  yield await examinePort("PORT", config.host, config.port);
  if (!config.remote) yield await examinePort("SERVICE_PORT", "127.0.0.1", config.servicePort);
  yield config.clockStart
    ? look("clock", `NOWNEXT_CLOCK sets it to ${toIso(now)}; unset it for real use`)
    : ok("clock", toIso(now));
  yield await examineDisk(config);
}

async function* examineStore({ storeUrl }: Settings, now: number): AsyncGenerator<CheckResult> {
  const [, path] = /^sqlite:(.+)$/.exec(storeUrl) ?? [];
  // Opening it would create it.
  if (path && path !== ":memory:" && !existsSync(path)) {
    yield look("store", `there is no ${path} yet; npm start creates it`);
    return;
  }
  let store: Store;
  try {
    // What only looks changes nothing: there may be no backup yet.
    store = await openStore(storeUrl, { asItIs: true });
  } catch (error) {
    yield fail("store", messageOf(error));
    return;
  }
  try {
    const names = await listMigrations(store.db).catch(() => null);
    yield await examineSchema(store, names);
    // Another version's sources may be of another shape.
    if (!names || !areComplete(names)) return;
    const sources = await listSources(store.db);
    if (sources.length === 0) yield look("sources", "there are none; add one with sources add");
    for (const source of sources) yield examineSource(source, now);
  } finally {
    await store.close();
  }
}

/** `names` are the migrations that the store has had; null if it is new. */
async function examineSchema({ db, engine }: Store, names: string[] | null): Promise<CheckResult> {
  if (!names) return look("store", "it is empty; npm start sets it up");
  const unknown = unknownAmong(names);
  if (unknown.length > 0)
    return fail("store", `a later version has changed it (${unknown.join(", ")}); install that version`);
  const damage = await findDamage({ db, engine });
  if (damage) return fail("store", `the file is damaged (${damage}); restore a backup`);
  if (!areComplete(names))
    return look(
      "store",
      "an earlier version left it; the next start brings it up to date, and the way back is a backup by that version",
    );
  return ok("store", engine === "sqlite" ? "SQLite, sound" : "PostgreSQL");
}

/** A source may be late by this many of its own intervals. */
const lateAfter = 3;

function examineSource(source: Source, now: number): CheckResult {
  const { name, status, message, checked_at, refresh_minutes, slots } = source;
  const reason = message ? `: ${message}` : "";
  if (status === "failed" || status === "held_back")
    return look("source", `${name} ${status.replace("_", " ")}${reason}`);
  if (checked_at !== null && checked_at > now + 3600)
    return look(
      "source",
      `${name} was read at ${toIso(checked_at)}, which is yet to come: the clock was or is wrong`,
    );
  const lateSeconds = refresh_minutes === null ? null : refresh_minutes * 60 * lateAfter;
  if (lateSeconds !== null && checked_at !== null && now - checked_at > lateSeconds)
    return look("source", `${name} was last read at ${toIso(checked_at)}; is the service running?`);
  if (checked_at === null) return look("source", `${name} has never been read; run sources refresh ${name}`);
  if (slots === 0)
    return look(
      "source",
      `${name}: nothing of it is shown, since it is empty or too old: read at ${toIso(checked_at)}`,
    );
  return ok("source", `${name}: ${slots} programmes, read at ${toIso(checked_at)}`);
}

/** How long a connection to this machine may take. */
const connectMs = 2_000;

/** Distinguishes a free port from one that is taken, and now|next from other programs. */
async function examinePort(setting: string, host: string, port: number): Promise<CheckResult> {
  if (!(await isTaken(host, port))) return ok("port", `${setting} ${port} is free`);
  const path = setting === "PORT" ? "/v1/openapi.json" : "/healthz";
  const answer = await fetch(localAddress(host, port) + path, { signal: AbortSignal.timeout(connectMs) })
    .then((response) => response.text())
    .catch(() => "");
  return /now\|next|"status":"ok"/.test(answer)
    ? ok("port", `now|next answers on ${setting} ${port}`)
    : fail("port", `another program listens on ${setting} ${port}; stop it, or set another port`);
}

function isTaken(host: string, port: number): Promise<boolean> {
  const { hostname } = new URL(localAddress(host, port));
  const socket = createConnection({ host: hostname.replace(/^\[|\]$/g, ""), port });
  socket.setTimeout(connectMs);
  return new Promise((resolve) => {
    const end = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", end(true)).once("timeout", end(true)).once("error", end(false));
  });
}

/** Under this, an ingest of a large guide may fill the disk. */
const leastFreeBytes = 1_000_000_000;

async function examineDisk({ dataDir, storeUrl }: Settings): Promise<CheckResult> {
  const disk = await readDisk(existsSync(dataDir) ? dataDir : ".", storeUrl);
  if (!disk) return fail("disk", `${dataDir} can't be read`);
  const says = `${(disk.freeBytes / 1e9).toFixed(1)} GB free for ${dataDir}`;
  return disk.freeBytes < leastFreeBytes
    ? look("disk", `${says}: make room, or set RETENTION_DAYS to fewer days`)
    : ok("disk", says);
}
