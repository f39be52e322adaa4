import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

type Webhooks = {
  idempotency: object;
  webhook: { id: string; url: string; origin: string; active_since: number; created_at: number };
};

/** What is sent to webhooks, and how each has fared lately. */
export const outbox = (engine: "sqlite" | "postgres"): Migration => {
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;
  return {
    async up(db: Kysely<Webhooks>) {
      const { schema } = db;
      await schema
        .alterTable("webhook")
        .addColumn("origin", text, (c) => c.notNull().defaultTo(""))
        .execute();
      await schema
        .alterTable("webhook")
        .addColumn("active_since", "bigint", (c) => c.notNull().defaultTo(0))
        .execute();
      for (const column of ["failing_since", "disabled_at"])
        await schema.alterTable("webhook").addColumn(column, "bigint").execute();
      await schema.alterTable("webhook").addColumn("disabled_reason", "text").execute();
      for (const { id, url } of await db.selectFrom("webhook").select(["id", "url"]).execute())
        await db
          .updateTable("webhook")
          .set(({ ref }) => ({ origin: new URL(url).origin, active_since: ref("created_at") }))
          .where("id", "=", id)
          .execute();

      // Answers that are kept hold secrets, which weren't sealed before.
      await db.deleteFrom("idempotency").execute();
      await schema
        .createTable("outbox")
        .addColumn("id", text, (c) => c.primaryKey().notNull())
        .addColumn("webhook", text, (c) => c.notNull())
        .addColumn("kind", text, (c) => c.notNull())
        .addColumn("subject", text, (c) => c.notNull())
        .addColumn("start", "bigint", (c) => c.notNull())
        .addColumn("revision", "bigint", (c) => c.notNull())
        .addColumn("body", "text", (c) => c.notNull())
        .addColumn("state", "text", (c) => c.notNull())
        .addColumn("due_at", "bigint", (c) => c.notNull())
        .addColumn("expires_at", "bigint")
        .addColumn("claimed_until", "bigint", (c) => c.notNull())
        .addColumn("tries", "integer", (c) => c.notNull())
        .addColumn("attempts_json", "text", (c) => c.notNull())
        .addColumn("created_at", "bigint", (c) => c.notNull())
        .addUniqueConstraint("outbox_once", ["webhook", "subject", "kind", "start", "revision"])
        .execute();
      await schema
        .createIndex("outbox_due")
        .on("outbox")
        .column("due_at")
        .where(sql.ref("state"), "=", sql.lit("pending"))
        .execute();
      await schema
        .createIndex("outbox_waiting_for")
        .on("outbox")
        .column("subject")
        .where(sql.ref("state"), "=", sql.lit("pending"))
        .execute();
      await schema
        .createIndex("outbox_by_webhook")
        .on("outbox")
        .columns(["webhook", "created_at", "id"])
        .execute();
      await schema.createIndex("outbox_by_age").on("outbox").column("created_at").execute();
    },
  };
};
