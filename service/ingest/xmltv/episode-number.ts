import { findTotal } from "../../titles/total.ts";
import { isXmltvNs, parseXmltvNs, unreadXmltvNs, type XmltvNsNumbers } from "../../xmltv-ns.ts";

/**
 * Season, episode and part numbers, and ids elsewhere, from `<episode-num>` in all its systems and from the
 * producers' own `<season>` and `<episode>`. Numbers count from 1; season 0 is for specials.
 */

export type EpisodeNumber = { system: string; text: string };

export type EpisodeNumbers = XmltvNsNumbers & {
  /** The source's own `xmltv_ns`, if it says more than the numbers: `0.0.0`. */
  xmltvNs?: string;
  /** The number as the source writes it for people. */
  onscreen?: string;
  /** `YYYY-MM-DD` */
  originalAirDate?: string;
  /** The time of that day, with its offset if the source has one: `21:30:00 +0100`. */
  originalAirTime?: string;
  /** By system, for example `thetvdb.com`: `series/73141`. */
  externalIds?: Record<string, string>;
};

const mostIds = 12;
const longestId = 200;

/**
 * Reads a programme's numbers. If systems disagree, xmltv_ns wins over the producer's own elements, and those over
 * what is written for people. `leaveOut` is called for each that has no place.
 */
export function readEpisodeNumbers(
  numbers: readonly EpisodeNumber[],
  own: { season?: string; episode?: string } = {},
  leaveOut: () => void = () => {},
): EpisodeNumbers {
  const exact: XmltvNsNumbers[] = [];
  const written: XmltvNsNumbers[] = [];
  const result: EpisodeNumbers = {};
  for (const { system, text } of distinct(numbers)) {
    const name = system.trim().toLowerCase();
    if (name === "xmltv_ns" && mayBeXmltvNs.test(text)) {
      if (exact.length > 0 || !isXmltvNs(text)) leaveOut();
      if (exact.length === 0) result.xmltvNs = unreadXmltvNs(text);
      exact.push(parseXmltvNs(text));
    } else if (name === "onscreen" || name === "xmltv_ns") {
      written.push(parseOnscreen(text));
      if (result.onscreen !== undefined) leaveOut();
      result.onscreen ??= text;
    } else if (name === "original-air-date") {
      const found = result.originalAirDate === undefined ? parseAirDate(text) : null;
      if (found) Object.assign(result, found);
      else leaveOut();
    } else {
      if (name === "common" || name === "sxxexx") written.push(parseOnscreen(text));
      if (!addId(result, name, text)) leaveOut();
    }
  }
  const { common, SxxExx } = result.externalIds ?? {};
  result.onscreen ??= common ?? SxxExx;
  const elements: XmltvNsNumbers = { season: parseSeason(own.season), number: parseCount(own.episode) };
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

/** What may be meant as `xmltv_ns`; some producers write `S01E02` there. */
const mayBeXmltvNs = /^[-\d\s./]{1,60}$/;

/** Each number that says something once: some producers repeat them. */
const distinct = (numbers: readonly EpisodeNumber[]): readonly EpisodeNumber[] =>
  numbers.filter(
    ({ system, text }, index) =>
      text !== "" && numbers.findIndex((other) => other.system === system && other.text === text) === index,
  );

const plausible = (value: number): number | undefined => (value <= 99_999 ? value : undefined);

const parseSeason = (text = ""): number | undefined =>
  /^\s*\d{1,5}\s*$/.test(text) ? plausible(Number(text)) : undefined;

const parseCount = (text = ""): number | undefined => parseSeason(text) || undefined;

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
export function parseOnscreen(text: string): XmltvNsNumbers {
  const pair = both.exec(text) ?? cross.exec(text);
  if (pair) return toNumbers(text, pair[1], pair[2]);
  const season = seasonOnly.exec(text)?.[1];
  const number = episodeOnly.exec(text)?.[1] ?? bare.exec(text)?.[1];
  return toNumbers(text, season, number);
}

/** Producers write episode 0 if they don't know it. */
function toNumbers(text: string, season: string | undefined, number: string | undefined): XmltvNsNumbers {
  const numbers: XmltvNsNumbers = {};
  if (season !== undefined) numbers.season = Number(season);
  if (!(Number(number) > 0)) return numbers;
  numbers.number = Number(number);
  const episodes = findTotal([{ listed: text, number: numbers.number, left: "" }], numbers.number);
  return episodes === undefined ? numbers : { ...numbers, episodes };
}

const airTime = /^[T\s]?([01]\d|2[0-3]):?([0-5]\d)(?::?([0-5]\d))?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/;

/** Some producers write 1 January 1970 if they don't know the date, and midnight if they don't know the time. */
function parseAirDate(text: string): Pick<EpisodeNumbers, "originalAirDate" | "originalAirTime"> | null {
  const [found = "", year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (date === "1970-01-01" || Number.isNaN(Date.parse(date))) return null;
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
  // Players know it in this case alone.
  sxxexx: "SxxExx",
};

/**
 * Stores an id under its system; a second one of the same system under system and kind (`thetvdb.com/episode`). Returns
 * whether there is a place for it.
 */
function addId(result: EpisodeNumbers, name: string, text: string): boolean {
  const system = sameSystem[name] ?? name;
  if (system === "" || system.length > 60 || text.length > longestId) return false;
  result.externalIds ??= {};
  const ids = result.externalIds;
  const kind = text.slice(0, Math.max(0, text.indexOf("/")));
  const key = Object.hasOwn(ids, system) && kind ? `${system}/${kind}` : system;
  if (Object.hasOwn(ids, key) || Object.keys(ids).length >= mostIds) return ids[system] === text;
  ids[key] = text;
  return true;
}
