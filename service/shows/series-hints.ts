import type { Listing, SlotDetail } from "../../contract/slot.ts";
import { isListedFilm, isListedSeries } from "../kinds/categories.ts";
import { fold } from "../text.ts";
import { episodeName, isPartOnly } from "./names.ts";
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
  /** Whether its categories say series or film. */
  kin?: "series" | "film";
  /** Of a listing with neither number nor name: stands for its description, and whether it is shorter than a film. */
  gist?: string;
  short?: true;
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
  /** The channel's name, which is the show's if the title is only `Episode 5`. */
  channel: string;
  minutes: number;
};

/** Words for a form of series, which say nothing about its genre. */
const seriesForm = /(?:^| )(?:anime|docuseries|docu series|seriado|アニメ)(?: |$)/u;
const sport = /^(?:sports?|deportes?|sportsendung|спорт|ספורט|رياضة|スポーツ|体育|กีฬา)$/u;

/**
 * Reads what a slot says about its series. Null for a sports event, for sports without a number, and for films with
 * neither number nor name; a film with the id of a series belongs to that series.
 */
export function readSeriesHints({
  listing,
  detail,
  isEvent,
  source,
  languages,
  channel,
  minutes,
}: ShowFacts): SeriesHints | null {
  if (isEvent) return null;
  const { sub_title, description, category = [], episode, flags } = listing;
  const title = isPartOnly(listing.title) && channel !== "" ? channel : listing.title;
  const key = titleKey(title);
  const isNumbered = episode?.season !== undefined || episode?.number !== undefined;
  const ids = seriesIds(detail?.external_ids, source);
  const folded = category.map(fold);
  if (!isNumbered && folded.some((name) => sport.test(name))) return null;
  const isSeries =
    isListedSeries(listing) ||
    folded.some((name) => seriesForm.test(name)) ||
    ids.some((id) => !id.startsWith("ddseries"));
  const kin = isSeries ? "series" : isListedFilm(listing) ? "film" : undefined;
  const called = sub_title ?? episode?.name;
  const name = episodeName(called, { title, description, category });
  if (kin === "film" && !isNumbered && name === null) return null;
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
    ...(kin && { kin }),
    ...(!isNumbered && name === null && withoutEpisode(description, minutes)),
  };
}

/** Films are rarely shorter than this. */
const filmMinutes = 75;

const withoutEpisode = (
  description: string | undefined,
  minutes: number,
): Pick<SeriesHints, "gist" | "short"> => ({
  ...(description !== undefined && { gist: gistOf(description) }),
  ...(minutes < filmMinutes && { short: true }),
});

/** A few letters that stand for a description, to tell whether two are the same. */
function gistOf(description: string): string {
  let hash = 0;
  for (let at = 0; at < description.length && at < 400; at++)
    hash = (Math.imul(hash, 31) + description.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(36);
}

const toListedEpisode = ({ season, number, name, orig_air }: StatedEpisode): StatedEpisode => ({
  season,
  number,
  name,
  orig_air,
});
