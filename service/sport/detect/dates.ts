/** Finds years, seasons and days in a text, and decides whether they belong to another season than the slot. */

const day = 86_400;

/** A day or span of days that a text names, in epoch seconds, with its position in the text. */
export type Dated = { from: number; to: number; begins: number; ends: number };

/** `2025-26`, `25/26`, `2025/6`, `'25-26`, `2025/26赛季` */
const season =
  /(?<![\d.:/-])(?:(?:19|20)(\d{2})|'?(\d{2}))\s?[/-]\s?(?:(?:19|20)?(\d{2})|(\d))(?![\d:/.-])(?:赛季)?/gu;
/** `2025`, `'25`, `2025年`, but not `2025-26`, `20:25`, `2025 km` or `СКА-1946`. */
const year =
  /(?<![\d./]|\d:|[\d\p{L}]-)(?:((?:19|20)\d{2})|'(\d{2}))(?!\d|[/-]\d|[.:]\d{2}|\s?(?:km|m\b|min))(?:年度?|赛季|シーズン)?/gu;
/** `21.8.`, `21.08.26`, `7/14/2018` */
const dayMonth = /(?<![\d:/.])(\d{1,2})([./])\s?(\d{1,2})\2?(?:((?:19|20)?\d{2})(?!\d))?(?![\d:])/gu;
/** `23 05 2026` */
const spacedDay = /(?<![\d:/.] ?)(\d{1,2})( )(\d{2}) ((?:19|20)\d{2})(?!\d)/gu;
const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec".split("|");
const monthNames =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
/** `August 21, 2026` */
const monthDay = new RegExp(
  `\\b(${monthNames})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?,?\\s((?:19|20)\\d{2})\\b`,
  "giu",
);
/** `21st August 2026` */
const dayMonthName = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?\\s(${monthNames})\\.?\\s((?:19|20)\\d{2})\\b`,
  "giu",
);

const patterns = [monthDay, dayMonthName, season, dayMonth, spacedDay, year];

/** Whether a text may name a day, whatever time it is read at. */
export const mayNameDay = (text: string): boolean =>
  /\d/.test(text) && patterns.some((pattern) => text.search(pattern) >= 0);

const utc = (year: number, month: number, dayOfMonth: number): number =>
  Date.UTC(year, month, dayOfMonth) / 1000;

const fullYear = (text: string, near: number): number => {
  const number = Number(text);
  if (text.length === 4) return number;
  return number <= (near % 100) + 2 ? 2000 + number : 1900 + number;
};

/**
 * The days that a text names. A season (`25/26`, `2025-26`) runs from June of its first year through August of its
 * second; a year is a calendar year; `21.8.` is the latest such day before `at`. The day comes first, unless only the
 * second number can be one, as in the American `7/14/2018`.
 */
export function findDates(text: string, at: number): Dated[] {
  if (!/\d/.test(text)) return [];
  const near = new Date(at * 1000).getUTCFullYear();
  const found: Dated[] = [];
  const taken = (from: number, to: number): boolean =>
    found.some((other) => from < other.to && other.from < to);
  const add = (match: RegExpExecArray, begins: number, ends: number): void => {
    const from = match.index;
    const to = from + match[0].length;
    if (!taken(from, to)) found.push({ from, to, begins, ends });
  };
  for (const match of text.matchAll(monthDay)) {
    const [, name = "", dayText, yearText] = match;
    const begins = utc(Number(yearText), months.indexOf(name.slice(0, 3).toLowerCase()), Number(dayText));
    add(match, begins, begins + day);
  }
  for (const match of text.matchAll(dayMonthName)) {
    const [, dayText, name = "", yearText] = match;
    const begins = utc(Number(yearText), months.indexOf(name.slice(0, 3).toLowerCase()), Number(dayText));
    add(match, begins, begins + day);
  }
  for (const match of text.matchAll(season)) {
    const first = fullYear(match[1] ?? match[2] ?? "", near);
    const second = match[4] === undefined ? Number(match[3]) : Number(match[4]);
    const next = match[4] === undefined ? (first + 1) % 100 : (first + 1) % 10;
    if (second !== next || first < 1950 || first > near + 1) continue;
    add(match, utc(first, 5, 1), utc(first + 1, 8, 1));
  }
  for (const match of [...text.matchAll(dayMonth), ...text.matchAll(spacedDay)]) {
    const date = parseDay(match, near, at);
    if (date !== null) add(match, date, date + day);
  }
  for (const match of text.matchAll(year)) {
    const named = fullYear(match[1] ?? match[2] ?? "", near);
    if (named >= 1930 && named <= near + 10) add(match, utc(named, 0, 1), utc(named + 1, 0, 1));
  }
  return found;
}

function parseDay(match: RegExpExecArray, near: number, at: number): number | null {
  const [whole = "", first = "", parting, second = "", yearText] = match;
  if (yearText === undefined && (parting === "/" || !/[.]\s?$/.test(whole)) && parting !== ".") return null;
  const american = yearText !== undefined && Number(second) > 12;
  const dayOfMonth = Number(american ? second : first);
  const month = Number(american ? first : second);
  if (dayOfMonth < 1 || dayOfMonth > 31 || month < 1 || month > 12) return null;
  if (yearText !== undefined) return utc(fullYear(yearText, near), month - 1, dayOfMonth);
  const here = utc(near, month - 1, dayOfMonth);
  return here > at + day ? utc(near - 1, month - 1, dayOfMonth) : here;
}

/** How long after an event its repeats still count as repeats of it. */
const fresh = 60 * day;

/**
 * Whether a text names a season, year or day that ended long before a slot starts, and none that includes the slot's
 * start.
 */
export function isOfOtherSeason(dates: readonly Dated[], start: number): boolean {
  const past = dates.some(({ ends }) => ends + fresh < start);
  return past && !dates.some(({ begins, ends }) => begins - fresh <= start && start < ends + fresh);
}

/** An event that begins in a year may end on the first days of the next. */
const newYear = 3 * day;
const longestYear = 366 * day;

/** Whether a text names a calendar year that was over when a slot starts, and no later time. */
export function isPastYear(dates: readonly Dated[], start: number): boolean {
  const years = dates.filter(({ begins, ends }) => ends - begins <= longestYear);
  return years.length > 0 && dates.every(({ ends }) => ends + newYear < start);
}
