import type { Kysely, Selectable } from "kysely";
import { inBatches, inSlices, slices } from "./batches.ts";
import type { EpisodeTable, ShowKeyTable, ShowTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";
import { createUpserter } from "./upsert.ts";

/** Writes of shows and episodes, and the reads that come before them. Each runs in the caller's transaction. */

export type ShowRecord = Selectable<ShowTable>;
export type EpisodeRecord = Selectable<EpisodeTable>;

/** Shows that were built from listings with these titles. */
export const listListedShows = (db: Kysely<Database>, titles: readonly string[]): Promise<ShowRecord[]> =>
  inSlices(titles, (some) => db.selectFrom("show").selectAll().where("title", "in", some).execute());

export const listListedEpisodes = (
  db: Kysely<Database>,
  titles: readonly string[],
): Promise<EpisodeRecord[]> =>
  inSlices(titles, (some) => db.selectFrom("episode").selectAll().where("title", "in", some).execute());

/** The catalogue shows that these keys find. */
export const listShowKeys = (db: Kysely<Database>, keys: readonly string[]): Promise<ShowKeyTable[]> =>
  inSlices(keys, (some) => db.selectFrom("show_key").selectAll().where("key", "in", some).execute());

export const listKeysOfShows = (db: Kysely<Database>, shows: readonly string[]): Promise<ShowKeyTable[]> =>
  inSlices(shows, (some) =>
    db.selectFrom("show_key").selectAll().where("show", "in", some).orderBy("key").execute(),
  );

export const listShowsById = (db: Kysely<Database>, ids: readonly string[]): Promise<ShowRecord[]> =>
  inSlices(ids, (some) => db.selectFrom("show").selectAll().where("id", "in", some).orderBy("id").execute());

/** The episodes that catalogues have of some shows. */
export const listCatalogueEpisodes = (
  db: Kysely<Database>,
  shows: readonly string[],
): Promise<EpisodeRecord[]> =>
  inSlices(shows, (some) =>
    db
      .selectFrom("episode")
      .selectAll()
      .where("show", "in", some)
      .where("title", "is", null)
      .orderBy("id")
      .execute(),
  );

export const writeShows = createUpserter<ShowRecord>("show", {
  columns: ["id", "source", "origin", "title", "name", "folded", "country", "languages_json", "body"],
  key: ["id"],
});

export const writeEpisodes = createUpserter<EpisodeRecord>("episode", {
  columns: [
    "id",
    "show",
    "source",
    "origin",
    "title",
    "season",
    "number",
    "name",
    "orig_air",
    "air_time",
    "airs_at",
    "body",
  ],
  key: ["id"],
});

/** Removes shows or episodes, and the ids that led to them. */
export async function deleteRecords(
  db: Kysely<Database>,
  table: "show" | "episode",
  ids: readonly string[],
): Promise<void> {
  for (const some of slices(ids)) {
    await db.deleteFrom(table).where("id", "in", some).execute();
    await db.deleteFrom("show_alias").where("target", "in", some).execute();
  }
}

/** Replaces the keys of some shows. */
export async function replaceShowKeys(
  db: Kysely<Database>,
  shows: readonly string[],
  keys: readonly ShowKeyTable[],
): Promise<void> {
  for (const some of slices(shows)) await db.deleteFrom("show_key").where("show", "in", some).execute();
  for (const some of slices(keys))
    await db
      .insertInto("show_key")
      .values(some)
      .onConflict((conflict) => conflict.columns(["key", "show"]).doNothing())
      .execute();
}

const insertAliases = inBatches<[id: string, target: string], never>(
  (db, rows) =>
    db
      .insertInto("show_alias")
      .values(rows.map(([id, target]) => ({ id, target })))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({ target: ref("excluded.target") })),
      )
      .$castTo<never>(),
  (row) => row,
);

/**
 * Redirects ids to the shows and episodes that they became, and with them the ids that were redirected to them. `live`
 * ids are in use themselves, and are no longer redirected.
 */
export async function writeShowAliases(
  db: Kysely<Database>,
  aliases: ReadonlyMap<string, string>,
  live: readonly string[],
): Promise<void> {
  const rows = await inSlices([...aliases.keys()], (some) =>
    db.selectFrom("show_alias").selectAll().where("id", "in", some).execute(),
  );
  const standing = new Map(rows.map(({ id, target }) => [id, target]));
  const fresh = [...aliases].filter(([id, target]) => standing.get(id) !== target);
  const targets = await inSlices(
    fresh.map(([id]) => id),
    (some) => db.selectFrom("show_alias").select("target").distinct().where("target", "in", some).execute(),
  );
  for (const { target: id } of targets) {
    const target = aliases.get(id);
    if (target !== undefined)
      await db.updateTable("show_alias").set({ target }).where("target", "=", id).execute();
  }
  await insertAliases(db, fresh);
  for (const some of slices(live)) await db.deleteFrom("show_alias").where("id", "in", some).execute();
}
