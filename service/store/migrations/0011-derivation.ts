import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * One pair of tables for what each derivation plug-in keeps: the revision at which it read each channel, and its
 * stale keys. Indexes on columns that are mostly null leave the nulls out.
 */
export const derivation = (engine: "sqlite" | "postgres"): Migration => {
  const clustered = engine === "sqlite" ? sql`without rowid` : sql``;
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable("derived_channel")
        .addColumn("channel", "integer", (c) => c.notNull())
        .addColumn("plugin", text, (c) => c.notNull())
        .addColumn("revision", "bigint", (c) => c.notNull())
        .addColumn("notes_json", text)
        .addPrimaryKeyConstraint("derived_channel_key", ["channel", "plugin"])
        .modifyEnd(clustered)
        .execute();
      await schema
        .createTable("stale_key")
        .addColumn("plugin", text, (c) => c.notNull())
        .addColumn("key", text, (c) => c.notNull())
        .addPrimaryKeyConstraint("stale_key_key", ["plugin", "key"])
        .modifyEnd(clustered)
        .execute();
      await sql`
        insert into derived_channel (channel, plugin, revision, notes_json)
        select channel, 'sport', revision, habits_json from sighted_channel
        union all select channel, 'shows', revision, null from read_channel`.execute(db);
      await sql`
        insert into stale_key (plugin, key)
        select 'sport', block from stale_block union all select 'shows', title from stale_title`.execute(db);
      for (const table of ["sighted_channel", "read_channel", "stale_block", "stale_title"])
        await schema.dropTable(table).execute();

      await schema.alterTable("sighting").renameColumn("mention_json", "detection_json").execute();
      await schema.alterTable("airing").renameColumn("telling_json", "hints_json").execute();

      for (const [table, column, columns] of sparse) {
        await schema.dropIndex(`${table}_by_${column}`).execute();
        await schema
          .createIndex(`${table}_by_${column}`)
          .on(table)
          .columns(columns)
          .where(sql.ref(column), "is not", null)
          .execute();
      }
    },
  };
};

const sparse: [table: string, column: string, columns: string[]][] = [
  ["airing", "series", ["series"]],
  ["airing", "show", ["show", "start", "channel"]],
  ["airing", "episode", ["episode", "start", "channel"]],
  ["sighting", "event", ["event"]],
  ["show", "origin", ["origin"]],
  ["episode", "origin", ["origin"]],
];
