import type { Kysely } from "kysely";
import type { SlotKey } from "./derived-rows.ts";
import type { Database } from "./schema.ts";

/** Shown slots, as derivation reads them. */

/** A shown slot as derivation reads it. */
export type ReadableSlot = SlotKey & {
  stop: number;
  body: string;
  detail: string | null;
  event: string | null;
  episode: string | null;
  source: string;
};

const readableSlots = (db: Kysely<Database>, channels: readonly number[]) =>
  db
    .selectFrom("slot")
    .innerJoin("feed", "feed.ref", "slot.feed")
    .select(["slot.channel", "start", "stop", "body", "detail", "event", "episode", "feed.source"])
    .where("slot.channel", "in", channels)
    .where("shown", "=", 1);

/** Every shown slot of some channels, by channel and start. */
export const listReadableSlots = (
  db: Kysely<Database>,
  channels: readonly number[],
): Promise<ReadableSlot[]> => readableSlots(db, channels).orderBy("slot.channel").orderBy("start").execute();

export const getReadableSlot = async (
  db: Kysely<Database>,
  { channel, start }: SlotKey,
): Promise<ReadableSlot | null> =>
  (await readableSlots(db, [channel]).where("start", "=", start).executeTakeFirst()) ?? null;
