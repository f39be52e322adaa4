import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Planned sports events from the operator's fixture files. */
export const fixtures = (engine: "sqlite" | "postgres"): Migration => {
  const clustered = engine === "sqlite" ? sql`without rowid` : sql``;
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("fixture")
        .addColumn("source", text, (c) => c.notNull())
        .addColumn("place", "integer", (c) => c.notNull())
        .addColumn("sport", text, (c) => c.notNull())
        .addColumn("date", text, (c) => c.notNull())
        .addColumn("block", text, (c) => c.notNull())
        .addColumn("body", text, (c) => c.notNull())
        .addPrimaryKeyConstraint("fixture_key", ["source", "place"])
        .modifyEnd(clustered)
        .execute();
      await db.schema.createIndex("fixture_by_date").on("fixture").columns(["date", "sport"]).execute();
      await db.schema.createIndex("fixture_by_block").on("fixture").column("block").execute();
    },
  };
};
