import type { Kind, Listing, SlotDetail } from "../../contract/slot.ts";
import { isAdvertised } from "../kinds/advertised.ts";
import { isListedFilm, isListedSeries } from "../kinds/categories.ts";
import { fold } from "../text.ts";
import { readIssue } from "./issue.ts";
import { isSportsMagazine } from "./magazine-words.ts";
import { episodeName, isPartOnly } from "./names.ts";
import { type StatedEpisode, titleKey } from "./own-match.ts";
import { seriesIds } from "./series-ids.ts";
import { isCalledProgramme, isCalledRegular, isCalledSeries } from "./series-words.ts";

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
  /** Whether its categories say series, film or sport; its title or description may say series as well. */
  kin?: "series" | "film" | "sport";
  /** Of a listing with neither number nor name: stands for its description. */
  gist?: string;
  /** Of a listing without a number: its length, and its kind if known. */
  minutes?: number;
  kind?: Kind;
};

/** Films and games are rarely shorter than this. */
export const filmMinutes = 75;
/** What is longer is no episode but a session of several games. */
const sessionMinutes = 240;

/** What of a slot is read for its series. */
export type ShowFacts = {
  listing: Pick<
    Listing,
    "title" | "title_as_listed" | "sub_title" | "description" | "category" | "kind" | "episode" | "flags"
  >;
  detail: Pick<SlotDetail, "external_ids"> | null;
  /** Whether it shows a sports event. */
  isEvent: boolean;
  source: string;
  /** The channel's languages, ISO 639-3. */
  languages: readonly string[];
  channel: string;
  /** Whether the channel is named after the one show that it has, so that a title may be only `Episode 5`. */
  isOfOneShow: boolean;
  minutes: number;
};

/** Words for a form of series, which say nothing about its genre. */
const seriesForm = /(?:^| )(?:anime|docuseries|docu series|seriado|アニメ)(?: |$)/u;
const sport = /^(?:sports?|deportes?|sportsendung|спорт|ספורט|رياضة|スポーツ|体育|กีฬา)$/u;

/**
 * Reads what a slot says about its series. Null for what is sold or isn't shown, for a sports event, for sports that last
 * as long as one, and for films with neither number nor name; a film with the id of a series belongs to that series.
 */
export function readSeriesHints({
  listing,
  detail,
  isEvent,
  source,
  languages,
  channel,
  isOfOneShow,
  minutes,
}: ShowFacts): SeriesHints | null {
  if (isEvent || isAdvertised(listing)) return null;
  const { sub_title, description, category = [], kind, episode, flags } = listing;
  const isNumbered = episode?.season !== undefined || episode?.number !== undefined;
  const issued = isNumbered || minutes >= filmMinutes ? null : readIssue(listing.title);
  const isPart = issued === null && isPartOnly(listing.title);
  if (isPart && !isOfOneShow) return null;
  const title = issued?.title ?? (isPart ? channel : listing.title);
  const key = titleKey(title);
  const ids = seriesIds(detail?.external_ids, source);
  const folded = category.map(fold);
  const listed = listedKin(listing, folded, ids);
  if (listed === "sport" && minutes >= (isNumbered ? sessionMinutes : filmMinutes)) return null;
  const called = sub_title ?? episode?.name ?? issued?.issue;
  const isIssue = issued !== null && called === issued.issue;
  const name = isIssue ? fold(issued.issue) : episodeName(called, { title, description, category });
  const isBare = !isNumbered && name === null;
  if (isBare && (listed === "film" || (listed === "sport" && key === fold(channel)))) return null;
  const isSport = listed === "sport" || kind === "sport";
  const mayBeSeries = isBare && minutes < filmMinutes && kind !== "film" && (!listed || isSport);
  const isSaid = (): boolean =>
    isSport
      ? isSportsMagazine(listing.title, description)
      : isCalledSeries(description) ||
        isCalledRegular(listing.title) ||
        isCalledProgramme(listing.title_as_listed ?? listing.title);
  const kin = mayBeSeries && isSaid() ? "series" : listed;
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
    ...(isBare && description !== undefined && { gist: hashDescription(description) }),
    ...(!isNumbered && { minutes: Math.round(minutes), ...(kind && { kind }) }),
  };
}

/** What categories and ids say. */
function listedKin(
  listing: ShowFacts["listing"],
  categories: readonly string[],
  ids: readonly string[],
): SeriesHints["kin"] {
  if (categories.some((name) => sport.test(name))) return "sport";
  const isSeries =
    isListedSeries(listing) ||
    categories.some((name) => seriesForm.test(name)) ||
    ids.some((id) => !id.startsWith("ddseries"));
  if (isSeries) return "series";
  return isListedFilm(listing) ? "film" : undefined;
}

/** A few letters that stand for a description, to tell whether two are the same. */
function hashDescription(description: string): string {
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
