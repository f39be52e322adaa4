import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The hash of what a source's last accepted run read, so that a run on the same content ends early. */
export const contentHash: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("source").addColumn("content_hash", "text").execute();
  },
};
