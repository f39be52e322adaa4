import { versusTitle } from "../kinds/kind-words.ts";
import type { Form } from "./form-words.ts";
import { readForm, takeForm } from "./forms.ts";
import { isLanguage } from "./languages.ts";
import {
  afterSign,
  afterStop,
  arabicAtEnd,
  arrows,
  beforeSign,
  beforeStop,
  betweenCommas,
  bracketAtEnd,
  bracketAtStart,
  bracketBeforeColon,
  bracketBeforeYear,
  capitals,
  capitalsAtEnd,
  capitalsBeforeColon,
  codesAfterBracket,
  dayAtEnd,
  exclaimed,
  hebrewAtEnd,
  hourAtStart,
  lamp,
  letterAtEnd,
  liveSport,
  markup,
  otherCapitals,
  otherCapitalsAtEnd,
  russian,
  small,
  stars,
  thaiLive,
  unpartedAtEnd,
  unpartedAtStart,
  unpartedRepeat,
  unpartedVersion,
  versionAtEnd,
  versionBehindDash,
  withPlace,
  wordAfterBracket,
} from "./mark-patterns.ts";
import { isNameToo, isOwnRepeat, keyOf, readBracket, readMark } from "./mark-readers.ts";
import {
  behindNumber,
  inNames,
  inSquare,
  leading,
  letterMarks,
  type MarkKind,
  newBefore,
} from "./mark-words.ts";
import { takeNote } from "./notes.ts";
import { readNumbers, takeNumbers } from "./numbers.ts";
import { isRating, takeRating } from "./ratings.ts";
import { wholeMark } from "./said-elsewhere.ts";

/** What the marks around a title say. */
export type Marks = ReadonlySet<MarkKind>;

const plausible = (title: string): boolean => /[\p{L}\p{N}]/u.test(title);

/** A title without its marks, what they say, and the form that the listing names with it. */
export type Unmarked = { title: string; marks: Set<MarkKind>; form?: Form };

/**
 * What is known of a title besides its text; `language` is its own, in ISO 639-1, and `isService` says that it is one
 * of news or sport.
 */
export type TitleHints = { isFilm?: boolean; isService?: boolean; language?: string };

/** Takes the marks off both ends of a title. Anything that isn't known to be a mark stays. */
export function takeMarks(
  listed: string,
  { isFilm = false, isService, language }: TitleHints = {},
): Unmarked {
  const marks = new Set<MarkKind>();
  let form: Form | undefined;
  let title = listed.includes("[/") || listed.includes("</") ? listed.replace(markup, "").trim() : listed;
  const cut: Cut = (rest, found, said) => {
    const left = rest.replace(leftBehind, "");
    if (!plausible(left)) return false;
    title = left;
    form ??= said;
    for (const mark of found) marks.add(mark);
    return true;
  };
  // Each turn takes off one mark at most.
  for (let turns = 0; turns < 8; turns++)
    if (!takeOne(title, cut, { isFilm: isFilm || form === "film", isService, language })) break;
  return { title, marks, form };
}

type Cut = (rest: string, found: readonly MarkKind[], form?: Form) => boolean;

/** Separators of a mark that is gone. */
const leftBehind =
  /^\s*(?:[|:：·•]\s*|[-–—]\s+)?|(?:\s*[|:：·•,]|\s+[-–—/ـ]|(?<=\p{Script=Han})[-－]|(?<=^[^.]*\p{L}{4})\.)?\s*$/gu;

function takeOne(title: string, cut: Cut, hints: TitleHints): boolean {
  for (const [pattern, mark] of small)
    if (pattern.test(title) && cut(title.replace(pattern, ""), [mark])) return true;
  const light = lamp.exec(title);
  if (light && cut(title.replace(lamp, ""), ["live"])) return true;
  return (
    takeBracket(title, bracketAtStart, cut, hints) ||
    takeBracket(title, bracketAtEnd, cut, hints) ||
    takeMiddle(title, cut) ||
    takeSentence(title, cut) ||
    takeParted(title, cut) ||
    takeExclaimed(title, cut) ||
    takeRest(takeRating(title, { isFilm: hints.isFilm ?? false, language: hints.language }), cut) ||
    takeNoted(title, cut) ||
    takeRussian(title, cut) ||
    takeAway(title, arrows, cut) ||
    takeAway(title, dayAtEnd, cut) ||
    takeAway(title, hourAtStart, cut) ||
    takeAway(title, versionAtEnd, cut) ||
    takeAway(title, stars, cut) ||
    takeCodes(title, cut) ||
    takeLetter(title, cut) ||
    takeFormed(title, cut) ||
    takeBehindNumber(title, cut, hints) ||
    takeAbbreviated(title, cut, hints) ||
    takeWord(title, cut, hints) ||
    (hints.isService === true && takeLiveAtEnd(title, cut))
  );
}

