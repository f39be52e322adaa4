import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** The revision of the guide's data: it grows with each change of channels, lineups or slots. 0 at first. */
export async function getRevision(db: Kysely<Database>): Promise<number> {
  return Number((await getMeta(db, "revision")) ?? 0);
}

/** The secret that authenticates cursors, created on first use and shared by all processes on this store. */
export async function getCursorSecret(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto("meta")
    .values({ name: "cursor_secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const secret = await getMeta(db, "cursor_secret");
  if (secret === null) throw new Error("the store lost its cursor secret");
  return secret;
}

/** A single value; null if it was never set. */
export async function getMeta(db: Kysely<Database>, name: string): Promise<string | null> {
  const row = await db.selectFrom("meta").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? null;
}

/** Several values, in the order of their names; null if one was never set. */
export async function listMeta(db: Kysely<Database>, names: readonly string[]): Promise<(string | null)[]> {
  const rows = await db.selectFrom("meta").selectAll().where("name", "in", names).execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return names.map((name) => values.get(name) ?? null);
}

export async function setMeta(db: Kysely<Database>, name: string, value: string): Promise<void> {
  await db
    .insertInto("meta")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
