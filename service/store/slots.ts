import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Reads of the slots that are shown. A channel's shown slots are disjoint, and none is longer than
 * `longestSlotSeconds`, which lets a window's reads start close before it.
 */

export const longestSlotSeconds = 48 * 3600;

export type SlotRow = { start: number; stop: number; body: string };

export type SlotPage = {
  channel: number;
  from: number;
  to: number;
  /** The start of the last slot of the page before; null for the first page. */
  after: number | null;
  limit: number;
};

/** The channel's slots that are not over at an instant, the earliest first: the running one leads, if any. */
export const listUnfinishedSlots = (
  db: Kysely<Database>,
  { channel, at, limit }: { channel: number; at: number; limit: number },
): Promise<SlotRow[]> =>
  db
    .selectFrom("slot")
    .select(["start", "stop", "body"])
    .where("channel", "=", channel)
    .where("start", ">", at - longestSlotSeconds)
    .where("stop", ">", at)
    .where("shown", "=", 1)
    .orderBy("start")
    .limit(limit)
    .execute();

type Window = { channels: readonly number[]; from: number; to: number };

const overlapping = (db: Kysely<Database>, { channels, from, to }: Window) =>
  db
    .selectFrom("slot")
    .where("channel", "in", channels)
    .where("start", ">", from - longestSlotSeconds)
    .where("start", "<", to)
    .where("stop", ">", from)
    .where("shown", "=", 1)
    .orderBy("channel")
    .orderBy("start");

/** Slots of several channels that overlap `[from, to)`, by channel and start. None overlaps an empty window. */
export const listOverlappingSlots = async (
  db: Kysely<Database>,
  window: Window,
): Promise<{ channel: number; body: string }[]> =>
  window.from < window.to ? overlapping(db, window).select(["channel", "body"]).execute() : [];

/** The same with their times. */
export const listTimedSlots = (
  db: Kysely<Database>,
  window: Window,
): Promise<(SlotRow & { channel: number })[]> =>
  overlapping(db, window).select(["channel", "start", "stop", "body"]).execute();

/** A channel's slots that overlap `[from, to)` and start after an instant, the earliest first. */
export const listSlotPage = (
  db: Kysely<Database>,
  { channel, from, to, after, limit }: SlotPage,
): Promise<SlotRow[]> =>
  db
    .selectFrom("slot")
    .select(["start", "stop", "body"])
    .where("channel", "=", channel)
    .where("start", ">", Math.max(after ?? 0, from - longestSlotSeconds))
    .where("start", "<", to)
    .where("stop", ">", from)
    .where("shown", "=", 1)
    .orderBy("start")
    .limit(limit)
    .execute();

/** The shown slot of a channel that starts at an instant. */
export const getSlot = async (
  db: Kysely<Database>,
  { channel, start }: { channel: number; start: number },
): Promise<(SlotRow & { detail: string | null }) | null> =>
  (await db
    .selectFrom("slot")
    .select(["start", "stop", "body", "detail"])
    .where("channel", "=", channel)
    .where("start", "=", start)
    .where("shown", "=", 1)
    .executeTakeFirst()) ?? null;