function takeBracket(
  title: string,
  pattern: RegExp,
  cut: Cut,
  { isFilm = false, language = "" }: TitleHints,
): boolean {
  const match = pattern.exec(title);
  const text = match?.slice(1).find((group) => group !== undefined);
  if (!match || text === undefined) return false;
  const rest = without(title, match);
  const letter = letterMarks[language]?.[text.replace(/\.$/u, "")];
  if (letter) return cut(rest, [letter]);
  const isVersion = (isFilm || /(?:^|\D)\d{1,3}$/u.test(rest)) && isLanguage(keyOf(text));
  if (behindNumber.has(keyOf(text)) && takeNumbers(rest, language)?.number !== undefined)
    return cut(rest, []);
  if (takeMixed(text, rest, cut)) return true;
  const marks = isVersion
    ? []
    : isGreekRepeat(text, title)
      ? (["repeat"] as const)
      : (readBracket(text) ?? readRated(text));
  if (!marks) return false;
  if (inSquare.has(keyOf(text)) && match[0].includes("(")) return false;
  // In Chinese, "(二)" counts parts.
  if (/^[二双]$/u.test(text) && !isJapanese(rest) && !match[0].includes("[")) return false;
  return cut(rest, marks);
}

/** A mark between a name and a colon or a year: `Larkhill Cup (LIVE): Reds v Blues`, `Larkhill (R) (2019)`. */
function takeMiddle(title: string, cut: Cut): boolean {
  const [, film, said = "", year] = title.endsWith(")") ? (bracketBeforeYear.exec(title) ?? []) : [];
  const marks = film === undefined ? null : readBracket(said);
  if (marks && cut(`${film} ${year}`, marks)) return true;
  const [found = "", name, text = ""] =
    (/[)\]]\s?:/u.test(title) ? bracketBeforeColon.exec(title) : null) ??
    (shoutedColon.test(title) && versusTitle.test(title) ? capitalsBeforeColon.exec(title) : null) ??
    [];
  const mark = text === "" ? undefined : readMark(text);
  return mark !== undefined && inMiddle.has(mark) && cut(`${name}: ${title.slice(found.length)}`, [mark]);
}

/** Looking for two sides is slow, and few titles have this. */
const shoutedColon = /\p{Lu}{2}\s?:/u;

const inMiddle: ReadonlySet<MarkKind> = new Set([
  "live",
  "repeat",
  "captioned",
  "signed",
  "described",
  "hd",
  "uhd",
]);

/** A mark between commas, with the day of what it shows or without: `Larkhill - Upford, snimak 16.8., fudbal`. */
function takeParted(title: string, cut: Cut): boolean {
  const [, before, said = "", behind] = title.includes(", ") ? (betweenCommas.exec(title) ?? []) : [];
  const mark = said === "" ? undefined : readMark(said);
  const isShown = mark === "live" || mark === "repeat" || mark === "delayed";
  return isShown && cut(`${before}, ${behind}`, [mark]);
}

function takeExclaimed(title: string, cut: Cut): boolean {
  const match = title.includes("¡") ? exclaimed.exec(title) : null;
  const mark = readMark(match?.[1] ?? match?.[2] ?? "");
  return match !== null && mark !== undefined && leading.includes(mark) && cut(without(title, match), [mark]);
}

const betweenStops = /^(.*?\p{L}{3}.*?[.!?])\s(\p{L}[^.!?]{4,30})\.\s(\p{Lu}.*)$/u;

