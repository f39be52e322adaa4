import { type Kysely, sql } from "kysely";
import type { StoreEngine } from "./migrator.ts";
import type { PlainTable, TableTools } from "./plain-table.ts";
import { postgresTables } from "./postgres/tables.ts";
import type { Database } from "./schema.ts";
import { sqliteTables } from "./sqlite/tables.ts";
import type { Store } from "./store.ts";

const batchRows = 1000;

export type CopyProgress = { rows: number; totalRows: number };

export type CopyOptions = {
  /** Tables that stay as they are. Leases belong to a store's own processes and are never copied. */
  except?: readonly string[];
  /** Whether rows that the target has are replaced; otherwise it must have none. */
  replace?: boolean;
  onProgress?(progress: CopyProgress): void;
  /** Called in the target's transaction, before anything is written to it. */
  before?(target: Kysely<Database>): Promise<void>;
  /** Called in the target's transaction, with all rows in their place. */
  after?(target: Kysely<Database>): Promise<void>;
};

/** Why a store could not be copied, in one line. Nothing was copied. */
export class CopyError extends Error {
  override name = "CopyError" as const;
}

const tools: Record<StoreEngine, TableTools> = { sqlite: sqliteTables, postgres: postgresTables };

type Pair = { name: string; columns: string[]; target: PlainTable };

/**
 * Copies a store into another, both with current schemas, all or nothing, and as of one instant, whatever is written
 * to it meanwhile. The databases list their tables and columns; a table that only one engine has, such as a full-text
 * index, is derived from the others and isn't copied. Returns the number of rows by table. Throws a CopyError if a
 * store isn't what it should be.
 */
export async function copyStore(
  from: Store,
  to: Store,
  options: CopyOptions = {},
): Promise<Map<string, number>> {
  const reading = from.db.transaction();
  const atOneInstant = from.engine === "postgres" ? reading.setIsolationLevel("repeatable read") : reading;
  const counts = await atOneInstant.execute((source) =>
    to.db
      .transaction()
      .execute((target) =>
        copy({ db: source, tools: tools[from.engine] }, { db: target, tools: tools[to.engine] }, options),
      ),
  );
  // For the planner.
  await sql`analyze`.execute(to.db);
  return counts;
}

type End = { db: Kysely<Database>; tools: TableTools };

async function copy(
  source: End,
  target: End,
  { except = [], replace = false, onProgress, before, after }: CopyOptions,
): Promise<Map<string, number>> {
  const left = new Set(["lease", ...except]);
  await target.tools.lock(target.db, left);
  const tables = (await target.tools.list(target.db)).filter(({ name }) => !left.has(name));
  await before?.(target.db);
  if (replace)
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(target.db);
  else await refuseFilled(target.db, tables);
  const pairs = pairTables(await source.tools.list(source.db), tables);
  const counts = new Map<string, number>();
  // Reading every table fixes the instant in both files of a SQLite store.
  for (const { name } of pairs) counts.set(name, await countRows(source.db, name));

  const totalRows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let rows = 0;
  for (const pair of pairs)
    for await (const batch of source.tools.read(source.db, pair.name, pair.columns, batchRows)) {
      await target.tools.insert(target.db, pair.target, pair.columns, batch);
      rows += batch.length;
      onProgress?.({ rows, totalRows });
    }
  await target.tools.advanceKeys(target.db);
  for (const [name, count] of counts) {
    const arrived = await countRows(target.db, name);
    if (arrived !== count)
      throw new CopyError(`of ${count} rows of "${name}" ${arrived} arrived; nothing was kept`);
  }
  await after?.(target.db);
  return counts;
}

async function countRows(db: Kysely<Database>, name: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

async function refuseFilled(db: Kysely<Database>, tables: readonly PlainTable[]): Promise<void> {
  const filled: string[] = [];
  for (const { name } of tables) if ((await countRows(db, name)) > 0) filled.push(name);
  if (filled.length > 0)
    throw new CopyError(
      `the database isn't empty: there are rows in ${filled.join(", ")}. Give one that no service has used`,
    );
}

/** The tables that both stores have, in the target's order. */
function pairTables(sources: readonly PlainTable[], targets: readonly PlainTable[]): Pair[] {
  return targets.flatMap((target) => {
    const source = sources.find(({ name }) => name === target.name);
    if (!source) return [];
    const columns = [...source.columns.keys()];
    const strange = columns.filter((column) => !target.columns.has(column));
    if (strange.length > 0)
      throw new CopyError(`"${source.name}" has no place in the other store for ${strange.join(", ")}`);
    return [{ name: source.name, columns, target }];
  });
}
