import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CompiledQuery, sql } from "kysely";
import pg from "pg";
import { isUpToDate, listUnknownMigrations } from "./migrator.ts";
import { openPostgres } from "./postgres/open.ts";
import { postgresTables } from "./postgres/tables.ts";
import { openStore, type Store } from "./store.ts";
import { databaseUrl, startTestServer } from "./test-server.ts";

/** Databases for tests, each at an address that `openStore` takes. */
export type TestDatabases = {
  /** Creates a database: migrated and without rows or, with `empty`, without tables. Returns its address. */
  create(empty: boolean): Promise<string>;
  /** Takes a database back, whose stores are closed. */
  drop(url: string): Promise<void>;
  /** Removes everything. */
  close(): Promise<void>;
};

const migrate = (url: string) => openStore(url).then((store) => store.close());

/** Databases of SQLite, each a copy of one that is migrated once. */
export async function createSqliteDatabases(): Promise<TestDatabases> {
  const address = (folder: string) => `sqlite:${join(folder, "store.db")}`;
  const template = await mkdtemp(join(tmpdir(), "nownext-template-"));
  await migrate(address(template));
  return {
    create: async (empty) => {
      const folder = await mkdtemp(join(tmpdir(), "nownext-store-"));
      if (!empty) await cp(template, folder, { recursive: true });
      return address(folder);
    },
    drop: (url) => rm(dirname(url.slice("sqlite:".length)), { recursive: true, force: true }),
    close: () => rm(template, { recursive: true }),
  };
}

/**
 * Databases of a PostgreSQL server: the one in `TEST_DATABASE_URL`, else one of our own. To copy the migrated template
 * takes ten times as long as to delete a test's rows, so a copy that is taken back is emptied and given out again.
 */
export async function createPostgresDatabases(): Promise<TestDatabases> {
  const named = process.env.TEST_DATABASE_URL;
  const server = named ? { url: named, stop: async () => {} } : await startTestServer();
  const admin = new pg.Client(server.url);
  await admin.connect();
  const names = new Set<string>();

  async function copy(template: string): Promise<string> {
    const name = `nownext_test_${randomBytes(8).toString("hex")}`;
    names.add(name);
    await admin.query(`create database ${name} template ${template}`);
    return databaseUrl(server.url, name);
  }
  async function remove(name: string): Promise<void> {
    await admin.query(`drop database ${name} with (force)`);
    names.delete(name);
  }

  const template = await copy("template0");
  await migrate(template);
  const cleaner = createCleaner(await writeDeletion(template));
  // A database can't be copied while somebody is connected to it.
  await admin.query(endConnections, [nameOf(template)]);
  const copies = new Set<string>();
  const free: string[] = [];
  return {
    create: async (empty) => {
      if (empty) return copy("template0");
      const url = free.pop() ?? (await copy(nameOf(template)));
      copies.add(url);
      return url;
    },
    drop: async (url) => {
      if (copies.has(url) && (await cleaner.empty(url))) free.push(url);
      else await remove(nameOf(url));
    },
    close: async () => {
      await cleaner.close();
      for (const name of names) await remove(name);
      await admin.end();
      await server.stop();
    },
  };
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Ends the connections to a database, but not the one that this is sent over, and waits until they have ended. */
const endConnections = `
  select pg_terminate_backend(pid, 600000) from pg_stat_activity
  where datname = $1 and pid <> pg_backend_pid()`;

/** A database that is larger is dropped: the rows that were deleted from it would slow others down. */
const mostBytes = 2 ** 24;

/** Empties copies of a migrated database over connections that it keeps. */
function createCleaner(deletion: string) {
  const stores = new Map<string, Store>();
  return {
    /** Returns whether the database is now like a new one. */
    empty: async (url: string): Promise<boolean> => {
      const store = stores.get(url) ?? openPostgres(url);
      stores.set(url, store);
      try {
        // A process that was killed may have left a statement running.
        await store.db.executeQuery(CompiledQuery.raw(endConnections, [nameOf(url)]));
        await sql.raw(deletion).execute(store.db);
        const { rows } = await sql<{ size: number }>`
          select pg_database_size(current_database()) as size`.execute(store.db);
        if (Number(rows[0]?.size) >= mostBytes || !(await isUpToDate(store))) return false;
        return (await listUnknownMigrations(store.db)).length === 0;
      } catch {
        return false; // since the test removed a table
      }
    },
    close: () => Promise.all([...stores.values()].map((store) => store.close())),
  };
}

/** Statements that delete every row of a migrated database and let its keys start again. */
async function writeDeletion(url: string): Promise<string> {
  const { db, close } = openPostgres(url);
  try {
    const tables = await postgresTables.list(db);
    const { rows } = await sql<{ name: string }>`select sequencename as name from pg_sequences`.execute(db);
    return [
      ...tables.toReversed().map(({ name }) => `delete from ${pg.escapeIdentifier(name)}`),
      ...rows.map(({ name }) => `alter sequence ${pg.escapeIdentifier(name)} restart`),
    ].join(";");
  } finally {
    await close();
  }
}
