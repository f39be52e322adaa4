import type { Kysely, Selectable } from "kysely";
import type { IdempotencyTable } from "./schema/operating.ts";
import type { Database } from "./schema.ts";

/** How long answers are kept. */
export const idempotencySeconds = 24 * 3600;

export type IdempotencyRow = Selectable<IdempotencyTable>;

/**
 * Stores a request's answer under its owner's key. Returns false if there already is one: another request came first,
 * and this transaction must be rolled back.
 */
export async function insertIdempotency(db: Kysely<Database>, row: IdempotencyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("idempotency")
    .values(row)
    .onConflict((conflict) => conflict.columns(["owner", "key"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The answer under an owner's key, if it was stored after an instant. */
export const getIdempotency = async (
  db: Kysely<Database>,
  { owner, key, since }: { owner: string; key: string; since: number },
): Promise<IdempotencyRow | null> =>
  (await db
    .selectFrom("idempotency")
    .selectAll()
    .where("owner", "=", owner)
    .where("key", "=", key)
    .where("created_at", ">", since)
    .executeTakeFirst()) ?? null;

/** Deletes the answers stored until an instant. */
export const deleteIdempotencyUntil = async (db: Kysely<Database>, until: number): Promise<void> => {
  await db.deleteFrom("idempotency").where("created_at", "<=", until).execute();
};
