import type { Kind, SlotDetail } from "../../contract/slot.ts";
import type { SlotText } from "../ingest/draft.ts";
import { fold } from "../text.ts";
import { type Genre, genrePhrases, genreWords, patternOf } from "./genre-words.ts";
import { channelPatterns, filmPattern, presentedPattern, sportTitle, toldPatterns } from "./told-words.ts";

/** What a listing says of a programme; `minutes` is its length, null if unknown. */
export type Told = {
  slot: Pick<SlotText, "title" | "sub_title" | "description" | "category" | "episode" | "year" | "flags">;
  /** The title as its source writes it, if marks were taken off. */
  listed?: string;
  detail: Pick<SlotDetail, "credits" | "star_rating"> | null;
  minutes: number | null;
  /** What its channel is called. */
  names?: ReadonlySet<string>;
};

/**
 * In the order in which the categories of a listing win: a children's film is a film, sports news is sport, and a series
 * of facts, games or talk is told by them.
 */
const winning: readonly Genre[] = [
  "sport",
  "film",
  "kids",
  "news",
  "music",
  "documentary",
  "entertainment",
  "series",
  "fiction",
  "other",
];

const patterns = genreWords.map(([genre, words]) => [genre, patternOf(words)] as const);
const phrases = genrePhrases.map(([genre, words]) => [genre, patternOf(words, "gu")] as const);

/** One name for several genres ("News and Documentaries") doesn't say which. */
const unclear: readonly (readonly [Genre, Genre])[] = [
  ["news", "documentary"],
  ["film", "series"],
];

const vague = "vague";

/** Whether a category is so wide that it says nothing of its own. */
const isVague = (category: string): boolean =>
  /^(?:general |other |all )?(?:entertainment|general|unterhaltung|divertissement|show|shows)$/i.test(
    category.trim(),
  );

/** What categories mean, by their text: a run meets each many times. */
const known = new Map<string, Genre | typeof vague | null>();
const mostKnown = 20_000;

function readCategory(category: string): Genre | typeof vague | null {
  const before = known.get(category);
  if (before !== undefined) return before;
  const found = wordedGenre(` ${fold(category)} `);
  const genre = found === "entertainment" && isVague(category) ? vague : found;
  if (known.size >= mostKnown) known.clear();
  // A copy: a slice of a file's chunk would keep the whole chunk in memory.
  known.set(Buffer.from(category).toString(), genre);
  return genre;
}

/** The genre of a folded text: by its words, without the phrases that mean something else, or by those alone. */
function wordedGenre(text: string): Genre | null {
  let rest = text;
  let phrased: Genre | null = null;
  for (const [genre, pattern] of phrases) {
    const without = rest.replace(pattern, " ");
    if (without !== rest) phrased ??= genre;
    rest = without;
  }
  const found = patterns.filter(([, pattern]) => pattern.test(rest)).map(([genre]) => genre);
  if (unclear.some((pair) => pair.every((genre) => found.includes(genre)))) return null;
  return found[0] ?? phrased;
}

/** Whether the categories call it a film. */
export const isListedFilm = ({ category }: Pick<SlotText, "category">): boolean =>
  category?.some((each) => readCategory(each) === "film") ?? false;

/** What a channel's names say of its programmes, by name. */
const channelKinds = new Map<string, Kind | null>();

