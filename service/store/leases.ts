import type { Kysely } from "kysely";
import { lockWrites } from "./revision.ts";
import type { LeaseTable } from "./schema/operating.ts";
import type { Database } from "./schema.ts";

/** A lease as one process has it. */
export type Lease = Pick<LeaseTable, "name" | "holder">;

export type LeaseRow = LeaseTable;

/** What was to be written under a lease that another process has now, or none. Nothing was written. */
export class LeaseLostError extends Error {
  override name = "LeaseLostError" as const;
}

export const getLease = async (db: Kysely<Database>, name: string): Promise<LeaseRow | null> =>
  (await db.selectFrom("lease").selectAll().where("name", "=", name).executeTakeFirst()) ?? null;

/**
 * Takes a lease that was last seen as `seen` (null: that nobody held). False where another process took it or its
 * holder renewed it meanwhile.
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

/** Shows that the holder is alive. False where it is the holder no more. */
export async function renewLease(db: Kysely<Database>, { name, holder }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("lease")
    .set(({ eb }) => ({ beats: eb("beats", "+", 1) }))
    .where("name", "=", name)
    .where("holder", "=", holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Gives a lease back, so that another process may take it at once. */
export const releaseLease = async (db: Kysely<Database>, { name, holder }: Lease): Promise<void> => {
  await db.deleteFrom("lease").where("name", "=", name).where("holder", "=", holder).execute();
};

/**
 * Writes listings in one transaction that no other one writes beside, and under a lease, if there is one: a process
 * that lost it without knowing writes nothing, and gets a LeaseLostError. Who takes it over waits in `lockWrites`
 * for what its last holder is writing, and only then reads.
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
