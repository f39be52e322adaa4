import { createEditCounter } from "./distance.ts";

/** How well a word fits a word of a query; the greater, the better. */
export const wordFit = { none: 0, twoEdits: 1, oneEdit: 2, inside: 3, begins: 4, whole: 5 } as const;

/**
 * Scripts written without spaces, or that attach articles and prepositions to words: there a word of the query may be
 * anywhere within a word.
 */
const joined =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Arabic}\p{sc=Hebrew}]/u;
/** Scripts that have no letters to mistype. */
const syllabic = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

export const isJoined = (word: string): boolean => joined.test(word);

/** How many letters of a word may be mistyped: in short words one letter makes another word. */
const editsAllowed = (word: string): number =>
  word.length < 5 || syllabic.test(word) ? 0 : word.length < 8 ? 1 : 2;

/** A word of four letters with two neighbours swapped: "eufa" is UEFA, and "vera" isn't Vero. */
const swapsOf = (word: string): string[] =>
  word.length === 4 && !syllabic.test(word)
    ? [0, 1, 2].map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`)
    : [];

/** Whether a word is a short one of a query with its first two letters swapped. */
export const isSwappedFirst = (asked: string, word: string): boolean =>
  asked !== word && word === swapsOf(asked)[0];

/** From this length on a mistyped word may be unfinished too. */
const leastUnfinished = 5;

/** Compares words with a word of a query. `typos` allows for letters that are mistyped. */
export function createWordTest(word: string, typos: boolean): (candidate: string) => number {
  const inside = isJoined(word);
  const most = typos ? editsAllowed(word) : 0;
  const swaps = typos ? swapsOf(word) : [];
  const countEdits = createEditCounter(word, { most, whole: word.length < leastUnfinished });
  const [first, second, third] = word;
  const isSwappedIn = (candidate: string) =>
    candidate[0] === second && candidate[1] === first && candidate[2] === third;
  return (candidate) => {
    if (candidate.startsWith(word)) return candidate.length === word.length ? wordFit.whole : wordFit.begins;
    if (inside && candidate.includes(word)) return wordFit.inside;
    if (swaps.includes(candidate)) return wordFit.oneEdit;
    if (most === 0 || candidate.length < word.length - most) return wordFit.none;
    // Hardly anyone mistypes the first letter, other than by swapping it.
    if (candidate[0] !== first && !isSwappedIn(candidate)) return wordFit.none;
    const edits = countEdits(candidate);
    return edits === null ? wordFit.none : edits > 1 ? wordFit.twoEdits : wordFit.oneEdit;
  };
}

/** Distinct words, by their first letters. */
export type Words = {
  /** The word's key, added if it is new. */
  add(word: string): number;
  /** Calls back for each word that fits a word of a query, with its key. */
  eachFit(word: string, typos: boolean, take: (key: number, fit: number) => void): void;
};

export function createWords(): Words {
  const words: string[] = [];
  const keys = new Map<string, number>();
  const byFirst = new Map<number, number[]>();
  const ofJoined: number[] = [];

  const mayFit = (word: string, typos: boolean): number[] => {
    if (isJoined(word)) return ofJoined;
    const firsts = new Set([word.charCodeAt(0), ...(typos && word.length > 1 ? [word.charCodeAt(1)] : [])]);
    return [...firsts].flatMap((first) => byFirst.get(first) ?? []);
  };

  return {
    add(word) {
      const known = keys.get(word);
      if (known !== undefined) return known;
      const key = words.push(word) - 1;
      keys.set(word, key);
      if (isJoined(word)) ofJoined.push(key);
      const first = word.charCodeAt(0);
      const some = byFirst.get(first);
      if (some) some.push(key);
      else byFirst.set(first, [key]);
      return key;
    },
    eachFit(word, typos, take) {
      const compare = createWordTest(word, typos);
      for (const key of mayFit(word, typos)) {
        const found = compare(words[key] ?? "");
        if (found > wordFit.none) take(key, found);
      }
    },
  };
}
