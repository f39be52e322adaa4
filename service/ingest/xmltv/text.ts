import { decodeHTMLStrict } from "entities";
import { repairTwiceEncoded } from "./twice-encoded.ts";

/**
 * Cleans a field's text for people to read. Decodes doubly escaped (`&amp;amp;`) and doubly encoded (`Ã©`) text once
 * more, drops the tags of HTML's text elements and of forums (`[b]`) and control characters, writes half-width kana
 * (`ｱﾆﾒ` as `アニメ`), shapes of Arabic letters as letters and the `SS` that a program made of `ß` as it was, and collapses
 * white space. What only looks like a tag (`NEWSLINE<NY>`) stays.
 */
export function cleanText(written: string): string {
  const raw = written.includes("class=") ? written.replace(bareTags, " ") : written;
  if (!unusual.test(raw)) return raw.trim();
  let text = repairTwiceEncoded(raw);
  if (!special.test(text)) return text.trim();
  if (text.includes("&")) text = text.replace(escapes, (written) => decodeHTMLStrict(written));
  if (text.includes("<")) text = text.replace(breakTags, " ").replace(inlineTags, "");
  if (text.includes("[")) text = text.replace(forumTags, "");
  if (text.includes("SS")) text = text.replace(raisedSharpS, "ß");
  const clean = text
    .replace(halfWidthKana, (kana) => kana.normalize("NFKC"))
    .replace(arabicForms, (forms) => forms.normalize("NFKC"))
    .replace(/(?!\s)[\p{Cc}\ufffe\uffff]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return visible.test(clean) ? clean : "";
}

/** Matches whatever isn't plain ASCII with single spaces: a quick test, which most texts of most guides pass. */
const unusual = /[^ !-%'-;=-~]| {2}|\[\/?[biu]\]|[aeiou]SS/;

/**
 * Matches text that needs more than trimming: an escape, a tag, a control character or one that doesn't show, half-width
 * kana, shapes of Arabic letters, capitals within a word, white space but single spaces.
 */
const special =
  /[&<\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uff61-\uff9f\ufb50-\ufbb1\ufbd3-\ufd3d\ufe70-\ufefc\ufffe\uffff]|[^\S ]| {2}|\[\/?[biu]\]|[aeiouäöü]SS/u;

/** Half-width kana and punctuation, which old systems write; a voicing mark also belongs to the full kana before it. */
const halfWidthKana = /[ぁ-ヿ]?[\uff61-\uff9f]+/gu;

/** Arabic letters in the shapes that they take within words, which old systems write and nobody searches for. */
const arabicForms = /[\ufb50-\ufbb1\ufbd3-\ufd3d\ufe70-\ufefc]+/g;

/**
 * Matches text that has something to see. Without it, a title of zero-width characters alone would be a blank cell.
 * Among other text they stay: some scripts and emoji need them to join letters.
 */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u3164\uffa0]/u;

/** Tags that lost their brackets, with what they hold: a button of the page that a guide was copied from. */
const bareTags = /(?<!\S)(?:div|span|p|a)\sclass=[^<>]{1,200}?\/(?:div|span|p|a)(?!\S)/g;

const escapes = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
const breakTags = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td)(?:\s[^<>]{0,500})?\/?>/gi;
const inlineTags = /<\/?(?:b|i|u|s|em|strong|span|font|small|big|sub|sup|a|img)(?:\s[^<>]{0,500})?\/?>/gi;

/** What forums write for bold, italic and underlined text. */
const forumTags = /\[\/?(?:b|i|u)\]/g;

/** `ß` as a program wrote it that had no capital for it: `GroSSe`. It stands behind a long vowel, so that `ActreSS` has none. */
const raisedSharpS = /(?<=\p{L}(?:[aouäöü]|ei|ie))SS(?=\p{Ll}|$|[^\p{L}\d])/gu;

/** Cuts a text to at most `most` characters, at a word if one ends in the last tenth, with an ellipsis. */
export function capText(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(" ", most - 1);
  const end = space > most * 0.9 ? space : most - 1;
  return `${text
    .slice(0, end)
    .toWellFormed()
    .replace(/[\s\ufffd]+$/, "")}…`;
}
