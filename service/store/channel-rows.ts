import type { Insertable, Kysely, Selectable } from "kysely";
import type { ChannelTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";

/** A channel's record, without what the store itself adds. */
export type ChannelRow = Omit<Insertable<ChannelTable>, "ref" | "revision">;

export type StoredChannel = Selectable<ChannelTable>;

const chunk = 500;

/** The channels with the given keys. */
export async function listChannelsByKey(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<StoredChannel[]> {
  const found: StoredChannel[] = [];
  for (let at = 0; at < keys.length; at += chunk)
    found.push(
      ...(await db
        .selectFrom("channel")
        .selectAll()
        .where("key", "in", keys.slice(at, at + chunk))
        .execute()),
    );
  return found;
}

/** The keys of the channels with the given ids, by id. */
export async function listChannelKeys(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (let at = 0; at < ids.length; at += chunk) {
    const rows = await db
      .selectFrom("channel")
      .select(["id", "key"])
      .where("id", "in", ids.slice(at, at + chunk))
      .execute();
    for (const { id, key } of rows) keys.set(id, key);
  }
  return keys;
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
    await db.deleteFrom("channel").where("ref", "=", ref).execute();
  }
  return orphans.length;
}
