import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";
import { longestSlotSeconds } from "./slots.ts";

type Window = { channels: readonly number[]; from: number; to: number };

/** The shown slots of some channels that overlap `[from, to)`. */
const overlapping = (db: Kysely<Database>, { channels, from, to }: Window) =>
  db
    .selectFrom("slot")
    .where("channel", "in", channels)
    .where("start", ">", from - longestSlotSeconds)
    .where("start", "<", to)
    .where("stop", ">", from)
    .where("shown", "=", 1);

export const countSlots = async (db: Kysely<Database>, window: Window): Promise<number> => {
  const row = await overlapping(db, window)
    .select(({ fn }) => fn.countAll<number>().as("slots"))
    .executeTakeFirstOrThrow();
  return row.slots;
};

export type FillTotals = { slots: number; descr: number; category: number; episode_num: number };

/**
 * How many slots there are, and how many of these have a description, a category and an episode. A quotation
 * mark within JSON text is escaped, so that a member's name can't occur in a value.
 */
export function countFilled(db: Kysely<Database>, window: Window): Promise<FillTotals> {
  const having = (member: string) =>
    sql<number>`coalesce(sum(case when body like ${`%${member}%`} then 1 else 0 end), 0)`;
  return overlapping(db, window)
    .select(({ fn }) => [
      fn.countAll<number>().as("slots"),
      having('"description":"').as("descr"),
      having('"category":["').as("category"),
      having('"episode":{').as("episode_num"),
    ])
    .executeTakeFirstOrThrow();
}

/** When the listings of some channels last changed, in epoch seconds; null before the first. */
export async function getLastUpdate(
  db: Kysely<Database>,
  channels: readonly number[],
): Promise<number | null> {
  const row = await db
    .selectFrom("source")
    .innerJoin("feed", "feed.source", "source.name")
    .where("feed.channel", "in", channels)
    .select(({ fn }) => fn.max("source.updated_at").as("updated"))
    .executeTakeFirst();
  return row?.updated ?? null;
}
