import { versusTitle } from "../kinds/kind-words.ts";
import { isLanguage } from "./languages.ts";
import {
  bracketAtEnd,
  bracketAtStart,
  bracketBeforeColon,
  bracketBeforeYear,
  bracketBehindQuotes,
  capitalsBeforeColon,
  codesAfterBracket,
  letterAtEnd,
  wordBeforeBracket,
} from "./mark-patterns.ts";
import { isNameToo, keyOf, readBracket, readMark } from "./mark-readers.ts";
import { behindNumber, inSquare, letterMarks, type MarkKind } from "./mark-words.ts";
import { readNumbers, takeNumbers } from "./numbers.ts";
import { isRating } from "./ratings.ts";
import { type Taken, type Taker, type TitleHints, without } from "./taken.ts";

/** Marks in brackets, and what stands only behind brackets. */

export const takeFirstBracket: Taker = (title, hints) => takeBracket(title, bracketAtStart, hints);
export const takeLastBracket: Taker = (title, hints) => takeBracket(title, bracketAtEnd, hints);

function takeBracket(
  listed: string,
  pattern: RegExp,
  { isFilm = false, language = "" }: TitleHints,
): Taken | null {
  const match = pattern.exec(listed);
  const text = match?.slice(1).find((group) => group !== undefined);
  if (!match || text === undefined) return null;
  const title = without(listed, match);
  const letter = letterMarks[language]?.[text.replace(/\.$/u, "")];
  if (letter) return { title, marks: [letter] };
  if (behindNumber.has(keyOf(text)) && takeNumbers(title, language)?.number !== undefined)
    return { title, marks: [] };
  const mixed = takeMixed(text, title);
  if (mixed) return mixed;
  const isVersion = (isFilm || /(?:^|\D)\d{1,3}$/u.test(title)) && isLanguage(keyOf(text));
  const marks = isVersion ? [] : (readGreek(text, listed) ?? readBracket(text) ?? readRated(text));
  if (!marks || (inSquare.has(keyOf(text)) && match[0].includes("("))) return null;
  // In Chinese, "(二)" counts parts.
  if (/^[二双]$/u.test(text) && !isJapanese(title) && !match[0].includes("[")) return null;
  return { title, marks };
}

/** Marks and ages beside numbers in one bracket, of which the numbers stay: `(Folge 212, Wh.)`, `(12 серия, 16+)`. */
function takeMixed(text: string, rest: string): Taken | null {
  const [, counted, said] = /^(\P{P}*\p{Nd}\.?)\s(\p{L}\P{Nd}*)$/u.exec(text) ?? [];
  const parts =
    counted !== undefined && said !== undefined
      ? [counted, said]
      : /\d/.test(text)
        ? text.split(/\s*[,;|•·]\s*|\s[-–—]\s/u)
        : [];
  const marks = parts.map((part) => readMark(part));
  const numbers = parts.filter((part, at) => marks[at] === undefined && !isRating(part));
  if (numbers.length === 0 || numbers.length === parts.length || rest === "") return null;
  const counts = `(${numbers.join(", ")})`;
  return readNumbers(counts) && { title: `${rest} ${counts}`, marks: marks.flatMap((mark) => mark ?? []) };
}

/** The marks beside an age rating in one bracket: `(16+, R)`, `(PG, CC)`. Null if there is no rating. */
function readRated(text: string): MarkKind[] | null {
  const parts = text.split(/\s*[,;|]\s*/u);
  const others = isRating(text) ? [] : parts.filter((part) => !isRating(part));
  return others.length > 0 && others.length < parts.length ? readBracket(others.join(", ")) : null;
}

/** Greek guides write `E` for a repeat and `Z` for live in either alphabet, and name sides in Latin capitals. */
function readGreek(text: string, title: string): MarkKind[] | null {
  const isGreek =
    /^[EZ]$/.test(text) && (/\p{Script=Greek}/u.test(title) || (text === "Z" && shoutedSides.test(title)));
  return isGreek ? [text === "E" ? "repeat" : "live"] : null;
}

const shoutedSides = /^\P{Ll}*\p{Lu}{3}\P{Ll}*\s[-–]\s\P{Ll}*\p{Lu}{3}\P{Ll}*$/u;

const isJapanese = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Before the year of a film or show: `Larkhill (R) (2019)`. */
export const takeBeforeYear: Taker = (title) => {
  const [, film, said = "", year] = title.endsWith(")") ? (bracketBeforeYear.exec(title) ?? []) : [];
  const marks = film === undefined ? null : readBracket(said);
  return marks && { title: `${film} ${year}`, marks };
};

/** Before a bracket that isn't one: `Larkhill – Rebroadcast (Tuesday Edition)`. */
export const takeBeforeBracket: Taker = (title) => {
  const [, name, said = "", other] = title.endsWith(")") ? (wordBeforeBracket.exec(title) ?? []) : [];
  const mark = said === "" || isNameToo(said) ? undefined : readMark(said);
  return mark !== undefined && inMiddle.has(mark) ? { title: `${name} ${other}`, marks: [mark] } : null;
};

/** Between a title in quotation marks and what it is: `"Larkhill" /шууд/ нэвтрүүлэг`. */
export const takeBehindQuotes: Taker = (title) => {
  const [, quoted, said, round, behind] = bracketBehindQuotes.exec(title) ?? [];
  const marks = quoted === undefined ? null : readBracket(said ?? round ?? "");
  return marks && { title: `${quoted} ${behind}`, marks };
};

/** A mark between a name and a colon: `Larkhill Cup (LIVE): Reds v Blues`, `Football LIVE: Reds v Blues`. */
export const takeBeforeColon: Taker = (title) => {
  const [found = "", name, text = ""] =
    (/[)\]]\s?:/u.test(title) ? bracketBeforeColon.exec(title) : null) ??
    (shoutedColon.test(title) && versusTitle.test(title) ? capitalsBeforeColon.exec(title) : null) ??
    [];
  const mark = text === "" ? undefined : readMark(text);
  return mark !== undefined && inMiddle.has(mark)
    ? { title: `${name}: ${title.slice(found.length)}`, marks: [mark] }
    : null;
};

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

/** Several codes behind brackets: `(5/13) ST AD`. */
export const takeCodes: Taker = (title) => {
  const match = codesAfterBracket.exec(title);
  const marks = match?.[1] === undefined ? null : readBracket(match[1]);
  return match && marks && { title: without(title, match), marks };
};

/** A repeat's letter behind brackets: `(3 af 8) e.`. */
export const takeLetter: Taker = (title) => {
  const match = letterAtEnd.exec(title);
  return match && { title: without(title, match), marks: ["repeat"] };
};
