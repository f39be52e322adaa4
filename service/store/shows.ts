import { type Kysely, sql } from "kysely";
import type { TitleTerm } from "../listings/title-query.ts";
import { longestSlotSeconds } from "./longest-slot.ts";
import type { Database } from "./schema.ts";
import { asAnswered } from "./slot-text.ts";

/** Reads of shows and episodes. `body` is what the API answers. Times are epoch seconds. */

/** A show or an episode by its id or a former one. */
export async function getRecord(
  db: Kysely<Database>,
  table: "show" | "episode",
  id: string,
): Promise<{ id: string; body: string } | null> {
  const get = (own: string) =>
    db.selectFrom(table).select(["id", "body"]).where("id", "=", own).executeTakeFirst();
  const found = await get(id);
  if (found) return found;
  const alias = await db.selectFrom("show_alias").select("target").where("id", "=", id).executeTakeFirst();
  return (alias && (await get(alias.target))) ?? null;
}

/** Shows whose names contain all terms. Folded text has no character that is special to `like`. */
const named = (db: Kysely<Database>, terms: readonly TitleTerm[]) =>
  terms.reduce((query, { text, begins, ends }) => {
    const placed = `%${begins ? " " : ""}${text}${ends ? " " : ""}%`;
    return query.where(sql<boolean>`' ' || folded || ' ' like ${placed}`);
  }, db.selectFrom("show"));

export type ShowPlace = { folded: string; id: string };

/** A page of shows by name; all of them if there are no terms. */
export const listShows = (
  db: Kysely<Database>,
  { terms, after, limit }: { terms: readonly TitleTerm[]; after: ShowPlace | null; limit: number },
): Promise<{ id: string; folded: string; body: string }[]> =>
  named(db, terms)
    .select(["id", "folded", "body"])
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb("folded", ">", after?.folded ?? ""),
          eb.and([eb("folded", "=", after?.folded ?? ""), eb("id", ">", after?.id ?? "")]),
        ]),
      ),
    )
    .orderBy("folded")
    .orderBy("id")
    .limit(limit)
    .execute();

export const countShows = async (db: Kysely<Database>, terms: readonly TitleTerm[]): Promise<number> => {
  const row = await named(db, terms)
    .select(({ fn }) => fn.countAll<number>().as("shows"))
    .executeTakeFirstOrThrow();
  return row.shows;
};

/** Sorts episodes without a number last. */
const unknown = 1_000_000_000;

/** An episode's place among those of its show. */
export type EpisodePlace = { season: number; number: number; orig_air: string; id: string };

/** A show's episodes, by season, number, and first showing. */
export const listEpisodes = (
  db: Kysely<Database>,
  show: string,
  season: number | undefined,
): Promise<(EpisodePlace & { body: string })[]> =>
  db
    .selectFrom("episode")
    .select(["id", "body"])
    .select(({ fn, val }) => [
      fn.coalesce("season", val(unknown)).as("season"),
      fn.coalesce("number", val(unknown)).as("number"),
      fn.coalesce("orig_air", val("")).as("orig_air"),
    ])
    .where("show", "=", show)
    .$if(season !== undefined, (query) => query.where("season", "=", season ?? 0))
    .orderBy(({ fn, val }) => fn.coalesce("season", val(unknown)))
    .orderBy(({ fn, val }) => fn.coalesce("number", val(unknown)))
    .orderBy(({ fn, val }) => fn.coalesce("orig_air", val("")))
    .orderBy("id")
    .execute();

/** Which airings are asked for: those of a show, or of one of its episodes, that overlap `[from, to)`. */
export type AiringSearch = {
  show: string;
  episode?: string;
  /** Only on the channels of these countries' guides. */
  countries?: readonly string[];
  from: number;
  to: number;
};

const airings = (db: Kysely<Database>, { show, episode, countries, from, to }: AiringSearch) =>
  db
    .selectFrom("airing")
    .innerJoin("slot", (join) =>
      join
        .onRef("slot.channel", "=", "airing.channel")
        .onRef("slot.start", "=", "airing.start")
        .on("slot.shown", "=", 1),
    )
    .innerJoin("channel", "channel.ref", "airing.channel")
    .where("airing.show", "=", show)
    .$if(episode !== undefined, (query) => query.where("airing.episode", "=", episode ?? ""))
    .where("airing.start", ">", from - longestSlotSeconds)
    .where("airing.start", "<", to)
    .where("slot.stop", ">", from)
    .$if(countries !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb("channel.country", "in", countries ?? []),
          eb.exists(
            eb
              .selectFrom("lineup")
              .select("lineup.position")
              .where("lineup.country", "in", countries ?? [])
              .whereRef("lineup.channel", "=", "airing.channel"),
          ),
        ]),
      ),
    );

/** How many airings there are, and the earliest end of one after an instant; null if none ends later. */
export const countAirings = (
  db: Kysely<Database>,
  search: AiringSearch,
  at: number,
): Promise<{ airings: number; ends: number | null }> =>
  airings(db, search)
    .select(({ fn }) => [
      fn.countAll<number>().as("airings"),
      sql<number | null>`min(case when slot.stop > ${at} then slot.stop end)`.as("ends"),
    ])
    .executeTakeFirstOrThrow();

export type AiringPlace = { start: number; channel: string };

export type FoundAiring = {
  channel: string;
  name: string;
  country: string | null;
  start: number;
  body: string;
};

/** A page of airings, the soonest first. */
export const listAirings = async (
  db: Kysely<Database>,
  search: AiringSearch,
  { after, limit }: { after: AiringPlace | null; limit: number },
): Promise<FoundAiring[]> =>
  asAnswered(
    await airings(db, search)
      .select(["channel.id as channel", "channel.name", "channel.country", "airing.start"])
      .select(["slot.body", "slot.event", "slot.episode"])
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb.or([
            eb("airing.start", ">", after?.start ?? 0),
            eb.and([eb("airing.start", "=", after?.start ?? 0), eb("channel.id", ">", after?.channel ?? "")]),
          ]),
        ),
      )
      .orderBy("airing.start")
      .orderBy("channel.id")
      .limit(limit)
      .execute(),
  );
