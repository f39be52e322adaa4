import type { Kysely } from "kysely";
import type { Kind } from "../../contract/slot.ts";
import { addStaleTitles, listTitlesBy } from "./airings.ts";
import { lockWrites, nextRevision } from "./revision.ts";
import type { ShowKeyTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";
import {
  deleteRecords,
  type EpisodeRecord,
  listKeysOfShows,
  replaceShowKeys,
  type ShowRecord,
  writeEpisodes,
  writeShows,
} from "./shows-write.ts";
import { forgetContent } from "./sources.ts";

/** The rows of a catalogue's file. */
export type CatalogueRows = { shows: ShowRecord[]; episodes: EpisodeRecord[]; keys: ShowKeyTable[] };

const titlePrefix = "title:";

/**
 * Replaces the rows of a file or address, in one transaction, and marks all titles that the change affects as stale.
 * Returns how many rows were added, removed or changed, and how many episodes have no show.
 */
export const replaceCatalogue = (
  db: Kysely<Database>,
  origin: string,
  { shows, episodes, keys }: CatalogueRows,
): Promise<{ changed: number; orphans: number }> =>
  db.transaction().execute(async (trx) => {
    await lockWrites(trx);
    const oldShows = await trx.selectFrom("show").selectAll().where("origin", "=", origin).execute();
    const oldEpisodes = await trx.selectFrom("episode").selectAll().where("origin", "=", origin).execute();
    const show = compare(oldShows, shows);
    const episode = compare(oldEpisodes, episodes);
    const oldKeys = await listKeysOfShows(trx, [...new Set([...oldShows, ...shows].map(({ id }) => id))]);
    const rekeyed = changedKeys(oldKeys, keys);
    const touched = new Set([
      ...[...show.fresh, ...show.gone].map(({ id }) => id),
      ...[...episode.fresh, ...episode.gone].map((row) => row.show),
      ...rekeyed,
    ]);
    if (touched.size > 0) {
      await addStaleTitles(trx, await listAffectedTitles(trx, [...touched], [...oldKeys, ...keys]));
      await deleteRecords(
        trx,
        "show",
        show.gone.map(({ id }) => id),
      );
      await deleteRecords(
        trx,
        "episode",
        episode.gone.map(({ id }) => id),
      );
      await replaceShowKeys(
        trx,
        [...rekeyed],
        keys.filter((key) => rekeyed.has(key.show)),
      );
      await writeShows(trx, show.fresh);
      await writeEpisodes(trx, episode.fresh);
      // What shows are tells the kinds of listings, too, when their sources are read next.
      if (show.fresh.length + show.gone.length + rekeyed.size > 0) await forgetContent(trx);
      await nextRevision(trx);
    }
    const changed = show.fresh.length + show.gone.length + episode.fresh.length + episode.gone.length;
    return { changed, orphans: await countOrphans(trx, origin) };
  });

/** The folded names of catalogues' shows that tell what listings are, with their kinds: several if shows share one. */
export async function listNamedKinds(db: Kysely<Database>): Promise<{ name: string; kind: Kind }[]> {
  const rows = await db
    .selectFrom("show_key")
    .select(["key", "kind"])
    .where("kind", "is not", null)
    .$narrowType<{ kind: Kind }>()
    .execute();
  return rows.map(({ key, kind }) => ({ name: key.slice(titlePrefix.length), kind }));
}

/** Rows that are new or changed, and those that are gone. */
function compare<Row extends { id: string }>(before: readonly Row[], rows: readonly Row[]) {
  const toText = (row: Row) => JSON.stringify(Object.entries(row).sort());
  const stored = new Map(before.map((row) => [row.id, toText(row)]));
  const ids = new Set(rows.map(({ id }) => id));
  return {
    fresh: rows.filter((row) => stored.get(row.id) !== toText(row)),
    gone: before.filter(({ id }) => !ids.has(id)),
  };
}

/** Shows whose keys changed. */
function changedKeys(before: readonly ShowKeyTable[], after: readonly ShowKeyTable[]): Set<string> {
  const joinKeysByShow = (keys: readonly ShowKeyTable[]) =>
    new Map(
      [...Map.groupBy(keys, ({ show }) => show)].map(([show, own]) => [
        show,
        own
          .map(({ key, kind }) => `${key} ${kind}`)
          .sort()
          .join("\n"),
      ]),
    );
  const [old, now] = [joinKeysByShow(before), joinKeysByShow(after)];
  return new Set([...old.keys(), ...now.keys()].filter((show) => old.get(show) !== now.get(show)));
}

/** The titles of airings that may belong to some shows, or did. */
async function listAffectedTitles(
  db: Kysely<Database>,
  shows: readonly string[],
  given: readonly ShowKeyTable[],
): Promise<Set<string>> {
  const own = new Set(shows);
  const known = [...given.filter(({ show }) => own.has(show)), ...(await listKeysOfShows(db, shows))];
  const titles = new Set(
    known.flatMap(({ key }) => (key.startsWith(titlePrefix) ? [key.slice(titlePrefix.length)] : [])),
  );
  const ids = [...new Set(known.flatMap(({ key }) => (key.startsWith(titlePrefix) ? [] : [key])))];
  for (const title of await listTitlesBy(db, "series", ids)) titles.add(title);
  for (const title of await listTitlesBy(db, "show", shows)) titles.add(title);
  return titles;
}

async function countOrphans(db: Kysely<Database>, origin: string): Promise<number> {
  const row = await db
    .selectFrom("episode")
    .leftJoin("show", "show.id", "episode.show")
    .select(({ fn }) => fn.countAll<number>().as("episodes"))
    .where("episode.origin", "=", origin)
    .where("show.id", "is", null)
    .executeTakeFirstOrThrow();
  return row.episodes;
}
