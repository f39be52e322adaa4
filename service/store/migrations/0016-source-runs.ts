import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The last runs of each source, with their accounts. */
export const sourceRuns = (engine: "sqlite" | "postgres"): Migration => {
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("source_run")
        .addColumn("source", text, (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addColumn("outcome", "text", (c) => c.notNull())
        .addColumn("channels", "integer", (c) => c.notNull())
        .addColumn("slots", "integer", (c) => c.notNull())
        .addColumn("took_ms", "integer", (c) => c.notNull())
        .addColumn("message", "text")
        .addColumn("account_json", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("source_run_key", ["source", "at"])
        .execute();
    },
  };
};
