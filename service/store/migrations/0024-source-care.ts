import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How often in a row a source couldn't be read and when it is tried again, and by how much its times are wrong. */
export const sourceCare: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const column of ["failures", "shift_minutes"])
      await schema
        .alterTable("source")
        .addColumn(column, "integer", (c) => c.notNull().defaultTo(0))
        .execute();
    await schema.alterTable("source").addColumn("retry_at", "bigint").execute();
  },
};
