/** What catalogues tell, as matching reads it. */

export type CatalogueEpisode = {
  id: string;
  season: number | null;
  number: number | null;
  name: string | null;
  /** YYYY-MM-DD, where it was first shown. */
  orig_air: string | null;
  /** `21:00`, by the clock there. */
  air_time: string | null;
  /** The same as epoch seconds. */
  airs_at: number | null;
};

export type CatalogueShow = {
  id: string;
  source: string;
  /** ISO 639-3 */
  languages: readonly string[];
  /** Of the broadcaster that showed it first. */
  country: string | null;
  /** What finds it: ids as `seriesIds` gives them, and `title:` with folded titles. */
  keys: readonly string[];
  episodes: readonly CatalogueEpisode[];
};

export const titleLookupKey = (folded: string): string => `title:${folded}`;
