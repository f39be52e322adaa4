import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a source's last accepted run read, so that the same again ends early. */
export const contentHash: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("source").addColumn("content_hash", "text").execute();
  },
};
