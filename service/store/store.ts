import type { Kysely } from "kysely";
import { createMigrator, type Engine } from "./migrator.ts";
import { openPostgres, openPostgresPatiently } from "./postgres/open.ts";
import type { Database } from "./schema.ts";
import { alone, openSqlite } from "./sqlite/open.ts";

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
  if (/^postgres(ql)?:\/\//.test(url)) {
    const once = openPostgresPatiently(url);
    await migrate(once).finally(once.close);
    return openPostgres(url, { bulk });
  }
  const [, path] = /^sqlite:(.+)$/.exec(url) ?? [];
  if (!path) throw new StoreError("a store's address begins with sqlite: or postgres://");
  const store = openSqlite(path, { bulk });
  try {
    await migrate(store);
  } catch (cause) {
    await store.close();
    throw cause;
  }
  return store;
}

async function migrate({ db, engine }: Store): Promise<void> {
  // On PostgreSQL Kysely itself locks and migrates in one transaction; on SQLite it doesn't, so we do.
  const isPending =
    engine === "sqlite" &&
    (await createMigrator(db, engine).getMigrations()).some(({ executedAt }) => !executedAt);
  if (isPending) await alone(db, (own) => migrateToLatest(own, engine));
  else await migrateToLatest(db, engine);
}

async function migrateToLatest(db: Kysely<Database>, engine: Engine): Promise<void> {
  const { error, results } = await createMigrator(db, engine).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new StoreError(`the store could not be brought up to date${failed ? ` (at ${failed})` : ""}`, {
    cause: error,
  });
}
