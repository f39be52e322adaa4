import type { Kysely, Selectable } from "kysely";
import type { GuideAddressTable } from "./schema/operating.ts";
import type { Database } from "./schema.ts";

export type GuideAddressRow = Selectable<GuideAddressTable>;

export const insertGuideAddress = async (db: Kysely<Database>, row: GuideAddressRow): Promise<void> => {
  await db.insertInto("guide_address").values(row).execute();
};

/** Every address, revoked ones included, oldest first. */
export const listGuideAddressRows = (db: Kysely<Database>): Promise<GuideAddressRow[]> =>
  db.selectFrom("guide_address").selectAll().orderBy("created_at").orderBy("hash").execute();

export const getGuideAddressRow = async (
  db: Kysely<Database>,
  hash: string,
): Promise<GuideAddressRow | null> =>
  (await db.selectFrom("guide_address").selectAll().where("hash", "=", hash).executeTakeFirst()) ?? null;

/** Marks an address revoked, keeping the time of an earlier revocation. */
export const markGuideAddressRevoked = async (
  db: Kysely<Database>,
  hash: string,
  now: number,
): Promise<void> => {
  await db
    .updateTable("guide_address")
    .set({ revoked_at: now })
    .where("hash", "=", hash)
    .where("revoked_at", "is", null)
    .execute();
};
