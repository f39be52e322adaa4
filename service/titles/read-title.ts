import type { Form } from "./form-words.ts";
import { readMark } from "./mark-readers.ts";
import type { MarkKind } from "./mark-words.ts";
import { type Marks, takeMarks } from "./marks.ts";
import type { TitleNumbers } from "./number-build.ts";
import { readNumbers, takeNumbers } from "./numbers.ts";
import type { TitleHints } from "./taken.ts";

/** What one listing says by itself: the title without its marks, and what they say. */
export type ReadTitle = {
  title: string;
  marks: Marks;
  /** What the listing calls the programme, before or after its title. */
  form?: Form;
  /** The age rating around the title. */
  rating?: string;
  season?: number;
  number?: number;
  /** The episode's name, if the title has it after a number. */
  name?: string;
};

/** Results by title: a run meets each many times. */
const known = new Map<string, ReadTitle>();
const mostKnown = 20_000;

/** Anything but letters, single spaces and the punctuation inside names may be a mark. */
const mayBeMarked =
  /[^\p{L}\p{M}\s,'’&]|live|new|hd|1. ?tv|prima tv|\sตอน\s|ตอนจบ|ตอนอวสาน|ซีรี|ละคร|ภาพยนตร์|การ์ตูน|مسلسل|سریال|^serija|^серија|إعادة|اعادة|مدبلج|مترجم|tekrar|давталт|repriza|ponovitev|takroran|қайталау|кайталоо|yeni b|nażywo|canl|vivo|ישיר|מישור|uhd|direct|รีรัน|rerun|第|الموسم|الحلقة|פרק|قسمت|ถ่ายทอด|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]\s\S|[ᴸᴺᴴᵁ]/iu;

/** What is longer is no title; its marks would take longer to look for than those of a whole channel. */
const longestRead = 250;

/** Words in capitals, codes, numerals, a few words behind a comma, or a league's letters twice. */
const mayBeTidied =
  /^(\p{Lu}{3,6}) \1 |\p{Lu}{5}|\p{Lu}{4}$|Om[Ue]*U$|\s(?:AD|CC|SL|SDH|[IVX]{1,5})$|,\s\p{Ll}|,\s\S+(?:\s\S+){0,2}$/u;

/**
 * Reads the marks and numbers of a title: `New: Larkhill S3 Ep. 302 (R)` is `Larkhill`. What isn't certainly a mark
 * stays, something always does, and reading the result again changes nothing. A film's title keeps its numbers.
 */
export function readTitle(
  listed: string,
  { isFilm = false, isService = false, language }: TitleHints = {},
): ReadTitle {
  const key = isFilm || isService || language ? `${isFilm}\0${isService}\0${language}\0${listed}` : listed;
  const before = known.get(key);
  if (before) return before;
  const read =
    listed.length <= longestRead && (isService || mayBeMarked.test(listed) || mayBeTidied.test(listed))
      ? readOnce(listed, { isFilm, isService, language })
      : { title: listed, marks: new Set<MarkKind>() };
  if (known.size >= mostKnown) known.clear();
  // Copies: a slice of a file's chunk would keep the whole chunk in memory.
  known.set(Buffer.from(key).toString(), { ...read, title: Buffer.from(read.title).toString() });
  return read;
}

/** As many marks and numbers as stand around a title, one of each a turn. */
const mostTurns = 6;

function readOnce(listed: string, hints: TitleHints): ReadTitle {
  const marks = new Set<MarkKind>();
  let form: Form | undefined;
  let rating: string | undefined;
  let numbers: TitleNumbers = { title: once(withQuotes(trimInvisible(listed))) };
  // Marks stand before and after numbers: `(R) Title S2 [HD]`.
  for (let turns = 0; turns < mostTurns; turns++) {
    const before = numbers.title;
    const taken = takeMarks(numbers.title, hints);
    for (const mark of taken.marks) marks.add(mark);
    form ??= taken.form;
    rating ??= taken.rating;
    numbers = merge(splitThai(unquote(taken.title)), numbers);
    const isWhole = hints.isFilm === true && !inParts.test(numbers.title);
    const found = isWhole ? null : takeNumbers(numbers.title, hints.language);
    // A mark may stand where names do: `第10話 字幕`.
    const mark = found?.name === undefined ? undefined : readMark(found.name);
    if (mark) marks.add(mark);
    if (found) numbers = merge(mark ? { ...found, name: undefined } : withNumbersNamed(found), numbers);
    numbers = { ...numbers, title: withOneOfEach(numbers.title) };
    if (numbers.title === before) break;
  }
  return { ...numbers, marks, form, rating };
}

/** Two apostrophes are a quotation mark: `"Larkhill'' Ep. 7`. */
const withQuotes = (title: string): string => (/^["']/.test(title) ? title.replaceAll("''", '"') : title);

/** A title without signs that nothing follows, and once if it stands there twice: `Larkhill: The Well Larkhill: The Well`. */
const once = (title: string): string =>
  withoutSigns(title.replace(strayQuote, "$1"))
    .replace(/^(\S+(?:\s\S+){2,})\s\1$/u, "$1")
    .replace(leagueTwice, "");

/** A quotation mark behind a title that has none before it, nor inches or minutes: `Larkhill"`. */
const strayQuote = /^([^"“”„«»]*\p{L}[^"“”„«»]*[\p{L}!?])"$/u;

/** A league before a title that begins with it: `NFL NFL Football`. Other letters are said twice by intent. */
const leagueTwice =
  /^(NFL|W?NBA|NHL|MLB|MLS|CFL|UFL|AFLW?|NRLW?|NCAA|NWSL|PWHL|[ACWEKS]HL|L?PGA|ATP|WTA|UFC|PFL|IPL|NLL|PLL|UEFA|FIFA|NASCAR)\s(?=\1\s)/u;

/** A title without a name that it ends with twice, and a sign of two: `Larkhill: The Well: The Well`, `Larkhill: - The Well`. */
const withOneOfEach = (title: string): string =>
  title.includes(": ")
    ? title.replace(/(^|:\s)(\p{L}\S*\s\S.*?):\s\2$/u, "$1$2").replace(/:\s[-–]\s(?=\p{Lu})/u, ": ")
    : title;

const withoutSigns = (title: string): string =>
  signAtEnd.test(title)
    ? title.replace(/(?<=\p{L}.*)(?:(?:\s+[-–—|•])+|\s*[:：](?:\.{3}|…)?)\s*$|^[:：|–—-]\s+(?=\p{L})/u, "")
    : title;
const signAtEnd = /^[:：|–—-]|[-–—|•:：]\s*$|[:：](?:\.{3}|…)$/;

/** Films that are shown in several evenings: `«Larkhill», 2-я серия`. */
const inParts =
  /\d(?:-?[йяі]+)?\s?(?:сери[яи]|сері[яїі]|серы[яі])(?!\p{L})|[»"”],?\s(?:\d{1,2}\s?ч\.?|(?:часть|частина|ч\.)\s\d{1,2})$|(?:\((?:T|Tập)|\s[-–]\sTập)\.?\s?\d{1,3}(?:\)|$|\/)/iu;

/** What was found first wins: it stood further outside. A number behind a dash before it is the season: `Larkhill - 2 (Ep. 8)`. */
const merge = (found: TitleNumbers, before: TitleNumbers): TitleNumbers => ({
  title: withoutSigns(found.title),
  season: before.season ?? found.season ?? (isDashed(found, before) ? found.number : undefined),
  number: before.number ?? found.number,
  name: before.name ?? found.name,
});

const isDashed = (found: TitleNumbers, before: TitleNumbers): boolean =>
  before.number !== undefined && /^\s[-–—]\s\d{1,2}$/u.test(before.title.slice(found.title.length));

/** Numbers that stand where a name would, maybe behind a year: `Larkhill - S1 - 2026 - Episode 23`. */
function withNumbersNamed(found: TitleNumbers): TitleNumbers {
  const { number, name } = found;
  const said =
    number === undefined && name !== undefined
      ? readNumbers(name.replace(/^(?:19|20)\d\d\s*[-–—,،:]\s*/u, ""))
      : null;
  return said?.number === undefined || said.season !== undefined
    ? found
    : { ...found, number: said.number, name: undefined };
}

/** Marks of direction and joiners at either end. */
const trimInvisible = (title: string): string => {
  const plain = title.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "");
  return plain === "" ? title : plain.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, "");
};

/** In Thai, a word for the episode stands between a show and its name. */
function splitThai({ title, ...read }: TitleNumbers): TitleNumbers {
  const [, show, name] = title.includes(" ตอน ") ? (/^(.*\S)\sตอน\s(\p{L}.{2,})$/u.exec(title) ?? []) : [];
  return show === undefined ? { title, ...read } : { title: show, name };
}

const quotes: readonly RegExp[] = [
  /^"([^"]*\p{L}[^"]*)"$/u,
  /^“([^“”]*\p{L}[^“”]*)”$/u,
  /^«\s?([^«»]*\p{L}[^«»]*?)\s?»$/u,
  /^„([^„“”]*\p{L}[^„“”]*)[“”]$/u,
  /^「([^「」]*\p{L}[^「」]*)」$/u,
  /^『([^『』]*\p{L}[^『』]*)』$/u,
  /^《([^《》]*\p{L}[^《》]*)》$/u,
];

/** A series and its part: `"Larkhill" (0+). "The Well"`. */
const quotedTwice =
  /^(?:"([^"]*\p{L}[^"]*)"|«([^«»]*\p{L}[^«»]*)»)(?:\s\(\d{1,2}\+\))?[.:]?\s(?:"([^"]*\p{L}[^"]*)"|«([^«»]*\p{L}[^«»]*)»)$/u;

/** The year of a film, in brackets if a word says that it is one: `«Larkhill» 1974 г.` */
const yearBehind =
  /^(["«“„][^"«»“”„]*["”»“]),?\s(?:(?:19|20)\d\d(?:\s?(?:г(?:од)?|р|рік)\.?)?|\((?:19|20)\d\d\s?(?:г(?:од)?|р|рік)\.?\))$/u;

const stopBehindQuotes = /[\p{L}\d!?…]["”»“」』》]\.$/u;

/** A title that is all in quotation marks, without them and the full stop behind. */
function unquote(title: string): TitleNumbers {
  if (stopBehindQuotes.test(title)) {
    const rest = title.slice(0, -1);
    const inner = unquote(rest);
    return inner.title === rest ? { title } : inner;
  }
  const twice = quotedTwice.exec(title);
  if (twice) return { title: twice[1] ?? twice[2] ?? title, name: twice[3] ?? twice[4] };
  // A year may stand behind it: `"Larkhill" (2021)`.
  const [, whole = title, year = ""] = /^(.*["”»])(\s\((?:19|20)\d\d\))$/u.exec(title) ?? [];
  const made = yearBehind.exec(title)?.[1];
  if (made !== undefined) return unquote(made);
  for (const pattern of quotes) {
    const inner = pattern.exec(whole)?.[1]?.trim();
    if (inner) return { title: inner + year };
  }
  return { title };
}
