import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import type { Engine } from "./migrator.ts";
import { openStore, type Store } from "./store.ts";

/** The engine that suites open stores on: each runs once on each, as projects of `vitest.config.ts`. */
export const engine: Engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

/** An empty database of a test's own; several stores may be opened at its `url`. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * Makes an empty database. Throws an Error where no PostgreSQL can be had, so that no suite is skipped in
 * silence: see `test-server.ts` for where they come from.
 */
export const createTestDatabase = (): Promise<TestDatabase> =>
  engine === "sqlite" ? createFile() : createDatabase();

/** Opens a store on a database of its own, which is dropped when the store is closed. */
export async function openTestStore(): Promise<Store> {
  const { url, drop } = await createTestDatabase();
  const store = await openStore(url);
  return { ...store, close: () => store.close().then(drop) };
}

async function createFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "nownext-store-"));
  return {
    url: `sqlite:${join(folder, "store.db")}`,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createDatabase(): Promise<TestDatabase> {
  const answer = await fetch(inject("postgresAt"));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `nownext_test_${randomBytes(8).toString("hex")}`;
  await command(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(server, `drop database ${name} with (force)`) };
}

async function command(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
