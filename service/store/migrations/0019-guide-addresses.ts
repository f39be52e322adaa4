import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Addresses at which players read a guide. */
export const guideAddresses = (engine: "sqlite" | "postgres"): Migration => {
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("guide_address")
        .addColumn("hash", text, (c) => c.primaryKey().notNull())
        .addColumn("hint", text, (c) => c.notNull())
        .addColumn("label", "text")
        .addColumn("country", "text")
        .addColumn("lineup", "text")
        .addColumn("channels_json", "text")
        .addColumn("created_at", "bigint", (c) => c.notNull())
        .addColumn("revoked_at", "bigint")
        .execute();
    },
  };
};