function channelKind(names: ReadonlySet<string>): Kind | null {
  for (const name of names) {
    let kind = channelKinds.get(name);
    if (kind === undefined) {
      kind = channelPatterns.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
      if (channelKinds.size >= mostKnown) channelKinds.clear();
      channelKinds.set(name, kind);
    }
    if (kind) return kind;
  }
  return null;
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
const newsWithin =
  /ニュース|新闻|新聞|天气预报|뉴스|ข่าว|חדשות|נשרה|نشرة ال[أا]خبار|^أخبار|^الأخبار|^الاخبار|(?<!\p{L})[Нн]овост(?:и|ей)(?!\p{L})|NEWS/u;

const shortestFilm = 70;
const longestFilm = 240;
const longestEpisode = 65;

/** Whether a season or number counts episodes; daily programmes have a year for a season. */
const isEpisode = ({ episode }: Told["slot"]): boolean =>
  (episode?.number !== undefined || episode?.season !== undefined) && (episode.season ?? 1) < 100;

/** How much of a description is about the programme itself. */
const tellingChars = 160;

/**
 * The kind of a programme: by its categories in whatever language, with genres that films and series share decided by
 * its episode and length; then by its title, by what its description says of it, by its channel's name, by a season or
 * number, and by year, makers and length. Undefined if nothing says it.
 */
export function readKind({
  slot,
  listed = slot.title,
  detail,
  minutes,
  names = noNames,
}: Told): Kind | undefined {
  const mark = titleMarks[listed.slice(0, 3).toLowerCase()];
  if (mark) return mark;
  const genres = new Set((slot.category ?? []).map(readCategory));
  const genre = winning.find((each) => genres.has(each));
  const channel = channelKind(names);
  if (genre === "fiction" && channel === "kids") return "kids";
  if (genre === "fiction") return fictionKind(slot, minutes);
  if (genre === "film" && isEpisode(slot) && minutes !== null && minutes <= longestEpisode) return "series";
  if (genre !== undefined) return genre;
  if (genres.has(vague)) return isEpisode(slot) && !isPresented(slot) ? "series" : "entertainment";
  const told = toldKind(slot);
  if (told === "series" && channel === "kids") return channel;
  return (
    told ??
    channelSays(channel, slot, minutes) ??
    madeKind(slot, detail, minutes) ??
    titledKind(slot) ??
    (isToldFilm(slot, minutes) ? "film" : undefined)
  );
}

const noNames: ReadonlySet<string> = new Set();

/** What the title and the beginning of the description say. */
function toldKind({ title, sub_title = "", description = "", flags, year }: Told["slot"]): Kind | undefined {
  if (newsTitle.test(fold(title)) || newsWithin.test(title)) return "news";
  if (flags.live && description === "") return undefined;
  const text = `${title}. ${sub_title}. ${description.slice(0, tellingChars)}`;
  // Listings of some countries begin with the genre: "Football. …".
  const [first = ""] = description.split(/[.:]/, 1);
  const named = first.length <= 20 && first.split(" ").length <= 2 ? readCategory(first) : null;
  if (named !== null && named !== vague && named !== "fiction") return named;
  const told = toldPatterns.find(([, pattern]) => pattern.test(text))?.[0];
  return told ?? (year === undefined && sportTitle.test(title) ? "sport" : undefined);
}

const isToldFilm = (slot: Told["slot"], minutes: number | null): boolean =>
  !isEpisode(slot) &&
  slot.sub_title === undefined &&
  isFilmLength(minutes) &&
  filmPattern.test((slot.description ?? "").slice(0, tellingChars));

function channelSays(channel: Kind | null, slot: Told["slot"], minutes: number | null): Kind | undefined {
  if (channel === null) return undefined;
  if (channel === "music" && isEpisode(slot)) return undefined;
  if (channel !== "film") return channel;
  return !isEpisode(slot) && isFilmLength(minutes) ? "film" : undefined;
}

function madeKind(slot: Told["slot"], detail: Told["detail"], minutes: number | null): Kind | undefined {
  if (isEpisode(slot)) return "series";
  const isMade = slot.year !== undefined && !slot.episode && !slot.flags.live;
  const hasMakers =
    detail?.credits?.some(({ role }) => role === "director" || role === "actor") ||
    detail?.star_rating !== undefined;
  return isMade && hasMakers && isFilmLength(minutes) ? "film" : undefined;
}

/** Whether it has contestants, a host or guests rather than a story. */
const isPresented = ({ description = "" }: Told["slot"]): boolean =>
  presentedPattern.test(description.slice(0, tellingChars));

const showTitle = /(?:^|\s)shows?(?:\s\d+)?$/iu;

const titledKind = ({ title }: Told["slot"]): Kind | undefined =>
  showTitle.test(title) ? "entertainment" : undefined;

function fictionKind(slot: Told["slot"], minutes: number | null): Kind | undefined {
  if (slot.episode) return "series";
  if (minutes === null) return undefined;
  if (minutes <= longestEpisode) return "series";
  return isFilmLength(minutes) && (slot.year !== undefined || minutes >= 80) ? "film" : undefined;
}

const isFilmLength = (minutes: number | null): boolean =>
  minutes !== null && minutes >= shortestFilm && minutes <= longestFilm;
