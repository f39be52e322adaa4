import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect, sql } from "kysely";
import type { Database } from "../schema.ts";
import { attachBeside } from "./beside.ts";
import { keepStatements } from "./statements.ts";

/** How long a statement waits for another process's writing. */
const busyMs = 15_000;

/**
 * Opens a SQLite file, or `:memory:`, and its folder where there is none. Several processes may open one file.
 * `bulk` is for one that writes much and reads little: it keeps little of the file in memory, and moves what it
 * wrote from the log into the file seldom.
 */
export function openSqlite(path: string, { bulk = false } = {}) {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new Sqlite(path, { timeout: busyMs });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.pragma("foreign_keys = ON");
  database.pragma(`cache_size = ${-1024 * (bulk ? 8 : 64)}`);
  if (bulk) database.pragma("wal_autocheckpoint = 8192");
  attachBeside(database, path);
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: keepStatements(database) }) });
  return { db, engine: "sqlite" as const, close: () => db.destroy() };
}

/**
 * Does work as one transaction that no other process writes beside: all of it is kept, or nothing. It waits its
 * turn without holding up the thread, which may be what the other one runs on.
 */
export function alone<T>(db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    await beginAlone(connection);
    await sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(connection);
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

async function beginAlone(connection: Kysely<Database>): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += pollMs)
    try {
      await sql`begin immediate`.execute(connection);
      return;
    } catch (error) {
      const busy = error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!busy || waitedMs >= busyMs) throw error;
      await delay(pollMs);
    }
}

const pollMs = 20;
