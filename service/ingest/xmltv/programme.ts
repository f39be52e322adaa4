import type { SlotDetail } from "../../../contract/slot.ts";
import { earliestEpoch, latestEpoch, toIso } from "../../../contract/time.ts";
import type { ProgrammeDraft, RejectReason, SlotText } from "../draft.ts";
import { type EpisodeNumbers, readEpisodeNumbers } from "./episode-number.ts";
import type { ProgrammeFields, Text } from "./fields.ts";
import { withAccents } from "./genre-accents.ts";
import { takeGenreLine } from "./genre-line.ts";
import { readRatings, readReviews, readStars } from "./opinions.ts";
import { findPicture, readAddress, readPictures } from "./pictures.ts";
import { isNoName } from "./placeholder.ts";
import { capText, cleanText } from "./text.ts";
import {
  firstText,
  languagesOf,
  listTexts,
  most,
  orAbsent,
  shortText,
  textsFrom,
  textsOf,
  upTo,
  wordsOf,
} from "./texts.ts";

type TimeReader = (text: string) => number | null;

/** Builds the draft of a programme, or returns why it is left out. `readTime` knows the source's zone. */
export function toDraft(fields: ProgrammeFields, readTime: TimeReader): ProgrammeDraft | RejectReason {
  if (fields.tooLarge) return "field_too_large";
  if (fields.channel === "") return "no_channel";
  const times = readTimes(fields, readTime);
  if (typeof times === "string") return times;
  const titles = textsOf(fields, "title", most.title);
  const [title] = titles;
  if (!title) return "no_title";

  takeGenreLine(fields);
  const numbers = readEpisodeNumbers(
    fields.numbers,
    { season: fields.texts.get("season")?.[0]?.text, episode: fields.texts.get("episode")?.[0]?.text },
    () => fields.dropped.push("episode-num"),
  );
  const { language } = title;
  const subTitles = textsFrom(fields, "sub-title", { length: most.title, language });
  const repeatsTitle = subTitles[0]?.text === title.text;
  if (repeatsTitle || isNoName(subTitles[0]?.text ?? "", title.text)) subTitles.shift();
  const subTitle = subTitles[0]?.text;
  const descriptions = textsFrom(fields, "desc", { length: most.description, language });
  const flags = readFlags(fields);
  const date = firstText(fields, "date");
  const year = parseYear(date);
  if (date !== undefined && year === undefined) fields.dropped.push("date");
  const ratings = readRatings(fields);
  const categories = listTexts(fields, "category", most.categories, withAccents);
  const slot: SlotText = {
    title: title.text,
    sub_title: subTitle,
    description: descriptions[0]?.text,
    category: wordsOf(categories),
    episode: readEpisode(numbers, subTitle, originalAir(numbers, year, flags.repeat)),
    flags,
    icon: findPicture(fields),
    year,
    rating: ratings[0]?.value,
  };
  return {
    sourceChannel: fields.channel,
    ...times,
    slot,
    ...(repeatsTitle && { repeatsTitle }),
    detail: readDetail(fields, {
      ...{ numbers, date, titles, subTitles, descriptions, categories, ratings, readTime },
    }),
  };
}

/**
 * The programmes of a clump ("News; Weather") share one time: each gets an equal part. A stop before the start is
 * left to the normaliser.
 */
function readTimes(
  { start: startText, stop: stopText, clump }: ProgrammeFields,
  readTime: TimeReader,
): { start: number; stop: number | null } | RejectReason {
  const start = readTime(startText);
  if (start === null) return "bad_start";
  const stop = stopText === "" ? null : readTime(stopText);
  if (stop === null && stopText !== "") return "bad_stop";
  for (const time of [start, stop ?? start])
    if (time < earliestEpoch || time >= latestEpoch) return "out_of_range";
  if (stop === null) return { start, stop };
  const [, index, total] = /^\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*$/.exec(clump) ?? [];
  if (stop <= start || Number(total ?? 0) < 2 || Number(index) >= Number(total)) return { start, stop };
  const at = (part: number) => start + Math.round(((stop - start) * part) / Number(total));
  return { start: at(Number(index)), stop: at(Number(index) + 1) };
}

