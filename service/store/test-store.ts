import { inject } from "vitest";
import type { StoreEngine } from "./migrator.ts";
import { openStore, type Store } from "./store.ts";
import { type KeptConnections, keepConnections } from "./test-emptying.ts";

/** The engine that suites open stores on: each suite runs once per engine, as projects of `vitest.config.ts`. */
export const engine: StoreEngine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

/** A database of a test's own; several stores may be opened at its `url`. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * Creates a database: migrated and without rows or, with `empty`, without tables. Throws an Error if there is no
 * PostgreSQL, so that no suite is skipped silently: see `test-server.ts` for where it looks.
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const url = await ask(empty ? "?empty" : "", { method: "POST" });
  return { url, drop: () => ask("", { method: "DELETE", body: url }).then(() => {}) };
}

async function ask(search: string, init: RequestInit): Promise<string> {
  const answer = await fetch(`${inject("databasesAt")}${search}`, init);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

/** A store on a database of its own, which other stores may be opened on at `url`; when it is closed, that is dropped. */
export type TestStore = Store & { url: string };

export const openTestStore = (): Promise<TestStore> =>
  engine === "postgres" ? openKeptStore() : openNewStore();

async function openNewStore(): Promise<TestStore> {
  const { url, drop } = await createTestDatabase();
  const store = await openStore(url);
  return { ...store, url, close: () => store.close().then(drop) };
}

/** Databases of this worker that are empty, with their connections. */
const kept: KeptConnections[] = [];

async function openKeptStore(): Promise<TestStore> {
  const connections = kept.pop() ?? (await keepConnections((await createTestDatabase()).url));
  const store = connections.openStore();
  return {
    ...store,
    url: connections.url,
    close: async () => {
      await store.close();
      if (await connections.empty()) kept.push(connections);
      else await connections.close();
    },
  };
}
