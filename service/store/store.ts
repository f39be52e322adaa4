import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { initial } from "./migrations/0001-initial.ts";
import { openPostgres, openPostgresPatiently } from "./postgres/open.ts";
import type { Database } from "./schema.ts";
import { openSqlite } from "./sqlite/open.ts";

export type Engine = "sqlite" | "postgres";

/** The open database. Queries live beside this file, one file a table; statements that differ, in the engine's folder. */
export type Store = { db: Kysely<Database>; engine: Engine; close(): Promise<void> };

export class StoreError extends Error {
  override name = "StoreError" as const;
}

/**
 * Opens the store at a location (`postgres://…`, `sqlite:PATH` or `sqlite::memory:`) and brings its schema up to
 * date. Several processes may do so at once. `cacheMb` is what an embedded store keeps of its file in memory.
 */
export async function openStore(url: string, { cacheMb }: { cacheMb?: number } = {}): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(url)) {
    const once = openPostgresPatiently(url);
    await migrate(once).finally(once.close);
    return openPostgres(url);
  }
  const [, path] = /^sqlite:(.+)$/.exec(url) ?? [];
  if (!path) throw new StoreError("a store's address begins with sqlite: or postgres://");
  const store = openSqlite(path, cacheMb);
  try {
    await migrate(store);
  } catch (cause) {
    await store.close();
    throw cause;
  }
  return store;
}

async function migrate({ db, engine }: Store): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ "0001-initial": initial(engine) }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new StoreError(`the store could not be brought up to date${failed ? ` (at ${failed})` : ""}`, {
    cause: error,
  });
}
