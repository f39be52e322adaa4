import { type Kysely, sql } from "kysely";
import type { TitleTerm } from "../listings/title-query.ts";
import { longestSlotSeconds } from "./longest-slot.ts";
import type { Database } from "./schema.ts";
import { asAnswered } from "./slot-text.ts";
import { answeredColumns } from "./slots.ts";

/** Shown slots by their titles. */

/** Which slots are searched for: those that overlap `[from, to)`. */
export type TitleSearch = {
  /** Terms that a title must all contain; at least one. */
  terms: readonly TitleTerm[];
  /** Only on the channels of these countries' guides. */
  countries?: readonly string[];
  from: number;
  to: number;
};

/**
 * Titles that contain all terms, except the many of history, whose slots all ended before `from`. Folded
 * text has no character that is special to `like`.
 */
const matchingTitles = (db: Kysely<Database>, { terms, from }: Pick<TitleSearch, "terms" | "from">) =>
  terms.reduce(
    (query, { text, begins, ends }) => {
      const found = query.where("title_text.folded", "like", `%${text}%`);
      if (!begins && !ends) return found;
      const placed = `%${begins ? " " : ""}${text}${ends ? " " : ""}%`;
      return found.where(sql<boolean>`' ' || title_text.folded || ' ' like ${placed}`);
    },
    db
      .selectFrom("title_text")
      .innerJoin("title", "title.ref", "title_text.rowid")
      .select("title.ref")
      .where("title.last_stop", ">", from),
  );

/** The channels of some countries' guides: those that the guides list and those whose home country it is. */
const guideChannels = (db: Kysely<Database>, countries: readonly string[]) =>
  db
    .selectFrom("lineup")
    .select("lineup.channel")
    .where("lineup.country", "in", countries)
    .union(
      db.selectFrom("channel").select("channel.ref as channel").where("channel.country", "in", countries),
    );

const matching = (db: Kysely<Database>, { terms, countries, from, to }: TitleSearch) => {
  const query = db
    .selectFrom("slot")
    .where("slot.title", "in", matchingTitles(db, { terms, from }))
    .where("slot.start", ">", from - longestSlotSeconds)
    .where("slot.start", "<", to)
    .where("slot.stop", ">", from)
    .where("slot.shown", "=", 1);
  return countries ? query.where("slot.channel", "in", guideChannels(db, countries)) : query;
};

/** How many slots match, and the earliest end of a match after an instant; null if none ends later. */
export const countMatches = (
  db: Kysely<Database>,
  search: TitleSearch,
  at: number,
): Promise<{ slots: number; ends: number | null }> =>
  matching(db, search)
    .select(({ fn }) => [
      fn.countAll<number>().as("slots"),
      sql<number | null>`min(case when slot.stop > ${at} then slot.stop end)`.as("ends"),
    ])
    .executeTakeFirstOrThrow();

/** A place among the matches: a slot's start, and its channel. */
export type MatchKey = { start: number; channel: number };

export type MatchPage = {
  /** The earliest first; else the latest. */
  ascending: boolean;
  /** Only slots that have ended by then. */
  overBy?: number;
  /** The match that the page comes after; null for the first page. */
  after: MatchKey | null;
  limit: number;
};

/** A slot that matches, and its channel. */
export type MatchingSlot = {
  channel: string;
  name: string;
  country: string | null;
  start: number;
  body: string;
};

/** A page of the matches in the order of their starts, and of their channels' keys. */
export async function listMatches(
  db: Kysely<Database>,
  search: TitleSearch,
  { ascending, overBy, after, limit }: MatchPage,
): Promise<MatchingSlot[]> {
  if (limit === 0) return [];
  const direction = ascending ? "asc" : "desc";
  const beyond = ascending ? ">" : "<";
  let places = matching(db, search)
    .select(["slot.channel", "slot.start"])
    .orderBy("slot.start", direction)
    .orderBy("slot.channel")
    .limit(limit);
  if (overBy !== undefined) places = places.where("slot.stop", "<=", overBy);
  if (after)
    places = places.where(({ or, and, eb }) =>
      or([
        eb("slot.start", beyond, after.start),
        and([eb("slot.start", "=", after.start), eb("slot.channel", ">", after.channel)]),
      ]),
    );
  return asAnswered(
    await db
      // The matches' positions come from the index alone. Only the page's slots are read themselves; a channel shows
      // one at a time, so channel and start identify them.
      .selectFrom(places.as("place"))
      .innerJoin("slot", (join) =>
        join
          .onRef("slot.channel", "=", "place.channel")
          .onRef("slot.start", "=", "place.start")
          .on("slot.shown", "=", 1),
      )
      .innerJoin("channel", "channel.ref", "place.channel")
      .select(["channel.id as channel", "channel.name", "channel.country", "place.start"])
      .select(answeredColumns)
      .orderBy("place.start", direction)
      .orderBy("place.channel")
      .execute(),
  );
}

/** The key of a channel; null if it no longer exists. */
export const getChannelRef = async (db: Kysely<Database>, id: string): Promise<number | null> =>
  (await db.selectFrom("channel").select("ref").where("id", "=", id).executeTakeFirst())?.ref ?? null;
