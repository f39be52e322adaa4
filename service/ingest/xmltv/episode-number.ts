import { findTotal } from "../../titles/total.ts";

/**
 * Season, episode and part numbers, and ids elsewhere, from `<episode-num>` in all its systems and from the
 * producers' own `<season>` and `<episode>`. Numbers count from 1; season 0 is for specials.
 */

export type EpisodeNumber = { system: string; text: string };

export type EpisodeNumbers = {
  season?: number;
  number?: number;
  part?: number;
  parts?: number;
  /** How many episodes the season has. */
  episodes?: number;
  /** How many seasons the series has. */
  seasons?: number;
  /** The number as the source writes it for people. */
  onscreen?: string;
  /** `YYYY-MM-DD` */
  originalAirDate?: string;
  /** The time of that day, with its offset if the source has one: `21:30:00 +0100`. */
  originalAirTime?: string;
  /** By system, for example `thetvdb.com`: `series/73141`. */
  externalIds?: Record<string, string>;
};

type Numbers = Pick<EpisodeNumbers, "season" | "number" | "part" | "parts" | "episodes" | "seasons">;

const mostIds = 12;
const longestId = 200;

/**
 * Reads a programme's numbers. If systems disagree, xmltv_ns wins over the producer's own elements, and those over
 * what is written for people.
 */
export function readEpisodeNumbers(
  numbers: readonly EpisodeNumber[],
  own: { season?: string; episode?: string } = {},
): EpisodeNumbers {
  const exact: Numbers[] = [];
  const written: Numbers[] = [];
  const result: EpisodeNumbers = {};
  for (const { system, text } of numbers) {
    const name = system.trim().toLowerCase();
    if (text === "") continue;
    if (name === "xmltv_ns") exact.push(parseXmltvNs(text));
    else if (name === "onscreen" || name === "common" || name === "sxxexx") {
      written.push(parseOnscreen(text));
      result.onscreen ??= text.slice(0, longestId);
    } else if (name === "original-air-date") {
      if (result.originalAirDate === undefined) Object.assign(result, parseAirDate(text));
    } else if (text.length <= longestId) addId(result, name, text);
  }
  const elements: Numbers = { season: parseSeason(own.season), number: parseCount(own.episode) };
  for (const found of [...exact, elements, ...written]) {
    result.season ??= found.season;
    result.number ??= found.number;
    result.part ??= found.part;
    result.parts ??= found.parts;
    // A total belongs to its own count: of a season, or of all.
    if (found.number === undefined || found.number === result.number) result.episodes ??= found.episodes;
    result.seasons ??= found.seasons;
  }
  return result;
}

const plausible = (value: number): number | undefined => (value <= 99_999 ? value : undefined);

const parseSeason = (text = ""): number | undefined =>
  /^\s*\d{1,5}\s*$/.test(text) ? plausible(Number(text)) : undefined;

const parseCount = (text = ""): number | undefined => parseSeason(text) || undefined;

/** `season/total . episode/total . part/total`, each counted from 0 or empty, with spaces anywhere. */
export function parseXmltvNs(text: string): Numbers {
  const [season, episode, part] = text
    .replace(/\s+/g, "")
    .split(".")
    .map((field) => /^(\d{1,5})?(?:\/(\d{1,5}))?$/.exec(field));
  const numbers: Numbers = {};
  if (season?.[1] !== undefined) numbers.season = Number(season[1]) + 1;
  if (episode?.[1] !== undefined) numbers.number = Number(episode[1]) + 1;
  if (Number(season?.[2]) > 0) numbers.seasons = Number(season?.[2]);
  if (Number(episode?.[2]) > 0) numbers.episodes = Number(episode?.[2]);
  // Producers write part 0, with or without a total of 1, for a programme that has no parts.
  if (part?.[1] !== undefined && (Number(part[1]) > 0 || Number(part[2]) > 1)) {
    numbers.part = Number(part[1]) + 1;
    if (part[2] !== undefined) numbers.parts = Number(part[2]);
  }
  return numbers;
}

