import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";
import { forgetContent } from "./sources.ts";

/** What retention removes. Each write runs in the caller's transaction. */

/** The slots of a channel that start within a span, both ends included, and their number. */
export type Stretch = { channel: number; first: number; last: number; slots: number };

/** A page of channels' keys, in their order. */
export const listChannelRefs = async (
  db: Kysely<Database>,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> =>
  (
    await db
      .selectFrom("channel")
      .select("ref")
      .where("ref", ">", after)
      .orderBy("ref")
      .limit(limit)
      .execute()
  ).map(({ ref }) => ref);

/** The span of a channel's oldest slots, at most `limit`, that ended by an instant; null if there are none. */
export async function findOldStretch(
  db: Kysely<Database>,
  { channel, until, limit }: { channel: number; until: number; limit: number },
): Promise<Stretch | null> {
  const rows = await db
    .selectFrom("slot")
    .select("start")
    .where("channel", "=", channel)
    .where("start", "<", until)
    .where("stop", "<=", until)
    .orderBy("start")
    .limit(limit)
    .execute();
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? { channel, first: first.start, last: last.start, slots: rows.length } : null;
}

/** Deletes the slots of a stretch that ended by an instant. Returns how many. */
export async function deleteStretch(
  db: Kysely<Database>,
  { channel, first, last }: Stretch,
  until: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("slot")
    .where("channel", "=", channel)
    .where("start", ">=", first)
    .where("start", "<=", last)
    .where("stop", "<=", until)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Feeds that were gone from their source by an instant and have no slot left. */
export async function listEmptyFeeds(
  db: Kysely<Database>,
  { until, limit }: { until: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom("feed")
    .select("ref")
    .where("gone_at", "<=", until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("slot")
            .select("slot.start")
            .whereRef("slot.channel", "=", "feed.channel")
            .whereRef("slot.feed", "=", "feed.ref"),
        ),
      ),
    )
    .orderBy("ref")
    .limit(limit)
    .execute();
  return rows.map(({ ref }) => ref);
}

export const deleteFeeds = async (db: Kysely<Database>, refs: readonly number[]): Promise<void> => {
  await db.deleteFrom("feed").where("ref", "in", refs).execute();
  // Channels that have other feeds drop these feeds' names for them with the next runs.
  await forgetContent(db);
};
