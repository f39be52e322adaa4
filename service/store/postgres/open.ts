import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from "kysely";
import pg from "pg";
import type { Database } from "../schema.ts";

/** Connections of one process; a server's usual 100 then carry several processes and an operator. */
const poolSize = 10;

const limits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  /** As long as SQLite waits for another writer. */
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** A run waits its turn longer, since nobody waits for it. */
const bulkLimits = { ...limits, statement_timeout: 300_000, lock_timeout: 300_000 };

/** Opens a PostgreSQL database. Nothing is connected before the first query. `bulk` is for one that writes much. */
export function openPostgres(url: string, { bulk = false } = {}) {
  return over(new pg.Pool({ ...common(url), ...(bulk ? bulkLimits : limits), max: poolSize }));
}

/** The same with one connection and no limit on what a statement takes: for migrations, which may wait for each other. */
export function openPostgresPatiently(url: string) {
  const { connectionTimeoutMillis } = limits;
  return over(new pg.Pool({ ...common(url), connectionTimeoutMillis, max: 1 }));
}

const common = (url: string) => ({
  connectionString: url,
  application_name: "nownext",
  keepAlive: true,
  types: { getTypeParser },
});

/** bigint (epochs, counts) and numeric (sums) are numbers here too, as in SQLite. */
const getTypeParser: typeof pg.types.getTypeParser = (type, format) =>
  type === pg.types.builtins.INT8 || type === pg.types.builtins.NUMERIC
    ? Number
    : pg.types.getTypeParser(type, format);

function over(pool: pg.Pool) {
  // An idle connection that the server ends is dropped from the pool; the next query opens another.
  pool.on("error", () => {});
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    // An empty list is no syntax to PostgreSQL; SQLite takes it as false too.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  return { db, engine: "postgres" as const, close: () => db.destroy() };
}
