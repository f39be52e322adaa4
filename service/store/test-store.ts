import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Engine } from "./migrator.ts";
import { openStore, type Store } from "./store.ts";
import { command, databaseUrl } from "./test-server.ts";
import type { Template } from "./test-setup.ts";

/** The engine that suites open stores on: each suite runs once per engine, as projects of `vitest.config.ts`. */
export const engine: Engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

/** A database of a test's own; several stores may be opened at its `url`. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * Creates a database: migrated and without rows or, with `empty`, without tables. Throws an Error if there is no
 * PostgreSQL, so that no suite is skipped silently: see `test-server.ts` for where it looks.
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const answer = await fetch(inject("templateAt"));
  if (!answer.ok) throw new Error(await answer.text());
  const template: Template = await answer.json();
  return "folder" in template
    ? copyFolder(empty ? null : template.folder)
    : copyDatabase(template.server, empty ? "template0" : template.name);
}

/** Opens a store on a database of its own, which is dropped when the store is closed. */
export async function openTestStore(): Promise<Store> {
  const { url, drop } = await createTestDatabase();
  const store = await openStore(url);
  return { ...store, close: () => store.close().then(drop) };
}

async function copyFolder(template: string | null): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "nownext-store-"));
  if (template) await cp(template, folder, { recursive: true });
  return {
    url: `sqlite:${join(folder, "store.db")}`,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function copyDatabase(server: string, template: string): Promise<TestDatabase> {
  const name = `nownext_test_${randomBytes(8).toString("hex")}`;
  await command(server, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(server, name),
    drop: () => command(server, `drop database ${name} with (force)`),
  };
}
