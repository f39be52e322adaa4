/** Text as detection reads it, and small helpers for patterns over it. */

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

/** Red lamps stand for "live" and are kept as one sign; no other picture says anything. */
export const lamp = "●";

/**
 * A listing's text with its spellings evened out: no marks that can't be seen, one kind of dash, quotation mark
 * and space, wide letters narrow, pictures left out. Never longer than `longest` characters, so that no text
 * costs more than its share. Cleaning again changes nothing.
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

/** A tag for alternatives parted by `|`, over as many lines as they need: what finds one of them as whole words. */
export const words = (strings: TemplateStringsArray, ...values: readonly string[]): RegExp => {
  const alternatives = String.raw(strings, ...values).replace(/\s*\n\s*/gu, "");
  return new RegExp(`${open}(?:${alternatives})${close}`, "iu");
};

/** As `words`, for every place in a text. */
export const allWords = (strings: TemplateStringsArray, ...values: readonly string[]): RegExp =>
  new RegExp(words(strings, ...values), "giu");
