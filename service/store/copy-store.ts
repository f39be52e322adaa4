import type { Kysely } from "kysely";
import {
  advanceKeys,
  analyze,
  countTargetRows,
  insertRows,
  listWritableTables,
  lockTables,
  type WritableTable,
} from "./postgres/tables.ts";
import type { Database } from "./schema.ts";
import { countSourceRows, listPlainTables, type PlainTable, readRows } from "./sqlite/tables.ts";
import type { Store } from "./store.ts";

/** Leases belong to the old store's processes. */
const leftOut = new Set(["lease"]);

const batchRows = 1000;

export type CopyProgress = { rows: number; totalRows: number };

/** Why a store could not be copied, in one line. Nothing was copied. */
export class CopyError extends Error {
  override name = "CopyError" as const;
}

type Pair = { source: PlainTable; target: WritableTable };

/**
 * Copies a SQLite store into an empty PostgreSQL store, both with current schemas, all or nothing, and as of one
 * instant, whatever is written to it meanwhile. The databases list their tables and columns; a table that only one
 * engine has, such as a full-text index, is derived from the others and isn't copied. Returns the number of rows by
 * table. Throws a CopyError if a store isn't what it should be.
 */
export async function copyStore(
  from: Store,
  to: Store,
  onProgress: (progress: CopyProgress) => void = () => {},
): Promise<Map<string, number>> {
  if (from.engine !== "sqlite" || to.engine !== "postgres")
    throw new CopyError("a store is copied from SQLite to PostgreSQL, and no other way");
  const counts = await from.db
    .transaction()
    .execute((source) => to.db.transaction().execute((target) => copy(source, target, onProgress)));
  await analyze(to.db);
  return counts;
}

async function copy(
  source: Kysely<Database>,
  target: Kysely<Database>,
  onProgress: (progress: CopyProgress) => void,
): Promise<Map<string, number>> {
  const tables = await listWritableTables(target);
  await lockTables(
    target,
    tables.map(({ name }) => name),
  );
  await refuseFilled(target, tables);
  const pairs = pairTables(await listPlainTables(source), tables);
  const counts = new Map<string, number>();
  // Reading every table fixes the instant in both of the store's files.
  for (const { source: table } of pairs) counts.set(table.name, await countSourceRows(source, table.name));

  const totalRows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let rows = 0;
  for (const { source: table, target: place } of pairs)
    for await (const batch of readRows(source, table, batchRows)) {
      await insertRows(target, place, table.columns, batch);
      rows += batch.length;
      onProgress({ rows, totalRows });
    }
  await advanceKeys(target);
  for (const [name, count] of counts) {
    const arrived = await countTargetRows(target, name);
    if (arrived !== count)
      throw new CopyError(`of ${count} rows of "${name}" ${arrived} arrived; nothing was kept`);
  }
  return counts;
}

async function refuseFilled(db: Kysely<Database>, tables: readonly WritableTable[]): Promise<void> {
  const filled: string[] = [];
  for (const { name } of tables) if ((await countTargetRows(db, name)) > 0) filled.push(name);
  if (filled.length > 0)
    throw new CopyError(
      `the PostgreSQL database isn't empty: there are rows in ${filled.join(", ")}. Give one that no service has used`,
    );
}

/** The tables that both stores have, in the target's order. */
function pairTables(sources: readonly PlainTable[], targets: readonly WritableTable[]): Pair[] {
  return targets.flatMap((target) => {
    const source = sources.find(({ name }) => name === target.name);
    if (!source || leftOut.has(source.name)) return [];
    const strange = source.columns.filter((column) => !target.columns.has(column));
    if (strange.length > 0)
      throw new CopyError(`"${source.name}" has no place in PostgreSQL for ${strange.join(", ")}`);
    return [{ source, target }];
  });
}
