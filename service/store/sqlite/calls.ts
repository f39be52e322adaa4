import type Sqlite from "better-sqlite3";

/**
 * Attaches the file that counts calls, and lays its table. Each call writes to it, and SQLite lets one connection
 * at a time write to a file: in a file of its own no call ever waits for an ingest's transaction (which must begin
 * deferred, as Kysely's do: an immediate one locks every attached file).
 */
export function attachCalls(database: Sqlite.Database, path: string): void {
  database.prepare("attach database ? as calls").run(path === ":memory:" ? path : `${path}-calls`);
  database.pragma("calls.journal_mode = WAL");
  database.pragma("calls.synchronous = NORMAL");
  database.exec(`
    create table if not exists calls.call_count (
      key_hash text not null,
      day integer not null,
      calls integer not null,
      granted integer not null,
      primary key (key_hash, day)
    ) without rowid`);
}
