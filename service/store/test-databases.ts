import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { openStore } from "./store.ts";
import { type KeptConnections, keepConnections } from "./test-emptying.ts";
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
 * Databases of a PostgreSQL server: the one in `TEST_DATABASE_URL`, else one of our own. To create one takes ten times as
 * long as to delete a test's rows or tables, so one that is taken back is emptied and given out again.
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
  /** Ends the connections to a database without tables at first, and removes what was made in it. */
  async function clear(url: string): Promise<void> {
    await admin.query(endConnections, [nameOf(url)]);
    const client = new pg.Client(url);
    await client.connect();
    await client.query("drop schema public cascade; create schema public");
    await client.end();
  }
  async function remove(name: string): Promise<void> {
    await admin.query(`drop database ${name} with (force)`);
    names.delete(name);
  }

  const template = await copy("template0");
  await migrate(template);
  // A database can't be copied while somebody is connected to it.
  await admin.query(endConnections, [nameOf(template)]);
  const copies = new Map<string, KeptConnections>();
  const free: string[] = [];
  const withoutTables = { known: new Set<string>(), free: [] as string[] };
  return {
    create: async (empty) => {
      if (empty) {
        const url = withoutTables.free.pop() ?? (await copy("template0"));
        withoutTables.known.add(url);
        return url;
      }
      const url = free.pop() ?? (await copy(nameOf(template)));
      if (!copies.has(url)) copies.set(url, await keepConnections(url));
      return url;
    },
    drop: async (url) => {
      if (withoutTables.known.has(url)) {
        await clear(url);
        withoutTables.free.push(url);
        return;
      }
      const connections = copies.get(url);
      if (await connections?.empty()) return void free.push(url);
      copies.delete(url);
      await connections?.close();
      await remove(nameOf(url));
    },
    close: async () => {
      for (const connections of copies.values()) await connections.close();
      for (const name of names) await remove(name);
      await admin.end();
      await server.stop();
    },
  };
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Ends the connections to a database, and waits until they have ended. */
const endConnections = `
  select pg_terminate_backend(pid, 600000) from pg_stat_activity
  where datname = $1`;
