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
export const words = (strings: TemplateStringsArray, ...values: readonly string[]): RegExp => {
  const alternatives = String.raw(strings, ...values).replace(/\s*\n\s*/gu, "");
  return new RegExp(`${open}(?:${alternatives})${close}`, "iu");
};

/** Like `words`, but matches everywhere in a text. */
export const allWords = (strings: TemplateStringsArray, ...values: readonly string[]): RegExp =>
  new RegExp(words(strings, ...values), "giu");
