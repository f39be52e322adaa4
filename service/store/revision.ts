import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Increases the store's revision, in the caller's transaction, and returns the new one. */
export const nextRevision = (db: Kysely<Database>): Promise<number> =>
  setRevision(db, sql<string>`cast(cast(meta.value as integer) + 1 as text)`, "1");

/**
 * Takes the store's write lock until the transaction ends: from here on no other writer of listings changes what it
 * reads. Must come before the transaction's first read, since SQLite doesn't let a transaction write once another
 * has changed what it read.
 */
export const lockWrites = async (db: Kysely<Database>): Promise<void> => {
  await setRevision(db, sql<string>`meta.value`, "0");
};

/** On both engines a write to the row waits for its last writer, even if it changes nothing. */
async function setRevision(
  db: Kysely<Database>,
  value: ReturnType<typeof sql<string>>,
  first: string,
): Promise<number> {
  const row = await db
    .insertInto("meta")
    .values({ name: "revision", value: first })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(row.value);
}