/**
 * Only what the data says. The DTD has no element for live programmes, but keywords say it. Pluto's keyword is
 * ignored: it marks everything that its catalogue dates today.
 */
const readFlags = (fields: ProgrammeFields): SlotText["flags"] => {
  const isNew = fields.isNew || fields.texts.has("premiere");
  const isLive = fields.isLive && fields.seriesSystem !== "pluto";
  if (isLive !== fields.isLive) fields.dropped.push("live");
  return {
    new: isNew,
    live: isLive || hasKeyword(fields, "live"),
    repeat: fields.previouslyShown !== undefined && !isNew,
  };
};

const hasKeyword = ({ texts }: ProgrammeFields, wanted: string): boolean =>
  texts.get("keyword")?.some(({ text }) => text.trim().toLowerCase() === wanted) ?? false;

/** Some producers write 1 January 1970 if they don't know the date. */
const parseYear = (date = ""): number | undefined => {
  const year = Number(/^\d{4}/.exec(date)?.[0]);
  return year > 1800 && year < 2100 && date !== "19700101" ? year : undefined;
};

function readEpisode(
  { season, number }: Pick<EpisodeNumbers, "season" | "number">,
  name: string | undefined,
  origAir: string | undefined,
): SlotText["episode"] {
  if (season === undefined && number === undefined) return undefined;
  return { season, number, name, orig_air: origAir };
}

/** Some producers write the date of this showing instead, which a repeat or an earlier production year disproves. */
const originalAir = (
  { originalAirDate: date }: EpisodeNumbers,
  year: number | undefined,
  repeat: boolean,
): string | undefined => (date && !repeat && (year ?? 0) >= Number(date.slice(0, 4)) ? date : undefined);

/** `20260822` and `202608` as dates; a year alone is the slot's. */
function readDate(text = ""): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(0[1-9]|1[0-2])(?:-?(0[1-9]|[12]\d|3[01]))?/.exec(text) ?? [];
  if (year === undefined || parseYear(text) === undefined) return undefined;
  return [year, month, day].filter(Boolean).join("-");
}

/** The address of a programme's page. Some producers write its genre there, which isn't kept. */
function readUrl({ texts, dropped }: ProgrammeFields): string | undefined {
  const own = texts.get("url")?.map(({ text }) => text) ?? [];
  const url = own.map(readAddress).find((address) => address !== undefined);
  if (url === undefined && own.some((text) => text.trim() !== "")) dropped.push("url");
  return url;
}

const lengthUnits: Readonly<Record<string, number>> = { seconds: 1 / 60, minutes: 1, hours: 60 };

function lengthMinutes({ length, dropped }: ProgrammeFields): number | undefined {
  const text = length?.text.trim();
  if (!length || !text) return undefined;
  const minutes = Number(text) * (lengthUnits[length.units] ?? Number.NaN);
  if (minutes > 0 && minutes < 10_000) return Math.round(minutes * 100) / 100;
  dropped.push("length");
}

const cleanName = (text: string): string => capText(cleanText(text), most.name);

/** What `toDraft` has read already. */
type ReadParts = {
  numbers: EpisodeNumbers;
  date: string | undefined;
  titles: readonly Text[];
  subTitles: readonly Text[];
  descriptions: readonly Text[];
  categories: readonly Text[];
  ratings: ReturnType<typeof readRatings>;
  readTime: TimeReader;
};

