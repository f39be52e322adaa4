import type { Listing, SlotDetail } from "../../contract/slot.ts";
import { fold } from "../text.ts";
import { episodeName } from "./names.ts";
import { type StatedEpisode, titleKey } from "./own-match.ts";
import { seriesIds } from "./series-ids.ts";

/** What a slot says about the series that it may belong to, as stored. */
export type SeriesHints = {
  title: string;
  /** The title in the form in which titles are compared. */
  key: string;
  told?: StatedEpisode;
  /** The episode's name in the form in which names are compared; absent if it has none of its own. */
  name?: string;
  /** That name as the listing spells it. */
  called?: string;
  /** Keys of the series in other systems, the most trusted first. */
  ids?: string[];
  /** ISO 639-3, if known. */
  language?: string;
  isNew?: true;
  isRepeat?: true;
};

/** What of a slot is read for its series. */
export type ShowFacts = {
  listing: Pick<Listing, "title" | "sub_title" | "description" | "category" | "episode" | "flags">;
  detail: Pick<SlotDetail, "external_ids"> | null;
  /** Whether it shows a sports event. */
  isEvent: boolean;
  source: string;
  /** The channel's languages, ISO 639-3. */
  languages: readonly string[];
};

const film =
  /^(?:feature ?)?(?:film|movie|spielfilm|telefilm|pelicula|cine|cinema|kino|kinofilm|elokuva|filme|фильм|סרט|سينما|فيلم|映画|电影|ภาพยนตร์)s?(?: |$)/u;
const sport = /^(?:sports?|deportes?|sportsendung|спорт|ספורט|رياضة|スポーツ|体育|กีฬา)$/u;

/**
 * Reads what a slot says about its series. Null for a sports event, and for films and sports without a number; a film
 * with the id of a series belongs to that series.
 */
export function readSeriesHints({
  listing,
  detail,
  isEvent,
  source,
  languages,
}: ShowFacts): SeriesHints | null {
  if (isEvent) return null;
  const { title, sub_title, description, category = [], episode, flags } = listing;
  const key = titleKey(title);
  const isNumbered = episode?.season !== undefined || episode?.number !== undefined;
  const ids = seriesIds(detail?.external_ids, source);
  if (!isNumbered && category.length > 0) {
    const folded = category.map(fold);
    if (folded.some((name) => sport.test(name))) return null;
    if (folded.some((name) => film.test(name)) && !ids.some((id) => !id.startsWith("ddseries"))) return null;
  }
  const called = sub_title ?? episode?.name;
  const name = episodeName(called, { title, description, category });
  const [language] = languages;
  return {
    title,
    key,
    ...(episode && isNumbered && { told: toListedEpisode(episode) }),
    ...(name !== null && { name, called }),
    ...(ids.length > 0 && { ids }),
    ...(language !== undefined && languages.length === 1 && { language }),
    ...(flags?.new && { isNew: true }),
    ...(flags?.repeat && { isRepeat: true }),
  };
}

const toListedEpisode = ({ season, number, name, orig_air }: StatedEpisode): StatedEpisode => ({
  season,
  number,
  name,
  orig_air,
});
