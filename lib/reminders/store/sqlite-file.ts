import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/**
 * Opens a SQLite file for Kysely's dialect. Node's own SQLite does for a store this small, so that the site needs no
 * native package for it.
 */
export function openFile(path: string): SqliteDatabase {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Subscriptions are for the site alone: SQLite gives its other files the mode of this one.
  closeSync(openSync(path, "a", 0o600));
  const database = new DatabaseSync(path, { timeout: 5_000 });
  database.exec("pragma journal_mode = wal");
  return {
    close: () => database.close(),
    prepare: (text) => adapt(database.prepare(text)),
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
