import type { Kysely, Selectable } from "kysely";
import type { EpisodeTable, ShowKeyTable, ShowTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";

/** Writes of shows and episodes, and the reads that come before them. Each runs in the caller's transaction. */

export type ShowRecord = Selectable<ShowTable>;
export type EpisodeRecord = Selectable<EpisodeTable>;

/** Values in one statement. */
const batchKeys = 400;
const batchRows = 100;

async function inParts<T>(
  keys: readonly string[],
  read: (some: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < keys.length; at += batchKeys)
    found.push(...(await read(keys.slice(at, at + batchKeys))));
  return found;
}

/** Shows and episodes that were made of listings of some titles. */
export const listListedShows = (db: Kysely<Database>, titles: readonly string[]): Promise<ShowRecord[]> =>
  inParts(titles, (some) => db.selectFrom("show").selectAll().where("title", "in", some).execute());

export const listListedEpisodes = (
  db: Kysely<Database>,
  titles: readonly string[],
): Promise<EpisodeRecord[]> =>
  inParts(titles, (some) => db.selectFrom("episode").selectAll().where("title", "in", some).execute());

/** What finds catalogues' shows, of some keys. */
export const listShowKeys = (db: Kysely<Database>, keys: readonly string[]): Promise<ShowKeyTable[]> =>
  inParts(keys, (some) => db.selectFrom("show_key").selectAll().where("key", "in", some).execute());

export const listKeysOfShows = (db: Kysely<Database>, shows: readonly string[]): Promise<ShowKeyTable[]> =>
  inParts(shows, (some) =>
    db.selectFrom("show_key").selectAll().where("show", "in", some).orderBy("key").execute(),
  );

export const listShowsById = (db: Kysely<Database>, ids: readonly string[]): Promise<ShowRecord[]> =>
  inParts(ids, (some) => db.selectFrom("show").selectAll().where("id", "in", some).orderBy("id").execute());

/** The episodes that catalogues tell of some shows. */
export const listCatalogueEpisodes = (
  db: Kysely<Database>,
  shows: readonly string[],
): Promise<EpisodeRecord[]> =>
  inParts(shows, (some) =>
    db
      .selectFrom("episode")
      .selectAll()
      .where("show", "in", some)
      .where("title", "is", null)
      .orderBy("id")
      .execute(),
  );

export async function writeShows(db: Kysely<Database>, rows: readonly ShowRecord[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batchRows)
    await db
      .insertInto("show")
      .values(rows.slice(at, at + batchRows))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({
          source: ref("excluded.source"),
          origin: ref("excluded.origin"),
          title: ref("excluded.title"),
          name: ref("excluded.name"),
          folded: ref("excluded.folded"),
          country: ref("excluded.country"),
          languages_json: ref("excluded.languages_json"),
          body: ref("excluded.body"),
        })),
      )
      .execute();
}

export async function writeEpisodes(db: Kysely<Database>, rows: readonly EpisodeRecord[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batchRows)
    await db
      .insertInto("episode")
      .values(rows.slice(at, at + batchRows))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({
          show: ref("excluded.show"),
          source: ref("excluded.source"),
          origin: ref("excluded.origin"),
          title: ref("excluded.title"),
          season: ref("excluded.season"),
          number: ref("excluded.number"),
          name: ref("excluded.name"),
          orig_air: ref("excluded.orig_air"),
          air_time: ref("excluded.air_time"),
          airs_at: ref("excluded.airs_at"),
          body: ref("excluded.body"),
        })),
      )
      .execute();
}

/** Removes shows or episodes, and the ids that led to them. */
export async function deleteRecords(
  db: Kysely<Database>,
  table: "show" | "episode",
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += batchKeys) {
    const some = ids.slice(at, at + batchKeys);
    await db.deleteFrom(table).where("id", "in", some).execute();
    await db.deleteFrom("show_alias").where("target", "in", some).execute();
  }
}

/** Gives shows new keys in the place of those that they had. */
export async function replaceShowKeys(
  db: Kysely<Database>,
  shows: readonly string[],
  keys: readonly ShowKeyTable[],
): Promise<void> {
  for (let at = 0; at < shows.length; at += batchKeys)
    await db
      .deleteFrom("show_key")
      .where("show", "in", shows.slice(at, at + batchKeys))
      .execute();
  for (let at = 0; at < keys.length; at += batchKeys)
    await db
      .insertInto("show_key")
      .values(keys.slice(at, at + batchKeys))
      .onConflict((conflict) => conflict.columns(["key", "show"]).doNothing())
      .execute();
}

/** What some ids lead to. */
const listAliases = (
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<{ id: string; target: string }[]> =>
  inParts(ids, (some) => db.selectFrom("show_alias").selectAll().where("id", "in", some).execute());

/**
 * Lets ids lead to the shows and episodes that they became, and what led to them too. `live` are in use as they are,
 * and lead nowhere any more.
 */
export async function writeShowAliases(
  db: Kysely<Database>,
  aliases: ReadonlyMap<string, string>,
  live: readonly string[],
): Promise<void> {
  const standing = new Map(
    (await listAliases(db, [...aliases.keys()])).map(({ id, target }) => [id, target]),
  );
  const fresh = [...aliases].filter(([id, target]) => standing.get(id) !== target);
  for (const [id, target] of fresh)
    await db.updateTable("show_alias").set({ target }).where("target", "=", id).execute();
  for (let at = 0; at < fresh.length; at += batchRows)
    await db
      .insertInto("show_alias")
      .values(fresh.slice(at, at + batchRows).map(([id, target]) => ({ id, target })))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({ target: ref("excluded.target") })),
      )
      .execute();
  for (let at = 0; at < live.length; at += batchKeys)
    await db
      .deleteFrom("show_alias")
      .where("id", "in", live.slice(at, at + batchKeys))
      .execute();
}
