import { sql } from "kysely";
import type { PlainTable, TableTools } from "../plain-table.ts";

/** How many values a statement takes; SQLite's own limit is 32,766. */
const mostValues = 30_000;

/** The tables of both of a store's files. */
export const sqliteTables: TableTools = {
  async list(db) {
    const { rows } = await sql<{ name: string; column: string; type: string }>`
      select list.name, info.name as column, info.type
      from pragma_table_list as list join pragma_table_xinfo(list.name, list.schema) as info
      where list.type = 'table' and info.hidden = 0
        and list.name not glob 'sqlite_*' and list.name not glob 'kysely_*'
      order by list.name, info.cid`.execute(db);
    return [...Map.groupBy(rows, ({ name }) => name)].map(
      ([name, own]): PlainTable => ({
        name,
        columns: new Map(own.map(({ column, type }) => [column, type])),
      }),
    );
  },

  async lock(db) {
    // Any statement that writes takes the file's only lock, even if it changes nothing.
    await sql`delete from meta where false`.execute(db);
    await sql`pragma defer_foreign_keys = on`.execute(db);
  },

  async *read(db, name, columns, limit) {
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
  },

  async insert(db, { name }, columns, rows) {
    const atOnce = Math.floor(mostValues / columns.length);
    for (let at = 0; at < rows.length; at += atOnce) {
      const tuples = rows.slice(at, at + atOnce).map((row) => sql`(${sql.join(row)})`);
      await sql`
        insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values ${sql.join(tuples)}`.execute(db);
    }
  },

  // Keys continue after the greatest by themselves.
  async advanceKeys() {},
};
