import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";
import { memberStarts } from "./slot-text.ts";
import { type ChannelsSpan, overlappingSlots } from "./slots.ts";

export const countSlots = async (db: Kysely<Database>, span: ChannelsSpan): Promise<number> => {
  const row = await overlappingSlots(db, span)
    .select(({ fn }) => fn.countAll<number>().as("slots"))
    .executeTakeFirstOrThrow();
  return row.slots;
};

type Member = keyof typeof memberStarts;

/** Whether a slot's body, or the episode that matching added, has a member. */
const has = (member: Member) => sql<boolean>`body like ${`%${memberStarts[member]}%`}`;
const joins = (member: Member) => sql<boolean>`slot.episode like ${`%${memberStarts[member]}%`}`;

/** The conditions under which a slot has each field. */
const conditions = {
  title: has("title"),
  descr: has("description"),
  category: has("category"),
  episode_num: has("episode"),
  sub_title: has("sub_title"),
  icon: has("icon"),
  joined_episode_num: sql<boolean>`(${has("episode")} or ${joins("season")} or ${joins("number")})`,
  joined_sub_title: sql<boolean>`(${has("sub_title")} or ${joins("name")})`,
};

export type FillField = keyof typeof conditions;

export type FillCount<Field extends FillField> = Record<"slots" | Field, number>;

/** How many slots there are, and how many of these have each of some fields. */
export function countFilled<Field extends FillField>(
  db: Kysely<Database>,
  span: ChannelsSpan,
  fields: readonly Field[],
): Promise<FillCount<Field>> {
  const having = (field: Field) =>
    sql<number>`coalesce(sum(case when ${conditions[field]} then 1 else 0 end), 0)`.as(field);
  return overlappingSlots(db, span)
    .select(({ fn }) => fn.countAll<number>().as("slots"))
    .select(fields.map(having))
    .$castTo<FillCount<Field>>()
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