function readDetail(
  fields: ProgrammeFields,
  { numbers, date, titles, subTitles, descriptions, categories, ratings, readTime }: ReadParts,
): SlotDetail | null {
  const keywords = listTexts(fields, "keyword");
  const stars = readStars(fields);
  const detail: SlotDetail = {
    credits: readCredits(fields),
    category_languages: languagesOf(categories),
    keywords: wordsOf(keywords),
    keyword_languages: languagesOf(keywords),
    language: firstText(fields, "language"),
    orig_language: firstText(fields, "orig-language"),
    title_language: titles[0]?.language,
    titles: inOtherLanguages(titles, ({ text: title, language }) => ({ title, language })),
    sub_title_language: subTitles[0]?.language,
    sub_titles: inOtherLanguages(subTitles, ({ text, language }) => ({ sub_title: text, language })),
    description_language: descriptions[0]?.language,
    descriptions: inOtherLanguages(descriptions, ({ text, language }) => ({ description: text, language })),
    countries: wordsOf(listTexts(fields, "country")),
    length_minutes: lengthMinutes(fields),
    date: readDate(date),
    original_air_date: numbers.originalAirDate,
    original_air_time: numbers.originalAirTime,
    ratings: isMoreThanValue(ratings) ? ratings : undefined,
    pictures: readPictures(fields),
    star_rating: stars[0]?.value,
    star_ratings: isMoreThanValue(stars) ? stars : undefined,
    reviews: readReviews(fields),
    premiere: readMark(fields, "premiere"),
    last_chance: readMark(fields, "last-chance"),
    previously_shown: fields.previouslyShown && {
      start: fields.previouslyShown.start && whenShown(fields.previouslyShown.start, readTime),
      channel: fields.previouslyShown.channel && cleanName(fields.previouslyShown.channel),
    },
    onscreen_number: numbers.onscreen === undefined ? undefined : cleanName(numbers.onscreen),
    part: numbers.part,
    parts: numbers.parts,
    episodes: numbers.episodes,
    seasons: numbers.seasons,
    xmltv_ns: numbers.xmltvNs,
    external_ids: numbers.externalIds,
    subtitles: readSubtitles(fields),
    audio: fields.audio === undefined ? undefined : cleanName(fields.audio) || undefined,
    audio_description: readAudioDescription(fields),
    aspect: fields.aspect === undefined ? undefined : cleanName(fields.aspect) || undefined,
    quality: fields.quality === undefined ? undefined : cleanName(fields.quality) || undefined,
    black_and_white: readBlackAndWhite(fields),
    url: readUrl(fields),
  };
  return Object.values(detail).some((value) => value !== undefined) ? detail : null;
}

/** Whether there are several, or anything is said of one. A slot has the value of the first. */
const isMoreThanValue = (all: readonly object[]): boolean =>
  all.length > 1 || all.some((each) => Object.keys(each).length > 1);

/** True of a picture without colour; the rest is taken to have it. */
function readBlackAndWhite({ colour, dropped }: ProgrammeFields): true | undefined {
  if (colour === undefined) return undefined;
  if (/^\s*no\s*$/i.test(colour)) return true;
  dropped.push("video/colour");
}

/** Some producers write a keyword, since the DTD has no element for it. */
const readAudioDescription = (fields: ProgrammeFields): string | undefined =>
  fields.audioDescription === undefined
    ? hasKeyword(fields, "audio-description")
      ? ""
      : undefined
    : cleanName(fields.audioDescription);

/** What an element says that may say nothing; undefined if there is none. */
const readMark = (fields: ProgrammeFields, name: string): string | undefined =>
  fields.texts.has(name) ? (firstText(fields, name, most.title) ?? "") : undefined;

/** All texts but the first. */
const inOtherLanguages = <T>(texts: readonly Text[], write: (text: Text) => T): T[] | undefined =>
  texts.length > 1 ? texts.slice(1, most.items).map(write) : undefined;

function readCredits({ credits, dropped }: ProgrammeFields): SlotDetail["credits"] {
  if (credits.length === 0) return undefined;
  const kept = upTo(most.credits, credits, () => dropped.push("credits"));
  const people = kept.map(({ role, name, character }) => ({
    role,
    name: cleanName(name),
    character: (character && cleanName(character)) || undefined,
  }));
  return orAbsent(people.filter(({ name }) => name !== ""));
}

function readSubtitles({ subtitles }: ProgrammeFields): SlotDetail["subtitles"] {
  if (subtitles.length === 0) return undefined;
  const texts = subtitles.map(({ type, language }) =>
    capText([type, cleanText(language)].filter(Boolean).join(": "), most.short),
  );
  return orAbsent([...new Set(texts.filter((text) => text !== ""))].slice(0, most.items));
}

/** An instant or a day if the text is one; otherwise its year or month. */
function whenShown(text: string, readTime: TimeReader): string | undefined {
  const [, year, month, day] = /^\s*(\d{4})(\d\d)(\d\d)\s*$/.exec(text) ?? [];
  if (day !== undefined) return `${year}-${month}-${day}`;
  const epoch = readTime(text);
  return epoch === null ? shortText(text) : toIso(epoch);
}
