import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Accounts' webhooks, requests that must run only once, and keys' calls. */
export const callsAndWebhooks = (engine: "sqlite" | "postgres"): Migration => {
  const clustered = engine === "sqlite" ? sql`without rowid` : sql``;
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;

      await schema.alterTable("api_key").addColumn("owner", text).execute();

      await schema
        .createTable("webhook")
        .addColumn("id", text, (c) => c.primaryKey().notNull())
        .addColumn("owner", text, (c) => c.notNull())
        .addColumn("url", text, (c) => c.notNull())
        .addColumn("events_json", text, (c) => c.notNull())
        .addColumn("filter_json", text)
        .addColumn("lead_minutes", "integer", (c) => c.notNull())
        .addColumn("enabled", "integer", (c) => c.notNull())
        .addColumn("secret", text, (c) => c.notNull())
        .addColumn("previous_secret", text)
        .addColumn("previous_until", "bigint")
        .addColumn("last_call_at", "bigint")
        .addColumn("last_call_http", "integer")
        .addColumn("created_at", "bigint", (c) => c.notNull())
        .execute();
      await schema
        .createIndex("webhook_by_owner")
        .on("webhook")
        .columns(["owner", "created_at", "id"])
        .execute();

      await schema
        .createTable("idempotency")
        .addColumn("owner", text, (c) => c.notNull())
        .addColumn("key", text, (c) => c.notNull())
        .addColumn("request_hash", text, (c) => c.notNull())
        .addColumn("answer_json", text, (c) => c.notNull())
        .addColumn("created_at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("idempotency_key", ["owner", "key"])
        .modifyEnd(clustered)
        .execute();
      await schema.createIndex("idempotency_by_age").on("idempotency").column("created_at").execute();

      // SQLite keeps it in a separate file: see sqlite/beside.ts.
      if (engine === "postgres")
        await schema
          .createTable("call_count")
          .addColumn("key_hash", text, (c) => c.notNull())
          .addColumn("day", "integer", (c) => c.notNull())
          .addColumn("calls", "integer", (c) => c.notNull())
          .addColumn("granted", "integer", (c) => c.notNull())
          .addPrimaryKeyConstraint("call_count_key", ["key_hash", "day"])
          .execute();
    },
  };
};
