import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Where programmes were before their sources moved or replaced them, and what they were: old ids lead on by it. */
export const formerSlots: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("former_slot")
      .addColumn("channel", "integer", (c) => c.notNull())
      .addColumn("start", "bigint", (c) => c.notNull())
      .addColumn("stop", "bigint", (c) => c.notNull())
      .addColumn("said_json", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("former_slot_key", ["channel", "start"])
      .execute();
    await schema.createIndex("former_slot_by_stop").on("former_slot").column("stop").execute();
  },
};
