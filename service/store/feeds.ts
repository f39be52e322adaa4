import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import { inSlices } from "./batches.ts";
import type { FeedTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";

export type StoredFeed = Selectable<FeedTable>;
export type FeedRow = Omit<Insertable<FeedTable>, "ref">;

/** A source's feeds, in the order in which they were first seen. */
export const listFeeds = (db: Kysely<Database>, source: string): Promise<StoredFeed[]> =>
  db.selectFrom("feed").selectAll().where("source", "=", source).orderBy("ref").execute();

/** The feeds of the given channels, in the order in which they were first seen. */
export const listFeedsOfChannels = (
  db: Kysely<Database>,
  channels: readonly number[],
): Promise<StoredFeed[]> =>
  inSlices(channels, (some) =>
    db.selectFrom("feed").selectAll().where("channel", "in", some).orderBy("ref").execute(),
  );

/** The names of a source's channels that are in no country's guide. */
export const listUnplacedFeeds = (
  db: Kysely<Database>,
  source: string,
): Promise<Pick<StoredFeed, "names_json">[]> =>
  db
    .selectFrom("feed")
    .select("names_json")
    .where("source", "=", source)
    .where("gone_at", "is", null)
    .where("channel", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("lineup").select("channel").whereRef("lineup.channel", "=", "feed.channel"))),
    )
    .orderBy("ref")
    .execute();

export const insertFeed = async (db: Kysely<Database>, row: FeedRow): Promise<number> =>
  (await db.insertInto("feed").values(row).returning("ref").executeTakeFirstOrThrow()).ref;

export const updateFeed = async (
  db: Kysely<Database>,
  ref: number,
  row: Updateable<FeedTable>,
): Promise<void> => {
  await db.updateTable("feed").set(row).where("ref", "=", ref).execute();
};

export const deleteFeedsOfSource = async (db: Kysely<Database>, source: string): Promise<void> => {
  await db.deleteFrom("feed").where("source", "=", source).execute();
};

/** The countries that a source's feeds are for, and those of the channels that they joined. */
export async function listFeedCountries(db: Kysely<Database>, source: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom("feed")
    .innerJoin("channel", "channel.ref", "feed.channel")
    .select(["channel.country as based", "feed.country as home"])
    .distinct()
    .where("feed.source", "=", source)
    .execute();
  return rows.flatMap(({ based, home }) => [based, home]);
}
