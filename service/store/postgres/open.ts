import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from "kysely";
import pg from "pg";
import type { Database } from "../schema.ts";

/** Connections of one process; a server's usual 100 then suffice for several processes and an operator. */
const poolSize = 10;

const limits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  /** The same as SQLite's wait for another writer. */
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** An ingest run waits longer, since nobody is waiting for it. */
const bulkLimits = { ...limits, statement_timeout: 300_000, lock_timeout: 300_000 };

/** Opens a PostgreSQL database; it connects on the first query. `bulk` is for processes that write much. */
export function openPostgres(url: string, { bulk = false } = {}) {
  return over(new pg.Pool({ ...common(url), ...(bulk ? bulkLimits : limits), max: poolSize }));
}

/** The same with one connection and no statement timeout: for migrations, which may wait for each other. */
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
  // If the server closes an idle connection, the pool drops it and the next query opens another. If it closes one that
  // is in use, the query fails; without a listener of its own the connection would end the process too.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    // An empty list is a syntax error in PostgreSQL; SQLite evaluates it to false too.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  return { db, engine: "postgres" as const, close: () => db.destroy() };
}
