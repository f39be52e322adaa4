import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Numbers that are no whole ones: see `parseChannelNumber`. SQLite's columns hold them as they are. */
export const channelNumbers = (engine: "sqlite" | "postgres"): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    if (engine === "sqlite") return;
    const columns = { feed: "number", lineup: "position", provider_place: "number" };
    for (const [table, column] of Object.entries(columns))
      await schema
        .alterTable(table)
        .alterColumn(column, (c) => c.setDataType(sql`double precision`))
        .execute();
  },
});
