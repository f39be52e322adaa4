import type { Kysely } from "kysely";
import { slices } from "./batches.ts";
import { longestSlotSeconds } from "./longest-slot.ts";
import type { SlotTable, SlotTitle } from "./schema/listings.ts";
import type { Database } from "./schema.ts";
import { createTitleFinder, createTitleStopKeeper } from "./titles.ts";
import { createUpserter } from "./upsert.ts";

/** Writes of slots. Each runs in the caller's transaction. */

export type StandingSlot = Pick<SlotTable, "start" | "stop" | "body" | "detail">;
export type SlotTimes = Pick<SlotTable, "feed" | "start" | "stop" | "shown">;
type FeedKey = { channel: number; feed: number };

const standingSlots = (db: Kysely<Database>, { channel, feed }: FeedKey) =>
  db
    .selectFrom("slot")
    .select(["start", "stop", "body", "detail"])
    .where("channel", "=", channel)
    .where("feed", "=", feed)
    .orderBy("start");

/** A feed's slots that overlap `[from, to)`, shown or not, by start. */
export const listStandingSlots = (
  db: Kysely<Database>,
  { from, to, ...key }: FeedKey & { from: number; to: number },
): Promise<StandingSlot[]> =>
  standingSlots(db, key)
    .where("start", ">", from - longestSlotSeconds)
    .where("start", "<", to)
    .where("stop", ">", from)
    .execute();

/** A page of a feed's slots from a start on, by start. */
export const listSlotsFrom = (
  db: Kysely<Database>,
  { from, limit, ...key }: FeedKey & { from: number; limit: number },
): Promise<StandingSlot[]> => standingSlots(db, key).where("start", ">=", from).limit(limit).execute();

/** The times of all slots of a channel, of every feed, that start in `[from, to)`. */
export const listSlotTimes = (
  db: Kysely<Database>,
  { channel, from, to }: { channel: number; from: number; to: number },
): Promise<SlotTimes[]> =>
  db
    .selectFrom("slot")
    .select(["feed", "start", "stop", "shown"])
    .where("channel", "=", channel)
    .where("start", ">=", from)
    .where("start", "<", to)
    .orderBy("start")
    .orderBy("feed")
    .execute();

/** A slot's row as it is written, with the title that the store keeps. */
type TitledSlot = SlotTable & SlotTitle;

const insertSlots = createUpserter<TitledSlot>("slot", {
  columns: ["channel", "start", "feed", "stop", "shown", "body", "detail", "title"],
  key: ["channel", "start", "feed"],
  kept: ["shown"],
});

/**
 * Writes slots in the caller's transaction, which holds the write lock: a row of the same channel, start and feed
 * gets the new stop, body and detail, and stays shown or hidden.
 */
export type SlotWriter = (db: Kysely<Database>, rows: readonly SlotTable[]) => Promise<void>;

/** A writer for many small writes. */
export function createSlotWriter(): SlotWriter {
  const findTitles = createTitleFinder();
  const keepTitleStops = createTitleStopKeeper();
  return async (db, rows) => {
    const titles = await findTitles(
      db,
      rows.map(({ body }) => body),
    );
    const titled = rows.map((row, at) => ({ ...row, title: titles[at] ?? null }));
    await insertSlots(db, titled);
    await keepTitleStops(db, titled);
  };
}

export async function deleteSlots(
  db: Kysely<Database>,
  { channel, feed }: FeedKey,
  starts: readonly number[],
): Promise<void> {
  for (const some of slices(starts))
    await db
      .deleteFrom("slot")
      .where("channel", "=", channel)
      .where("start", "in", some)
      .where("feed", "=", feed)
      .execute();
}

export async function deleteFeedSlots(db: Kysely<Database>, { channel, feed }: FeedKey): Promise<void> {
  await db.deleteFrom("slot").where("channel", "=", channel).where("feed", "=", feed).execute();
}

/** Deletes a feed's slots that start at an instant or later. Returns how many. */
export async function deleteSlotsFrom(
  db: Kysely<Database>,
  { channel, feed }: FeedKey,
  from: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("slot")
    .where("channel", "=", channel)
    .where("start", ">=", from)
    .where("feed", "=", feed)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Shows or hides slots of a feed, by their starts. */
export async function setShown(
  db: Kysely<Database>,
  { channel, feed }: FeedKey,
  starts: readonly number[],
  shown: 0 | 1,
): Promise<void> {
  for (const some of slices(starts))
    await db
      .updateTable("slot")
      .set({ shown })
      .where("channel", "=", channel)
      .where("start", "in", some)
      .where("feed", "=", feed)
      .execute();
}

/** Sets the revision at which channels' slots last changed. */
export async function markChannels(
  db: Kysely<Database>,
  channels: readonly number[],
  revision: number,
): Promise<void> {
  if (channels.length > 0)
    await db.updateTable("channel").set({ revision }).where("ref", "in", channels).execute();
}
