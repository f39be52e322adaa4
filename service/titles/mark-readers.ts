import { fold } from "../text.ts";
import { isLanguage, isLongCode } from "./languages.ts";
import { listPhrases } from "./mark-phrases.ts";
import { markTable } from "./mark-table.ts";
import { type MarkKind, markStems, markWords } from "./mark-words.ts";

/** A time or date behind a mark. */
const timeBehind = /(?<=\p{L}.*)(?:[\d.:/]{4,}|\d{1,2}\/\d).*$/u;
/** Few texts have a time, and looking for it takes longer. */
const anyTime = /[\d.:/]{4}|\d\/\d/;
/** What stands between a mark and its time or date: `Repris från 1/2`. */
const linking = /(?<=.)\s(?:fran|fra|vom|von|v|am|z dnia|dne|del|du|van|din|от|за)$/u;

/** The words for a repeat in each language's own guides. */
const ownRepeats = new Map<string, ReadonlySet<string>>();
const abbreviation = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,3}$/u;
const words = new Map<string, MarkKind>();
/** Words that shows are named with too: marks in brackets alone. */
const names = new Set<string>();
for (const [kind, lines] of Object.entries(markWords) as [MarkKind, readonly string[]][])
  for (const key of lines.join("|").split("|").map(keyOf)) if (!words.has(key)) words.set(key, kind);
for (const [language, { newInBrackets, ...marks }] of Object.entries(markTable)) {
  ownRepeats.set(language, new Set(marks.repeat?.split("|").map(keyOf)));
  for (const [kind, list] of Object.entries(marks) as [MarkKind, string][])
    for (const key of list.split("|").map(keyOf)) {
      // Abbreviations are words of other languages too: `Dnevnik - pon` is Monday's.
      if (!words.has(key) && abbreviation.test(key)) names.add(key);
      if (!words.has(key)) words.set(key, kind);
    }
  for (const key of newInBrackets?.split("|").map(keyOf) ?? []) {
    names.add(key);
    words.set(key, "new");
  }
}

for (const [phrase, mark] of listPhrases()) {
  const key = keyOf(phrase);
  if (!words.has(key)) words.set(key, mark);
}

/** A mark's text without case, accents and punctuation; times and dates after it don't matter. */
export function keyOf(text: string): string {
  return (
    fold(anyTime.test(text) ? text.replace(timeBehind, "") : text)
      .replace(/\+/g, " ")
      // `1.ª exibição` is `1ª exibição`.
      .replace(/^1 (?=(?:a|o|re|ere|η|й|ша)\s)/u, "1")
      .replace(linking, "")
      .trim()
  );
}

/** What a few words mean as a mark; undefined if they are none. */
export const readMark = (text: string): MarkKind | undefined => words.get(keyOf(text));

/** Whether a mark's text may be a show's name outside of brackets. */
export const isNameToo = (text: string): boolean => names.has(keyOf(text));

/** Whether a text is a word for a repeat in a language, in ISO 639-1. */
export const isOwnRepeat = (text: string, language: string): boolean =>
  ownRepeats.get(language)?.has(keyOf(text)) ?? false;

/** Of a film: `R, 2016`. */
const ratingAndYear = /,\s?(?:19|20)\d\d$/u;

/** The marks in a bracket, such as `LIVE`, `HD, R` or `字再`; null if anything else is in it. */
export function readBracket(text: string): MarkKind[] | null {
  if (ratingAndYear.test(text)) return null;
  const key = keyOf(text);
  const whole = words.get(key);
  if (whole) return [whole];
  for (const separator of [/[,/|+;]/u, /[\s,/|+;]+/u]) {
    const parts = text.split(separator).map(keyOf).filter(Boolean).map(readPart);
    if (parts.length > 1 && parts.every((part) => part !== undefined)) return withoutLive(parts);
  }
  const shown = readShown(key);
  if (shown) return [shown];
  const stem = markStems.find(([, pattern]) => pattern.test(text));
  return stem ? [stem[0]] : null;
}

/** What stands before the day or place of a showing, folded. */
const prepositions: ReadonlySet<string> = new Set(
  "v vom von fran fra z ze zo de du del dal dalla di da do desde van uit av aus iz od din is no от з с со зі із из від за απο من از".split(
    " ",
  ),
);

/** A repeat or a live broadcast with its day or place: `Wh. v. Vortag`, `Repris från igår`, `en vivo desde Upford`. */
function readShown(key: string): MarkKind | undefined {
  const said = key.split(" ");
  for (let at = said.length - 2; at > 0; at--) {
    const before = said.slice(0, at).join(" ");
    const mark = prepositions.has(said[at] ?? "") ? words.get(before) : undefined;
    // Concerts are recorded `Live from Upford`.
    if (mark === "repeat" || (mark === "live" && before !== "live" && before !== "direct")) return mark;
  }
  return undefined;
}

/** What is repeated was live before: `(Livestream Replay)`. */
const withoutLive = (marks: MarkKind[]): MarkKind[] =>
  marks.includes("repeat") ? marks.filter((mark) => mark !== "live") : marks;

const readPart = (part: string): MarkKind | undefined =>
  words.get(part) ?? (isLanguage(part) || isLongCode(part) ? "technical" : undefined);
