import { foldGenre } from "./genre-words.ts";

const digit = /\d/;
const number = /^\d+$/;
/** Scripts that don't part words, or write endings on to them. */
export const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const arabic = /\p{Script=Arabic}/u;
const changed = new RegExp(`${unparted.source}|${arabic.source}`, "u");
/** Arabic writes these together with the word. */
const arabicArticle = /^(?:[وفبل]?ال|لل)(?=..)/u;

/** The words of a text as `partFolded` has them. */
export const partWords = (text: string): string[] => partFolded(foldGenre(text));

/** The words of a folded text, without numbers; of scripts that don't part them, each two signs. */
export function partFolded(text: string): string[] {
  if (text === "") return [];
  const all = text.split(" ");
  const words = digit.test(text) ? all.filter((word) => !number.test(word)) : all;
  return changed.test(text) ? words.flatMap(partWord) : words;
}

function partWord(word: string): string | string[] {
  if (unparted.test(word)) return pairsOf(word);
  return withoutArticle(word);
}

const letters = /[\u1100-\u11ff]/;

/** Folded Hangul is in its letters, of which two in a row say nothing. */
const inSyllables = (word: string): string => (letters.test(word) ? word.normalize("NFC") : word);

/** A word without what Arabic writes together with it. */
export const withoutArticle = (word: string): string =>
  arabic.test(word) ? word.replace(arabicArticle, "") : word;

function pairsOf(word: string): string[] {
  const signs = [...inSyllables(word)];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}