/** A mark that is a sentence of its own before others: `Larkhill. Tiesioginė laida. Vedėja A. Bell`. */
function takeSentence(title: string, cut: Cut): boolean {
  const [, before, said = "", behind] = betweenStops.exec(title) ?? [];
  const mark = said.includes(" ") && !isNameToo(said) ? readMark(said) : undefined;
  return (mark === "live" || mark === "repeat") && cut(`${before} ${behind}`, [mark]);
}

/** Marks beside numbers in one bracket, of which the numbers stay: `(Folge 212, Wh.)`. */
function takeMixed(text: string, rest: string, cut: Cut): boolean {
  const [, counted, said] = /^(\P{P}*\p{Nd}\.?)\s(\p{L}\P{Nd}*)$/u.exec(text) ?? [];
  const parts =
    counted !== undefined && said !== undefined
      ? [counted, said]
      : /\d/.test(text)
        ? text.split(/\s*[,;|•·]\s*|\s[-–—]\s/u)
        : [];
  const marks = parts.map((part) => readMark(part));
  const numbers = parts.filter((_, at) => marks[at] === undefined);
  if (numbers.length === 0 || numbers.length === parts.length || rest === "") return false;
  return (
    readNumbers(`(${numbers.join(", ")})`) !== null &&
    cut(
      `${rest} (${numbers.join(", ")})`,
      marks.flatMap((mark) => mark ?? []),
    )
  );
}

/** The marks beside an age rating in one bracket: `(16+, R)`, `(PG, CC)`. Null if there is no rating. */
function readRated(text: string): MarkKind[] | null {
  const parts = text.split(/\s*[,;|]\s*/u);
  const others = isRating(text) ? [] : parts.filter((part) => !isRating(part));
  return others.length > 0 && others.length < parts.length ? readBracket(others.join(", ")) : null;
}

/** Greek guides write `E` for a repeat in either alphabet. */
const isGreekRepeat = (text: string, title: string): boolean =>
  text === "E" && /\p{Script=Greek}/u.test(title);

function takeAway(title: string, pattern: RegExp, cut: Cut): boolean {
  const match = pattern.exec(title);
  return match !== null && cut(without(title, match), []);
}

function takeRest(rest: string | null, cut: Cut): boolean {
  return rest !== null && cut(rest, []);
}

function takeNoted(title: string, cut: Cut): boolean {
  const noted = takeNote(title);
  return noted !== null && cut(noted.title, [], noted.form);
}

function takeLetter(title: string, cut: Cut): boolean {
  const match = letterAtEnd.exec(title);
  return match !== null && cut(without(title, match), ["repeat"]);
}

function takeCodes(title: string, cut: Cut): boolean {
  const match = codesAfterBracket.exec(title);
  const marks = match?.[1] === undefined ? null : readBracket(match[1]);
  return match !== null && marks !== null && cut(without(title, match), marks);
}

/** As many words behind a number are read. */
const longestBehind = 3;
const numberNearEnd = /\p{Nd}\P{Nd}{2,32}$/u;

/**
 * Behind an episode's number, a mark needs no sign, or may be as short as any: `45. Bölüm Tekrar`, `Ep. 7, r`. What has
 * a capital may be the episode's name.
 */
function takeBehindNumber(title: string, cut: Cut, { isFilm = false, language = "" }: TitleHints): boolean {
  const words = numberNearEnd.test(title) ? title.split(" ") : [];
  for (let count = Math.min(longestBehind, words.length - 2); count > 0; count--) {
    const said = words.slice(-count).join(" ").replace(/[.!]$/u, "");
    const mark = /^\p{L}/u.test(said) ? (letterMarks[language]?.[said] ?? readMark(said)) : undefined;
    if (mark === undefined || !trailing.includes(mark) || (said.length === 1 && mark !== "repeat")) continue;
    if (/^\p{Lu}\p{Ll}/u.test(said) && wholeMark(said, language) === undefined) continue;
    const rest = words
      .slice(0, -count)
      .join(" ")
      .replace(/[\s,;:|·•–—-]+$/u, "");
    const numbers = takeNumbers(takeRating(rest, { isFilm, language }) ?? rest, language);
    if (numbers?.number !== undefined && numbers.name === undefined) return cut(rest, [mark]);
  }
  return false;
}

