import type { Kysely, Selectable } from "kysely";
import type { IdempotencyTable } from "./schema/operating.ts";
import type { Database } from "./schema.ts";

/** How long what a request was answered is kept. */
export const idempotencySeconds = 24 * 3600;

export type IdempotencyRow = Selectable<IdempotencyTable>;

/**
 * Keeps what a request was answered with under its owner's key. False where something is kept there already:
 * then another request came first, and the transaction that asked must be given up.
 */
export async function insertIdempotency(db: Kysely<Database>, row: IdempotencyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("idempotency")
    .values(row)
    .onConflict((conflict) => conflict.columns(["owner", "key"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** What is kept under an owner's key since an instant. */
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

/** Forgets what was kept until an instant. */
export const deleteIdempotencyUntil = async (db: Kysely<Database>, until: number): Promise<void> => {
  await db.deleteFrom("idempotency").where("created_at", "<=", until).execute();
};
