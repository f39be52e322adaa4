import type { Kysely } from "kysely";
import { storeFailure } from "./failure.ts";
import { areComplete, createMigrator, listMigrations, type StoreEngine, unknownAmong } from "./migrator.ts";
import {
  foreignDatabase,
  laterVersion,
  postgresOpenError,
  StoreError,
  sqliteOpenError,
} from "./open-failure.ts";
import type { Database } from "./schema.ts";

/** The open database. Queries are beside this file, one file per table; engine-specific ones in the engine's folder. */
export type Store = {
  db: Kysely<Database>;
  engine: StoreEngine;
  /** The most connections that it opens to its server; absent if it has no server. */
  connections?: number;
  close(): Promise<void>;
};

export type OpenOptions = {
  /** For processes that write much and read little. */
  bulk?: boolean;
  /** Leaves the schema as it is, whichever version's it is: for those who only look. */
  asItIs?: boolean;
};

/**
 * Opens the store at a location (`postgres://…`, `sqlite:PATH` or `sqlite::memory:`) and brings its schema up to
 * date. Several processes may do so at once.
 */
export async function openStore(url: string, { bulk, asItIs }: OpenOptions = {}): Promise<Store> {
  // Only the engine that is used is loaded.
  if (/^postgres(ql)?:\/\//.test(url)) {
    const { alone, openPostgres, openPostgresPatiently } = await import("./postgres/open.ts");
    let store: Store | null = null;
    try {
      store = await openPostgres(url, { bulk });
      // A new database doesn't even have the table that lists its migrations.
      const names = await listMigrations(store.db).catch(() => []);
      if (!asItIs) refuseLater("the PostgreSQL database", names);
      if (!asItIs && !areComplete(names)) {
        const once = openPostgresPatiently(url);
        await alone(once.db, (db) => migrateToLatest({ db, engine: "postgres" })).finally(once.close);
      }
      return store;
    } catch (cause) {
      await store?.close();
      throw postgresOpenError(url, cause);
    }
  }
  const [, path] = /^sqlite:(.+)$/.exec(url) ?? [];
  if (!path) throw new StoreError("a store's address begins with sqlite: or postgres://");
  const { alone, hasTables, openSqlite } = await import("./sqlite/open.ts");
  let store: Store | null = null;
  try {
    store = await openSqlite(path, { bulk });
    const isEmpty = !(await hasTables(store.db));
    // A new store doesn't even have the table that lists its migrations.
    const names = await listMigrations(store.db).catch(() => null);
    if (!asItIs) refuseLater(path, names ?? []);
    if (!names && !isEmpty) throw foreignDatabase(path);
    if (!asItIs && !(names && areComplete(names)))
      await alone(store.db, (db) => migrateToLatest({ db, engine: "sqlite" }));
    return store;
  } catch (cause) {
    await store?.close();
    throw sqliteOpenError(path, cause);
  }
}

function refuseLater(where: string, names: readonly string[]): void {
  const unknown = unknownAmong(names);
  if (unknown.length > 0) throw laterVersion(where, unknown);
}

async function migrateToLatest({ db, engine }: Pick<Store, "db" | "engine">): Promise<void> {
  const { error, results } = await createMigrator(db, engine).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  if (!failed || storeFailure(error)) throw error;
  throw new StoreError(`the store could not be brought up to date (at ${failed})`, { cause: error });
}
