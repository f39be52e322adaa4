import { once } from "node:events";
import pg from "pg";
import { isUpToDate, listUnknownMigrations } from "./migrator.ts";
import { openPool, overPool } from "./postgres/open.ts";
import { postgresTables } from "./postgres/tables.ts";
import type { Store } from "./store.ts";

/** A database that is larger is dropped: the rows that were deleted from it would slow others down. */
const mostBytes = 2 ** 22;

/**
 * Opens connections to a copy of the migrated database that outlast the stores on it. To open them and to fill the
 * server's caches takes longer than most tests.
 */
export async function keepConnections(url: string) {
  const named = new URL(url);
  named.searchParams.set("application_name", "nownext between tests");
  const pool = openPool(named.href);
  const tables = (await postgresTables.list(overPool(pool).db)).map(({ name }) => name).toReversed();
  const listFilled = tables
    .map((name) => `select '${name}' as name where exists (select from ${pg.escapeIdentifier(name)})`)
    .join(" union all ");

  /** Prepared once for each connection: there are more tables than rows to delete. */
  async function listFilledTables(): Promise<string[]> {
    const { rows } = await pool.query<{ name: string }>({ name: "filled", text: listFilled });
    const filled = new Set(rows.map(({ name }) => name));
    return tables.filter((name) => filled.has(name));
  }

  return {
    url,
    /** Opens a store, whose `close` leaves the connections open. Only one may be open. */
    openStore: (): Store =>
      overPool({
        options: {},
        connect: () => pool.connect(),
        end: async () => {
          while (pool.idleCount < pool.totalCount)
            await Promise.race([once(pool, "release"), once(pool, "remove")]);
        },
      }),
    /** Ends the connections of others, deletes all rows, and returns whether the database is now like a new one. */
    async empty(): Promise<boolean> {
      try {
        await pool.query({ name: "end", text: endOthers });
        const filled = await listFilledTables();
        if (filled.length > 0)
          await pool.query(filled.map((name) => `delete from ${pg.escapeIdentifier(name)}`).join(";"));
        const { rows } = await pool.query<{ bytes: number }>({ name: "restart", text: restart });
        const store = overPool(pool);
        if (Number(rows[0]?.bytes) >= mostBytes || !(await isUpToDate(store))) return false;
        return (await listUnknownMigrations(store.db)).length === 0;
      } catch {
        return false; // since the test removed a table
      }
    },
    close: () => pool.end(),
  };
}

export type KeptConnections = Awaited<ReturnType<typeof keepConnections>>;

/** A process that was killed may have left a statement running. */
const endOthers = `
  select pg_terminate_backend(pid, 600000) from pg_stat_activity
  where datname = current_database() and application_name <> current_setting('application_name')`;

/** Lets keys start again, and measures the tables. */
const restart = `
  select (select count(setval(oid, 1, false)) from pg_class where relkind = 'S') as sequences,
    (select sum(pg_table_size(oid)) from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace)
      as bytes`;
