import { type Kysely, sql } from "kysely";
import { inBatches } from "./batches.ts";
import type { Database } from "./schema.ts";

type Upsert<Column> = {
  columns: readonly Column[];
  /** The columns by which a row is recognised. */
  key: readonly Column[];
  /** Columns that a row keeps if it is there already. */
  kept?: readonly Column[];
};

/** A statement that writes many rows. Those that are there already get the new values. */
export function createUpserter<Row>(
  table: keyof Database,
  { columns, key, kept = [] }: Upsert<keyof Row & string>,
): (db: Kysely<Database>, rows: readonly Row[]) => Promise<never[]> {
  const stay = new Set([...key, ...kept]);
  const listOf = (some: readonly string[]) => sql.join(some.map((column) => sql.ref(column)));
  const changes = columns
    .filter((column) => !stay.has(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  const valuesOf = (row: Row) => columns.map((column) => row[column]);
  return inBatches<Row, never>(
    (db, rows) => ({
      compile: () =>
        sql<never>`
          insert into ${sql.table(table)} (${listOf(columns)})
          values ${sql.join(rows.map((row) => sql`(${sql.join(valuesOf(row))})`))}
          on conflict (${listOf(key)}) do update set ${sql.join(changes)}`.compile(db),
    }),
    valuesOf,
  );
}
