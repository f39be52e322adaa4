import { fold } from "../text.ts";

/** A text that a folded title must hold, and whether a word begins or ends where it does. */
export type TitleTerm = { text: string; begins: boolean; ends: boolean };

/**
 * Scripts that are written without spaces, or that write articles and prepositions as one with the word: there a
 * word is found anywhere within another.
 */
const joined =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Arabic}\p{sc=Hebrew}]/u;

/**
 * What a search for a text asks of titles: all its words, in any order, the last of which may be unfinished. Nothing
 * where it has no letter or digit, which is found nowhere.
 */
export function titleTerms(query: string): TitleTerm[] {
  const words = fold(query).split(" ").filter(Boolean);
  const last = words.pop();
  if (last === undefined) return [];
  return [...new Set(words)].map((word) => termOf(word, true)).concat(termOf(last, false));
}

const termOf = (text: string, isWhole: boolean): TitleTerm =>
  joined.test(text) ? { text, begins: false, ends: false } : { text, begins: true, ends: isWhole };
