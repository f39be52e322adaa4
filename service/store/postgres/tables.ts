import { type Kysely, sql } from "kysely";
import type { Database } from "../schema.ts";

/** A table and its writable columns with their types. */
export type WritableTable = { name: string; columns: ReadonlyMap<string, string> };

/** The store's tables, without the migrator's own: each comes after those that it refers to. */
export async function listWritableTables(db: Kysely<Database>): Promise<WritableTable[]> {
  const { rows } = await sql<{ name: string; column: string; type: string }>`
    select c.relname as name, a.attname as column, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname !~ '^kysely_'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const references = await sql<{ name: string; to: string }>`
    select c.relname as name, r.relname as to
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and c.oid <> r.oid`.execute(db);

  const ordered: WritableTable[] = [];
  const waiting = Map.groupBy(rows, ({ name }) => name);
  while (waiting.size > 0) {
    const isHeld = (name: string) =>
      references.rows.some((each) => each.name === name && waiting.has(each.to));
    const free = [...waiting].filter(([name]) => !isHeld(name));
    if (free.length === 0) throw new Error("the store's tables refer to each other in a circle");
    for (const [name, columns] of free) {
      ordered.push({ name, columns: new Map(columns.map(({ column, type }) => [column, type])) });
      waiting.delete(name);
    }
  }
  return ordered;
}

/** Keeps others from writing to some tables until the caller's transaction ends. */
export const lockTables = async (db: Kysely<Database>, names: readonly string[]): Promise<void> => {
  await sql`lock table ${sql.join(names.map((name) => sql.table(name)))} in exclusive mode`.execute(db);
};

export async function countTargetRows(db: Kysely<Database>, name: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** Inserts rows, each with its values in the order of `columns`; sends one array per column. */
export async function insertRows(
  db: Kysely<Database>,
  table: WritableTable,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const arrays = columns.map((column, index) => {
    const type = sql.raw(table.columns.get(column) ?? "text");
    return sql`${rows.map((row) => row[index])}::${type}[]`;
  });
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select * from unnest(${sql.join(arrays)})`.execute(db);
}

/** Sets the sequences of generated keys to continue after the greatest keys in the tables. */
export async function advanceKeys(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string; column: string; sequence: string }>`
    select c.relname as name, a.attname as column, s.oid::regclass::text as sequence
    from pg_class s
    join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class c on c.oid = d.refobjid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace`.execute(db);
  for (const { name, column, sequence } of rows)
    await sql`
      select setval(${sequence}::regclass, coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
      from ${sql.table(name)}`.execute(db);
}

/** Updates the planner's statistics. */
export const analyze = async (db: Kysely<Database>): Promise<void> => {
  await sql`analyze`.execute(db);
};
