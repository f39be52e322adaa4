import { type AnyCase, anyCase, smallLetters, smallPattern } from "../../any-case.ts";

/** Text in the form in which detection reads it, and small helpers for patterns. */

const plain = /^[\x20-\x7e]*$/;
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff™®©]|\ufe0f/gu;
const quoteLike: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "`": "'",
  "´": "'",
  "׳": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "״": '"',
  "»": '"',
  "«": '"',
};

/** Red dots mean "live" and become this one sign. No other picture means anything. */
export const lamp = "●";

/**
 * Cleans a listing's text: removes invisible characters and pictures, makes wide letters narrow, and keeps one kind
 * of dash, quotation mark and space. The result is at most `longest` characters long, so that no text takes too long
 * to read. Cleaning a text twice changes nothing more.
 */
export function clean(text: string, longest = 600): string {
  const short = text.length > longest ? text.slice(0, longest) : text;
  if (plain.test(short)) return short.includes("  ") ? short.replace(/ {2,}/g, " ").trim() : short.trim();
  return short
    .replace(unseen, "")
    .normalize("NFKC")
    .replace(unseen, "")
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/gu, "-")
    .replace(/[’‘`´׳“”„״»«]/gu, (quote) => quoteLike[quote] ?? quote)
    .replace(/[🔴⏺🟥]/gu, ` ${lamp} `)
    .replace(/[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, longest)
    .trim();
}

const open = "(?<![\\p{L}\\p{N}])";
const close = "(?![\\p{L}\\p{N}])";

/**
 * A tag for alternatives separated by `|`, on as many lines as needed. The pattern matches any of them as a whole
 * word.
 */
export const words = (strings: TemplateStringsArray, ...values: readonly string[]): AnyCase =>
  anyCase(`${open}(?:${joinLines(strings, values)})${close}`);

const joinLines = (strings: TemplateStringsArray, values: readonly string[]): string =>
  String.raw(strings, ...values).replace(/\s*\n\s*/gu, "");

/**
 * Like `words`, but finds all in a text. It tries the alternatives only where a word begins, which takes a fraction of
 * a search's time.
 */
export function allWords(
  strings: TemplateStringsArray,
  ...values: readonly string[]
): (text: string) => { 0: string; index: number }[] {
  const here = new RegExp(smallPattern(`(?:${joinLines(strings, values)})${close}`), "y");
  return (text) => {
    const small = smallLetters(text);
    const found: { 0: string; index: number }[] = [];
    let inWord = false;
    let at = 0;
    while (at < text.length) {
      const isLetter = isOfWord(text.charCodeAt(at));
      here.lastIndex = at;
      const match: RegExpExecArray | null = isLetter && !inWord ? here.exec(small) : null;
      if (match) found.push({ 0: text.slice(at, at + match[0].length), index: at });
      at += match?.[0].length || 1;
      inWord = match ? isOfWord(text.charCodeAt(at - 1)) : isLetter;
    }
    return found;
  };
}

const ofWord = new Int8Array(65_536);
/** Whether a code unit is a letter or a number. */
function isOfWord(unit: number): boolean {
  if (ofWord[unit] === 0) ofWord[unit] = /[\p{L}\p{N}]/u.test(String.fromCharCode(unit)) ? 1 : -1;
  return ofWord[unit] === 1;
}
