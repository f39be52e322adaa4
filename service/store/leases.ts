import type { Kysely } from "kysely";
import { LeaseLostError } from "./lease-lost.ts";
import { lockWrites } from "./revision.ts";
import type { LeaseTable } from "./schema/operating.ts";
import type { Database } from "./schema.ts";

/** A lease that a process holds. */
export type Lease = Pick<LeaseTable, "name" | "holder">;

export type LeaseRow = LeaseTable;

export const getLease = async (db: Kysely<Database>, name: string): Promise<LeaseRow | null> =>
  (await db.selectFrom("lease").selectAll().where("name", "=", name).executeTakeFirst()) ?? null;

/**
 * Takes a lease that was last seen as `seen` (null: held by nobody). False if another process took it or its holder
 * renewed it meanwhile.
 */
export async function takeLease(
  db: Kysely<Database>,
  { name, holder }: Lease,
  seen: LeaseRow | null,
): Promise<boolean> {
  if (!seen) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("lease")
      .values({ name, holder, beats: 0 })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable("lease")
    .set({ holder, beats: 0 })
    .where("name", "=", name)
    .where("holder", "=", seen.holder)
    .where("beats", "=", seen.beats)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Renews a lease. False if this process no longer holds it. */
export async function renewLease(db: Kysely<Database>, { name, holder }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("lease")
    .set(({ eb }) => ({ beats: eb("beats", "+", 1) }))
    .where("name", "=", name)
    .where("holder", "=", holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Releases a lease, so that another process can take it at once. */
export const releaseLease = async (db: Kysely<Database>, { name, holder }: Lease): Promise<void> => {
  await db.deleteFrom("lease").where("name", "=", name).where("holder", "=", holder).execute();
};

/**
 * Writes listings in one transaction, exclusively, and under a lease if one is given: a process that lost it unknowingly
 * writes nothing and gets a LeaseLostError. Whoever takes it over waits in `lockWrites` for the last holder's write.
 */
export const writeUnder = <T>(
  db: Kysely<Database>,
  lease: Lease | null,
  write: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await lockWrites(trx);
    if (lease && (await getLease(trx, lease.name))?.holder !== lease.holder)
      throw new LeaseLostError(`this process no longer has the lease "${lease.name}"`);
    return write(trx);
  });
