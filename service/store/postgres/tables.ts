import { type Kysely, sql } from "kysely";
import type { PlainTable, TableTools } from "../plain-table.ts";
import type { Database } from "../schema.ts";

export const postgresTables: TableTools = {
  list: listTables,

  async lock(db, except) {
    const names = (await listTables(db)).flatMap(({ name }) => (except.has(name) ? [] : [sql.table(name)]));
    await sql`lock table ${sql.join(names)} in exclusive mode`.execute(db);
  },

  async *read(db, name, columns, limit) {
    const selected = sql.join(columns.map((column) => sql.ref(column)));
    await sql`declare copied no scroll cursor for select ${selected} from ${sql.table(name)}`.execute(db);
    for (;;) {
      const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(limit)} from copied`.execute(db);
      if (rows.length === 0) break;
      yield rows.map((row) => columns.map((column) => row[column]));
    }
    await sql`close copied`.execute(db);
  },

  /** Sends one array per column. */
  async insert(db, table, columns, rows) {
    const arrays = columns.map((column, index) => {
      const type = sql.raw(table.columns.get(column) ?? "text");
      return sql`${rows.map((row) => row[index])}::${type}[]`;
    });
    await sql`
      insert into ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select * from unnest(${sql.join(arrays)})`.execute(db);
  },

  async advanceKeys(db) {
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
  },
};

async function listTables(db: Kysely<Database>): Promise<PlainTable[]> {
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
  return inOrder(
    Map.groupBy(rows, ({ name }) => name),
    references.rows,
  );
}

type Column = { name: string; column: string; type: string };

function inOrder(
  waiting: Map<string, Column[]>,
  references: readonly { name: string; to: string }[],
): PlainTable[] {
  const ordered: PlainTable[] = [];
  while (waiting.size > 0) {
    const isHeld = (name: string) => references.some((each) => each.name === name && waiting.has(each.to));
    const free = [...waiting].filter(([name]) => !isHeld(name));
    if (free.length === 0) throw new Error("the store's tables refer to each other in a circle");
    for (const [name, columns] of free) {
      ordered.push({ name, columns: new Map(columns.map(({ column, type }) => [column, type])) });
      waiting.delete(name);
    }
  }
  return ordered;
}
