import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Shows and episodes from catalogues and listings, and the show and episode of each slot. */
export const shows = (engine: "sqlite" | "postgres"): Migration => {
  const clustered = engine === "sqlite" ? sql`without rowid` : sql``;
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;

      await schema.alterTable("slot").addColumn("episode", text).execute();

      await schema
        .createTable("airing")
        .addColumn("channel", "integer", (c) => c.notNull())
        .addColumn("start", "bigint", (c) => c.notNull())
        .addColumn("title", text, (c) => c.notNull())
        .addColumn("series", text)
        .addColumn("telling_json", text, (c) => c.notNull())
        .addColumn("show", text)
        .addColumn("episode", text)
        .addColumn("match_json", text)
        .addPrimaryKeyConstraint("airing_key", ["channel", "start"])
        .modifyEnd(clustered)
        .execute();
      for (const column of ["title", "series"])
        await schema.createIndex(`airing_by_${column}`).on("airing").column(column).execute();
      for (const column of ["show", "episode"])
        await schema
          .createIndex(`airing_by_${column}`)
          .on("airing")
          .columns([column, "start", "channel"])
          .execute();

      await schema
        .createTable("show")
        .addColumn("id", text, (c) => c.primaryKey().notNull())
        .addColumn("source", text, (c) => c.notNull())
        .addColumn("origin", text)
        .addColumn("title", text)
        .addColumn("name", text, (c) => c.notNull())
        .addColumn("folded", text, (c) => c.notNull())
        .addColumn("country", text)
        .addColumn("languages_json", text, (c) => c.notNull())
        .addColumn("body", text, (c) => c.notNull())
        .execute();
      await schema.createIndex("show_by_folded").on("show").columns(["folded", "id"]).execute();
      await schema
        .createTable("show_key")
        .addColumn("key", text, (c) => c.notNull())
        .addColumn("show", text, (c) => c.notNull())
        .addPrimaryKeyConstraint("show_key_key", ["key", "show"])
        .modifyEnd(clustered)
        .execute();
      await schema.createIndex("show_key_by_show").on("show_key").column("show").execute();

      await schema
        .createTable("episode")
        .addColumn("id", text, (c) => c.primaryKey().notNull())
        .addColumn("show", text, (c) => c.notNull())
        .addColumn("source", text, (c) => c.notNull())
        .addColumn("origin", text)
        .addColumn("title", text)
        .addColumn("season", "integer")
        .addColumn("number", "integer")
        .addColumn("name", text)
        .addColumn("orig_air", text)
        .addColumn("air_time", text)
        .addColumn("airs_at", "bigint")
        .addColumn("body", text, (c) => c.notNull())
        .execute();
      await schema
        .createIndex("episode_by_show")
        .on("episode")
        .columns(["show", "season", "number"])
        .execute();
      for (const table of ["show", "episode"])
        for (const column of ["title", "origin"])
          await schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();

      await schema
        .createTable("show_alias")
        .addColumn("id", text, (c) => c.primaryKey().notNull())
        .addColumn("target", text, (c) => c.notNull())
        .execute();
      await schema.createIndex("show_alias_by_target").on("show_alias").column("target").execute();

      await schema
        .createTable("read_channel")
        .addColumn("channel", "integer", (c) => c.primaryKey().notNull())
        .addColumn("revision", "bigint", (c) => c.notNull())
        .execute();
      await schema
        .createTable("stale_title")
        .addColumn("title", text, (c) => c.primaryKey().notNull())
        .execute();
    },
  };
};
