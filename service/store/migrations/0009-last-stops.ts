import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When the last slot of each title ends, so that search skips titles that only past slots have. */
export const lastStops: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("title")
      .addColumn("last_stop", "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`
      update title
      set last_stop = coalesce((select max(slot.stop) from slot where slot.title = title.ref), 0)`.execute(
      db,
    );
  },
};
