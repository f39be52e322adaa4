import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The results of visits to pages on which channels can be watched free. */
export const freeView = (engine: "sqlite" | "postgres"): Migration => {
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("free_view_check")
        .addColumn("url", text, (c) => c.primaryKey().notNull())
        .addColumn("checked", text)
        .addColumn("failures", "integer", (c) => c.notNull())
        .addColumn("message", text)
        .addColumn("tried_at", "bigint", (c) => c.notNull())
        .execute();
    },
  };
};
