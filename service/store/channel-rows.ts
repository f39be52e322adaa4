import type { Insertable, Kysely, Selectable } from "kysely";
import { inSlices } from "./batches.ts";
import type { ChannelTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";

/** A channel's record, without what the store itself adds. */
export type ChannelRow = Omit<Insertable<ChannelTable>, "ref" | "revision">;

export type StoredChannel = Selectable<ChannelTable>;

/** The channels with the given keys. */
export const listChannelsByKey = (db: Kysely<Database>, keys: readonly string[]): Promise<StoredChannel[]> =>
  inSlices(keys, (some) => db.selectFrom("channel").selectAll().where("key", "in", some).execute());

/** The keys of the channels with the given ids, by id. */
export async function listChannelKeys(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await inSlices(ids, (some) =>
    db.selectFrom("channel").select(["id", "key"]).where("id", "in", some).execute(),
  );
  return new Map(rows.map(({ id, key }) => [id, key]));
}

export const insertChannel = (
  db: Kysely<Database>,
  row: ChannelRow,
  revision: number,
): Promise<StoredChannel> =>
  db
    .insertInto("channel")
    .values({ ...row, revision })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateChannel = async (
  db: Kysely<Database>,
  ref: number,
  row: ChannelRow,
  revision: number,
): Promise<void> => {
  await db
    .updateTable("channel")
    .set({ ...row, revision })
    .where("ref", "=", ref)
    .execute();
};

/** Deletes the channels without a feed, and their places in lineups. Returns how many. */
export async function deleteChannelsWithoutFeed(db: Kysely<Database>): Promise<number> {
  const orphans = await db
    .selectFrom("channel")
    .select("ref")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("feed").select("feed.ref").whereRef("feed.channel", "=", "channel.ref"))),
    )
    .execute();
  for (const { ref } of orphans) {
    await db.deleteFrom("lineup").where("channel", "=", ref).execute();
    await db.deleteFrom("slot").where("channel", "=", ref).execute();
    await db.deleteFrom("former_slot").where("channel", "=", ref).execute();
    await db.deleteFrom("channel").where("ref", "=", ref).execute();
  }
  return orphans.length;
}
