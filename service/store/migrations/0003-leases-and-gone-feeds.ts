import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The leases of processes, and when a feed disappeared from its source. */
export const leasesAndGoneFeeds = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable("feed").addColumn("gone_at", "bigint").execute();

    // SQLite keeps it in a separate file: see sqlite/beside.ts.
    if (engine === "postgres")
      await schema
        .createTable("lease")
        .addColumn("name", sql`text collate "C"`, (c) => c.primaryKey().notNull())
        .addColumn("holder", sql`text collate "C"`, (c) => c.notNull())
        .addColumn("beats", "integer", (c) => c.notNull())
        .execute();
  },
});
