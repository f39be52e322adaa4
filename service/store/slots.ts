import type { Kysely } from "kysely";
import { inSlices } from "./batches.ts";
import { longestSlotSeconds } from "./longest-slot.ts";
import type { SlotMeaning } from "./schema/listings.ts";
import type { Database } from "./schema.ts";
import { asAnswered } from "./slot-text.ts";

/** Reads shown slots, each with its body as the API answers it. A channel's shown slots are disjoint. */

export type SlotRow = { start: number; stop: number; body: string };

/** The columns that make up the body in an answer. */
export const answeredColumns = ["body", "event", "episode"] as const satisfies ("body" | keyof SlotMeaning)[];

export type DetailedSlotRow = SlotRow & { detail: string | null };

export type SlotPage = {
  channel: number;
  from: number;
  to: number;
  /** The start of the last slot of the page before; null for the first page. */
  after: number | null;
  limit: number;
};

/** The channel's slots that end after an instant, the earliest first. */
export const listUnfinishedSlots = async (
  db: Kysely<Database>,
  { channel, at, limit }: { channel: number; at: number; limit: number },
): Promise<SlotRow[]> =>
  asAnswered(
    await db
      .selectFrom("slot")
      .select(["start", "stop", ...answeredColumns])
      .where("channel", "=", channel)
      .where("start", ">", at - longestSlotSeconds)
      .where("stop", ">", at)
      .where("shown", "=", 1)
      .orderBy("start")
      .limit(limit)
      .execute(),
  );

/** The shown slots of some channels that end after an instant. */
export const unfinishedSlots = (db: Kysely<Database>, channels: readonly number[], at: number) =>
  db
    .selectFrom("slot")
    .where("channel", "in", channels)
    .where("start", ">", at - longestSlotSeconds)
    .where("stop", ">", at)
    .where("shown", "=", 1);

/** Some channels from an instant to another, epoch seconds. */
export type ChannelsSpan = { channels: readonly number[]; from: number; to: number };

/** The shown slots of some channels that overlap `[from, to)`. */
export const overlappingSlots = (db: Kysely<Database>, { channels, from, to }: ChannelsSpan) =>
  unfinishedSlots(db, channels, from).where("start", "<", to);

const inOrder = (db: Kysely<Database>, span: ChannelsSpan) =>
  overlappingSlots(db, span).orderBy("channel").orderBy("start");

/** Slots of several channels that overlap `[from, to)`, by channel and start. None overlaps an empty span. */
export const listOverlappingSlots = async (
  db: Kysely<Database>,
  span: ChannelsSpan,
): Promise<{ channel: number; body: string }[]> =>
  span.from < span.to
    ? asAnswered(
        await inOrder(db, span)
          .select(["channel", ...answeredColumns])
          .execute(),
      )
    : [];

/** The same with their times. */
export const listTimedSlots = async (
  db: Kysely<Database>,
  span: ChannelsSpan,
): Promise<(SlotRow & { channel: number })[]> =>
  asAnswered(
    await inOrder(db, span)
      .select(["channel", "start", "stop", ...answeredColumns])
      .execute(),
  );

/** A channel's slots that overlap `[from, to)` and start after an instant, the earliest first. */
export const listSlotPage = async (db: Kysely<Database>, page: SlotPage): Promise<SlotRow[]> =>
  asAnswered(
    await slotPage(db, page)
      .select(["start", "stop", ...answeredColumns])
      .execute(),
  );

/** The same with what else is known of their programmes, as JSON. */
export const listDetailedSlots = async (db: Kysely<Database>, page: SlotPage): Promise<DetailedSlotRow[]> =>
  asAnswered(
    await slotPage(db, page)
      .select(["start", "stop", "detail", ...answeredColumns])
      .execute(),
  );

/** Those of some channels that have slots which overlap `[from, to)`. */
export async function findListed(
  db: Kysely<Database>,
  { channels, from, to }: ChannelsSpan,
): Promise<Set<number>> {
  const rows = await inSlices(channels, (some) =>
    db
      .selectFrom("channel")
      .select("ref")
      .where("ref", "in", some)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("slot")
            .select("slot.start")
            .whereRef("slot.channel", "=", "channel.ref")
            .where("slot.start", ">", from - longestSlotSeconds)
            .where("slot.start", "<", to)
            .where("slot.stop", ">", from)
            .where("slot.shown", "=", 1),
        ),
      )
      .execute(),
  );
  return new Set(rows.map(({ ref }) => ref));
}

const slotPage = (db: Kysely<Database>, { channel, from, to, after, limit }: SlotPage) =>
  db
    .selectFrom("slot")
    .where("channel", "=", channel)
    .where("start", ">", Math.max(after ?? 0, from - longestSlotSeconds))
    .where("start", "<", to)
    .where("stop", ">", from)
    .where("shown", "=", 1)
    .orderBy("start")
    .limit(limit);

/** The shown slot of a channel that starts at an instant. */
export async function getSlot(
  db: Kysely<Database>,
  { channel, start }: { channel: number; start: number },
): Promise<DetailedSlotRow | null> {
  const rows = await db
    .selectFrom("slot")
    .select(["start", "stop", "detail", ...answeredColumns])
    .where("channel", "=", channel)
    .where("start", "=", start)
    .where("shown", "=", 1)
    .execute();
  return asAnswered(rows)[0] ?? null;
}
