import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

type Known = { known_channel: { excluded: string | null } };

/**
 * Where channels are broadcast and what feeds are for, and the choice to keep closed and adult channels. The channel
 * database's blocklist, which is about streams, keeps nothing out any more.
 */
export const leftOut: Migration = {
  async up(db: Kysely<Known>) {
    const { schema } = db;
    await schema
      .alterTable("known_channel")
      .addColumn("areas_json", "text", (c) => c.notNull().defaultTo("[]"))
      .execute();
    await schema.alterTable("feed").addColumn("country", "text").execute();
    for (const column of ["include_closed", "include_adult"])
      await schema
        .alterTable("source")
        .addColumn(column, "integer", (c) => c.notNull().defaultTo(0))
        .execute();
    await db.updateTable("known_channel").set({ excluded: null }).where("excluded", "=", "blocked").execute();
  },
};
