import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  replaceWithNoncontingentExpression,
  sql,
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

/**
 * Opens a PostgreSQL database. `bulk` is for processes that write much. Its first connection finds out whether connections
 * may set limits of their own, and is kept for the first query.
 */
export async function openPostgres(url: string, { bulk = false } = {}) {
  const pool = openPool(url, { bulk });
  try {
    (await pool.connect()).release();
    return overPool(pool);
  } catch (error) {
    await pool.end();
    if (!isLimitRefused(error)) throw error;
    return overPool(openPool(url, { bulk, limited: false }));
  }
}

/** The connections of such a store. */
export function openPool(url: string, { bulk = false, limited = true } = {}): pg.Pool {
  const { connectionTimeoutMillis } = limits;
  const own = !limited ? { connectionTimeoutMillis } : bulk ? bulkLimits : limits;
  return hearErrors(new pg.Pool({ ...common(url), ...own, max: poolSize }));
}

/** The lock of a database's migrations: the number by which Kysely, and so earlier versions, lock them. */
const migrationLock = 3_853_314_791_062_309_107n;

/**
 * Does work in a transaction while no other process migrates the database. The lock is the transaction's: PgBouncer
 * lends each transaction another connection, so one that is the connection's would be released on another, and stay.
 */
export const alone = <T>(db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    return work(transaction);
  });

class AdapterWithoutLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Kysely's migrator would lock a connection; `alone` locks in its place. */
class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new AdapterWithoutLock();
  }
}

/** The same with one connection and no statement timeout: for migrations, which may wait for each other. */
export function openPostgresPatiently(url: string) {
  const { connectionTimeoutMillis } = limits;
  return overPool(hearErrors(new pg.Pool({ ...common(url), connectionTimeoutMillis, max: 1 })));
}

/**
 * Whether a connection was refused because it set limits as it began. PgBouncer refuses them, because it lends one
 * connection to many: there its own settings are the limits.
 */
const isLimitRefused = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);

/** Whether what listens there lets a connection set limits as it begins. */
export async function takesLimits(url: string): Promise<boolean> {
  const client = new pg.Client({ ...common(url), ...limits });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isLimitRefused(error)) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
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

/**
 * Opens a database for reads alone, at a replica while `isUsable` says so and it can be reached, else at the database
 * itself. `onAway` is called when the replica can't be reached. `replica` is the replica alone.
 */
export function openPostgresReading(
  urls: { replica: string; database: string },
  choice: { isUsable: () => boolean; onAway: () => void },
  { limited = true } = {},
) {
  const open = (url: string) =>
    new pg.Pool({
      ...common(url),
      ...(limited ? limits : {}),
      connectionTimeoutMillis: 2_000,
      max: poolSize,
    });
  const [replica, database] = [open(urls.replica), open(urls.database)];
  for (const pool of [replica, database]) hearErrors(pool);
  const chosen = {
    options: {},
    connect: async () => {
      if (!choice.isUsable()) return database.connect();
      try {
        return await replica.connect();
      } catch {
        choice.onAway();
        return database.connect();
      }
    },
    end: async () => {
      await Promise.all([replica.end(), database.end()]);
    },
  };
  return {
    ...overPool(chosen),
    replica: overPool({ options: {}, connect: () => replica.connect(), end: async () => {} }),
  };
}

/**
 * If the server closes an idle connection, the pool drops it and the next query opens another. If it closes one that is
 * in use, the query fails; without a listener of its own the connection would end the process too.
 */
function hearErrors(pool: pg.Pool): pg.Pool {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** A store over connections, which end when it is closed. */
export function overPool(pool: PostgresPool) {
  const db = new Kysely<Database>({
    dialect: new Dialect({ pool }),
    // An empty list is a syntax error in PostgreSQL; SQLite evaluates it to false too.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  return { db, engine: "postgres" as const, connections: poolSize, close: () => db.destroy() };
}
