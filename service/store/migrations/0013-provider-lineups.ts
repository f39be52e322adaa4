import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The lineups of providers and regions that an operator imported. */
export const providerLineups = (engine: "sqlite" | "postgres"): Migration => {
  const clustered = engine === "sqlite" ? sql`without rowid` : sql``;
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("provider_lineup")
        .addColumn("id", text, (c) => c.primaryKey().notNull())
        .addColumn("country", text, (c) => c.notNull())
        .addColumn("name", text, (c) => c.notNull())
        .addColumn("region", text)
        .addColumn("access", text)
        .execute();
      await db.schema
        .createTable("provider_place")
        .addColumn("lineup", text, (c) => c.notNull().references("provider_lineup.id"))
        .addColumn("place", "integer", (c) => c.notNull())
        .addColumn("name", text, (c) => c.notNull())
        .addColumn("known", text)
        .addColumn("token", text)
        .addColumn("number", "integer")
        .addPrimaryKeyConstraint("provider_place_key", ["lineup", "place"])
        .modifyEnd(clustered)
        .execute();
    },
  };
};
