import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When an event, or who shows it, last changed; unknown for events that were there before. */
export const eventUpdates: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable("event").addColumn("updated_at", "bigint").execute();
  },
};
