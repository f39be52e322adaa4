import type { Kysely } from "kysely";
import { createMigrator, type Engine, isUpToDate } from "./migrator.ts";
import type { Database } from "./schema.ts";

/** The open database. Queries are beside this file, one file per table; engine-specific ones in the engine's folder. */
export type Store = { db: Kysely<Database>; engine: Engine; close(): Promise<void> };

export class StoreError extends Error {
  override name = "StoreError" as const;
}

/**
 * Opens the store at a location (`postgres://…`, `sqlite:PATH` or `sqlite::memory:`) and brings its schema up to
 * date. Several processes may do so at once. `bulk` is for processes that write much and read little.
 */
export async function openStore(url: string, { bulk }: { bulk?: boolean } = {}): Promise<Store> {
  // Only the engine that is used is loaded.
  if (/^postgres(ql)?:\/\//.test(url)) {
    const { openPostgres, openPostgresPatiently } = await import("./postgres/open.ts");
    const once = openPostgresPatiently(url);
    // Kysely itself locks and migrates in one transaction here; on SQLite it doesn't, so we do.
    await migrateToLatest(once).finally(once.close);
    return openPostgres(url, { bulk });
  }
  const [, path] = /^sqlite:(.+)$/.exec(url) ?? [];
  if (!path) throw new StoreError("a store's address begins with sqlite: or postgres://");
  const { alone, openSqlite } = await import("./sqlite/open.ts");
  const store = openSqlite(path, { bulk });
  try {
    // A new store doesn't even have the table that lists its migrations.
    const isCurrent = await isUpToDate(store).catch(() => false);
    if (!isCurrent) await alone(store.db, (db) => migrateToLatest({ db, engine: store.engine }));
  } catch (cause) {
    await store.close();
    throw cause;
  }
  return store;
}

async function migrateToLatest({ db, engine }: Pick<Store, "db" | "engine">): Promise<void> {
  const { error, results } = await createMigrator(db, engine).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new StoreError(`the store could not be brought up to date${failed ? ` (at ${failed})` : ""}`, {
    cause: error,
  });
}