const seasonWord = "(?:season|series|staffel|saison|temporada|stagione|sezon|s|t)";
const episodeWord = "(?:episode|épisode|episodio|episódio|folge|odcinek|eps|epi|ep|e|#)";
const both = new RegExp(
  String.raw`\b${seasonWord}\s*\.?\s*(\d{1,5})\s*[:.,\-–/]?\s*${episodeWord}\s*\.?\s*(\d{1,5})(?!\d)`,
  "iu",
);
const cross = /(?<!\d)(\d{1,3})x(\d{1,4})(?!\d)/iu;
const seasonOnly = new RegExp(String.raw`\b${seasonWord}\s*\.?\s*(\d{1,5})(?![\d/])`, "iu");
const episodeOnly = new RegExp(String.raw`(?<![\p{L}\d])${episodeWord}\s*\.?\s*(\d{1,5})(?!\d)`, "iu");
const bare = /^\s*\(?\s*(\d{1,5})\s*(?:\/\s*\d{1,5}\s*)?\)?\s*$/;

/** For people: `S01E02`, `s1 e2`, `1x02`, `(S21 Ep11)`, `Season 1 Episode 2`, `E5`, `Ep 5/10`, `S3`, `12/24`. */
export function parseOnscreen(text: string): Numbers {
  const pair = both.exec(text) ?? cross.exec(text);
  if (pair) return toNumbers(text, pair[1], pair[2]);
  const season = seasonOnly.exec(text)?.[1];
  const number = episodeOnly.exec(text)?.[1] ?? bare.exec(text)?.[1];
  return toNumbers(text, season, number);
}

/** Producers write episode 0 if they don't know it. */
function toNumbers(text: string, season: string | undefined, number: string | undefined): Numbers {
  const numbers: Numbers = {};
  if (season !== undefined) numbers.season = Number(season);
  if (!(Number(number) > 0)) return numbers;
  numbers.number = Number(number);
  const episodes = findTotal([{ listed: text, number: numbers.number, left: "" }], numbers.number);
  return episodes === undefined ? numbers : { ...numbers, episodes };
}

const airTime = /^[T\s]?([01]\d|2[0-3]):?([0-5]\d)(?::?([0-5]\d))?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/;

/** Some producers write 1 January 1970 if they don't know the date, and midnight if they don't know the time. */
function parseAirDate(text: string): Pick<EpisodeNumbers, "originalAirDate" | "originalAirTime"> {
  const [found = "", year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (date === "1970-01-01" || Number.isNaN(Date.parse(date))) return {};
  const [, hour, minute, second = "00", offset] = airTime.exec(text.slice(found.length)) ?? [];
  const time = `${hour}:${minute}:${second}`;
  if (hour === undefined || time === "00:00:00") return { originalAirDate: date };
  const zone = offset === "Z" ? "+0000" : offset?.replace(":", "");
  return { originalAirDate: date, originalAirTime: zone === undefined ? time : `${time} ${zone}` };
}

const sameSystem: Readonly<Record<string, string>> = {
  "themoviedb.com": "themoviedb.org",
  themoviedb: "themoviedb.org",
  tmdb: "themoviedb.org",
  thetvdb: "thetvdb.com",
  tvdb: "thetvdb.com",
  imdb: "imdb.com",
};

/** Stores an id under its system; a second one of the same system under system and kind (`thetvdb.com/episode`). */
function addId(result: EpisodeNumbers, name: string, text: string): void {
  result.externalIds ??= {};
  const ids = result.externalIds;
  const system = sameSystem[name] ?? name;
  if (system === "" || system.length > 60 || Object.keys(ids).length >= mostIds) return;
  const kind = text.slice(0, Math.max(0, text.indexOf("/")));
  if (!Object.hasOwn(ids, system)) ids[system] = text;
  else if (kind && ids[system] !== text && !Object.hasOwn(ids, `${system}/${kind}`))
    ids[`${system}/${kind}`] = text;
}
