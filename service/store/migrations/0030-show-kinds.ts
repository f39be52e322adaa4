import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What listings are that have the name of a catalogue's show: known once the catalogue is imported again. */
export const showKinds: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable("show_key").addColumn("kind", "text").execute();
    await schema
      .createIndex("show_key_by_kind")
      .on("show_key")
      .columns(["key", "kind"])
      .where("kind", "is not", null)
      .execute();
  },
};
