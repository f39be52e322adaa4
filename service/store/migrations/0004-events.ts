import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Sports events: sightings in slots, the events built from them, and the blocks still to rebuild. */
export const events = (engine: "sqlite" | "postgres"): Migration => {
  const clustered = engine === "sqlite" ? sql`without rowid` : sql``;
  const serial = engine === "sqlite" ? ("integer" as const) : ("bigserial" as const);
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;

      await schema.alterTable("slot").addColumn("event", text).execute();

      await schema
        .createTable("sighting")
        .addColumn("channel", "integer", (c) => c.notNull())
        .addColumn("start", "bigint", (c) => c.notNull())
        .addColumn("stop", "bigint", (c) => c.notNull())
        .addColumn("source", text, (c) => c.notNull())
        .addColumn("country", text)
        .addColumn("timeshift", "integer", (c) => c.notNull())
        .addColumn("canned", "integer", (c) => c.notNull())
        .addColumn("kind", text, (c) => c.notNull())
        .addColumn("key_a", text, (c) => c.notNull())
        .addColumn("key_b", text)
        .addColumn("block", text, (c) => c.notNull())
        .addColumn("mention_json", text, (c) => c.notNull())
        .addColumn("event", text)
        .addColumn("showing", text)
        .addColumn("reason", text)
        .addPrimaryKeyConstraint("sighting_key", ["channel", "start"])
        .modifyEnd(clustered)
        .execute();
      for (const column of ["block", "key_a", "key_b", "event"])
        await schema.createIndex(`sighting_by_${column}`).on("sighting").column(column).execute();

      await schema
        .createTable("event")
        .addColumn("id", text, (c) => c.primaryKey().notNull())
        .addColumn("block", text, (c) => c.notNull())
        .addColumn("kind", text, (c) => c.notNull())
        .addColumn("sport", text, (c) => c.notNull())
        .addColumn("sport_name", text, (c) => c.notNull())
        .addColumn("league", text)
        .addColumn("league_name", text)
        .addColumn("league_country", text)
        .addColumn("start", "bigint", (c) => c.notNull())
        .addColumn("stop", "bigint", (c) => c.notNull())
        .addColumn("live_on", "integer", (c) => c.notNull())
        .addColumn("body", text, (c) => c.notNull())
        .addColumn("state_json", text, (c) => c.notNull())
        .execute();
      await schema.createIndex("event_by_start").on("event").columns(["start", "id"]).execute();
      await schema.createIndex("event_by_stop").on("event").columns(["stop", "id"]).execute();
      await schema.createIndex("event_by_block").on("event").column("block").execute();

      await schema
        .createTable("event_alias")
        .addColumn("id", text, (c) => c.primaryKey().notNull())
        .addColumn("event", text, (c) => c.notNull())
        .execute();
      await schema.createIndex("event_alias_by_event").on("event_alias").column("event").execute();

      await schema
        .createTable("event_change")
        .addColumn("ref", serial, (c) => c.primaryKey())
        .addColumn("event", text, (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addColumn("change_json", text, (c) => c.notNull())
        .execute();
      await schema.createIndex("event_change_by_at").on("event_change").column("at").execute();

      await schema
        .createTable("sighted_channel")
        .addColumn("channel", "integer", (c) => c.primaryKey().notNull())
        .addColumn("revision", "bigint", (c) => c.notNull())
        .addColumn("habits_json", text, (c) => c.notNull())
        .execute();
      await schema
        .createTable("stale_block")
        .addColumn("block", text, (c) => c.primaryKey().notNull())
        .execute();
    },
  };
};
