/** Shows and episodes of a catalogue in the form in which listings are matched against them. */

export type CatalogueEpisode = {
  id: string;
  season: number | null;
  number: number | null;
  name: string | null;
  /** When it was first shown: YYYY-MM-DD, local time there. */
  orig_air: string | null;
  /** `21:00`, local time there. */
  air_time: string | null;
  /** The same instant in epoch seconds. */
  airs_at: number | null;
};

export type CatalogueShow = {
  id: string;
  source: string;
  /** ISO 639-3 */
  languages: readonly string[];
  /** The country of the broadcaster that showed it first. */
  country: string | null;
  /** The keys that find it: ids of other systems from `seriesIds`, and folded titles after `title:`. */
  keys: readonly string[];
  episodes: readonly CatalogueEpisode[];
};

export const titleLookupKey = (folded: string): string => `title:${folded}`;
