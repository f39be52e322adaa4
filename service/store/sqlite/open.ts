import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect, sql } from "kysely";
import type { Database } from "../schema.ts";
import { attachBeside, useBeside } from "./beside.ts";
import { keepStatements } from "./statements.ts";

/** How long a statement waits for another process's write; longer in an ingest run, since nobody is waiting for it. */
const busyMs = 15_000;
const bulkBusyMs = 300_000;

/**
 * The page cache: larger if the file is. It is small, since the system keeps what is read of the file anyway: with four
 * times as much, reads of single days take a seventh less of the processor. The file isn't mapped into memory: all that
 * is read of it would count as the service's.
 */
const leastCacheBytes = 2 ** 22;
const mostCacheBytes = 2 ** 28;
const cachedShare = 1 / 24;

/**
 * Opens a SQLite file, or `:memory:`, and creates its folder if needed. Several processes may open one file.
 * `bulk` is for processes that write much and read little: a small cache, rare checkpoints of the write-ahead log,
 * a longer wait for other writers, and in memory what SQLite would otherwise copy to a file before each statement of
 * many rows: three quarters of all that an ingest writes.
 */
export async function openSqlite(path: string, { bulk = false } = {}) {
  if (path !== ":memory:") prepareFiles(path);
  const database = new Sqlite(path, { timeout: bulk ? bulkBusyMs : busyMs });
  await onceFree(() => database.pragma("journal_mode = WAL"));
  database.pragma("synchronous = NORMAL");
  database.pragma("foreign_keys = ON");
  // Every query has its index. SQLite would rather index the rows of a statement that updates many, and then look for
  // each row of the whole table among them.
  database.pragma("automatic_index = OFF");
  if (bulk) {
    database.pragma("cache_size = -8192");
    database.pragma("temp_store = memory");
    database.pragma("wal_autocheckpoint = 8192");
  } else {
    database.pragma(`cache_size = ${-Math.round(cacheBytes(database) / 1024)}`);
  }
  attachBeside(database, path);
  await onceFree(() => useBeside(database));
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: keepStatements(database) }) });
  return { db, engine: "sqlite" as const, close: () => db.destroy() };
}

/** Creates the file's folder, and lets nobody but its owner read the store. SQLite gives new files the same rights. */
function prepareFiles(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  for (const file of [path, `${path}-calls`].flatMap((each) => [each, `${each}-wal`, `${each}-shm`])) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if (process.platform !== "win32" && (mode & 0o077) !== 0) chmodSync(file, 0o600);
  }
}

/** Whether the file has tables, ours or another program's. */
export async function hasTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from main.sqlite_schema where type = 'table' and name not glob 'sqlite_*' limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Runs work as one transaction, all or nothing, while no other process writes. Waits for other writers without
 * blocking the thread, on which one of them may run.
 */
export function alone<T>(db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    await onceFree(() => sql`begin immediate`.execute(connection));
    await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? busyMs)}`.execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

/**
 * Tries again what SQLite refuses at once while another process writes: a statement that may not wait, or a new file's
 * change to a write-ahead log, for which SQLite never waits.
 */
async function onceFree(work: () => unknown): Promise<void> {
  const began = performance.now();
  for (;;)
    try {
      await work();
      return;
    } catch (error) {
      const busy = error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!busy || performance.now() - began >= busyMs) throw error;
      await delay(pollMs);
    }
}

const pollMs = 20;

function cacheBytes(database: Sqlite.Database): number {
  const pages = Number(database.pragma("page_count", { simple: true }));
  const bytes = pages * Number(database.pragma("page_size", { simple: true }));
  return Math.min(mostCacheBytes, Math.max(leastCacheBytes, bytes * cachedShare));
}
