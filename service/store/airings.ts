import type { Kysely, Selectable } from "kysely";
import { inBatches, inSlices, pick } from "./batches.ts";
import { createUpdater, type SlotKey } from "./derived-rows.ts";
import type { AiringTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";
import { addStaleKeys } from "./stale-keys.ts";

/** Shown slots with their series hints, and the show and episode found for them. Writes run in the caller's transaction. */

export type StandingAiring = Selectable<AiringTable>;

export const listAiringsOfChannels = (
  db: Kysely<Database>,
  channels: readonly number[],
): Promise<StandingAiring[]> =>
  db.selectFrom("airing").selectAll().where("channel", "in", channels).execute();

/** An airing with what matching needs of its channel. */
export type AiringRow = StandingAiring & { country: string | null; timezone: string | null };

/** The airings that have one of some titles or series. */
export const listAiringsBy = (
  db: Kysely<Database>,
  column: "title" | "series",
  keys: readonly string[],
): Promise<AiringRow[]> =>
  inSlices(keys, (some) =>
    db
      .selectFrom("airing")
      .innerJoin("channel", "channel.ref", "airing.channel")
      .selectAll("airing")
      .select(["channel.country", "channel.timezone"])
      .where(`airing.${column}`, "in", some)
      .execute(),
  );

/** The titles of airings with one of some series ids, or matched to one of some shows. */
export const listTitlesBy = async (
  db: Kysely<Database>,
  column: "series" | "show",
  keys: readonly string[],
): Promise<string[]> => {
  const rows = await inSlices(keys, (some) =>
    db.selectFrom("airing").select("title").distinct().where(column, "in", some).execute(),
  );
  return rows.map(({ title }) => title);
};

export type NewAiring = Omit<AiringTable, "match_json">;

const columns = [
  "channel",
  "start",
  "title",
  "series",
  "hints_json",
  "show",
  "episode",
] as const satisfies (keyof NewAiring)[];

/**
 * Writes airings. One that replaces another at the same place keeps the slot's verdict until shows are rebuilt. It
 * keeps the show and episode too if the title or the series is the same; otherwise the former ids of a programme that
 * is gone would lead to the one that took its place.
 */
export const writeAirings = inBatches<NewAiring, never>(
  (db, rows) =>
    db
      .insertInto("airing")
      .values(rows.map((row) => pick(row, columns)))
      .onConflict((conflict) =>
        conflict.columns(["channel", "start"]).doUpdateSet((eb) => {
          const { ref } = eb;
          const isSame = eb.or([
            eb("airing.title", "=", ref("excluded.title")),
            eb("airing.series", "=", ref("excluded.series")),
          ]);
          return {
            title: ref("excluded.title"),
            series: ref("excluded.series"),
            hints_json: ref("excluded.hints_json"),
            show: eb.case().when(isSame).then(ref("airing.show")).else(ref("excluded.show")).end(),
            episode: eb.case().when(isSame).then(ref("airing.episode")).else(ref("excluded.episode")).end(),
          };
        }),
      )
      .$castTo<never>(),
  (row) => columns.map((column) => row[column]),
);

/** The show and episode found for an airing. */
export type MatchedAiring = SlotKey & Pick<AiringTable, "show" | "episode" | "match_json">;

export const writeAiringMatches = createUpdater("airing", ["show", "episode", "match_json"]);

/**
 * The first stale titles, in order: at most `titles`, and no more than have `airings` airings together, but at least
 * one if any is stale.
 */
export async function listStaleTitles(
  db: Kysely<Database>,
  most: { titles: number; airings: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("stale_key")
    .select(({ selectFrom }) => [
      "key",
      selectFrom("airing")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("airing.title", "=", "stale_key.key")
        .$asScalar()
        .$notNull()
        .as("airings"),
    ])
    .where("plugin", "=", "shows")
    .orderBy("key")
    .limit(most.titles)
    .execute();
  let sum = 0;
  const end = rows.findIndex(({ airings }, at) => {
    sum += airings;
    return at > 0 && sum > most.airings;
  });
  return rows.slice(0, end < 0 ? rows.length : end).map(({ key }) => key);
}

/** Marks titles as stale. */
export const addStaleTitles = (db: Kysely<Database>, titles: Iterable<string>): Promise<void> =>
  addStaleKeys(db, "shows", titles);
