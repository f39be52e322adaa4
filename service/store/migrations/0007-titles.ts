import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { layTitleText as layOnPostgres } from "../postgres/title-text.ts";
import type { Database } from "../schema.ts";
import { layTitleText as layOnSqlite } from "../sqlite/title-text.ts";
import { createTitleFinder } from "../titles.ts";

/** Slots by their titles, for search. */
export const titles = (engine: "sqlite" | "postgres"): Migration => {
  const serial = engine === "sqlite" ? ("integer" as const) : ("serial" as const);
  const text = engine === "sqlite" ? ("text" as const) : sql`text collate "C"`;

  return {
    async up(db: Kysely<Database>) {
      const { schema } = db;
      await schema
        .createTable("title")
        .addColumn("ref", serial, (c) => c.primaryKey())
        .addColumn("folded", text, (c) => c.notNull().unique())
        .execute();
      await (engine === "sqlite" ? layOnSqlite(db) : layOnPostgres(db));

      await schema.alterTable("slot").addColumn("title", "integer").execute();
      await nameSlots(db);
      // Covers everything that a search reads of slots before it reads those of its page.
      await schema
        .createIndex("slot_by_title")
        .on("slot")
        .columns(["title", "start", "channel", "stop", "shown"])
        .execute();
    },
  };
};

/** Slots in one statement. */
const batchSlots = 500;

/** Sets the titles of the slots that already exist. */
async function nameSlots(db: Kysely<Database>): Promise<void> {
  const find = createTitleFinder();
  for (const { ref: channel } of await db.selectFrom("channel").select("ref").orderBy("ref").execute()) {
    const slots = await db
      .selectFrom("slot")
      .select(["start", "feed", "body"])
      .where("channel", "=", channel)
      .orderBy("start")
      .execute();
    for (let n = 0; n < slots.length; n += batchSlots) {
      const some = slots.slice(n, n + batchSlots);
      const refs = await find(
        db,
        some.map(({ body }) => body),
      );
      const rows = some.map(
        ({ start, feed }, at) =>
          sql`(${sql.lit(start)}, ${sql.lit(feed)}, cast(${sql.lit(refs[at] ?? null)} as integer))`,
      );
      await sql`
        with named (start, feed, title) as (values ${sql.join(rows)})
        update slot set title = named.title from named
        where slot.channel = ${channel} and slot.start = named.start and slot.feed = named.feed`.execute(db);
    }
  }
}
