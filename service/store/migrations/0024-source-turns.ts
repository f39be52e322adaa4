import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a source listed before its last accepted run, so that one that lists two things in turn is found out. */
export const sourceTurns: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const column of ["earlier_hash", "turned_hash"])
      await schema.alterTable("source").addColumn(column, "text").execute();
  },
};
