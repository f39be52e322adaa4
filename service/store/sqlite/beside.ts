import { closeSync, openSync } from "node:fs";
import type Sqlite from "better-sqlite3";

/**
 * Attaches the file for calls and leases, which the service writes all the time. SQLite lets one connection at a time
 * write to a file. Thanks to the separate file, no call waits for an ingest's transaction and no lease expires during
 * one. Transactions must begin deferred, as Kysely's do: an immediate one locks every attached file.
 */
export function attachBeside(database: Sqlite.Database, path: string): void {
  const beside = path === ":memory:" ? path : `${path}-calls`;
  // SQLite itself would let everybody read it.
  if (beside !== path) closeSync(openSync(beside, "a", 0o600));
  database.prepare("attach database ? as beside").run(beside);
}

/** Creates what is missing of the attached file's tables. Fails if another process is doing so. */
export function useBeside(database: Sqlite.Database): void {
  database.pragma("beside.journal_mode = WAL");
  database.pragma("beside.synchronous = NORMAL");
  database.exec(`
    create table if not exists beside.call_count (
      key_hash text not null,
      day integer not null,
      calls integer not null,
      granted integer not null,
      primary key (key_hash, day)
    ) without rowid;
    create table if not exists beside.lease (
      name text primary key not null,
      holder text not null,
      beats integer not null
    ) without rowid`);
}
