import type { Kind, SlotDetail } from "../../contract/slot.ts";
import type { SlotText } from "../ingest/draft.ts";
import { fold } from "../text.ts";
import { fictionWords, genreWords, misleading, patternOf } from "./genre-words.ts";

/** What a listing says of a programme; `minutes` is its length, null if unknown. */
export type Told = {
  slot: Pick<SlotText, "title" | "category" | "episode" | "year" | "flags">;
  detail: Pick<SlotDetail, "credits" | "star_rating"> | null;
  minutes: number | null;
};

type Genre = Kind | "fiction";

/** In the order in which they win: a children's film is a film, sports news is sport, a documentary series one of facts. */
const order = [
  "sport",
  "film",
  "kids",
  "news",
  "music",
  "documentary",
  "series",
  "fiction",
  "entertainment",
  "other",
] as const;

const patterns = order.map(
  (genre) => [genre, patternOf(genre === "fiction" ? fictionWords : genreWords[genre])] as const,
);

/** One name for several genres ("News and Documentaries") doesn't say which. */
const unlike: readonly (readonly [Genre, Genre])[] = [
  ["news", "documentary"],
  ["film", "series"],
];

/** What categories mean, by their text: a run meets each many times. */
const known = new Map<string, Genre | null>();
const mostKnown = 20_000;

function readCategory(category: string): Genre | null {
  const before = known.get(category);
  if (before !== undefined) return before;
  const text = ` ${fold(category)} `;
  const plain = text.replace(misleading, " ");
  const found = patterns.filter(([, pattern]) => pattern.test(plain)).map(([genre]) => genre);
  const isUnclear = unlike.some((pair) => pair.every((genre) => found.includes(genre)));
  const genre = isUnclear ? null : (found[0] ?? (plain === text ? null : "fiction"));
  if (known.size >= mostKnown) known.clear();
  // A copy: a slice of a file's chunk would keep the whole chunk in memory.
  known.set(Buffer.from(category).toString(), genre);
  return genre;
}

/** Marks that stand before Russian titles: a film, a series, a documentary, a cartoon. */
const titleMarks: Readonly<Record<string, Kind>> = {
  "х/ф": "film",
  "т/ф": "film",
  "т/с": "series",
  "х/с": "series",
  "д/ф": "documentary",
  "д/с": "documentary",
  "м/ф": "kids",
  "м/с": "kids",
};

const newsTitle =
  /^(?:(?:\S+ ){0,3}news(?: (?:at|hour|live|now|update|headlines|bulletin|weekend|tonight|today)\b.*)?|nachrichten|tagesschau|heute journal|telediario|noticias|noticiero|telejornal|jornal nacional|tg\d|le journal|journal televise|новости|вести|haberler|ana haber|wiadomosci)$/u;
const newsWithin = /ニュース|新闻联播|뉴스|ข่าว|חדשות|نشرة ال[أا]خبار|^الاخبار/u;

const shortestFilm = 70;
const longestFilm = 240;
const longestEpisode = 65;

/** Whether a season and number count episodes; daily programmes have a year for a season. */
const isEpisode = ({ episode }: Told["slot"]): boolean =>
  episode?.number !== undefined && (episode.season ?? 1) < 100;

/**
 * The kind of a programme: by its categories in whatever language; genres that films and series share by its episode
 * and length; without categories by its title's mark, year, credits and length. Undefined if nothing says it.
 */
export function readKind({ slot, detail, minutes }: Told): Kind | undefined {
  const mark = titleMarks[slot.title.slice(0, 3).toLowerCase()];
  if (mark) return mark;
  const genres = new Set((slot.category ?? []).map(readCategory));
  const genre = order.find((each) => genres.has(each));
  if (genre === "fiction") return fictionKind(slot, minutes);
  if (genre === "entertainment" && isEpisode(slot) && slot.category?.every(isVague)) return "series";
  if (genre !== undefined) return genre;
  const title = fold(slot.title);
  if (newsTitle.test(title) || newsWithin.test(slot.title)) return "news";
  if (isEpisode(slot)) return slot.episode?.season === undefined ? undefined : "series";
  const isMade = slot.year !== undefined && !slot.episode && !slot.flags.live;
  const hasMakers =
    detail?.credits?.some(({ role }) => role === "director" || role === "actor") ||
    detail?.star_rating !== undefined;
  return isMade && hasMakers && isFilmLength(minutes) ? "film" : undefined;
}

function fictionKind(slot: Told["slot"], minutes: number | null): Kind | undefined {
  if (slot.episode) return "series";
  if (minutes === null) return undefined;
  if (minutes <= longestEpisode) return "series";
  return isFilmLength(minutes) && slot.year !== undefined ? "film" : undefined;
}

const isFilmLength = (minutes: number | null): boolean =>
  minutes !== null && minutes >= shortestFilm && minutes <= longestFilm;

/** Whether a category is so wide that it says nothing about a programme in episodes. */
const isVague = (category: string): boolean => /^(?:general )?entertainment$/i.test(category.trim());
