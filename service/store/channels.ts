import type { Kysely, Selectable } from "kysely";
import type { ChannelTable, LineupTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";

/** A channel, and how many feeds it has. */
export type GuideChannelRow = Selectable<ChannelTable> & { feeds: number };

/** Every channel of the guide, by id. */
export const listChannelRows = (db: Kysely<Database>): Promise<GuideChannelRow[]> =>
  db
    .selectFrom("channel")
    .leftJoin(
      (qb) =>
        qb
          .selectFrom("feed")
          .select(({ fn }) => ["channel", fn.countAll<number>().as("feeds")])
          .where("channel", "is not", null)
          .groupBy("channel")
          .as("behind"),
      (join) => join.onRef("behind.channel", "=", "channel.ref"),
    )
    .selectAll("channel")
    .select(({ fn, lit }) => fn.coalesce("behind.feeds", lit(0)).as("feeds"))
    .orderBy("channel.id")
    .execute();

/** Every country's lineup, each in its order. */
export const listLineupRows = (db: Kysely<Database>): Promise<Selectable<LineupTable>[]> =>
  db.selectFrom("lineup").selectAll().orderBy("country").orderBy("position").orderBy("channel").execute();