const abbreviated = /[,;.]\s(\p{Ll}{2,6})\.$/u;

/** A repeat as the title's own language abbreviates it: Slovenian `Larkhill, pon.`, where others mean Monday. */
function takeAbbreviated(title: string, cut: Cut, { language = "" }: TitleHints): boolean {
  const match = title.endsWith(".") ? abbreviated.exec(title) : null;
  return match !== null && isOwnRepeat(match[1] ?? "", language) && cut(without(title, match), ["repeat"]);
}

/** As many words say live. */
const longestLive = 3;

/** Of news and sport, words for live need no sign before them: `Jornal da Noite ao vivo`. */
function takeLiveAtEnd(title: string, cut: Cut): boolean {
  const words = title.split(" ");
  for (let count = Math.min(longestLive, words.length - 1); count > 0; count--) {
    const last = words.slice(-count).join(" ");
    // `BBC News Live` is a name, as are `Berlin direkt`, `Le grand direct` and what has capitals.
    const isName = last === "live" || last === "direct" || inNames.has(keyOf(last)) || /\p{Lu}/u.test(last);
    if (isName || readMark(last) !== "live") continue;
    return cut(words.slice(0, -count).join(" "), ["live"]);
  }
  return false;
}

function takeRussian(title: string, cut: Cut): boolean {
  const match = russian.exec(title);
  return match !== null && cut(without(title, match), [], readForm(match[1] ?? ""));
}

function takeFormed(title: string, cut: Cut): boolean {
  const formed = takeForm(title);
  return formed !== null && cut(formed.title, [], formed.form);
}

function takeWord(title: string, cut: Cut, { isService = false, language = "" }: TitleHints): boolean {
  for (const [pattern, kinds] of unbracketed) {
    const match = pattern === afterStop && words.test(title) ? null : pattern.exec(title);
    const said = match?.[1] ?? match?.[2] ?? "";
    const mark = said === "" ? undefined : readMark(said);
    const key = keyOf(said);
    const isOwn =
      newBefore[language] === key &&
      (pattern === beforeSign
        ? match?.[0].includes(":")
        : /^\p{Lu}{3,}$/u.test(said) && /\p{Ll}/u.test(title));
    const isLiveGame = mark === "live" && versusTitle.test(title);
    // `Upford Nights: Live` is a name.
    const isLastWord = pattern === afterSign && said === "Live" && match?.[0].includes(":") === true;
    if (isLastWord && !isLiveGame && !isService) continue;
    const isName = !isOwn && (isNameToo(said) || (inNames.has(key) && !isLiveGame));
    if (match && mark && kinds.includes(mark) && !isName) if (cut(without(title, match), [mark])) return true;
  }
  return false;
}

/** An exclaimed list of words, whose last is no mark: `Plant, Water, Wait, Repeat!` */
const words = /^(?:\p{L}+,\s){2,}\p{L}+!$/u;

const trailing: readonly MarkKind[] = ["live", "new", "repeat", "last", "return", "hd", "uhd"];
const unbracketed: readonly (readonly [RegExp, readonly MarkKind[]])[] = [
  [beforeSign, leading],
  [afterSign, trailing],
  [beforeStop, ["live", "new"]],
  [afterStop, ["live", "new", "repeat"]],
  [withPlace, ["live"]],
  [capitals, leading],
  [capitalsAtEnd, trailing],
  [otherCapitals, leading],
  [otherCapitalsAtEnd, trailing],
  [wordAfterBracket, trailing],
  [unpartedAtStart, [...leading, "delayed"]],
  [unpartedAtEnd, trailing],
  [hebrewAtEnd, leading],
  [versionBehindDash, ["dubbed", "subtitled"]],
  [unpartedVersion, ["dubbed", "subtitled", "bilingual", "hd", "repeat"]],
  [unpartedRepeat, ["repeat"]],
  [arabicAtEnd, [...leading, "dubbed", "subtitled"]],
  [liveSport, ["live"]],
  [thaiLive, ["live"]],
];

const without = (title: string, { index, 0: found }: RegExpExecArray): string =>
  index === 0 ? title.slice(found.length) : title.slice(0, index);

const isJapanese = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
