import { type Generated, type Kysely, sql } from "kysely";

/** Times are epoch seconds. */
export type ReminderTables = {
  /** A browser that asked to be reminded: no more than its push service needs. */
  site_device: { id: string; endpoint: string; p256dh: string; auth: string };
  site_reminder: { device: string; subject: string; market: string; lead: number; moves: number };
  /** What is reminded of in a market, and when it was last looked up; 0 for now. */
  site_watch: { subject: string; market: string; checked: number };
  /** Pushes that are due or were: unique, whichever process plans them. */
  site_push: {
    device: string;
    item: string;
    /** `start`, or `moved` and `gone` with the start that they are about. */
    reason: string;
    subject: string;
    start: number;
    body: string;
    at: number;
    state: "waiting" | "claimed" | "done";
    claimed_until: Generated<number>;
    tries: Generated<number>;
  };
  /** Messages of the guide's that were taken in. */
  site_message: { id: string; at: number };
  site_setting: { name: string; value: string };
};

/** Makes the tables that are missing. Safe to call at each start, and from several processes. */
export async function createTables(db: Kysely<ReminderTables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("site_device")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("site_reminder")
    .ifNotExists()
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("market", "text", (column) => column.notNull())
    .addColumn("lead", "integer", (column) => column.notNull())
    .addColumn("moves", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("site_reminder_once", ["device", "subject"])
    .execute();
  await schema
    .createTable("site_watch")
    .ifNotExists()
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("market", "text", (column) => column.notNull())
    .addColumn("checked", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("site_watch_once", ["subject", "market"])
    .execute();
  await schema
    .createTable("site_push")
    .ifNotExists()
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("item", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("start", "bigint", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("claimed_until", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("site_push_once", ["device", "item", "reason"])
    .execute();
  await schema
    .createTable("site_message")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("site_setting")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await sql`create index if not exists site_push_due on site_push (state, at)`.execute(db);
  await sql`create index if not exists site_reminder_subject on site_reminder (subject)`.execute(db);
}
