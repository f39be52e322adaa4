import { Kysely, PostgresDialect, SqliteDialect, sql } from "kysely";
import type { Pool } from "pg";
import { createTables, type ReminderTables } from "./schema.ts";
import { openFile } from "./sqlite-file.ts";

/** Opens the site's own store: a PostgreSQL database by its address, else a SQLite file by its path. */
export async function openReminderDatabase(place: string): Promise<Kysely<ReminderTables>> {
  const isPostgres = /^postgres(?:ql)?:/.test(place);
  const db = new Kysely<ReminderTables>({
    dialect: isPostgres
      ? new PostgresDialect({ pool: await openPool(place) })
      : new SqliteDialect({ database: openFile(place) }),
  });
  if (isPostgres)
    await db.transaction().execute(async (creating) => {
      // PostgreSQL fails if two processes create the same table at once.
      await sql`select pg_advisory_xact_lock(${creatingLock})`.execute(creating);
      await createTables(creating);
    });
  else await createTables(db);
  return db;
}

/** A number of ours, which no other use of the database locks. */
const creatingLock = 530_031;

/** `pg` answers big integers as text, since they may be larger than a number holds: ours are times. */
const bigint = 20;

async function openPool(address: string): Promise<Pool> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: address,
    max: 4,
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === bigint ? Number : pg.types.getTypeParser(type, format as "text"),
    },
  });
  // A connection that breaks while nobody uses it is replaced at the next query.
  pool.on("error", () => {});
  return pool;
}
