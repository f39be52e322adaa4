import { inject } from "vitest";
import type { Engine } from "./migrator.ts";
import { openStore, type Store } from "./store.ts";

/** The engine that suites open stores on: each suite runs once per engine, as projects of `vitest.config.ts`. */
export const engine: Engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

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

/** Opens a store on a database of its own, which is dropped when the store is closed. */
export async function openTestStore(): Promise<Store> {
  const { url, drop } = await createTestDatabase();
  const store = await openStore(url);
  return { ...store, close: () => store.close().then(drop) };
}
