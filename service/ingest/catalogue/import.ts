import type { Kysely } from "kysely";
import type { Episode, Show } from "../../../contract/show.ts";
import type { Kind } from "../../../contract/slot.ts";
import { countryName } from "../../country-zones.ts";
import { catalogueKind, tellsKind } from "../../kinds/catalogue-kind.ts";
import { remembered } from "../../memory.ts";
import { titleLookupKey } from "../../shows/catalogue-show.ts";
import { type CatalogueRows, replaceCatalogue } from "../../store/catalogue.ts";
import type { Database } from "../../store/schema.ts";
import { fold } from "../../text.ts";
import { readImport } from "../read-whole.ts";
import { isUrl } from "../source-input.ts";
import { CatalogueError } from "./catalogue-error.ts";
import type { EpisodeDraft, ParsedCatalogue, ShowDraft } from "./draft.ts";
import { parseCatalogue } from "./parse.ts";

/** The result for a file or an address. */
export type CatalogueAccount = {
  origin: string;
  shows: number;
  episodes: number;
  /** Rows written or removed; 0 if nothing changed. */
  changed: number;
  /** Episodes whose show is in no catalogue yet. */
  orphans: number;
};

const mostBytes = 512 * 2 ** 20;

/**
 * Imports the shows and episodes of files and http(s) addresses, plain or gzipped. Each replaces its own earlier
 * import. `show` is the catalogue's number of the show for episodes that name none. Nothing is written unless all can be
 * read. Throws a CatalogueError that names the file, row and field.
 */
export async function importCatalogues(
  db: Kysely<Database>,
  locations: readonly string[],
  { show }: { show: number | null },
): Promise<CatalogueAccount[]> {
  const read: { origin: string; parsed: ParsedCatalogue }[] = [];
  for (const location of locations) {
    const place = isUrl(location)
      ? { kind: "url" as const, url: location }
      : { kind: "file" as const, path: location };
    const { name: origin, text } = await readImport(place, mostBytes, CatalogueError);
    read.push({ origin, parsed: parseCatalogue({ origin, text }, show) });
  }
  const accounts: CatalogueAccount[] = [];
  for (const { origin, parsed } of read) {
    const { shows, episodes } = parsed;
    const { changed, orphans } = await replaceCatalogue(db, origin, toRows(origin, parsed));
    accounts.push({ origin, shows: shows.length, episodes: episodes.length, changed, orphans });
  }
  return accounts;
}

const toRows = (origin: string, { shows, episodes }: ParsedCatalogue): CatalogueRows => ({
  // Of duplicates the last one counts.
  shows: [...new Map(shows.map((show) => [show.id, showRow(origin, show)])).values()],
  episodes: [...new Map(episodes.map((episode) => [episode.id, episodeRow(origin, episode)])).values()],
  keys: shows.flatMap(listKeys),
});

function showRow(
  origin: string,
  { aliases: _, country, ...show }: ShowDraft,
): CatalogueRows["shows"][number] {
  const { id, source, name, languages } = show;
  const body: Show = show;
  return {
    id,
    source,
    origin,
    title: null,
    name,
    folded: fold(name) || name,
    country,
    languages_json: JSON.stringify(languages),
    body: JSON.stringify(body),
  };
}

function episodeRow(
  origin: string,
  { air_time, airs_at, ...episode }: EpisodeDraft,
): CatalogueRows["episodes"][number] {
  const { id, show_id: show, source, season, number, name, orig_air } = episode;
  const body: Episode = episode;
  return {
    id,
    show,
    source,
    origin,
    title: null,
    season,
    number,
    name,
    orig_air,
    air_time,
    airs_at,
    body: JSON.stringify(body),
  };
}

const titleKey = (title: string): string => titleLookupKey(fold(title) || title);

/** How listings write countries behind titles, if not by their two letters or their name. */
const countryMarks: Readonly<Record<string, readonly string[]>> = {
  GB: ["UK", "U.K."],
  US: ["USA", "U.S.", "U.S.A."],
};

/** A catalogue has more shows than there are countries. */
const nameOf = remembered(300, (country: string) => countryName(country));

/**
 * The keys that find a show: its ids elsewhere, its names, which also tell what listings are, and its name with its year
 * or country behind it.
 */
function listKeys(show: ShowDraft): CatalogueRows["keys"] {
  const { id, name, aliases, external, premiered, country } = show;
  const ids = Object.entries(external).flatMap(([system, id]) => (id === null ? [] : [`${system}:${id}`]));
  const marks = [
    ...(premiered === null ? [] : [premiered.slice(0, 4)]),
    ...(country === null ? [] : [country, nameOf(country), ...(countryMarks[country] ?? [])]),
  ];
  const kind = catalogueKind(show);
  const keys = new Map<string, Kind | null>(ids.map((key) => [key, null]));
  for (const each of marks.map((mark) => `${name} (${mark})`)) keys.set(titleKey(each), null);
  for (const each of [name, ...aliases]) keys.set(titleKey(each), tellsKind(fold(each)) ? kind : null);
  return Array.from(keys, ([key, kind]) => ({ key, show: id, kind }));
}
