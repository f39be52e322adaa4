import { type AnyCase, smallLetters, smallPattern } from "../any-case.ts";
import { listBeginnings } from "./beginnings.ts";

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

/**
 * A tag for alternatives separated by `|`, on as many lines as needed. The pattern matches any of them as a whole
 * word.
 */
export function words(strings: TemplateStringsArray, ...values: readonly string[]): AnyCase {
  const pattern = createWordPattern(joinLines(strings, values));
  return {
    test: (text) => findWord(pattern, text, 0) !== null,
    exec: (text) => findWord(pattern, text, 0),
    replaceAll: (text, by) => {
      let replaced = "";
      let at = 0;
      for (let found = findWord(pattern, text, 0); found; found = findWord(pattern, text, at)) {
        replaced += text.slice(at, found.index) + by;
        at = found.index + found[0].length;
      }
      return replaced + text.slice(at);
    },
  };
}

/** Like `words`, but finds all in a text. */
export function allWords(
  strings: TemplateStringsArray,
  ...values: readonly string[]
): (text: string) => RegExpExecArray[] {
  const pattern = createWordPattern(joinLines(strings, values));
  return (text) => {
    const all: RegExpExecArray[] = [];
    for (
      let found = findWord(pattern, text, 0);
      found;
      found = findWord(pattern, text, found.index + found[0].length)
    )
      all.push(found);
    return all;
  };
}

const joinLines = (strings: TemplateStringsArray, values: readonly string[]): string =>
  String.raw(strings, ...values).replace(/\s*\n\s*/gu, "");

/** Words to search for: the tables of their beginnings, all alternatives, and those that may begin anyhow. */
type WordPattern = { begins: Uint8Array; any: RegExp; open: RegExp | null };

function createWordPattern(pattern: string): WordPattern {
  const { known, open } = listBeginnings(pattern);
  const begins = new Uint8Array(tableSize);
  for (const letters of known) begins[beginningAt(letters, 0, letters.length)] = 1;
  return { begins, any: atPlace(pattern), open: open.length === 0 ? null : atPlace(open.join("|")) };
}

/**
 * Finds the first of some words in a text, from a position on. It tries the alternatives only where a word begins, and
 * those whose beginning is known only where a word begins so, which few do. (One function for all patterns: V8 would
 * optimise one of each anew.)
 */
function findWord({ begins, any, open }: WordPattern, text: string, from: number): RegExpExecArray | null {
  const { small, starts } = readWords(text);
  for (let at = 0; at < starts.length; at += valuesOfStart) {
    const start = starts[at] ?? 0;
    if (start < from) continue;
    const mayBegin =
      begins[starts[at + 1] ?? 0] === 1 ||
      begins[starts[at + 2] ?? 0] === 1 ||
      begins[starts[at + 3] ?? 0] === 1;
    const here = mayBegin ? any : open;
    if (here === null) continue;
    here.lastIndex = start;
    const found = here.exec(small);
    if (found === null) continue;
    found[0] = text.slice(start, start + found[0].length);
    return found;
  }
  return null;
}

/** A pattern that is searched for in small letters at one place, up to the end of a word. */
const atPlace = (pattern: string): RegExp =>
  new RegExp(smallPattern(`(?:${pattern})(?![\\p{L}\\p{N}])`), "y");

/** Tables of beginnings are small, since there are many of them. Those that share a place cost time alone. */
const tableSize = 4096;
const beginningAt = (text: string, from: number, length: number): number => {
  let hash = length;
  for (let at = from; at < from + length; at++) hash = Math.imul(hash, 31) + text.charCodeAt(at);
  return hash & (tableSize - 1);
};

/** The words of a text in small letters. For each: where it begins, and the places of its first one to three letters. */
type Words = { text: string; small: string; starts: readonly number[] };
const valuesOfStart = 4;

/** The last texts, since many words are searched for in the same few. */
const lastTexts: Words[] = Array.from({ length: 4 }, () => ({ text: "", small: "", starts: [] }));
let oldest = 0;

function readWords(text: string): Words {
  for (const read of lastTexts) if (read.text === text) return read;
  const small = smallLetters(text);
  const starts: number[] = [];
  let inWord = false;
  for (let at = 0; at < small.length; at++) {
    const isLetter = isOfWord(small.charCodeAt(at));
    if (isLetter && !inWord)
      starts.push(at, beginningAt(small, at, 1), beginningAt(small, at, 2), beginningAt(small, at, 3));
    inWord = isLetter;
  }
  const read = { text, small, starts };
  lastTexts[oldest] = read;
  oldest = (oldest + 1) % lastTexts.length;
  return read;
}

const ofWord = new Int8Array(65_536);
/** Whether a code unit is a letter or a number. */
function isOfWord(unit: number): boolean {
  if (ofWord[unit] === 0) ofWord[unit] = /[\p{L}\p{N}]/u.test(String.fromCharCode(unit)) ? 1 : -1;
  return ofWord[unit] === 1;
}
