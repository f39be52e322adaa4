import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Increases the store's revision, in the caller's transaction, and returns the new one. */
export const nextRevision = (db: Kysely<Database>): Promise<number> =>
  setRevision(db, sql<string>`cast(cast(meta.value as integer) + 1 as text)`, "1");

/**
 * Takes the store's write lock, which the transaction then holds to its end: what it reads from here on, no other
 * writer of listings changes. It comes before the transaction's first read, since SQLite lets none write that has
 * read what another then changed.
 */
export const lockWrites = async (db: Kysely<Database>): Promise<void> => {
  await setRevision(db, sql<string>`meta.value`, "0");
};

/** On both engines a write of the row waits for whoever wrote it last, whether or not it changes. */
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
