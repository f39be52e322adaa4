import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Database } from "../schema.ts";
import { keepStatements } from "./statements.ts";

/**
 * Opens a SQLite file, or `:memory:`, and its folder where there is none. Several processes may open one file.
 * `cacheMb` is what it keeps of the file in memory.
 */
export function openSqlite(path: string, cacheMb = 64) {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new Sqlite(path, { timeout: 15_000 });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.pragma("foreign_keys = ON");
  database.pragma(`cache_size = ${-1024 * cacheMb}`);
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: keepStatements(database) }) });
  return { db, engine: "sqlite" as const, close: () => db.destroy() };
}
