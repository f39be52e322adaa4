import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Database } from "../schema.ts";

/** Opens a SQLite file, or `:memory:`, and its folder where there is none. Several processes may open one file. */
export function openSqlite(path: string) {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new Sqlite(path, { timeout: 15_000 });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.pragma("foreign_keys = ON");
  database.pragma("cache_size = -65536");
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
  return { db, engine: "sqlite" as const, close: () => db.destroy() };
}
