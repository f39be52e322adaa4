import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Counts the store's revision up, in the caller's transaction, and gives the new one. */
export async function nextRevision(db: Kysely<Database>): Promise<number> {
  const row = await db
    .insertInto("meta")
    .values({ name: "revision", value: "1" })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        value: sql<string>`cast(cast(meta.value as integer) + 1 as text)`,
      }),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(row.value);
}
