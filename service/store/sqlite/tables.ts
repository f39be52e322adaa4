import { type Kysely, sql } from "kysely";
import type { Database } from "../schema.ts";

/** A table and its columns, without those that are derived. */
export type PlainTable = { name: string; columns: string[] };

/**
 * The tables of a SQLite store, in both of its files, without derived ones (full-text indexes and their shadow tables)
 * and without SQLite's and the migrator's own.
 */
export async function listPlainTables(db: Kysely<Database>): Promise<PlainTable[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select list.name, info.name as column
    from pragma_table_list as list join pragma_table_xinfo(list.name, list.schema) as info
    where list.type = 'table' and info.hidden = 0
      and list.name not glob 'sqlite_*' and list.name not glob 'kysely_*'
    order by list.name, info.cid`.execute(db);
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, own]) => ({
    name,
    columns: own.map(({ column }) => column),
  }));
}

export async function countSourceRows(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** The rows of a table in its own order, in batches; each row's values are in the order of the columns. */
export async function* readRows(
  db: Kysely<Database>,
  { name, columns }: PlainTable,
  limit: number,
): AsyncGenerator<unknown[][]> {
  const rows = db
    .selectFrom(sql<Record<string, unknown>>`${sql.table(name)}`.as("source"))
    .select(columns.map((column) => sql.ref<unknown>(column).as(column)))
    .stream();
  let batch: unknown[][] = [];
  for await (const row of rows) {
    const values: Record<string, unknown> = row;
    batch.push(columns.map((column) => values[column]));
    if (batch.length < limit) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
