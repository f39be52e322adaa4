import type { Kysely, Selectable } from "kysely";
import type { ApiKeyTable } from "./schema/operating.ts";
import type { Database } from "./schema.ts";

export type ApiKeyRow = Selectable<ApiKeyTable>;

export const insertKey = async (db: Kysely<Database>, row: ApiKeyRow): Promise<void> => {
  await db.insertInto("api_key").values(row).execute();
};

/** Every key, oldest first. */
export const listKeyRows = (db: Kysely<Database>): Promise<ApiKeyRow[]> =>
  db.selectFrom("api_key").selectAll().orderBy("created_at").orderBy("hash").execute();

export const getKeyRow = async (db: Kysely<Database>, hash: string): Promise<ApiKeyRow | null> =>
  (await db.selectFrom("api_key").selectAll().where("hash", "=", hash).executeTakeFirst()) ?? null;

/** Marks a key revoked, keeping the time of an earlier revocation. */
export const markKeyRevoked = async (db: Kysely<Database>, hash: string, now: number): Promise<void> => {
  await db
    .updateTable("api_key")
    .set({ revoked_at: now })
    .where("hash", "=", hash)
    .where("revoked_at", "is", null)
    .execute();
};
