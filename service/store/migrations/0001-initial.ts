import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The first schema. `engine` decides only a table's layout, never its contents. */
export const initial = (engine: "sqlite" | "postgres"): Migration => {
  const clustered = engine === "sqlite" ? sql`without rowid` : sql``;
  const serial = engine === "sqlite" ? ("integer" as const) : ("serial" as const);
  // Both engines compare byte by byte, whatever the server's locale.
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;

      await schema
        .createTable("source")
        .addColumn("name", text, (c) => c.primaryKey().notNull())
        .addColumn("kind", text, (c) => c.notNull())
        .addColumn("location", text)
        .addColumn("country", text)
        .addColumn("timezone", text)
        .addColumn("refresh_minutes", "integer")
        .addColumn("etag", text)
        .addColumn("last_modified", text)
        .addColumn("added_at", "bigint", (c) => c.notNull())
        .addColumn("checked_at", "bigint")
        .addColumn("updated_at", "bigint")
        .addColumn("slots", "integer", (c) => c.notNull().defaultTo(0))
        .addColumn("status", text, (c) => c.notNull().defaultTo("new"))
        .addColumn("message", text)
        .execute();

      await schema
        .createTable("channel")
        .addColumn("ref", serial, (c) => c.primaryKey())
        .addColumn("id", text, (c) => c.notNull().unique())
        .addColumn("key", text, (c) => c.notNull().unique())
        .addColumn("name", text, (c) => c.notNull())
        .addColumn("search_text", text, (c) => c.notNull())
        .addColumn("country", text)
        .addColumn("languages_json", text, (c) => c.notNull())
        .addColumn("categories_json", text, (c) => c.notNull())
        .addColumn("owner", text)
        .addColumn("launched", "integer")
        .addColumn("website", text)
        .addColumn("logo", text)
        .addColumn("aliases_json", text, (c) => c.notNull())
        .addColumn("timezone", text)
        .addColumn("sample", "integer", (c) => c.notNull().defaultTo(0))
        .addColumn("revision", "bigint", (c) => c.notNull())
        .execute();
      await schema.createIndex("channel_by_country").on("channel").columns(["country", "id"]).execute();
      await schema.createIndex("channel_by_revision").on("channel").column("revision").execute();

      await schema
        .createTable("feed")
        .addColumn("ref", serial, (c) => c.primaryKey())
        .addColumn("source", text, (c) => c.notNull().references("source.name"))
        .addColumn("source_channel", text, (c) => c.notNull())
        .addColumn("channel", "integer", (c) => c.references("channel.ref"))
        .addColumn("joined_by", text, (c) => c.notNull())
        .addColumn("names_json", text, (c) => c.notNull())
        .addColumn("icon", text)
        .addColumn("website", text)
        .addColumn("number", "integer")
        .addColumn("position", "integer", (c) => c.notNull())
        .addUniqueConstraint("feed_identity", ["source", "source_channel"])
        .execute();
      await schema.createIndex("feed_by_channel").on("feed").column("channel").execute();

      await schema
        .createTable("lineup")
        .addColumn("country", text, (c) => c.notNull())
        .addColumn("channel", "integer", (c) => c.notNull().references("channel.ref"))
        .addColumn("position", "integer", (c) => c.notNull())
        .addPrimaryKeyConstraint("lineup_key", ["country", "channel"])
        .modifyEnd(clustered)
        .execute();

      await schema
        .createTable("slot")
        .addColumn("channel", "integer", (c) => c.notNull())
        .addColumn("start", "bigint", (c) => c.notNull())
        .addColumn("feed", "integer", (c) => c.notNull())
        .addColumn("stop", "bigint", (c) => c.notNull())
        .addColumn("shown", "integer", (c) => c.notNull())
        .addColumn("body", text, (c) => c.notNull())
        .addColumn("detail", text)
        .addPrimaryKeyConstraint("slot_key", ["channel", "start", "feed"])
        .modifyEnd(clustered)
        .execute();

      await schema
        .createTable("known_channel")
        .addColumn("id", text, (c) => c.primaryKey().notNull())
        .addColumn("name", text, (c) => c.notNull())
        .addColumn("aliases_json", text, (c) => c.notNull())
        .addColumn("country", text)
        .addColumn("languages_json", text, (c) => c.notNull())
        .addColumn("categories_json", text, (c) => c.notNull())
        .addColumn("owner", text)
        .addColumn("launched", "integer")
        .addColumn("website", text)
        .addColumn("logo", text)
        .addColumn("timezone", text)
        .addColumn("excluded", text)
        .execute();
      await schema
        .createTable("known_name")
        .addColumn("key", text, (c) => c.notNull())
        .addColumn("channel", text, (c) => c.notNull())
        .addPrimaryKeyConstraint("known_name_key", ["key", "channel"])
        .modifyEnd(clustered)
        .execute();
      await schema
        .createTable("site_map")
        .addColumn("token", text, (c) => c.notNull())
        .addColumn("site", text, (c) => c.notNull())
        .addColumn("site_id", text, (c) => c.notNull())
        .addColumn("channel", text, (c) => c.notNull())
        .addPrimaryKeyConstraint("site_map_key", ["token", "site", "site_id"])
        .modifyEnd(clustered)
        .execute();

      await schema
        .createTable("api_key")
        .addColumn("hash", text, (c) => c.primaryKey().notNull())
        .addColumn("hint", text, (c) => c.notNull())
        .addColumn("plan", text, (c) => c.notNull())
        .addColumn("label", text)
        .addColumn("created_at", "bigint", (c) => c.notNull())
        .addColumn("revoked_at", "bigint")
        .execute();

      await schema
        .createTable("meta")
        .addColumn("name", text, (c) => c.primaryKey().notNull())
        .addColumn("value", text, (c) => c.notNull())
        .execute();
    },
  };
};
