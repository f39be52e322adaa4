import { fold } from "../text.ts";
import { isJoined } from "./search/words.ts";

/** A text that a folded title must contain, and whether it must begin or end a word there. */
export type TitleTerm = { text: string; begins: boolean; ends: boolean };

/**
 * Splits a search into terms: titles must contain all words, in any order, and the last one may be unfinished. A text
 * without letters or digits has no terms and matches nothing.
 */
export function titleTerms(query: string): TitleTerm[] {
  const words = fold(query).split(" ").filter(Boolean);
  const last = words.pop();
  if (last === undefined) return [];
  return [...new Set(words)].map((word) => toTerm(word, true)).concat(toTerm(last, false));
}

const toTerm = (text: string, isWhole: boolean): TitleTerm =>
  isJoined(text) ? { text, begins: false, ends: false } : { text, begins: true, ends: isWhole };
