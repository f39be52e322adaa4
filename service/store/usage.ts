import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** A key and a day, counted from 1970-01-01 in UTC. */
type KeyDay = { keyHash: string; day: number };

/**
 * Takes up to `wanted` calls of a key's day, as many as `limit` leaves. Gives how many it took, and how many are
 * taken now. One statement, so that no two processes can take the same call.
 */
export function takeCalls(
  db: Kysely<Database>,
  { keyHash, day, wanted, limit }: KeyDay & { wanted: number; limit: number },
): Promise<{ granted: number; calls: number }> {
  const first = Math.min(wanted, limit);
  const left = sql<number>`${limit} - call_count.calls`;
  const granted = sql<number>`case when ${left} <= 0 then 0 when ${left} < ${wanted} then ${left} else ${wanted} end`;
  return db
    .insertInto("call_count")
    .values({ key_hash: keyHash, day, calls: first, granted: first })
    .onConflict((conflict) =>
      conflict
        .columns(["key_hash", "day"])
        .doUpdateSet({ granted, calls: sql<number>`call_count.calls + ${granted}` }),
    )
    .returning(["granted", "calls"])
    .executeTakeFirstOrThrow();
}

/** Gives back a call that was taken and cost nothing in the end. */
export const giveCallBack = async (db: Kysely<Database>, { keyHash, day }: KeyDay): Promise<void> => {
  await db
    .updateTable("call_count")
    .set(({ eb }) => ({ calls: eb("calls", "-", 1) }))
    .where("key_hash", "=", keyHash)
    .where("day", "=", day)
    .where("calls", ">", 0)
    .execute();
};

/** How many calls of a key's day are taken. */
export async function getCalls(db: Kysely<Database>, { keyHash, day }: KeyDay): Promise<number> {
  const row = await db
    .selectFrom("call_count")
    .select("calls")
    .where("key_hash", "=", keyHash)
    .where("day", "=", day)
    .executeTakeFirst();
  return row?.calls ?? 0;
}

/** Forgets the counts of days before one. */
export const deleteCallsBefore = async (db: Kysely<Database>, day: number): Promise<void> => {
  await db.deleteFrom("call_count").where("day", "<", day).execute();
};
