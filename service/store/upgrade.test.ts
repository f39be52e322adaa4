import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { listOf } from "../../contract/envelope.ts";
import { slotSchema } from "../../contract/slot.ts";
import { openTestApp } from "../test-app.ts";
import { createMigrator, isUpToDate, listMigrationNames } from "./migrator.ts";
import { openPostgres } from "./postgres/open.ts";
import { openSqlite } from "./sqlite/open.ts";
import { openStore } from "./store.ts";
import { createTestDatabase, engine } from "./test-store.ts";

/** What the first version kept of two programmes, a channel, its source and a key, as it wrote them. */
const rows = readFileSync(join(import.meta.dirname, "migrations/first-store.sql"), "utf8")
  .trim()
  .split(";\n");

/** Creates a store with these rows, as the version left it whose last migration this is. Returns its address. */
async function leaveStoreAt(migration: string): Promise<string> {
  const { url, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const { db, close } =
    engine === "postgres" ? await openPostgres(url) : await openSqlite(url.slice("sqlite:".length));
  const migrator = createMigrator(db, engine);
  const done = [await migrator.migrateTo("0001-initial")];
  for (const row of rows) await sql.raw(row.replace(/;$/, "")).execute(db);
  // PostgreSQL counts what it numbered itself.
  if (engine === "postgres")
    for (const table of ["channel", "feed"])
      await sql`select nextval(${`${table}_ref_seq`}), nextval(${`${table}_ref_seq`})`.execute(db);
  done.push(await migrator.migrateTo(migration));
  for (const { error } of done) expect(error).toBeUndefined();
  await close();
  return url;
}

it.each(listMigrationNames())(
  "a store that a version left at %s is brought up to date and serves what it held",
  async (migration) => {
    const store = await openStore(await leaveStoreAt(migration));
    onTestFinished(() => store.close());
    expect(await isUpToDate(store)).toBe(true);
    const { request } = await openTestApp({ store, at: "2026-08-22T18:10:00Z" });
    const answer = await request("/channels/ch_lj8k4ey5tk/schedule?date=2026-08-22");
    expect(answer.status).toBe(200);
    const { data } = listOf(slotSchema).parse(await answer.json());
    expect(data).toMatchObject([
      { title: "News at Six", description: "What happened today.", category: ["News"] },
      { title: "The Long Film (1968)", episode: { season: 1, number: 4 } },
    ]);
  },
);
