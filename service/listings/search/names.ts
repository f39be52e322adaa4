import { createWords, createWordTest, isJoined, wordFit } from "./words.ts";

/**
 * An index of folded names in memory: each distinct name once, found by its words. Names are only added. With its
 * words a name takes some 300 bytes.
 */
export type Names = {
  /** The name's key, added if it is new; -1 for a name without letters and digits. */
  add(folded: string): number;
  /** The folded name of a key. */
  get(key: number): string;
  size(): number;
  /** How well each name fits a folded query. `typos` allows for mistyped words. */
  match(query: string, typos: boolean): Match;
};

/** How well a name fits: the smaller, the better. */
export const fit = {
  /** It is the query. */
  exact: 1,
  /** It begins with the query's words. */
  begins: 2,
  /** It begins with the query, whose last word is unfinished. */
  prefix: 3,
  /** It holds the query's words one after another. */
  holds: 4,
  /** It holds them somewhere. */
  words: 5,
  /** It begins with them or holds them, with one letter mistyped in a word. */
  typoFirst: 6,
  typo: 7,
  /** The same with two letters. */
  typosFirst: 8,
  typos: 9,
  none: 255,
} as const;

export type Match = {
  /** The fit of each name by its key. */
  fits: Uint8Array;
  /** The fit of several names of one thing, over which the query's words may be spread. */
  fitOfAll(keys: readonly number[]): number;
  /** The words of a name that the query's words mean, in the query's order. */
  meant(key: number): string[];
};

/** A query's further words are left out. */
const mostWords = 8;

export function createNames(): Names {
  const names: string[] = [];
  const keys = new Map<string, number>();
  const words = createWords();
  /** The keys of the names with a word, by the word's key. */
  const bearers: number[][] = [];

  return {
    add(folded) {
      if (folded === "") return -1;
      const known = keys.get(folded);
      if (known !== undefined) return known;
      const key = names.push(folded) - 1;
      keys.set(folded, key);
      for (const word of new Set(folded.split(" "))) {
        const place = words.add(word);
        const some = bearers[place];
        if (some) some.push(key);
        else bearers[place] = [key];
      }
      return key;
    },
    get: (key) => names[key] ?? "",
    size: () => names.length,

    match(query, typos) {
      const asked = [...new Set(query.split(" "))].filter(Boolean).slice(0, mostWords);
      /** How well each name's best word fits, by word of the query. */
      const found = asked.map((word) => {
        const best = new Uint8Array(names.length);
        words.eachFit(word, typos, (key, each) => {
          for (const name of bearers[key] ?? []) if (each > (best[name] ?? 0)) best[name] = each;
        });
        return best;
      });
      const tests = asked.map((word) => createWordTest(word, typos));
      const meant = (key: number): string[] => {
        const own = (names[key] ?? "").split(" ");
        return asked.map((word, place) => bestOf(own, tests[place]) ?? word);
      };
      const fits = new Uint8Array(names.length).fill(fit.none);
      for (const key of names.keys()) {
        const weakest = weakestOf(found, [key]);
        if (weakest > wordFit.oneEdit) fits[key] = compareWhole(names[key] ?? "", query);
        else if (weakest > wordFit.none) {
          const isFirst = names[key]?.startsWith(meant(key)[0] ?? "");
          fits[key] = typoFit(weakest) - (isFirst ? 1 : 0);
        }
      }
      return {
        fits,
        fitOfAll(those) {
          const best = those.reduce(
            (least, key) => Math.min(least, fits[key] ?? fit.none),
            fit.none as number,
          );
          if (best <= fit.words) return best;
          const weakest = weakestOf(found, those);
          if (weakest === wordFit.none) return best;
          return Math.min(best, weakest > wordFit.oneEdit ? fit.words : typoFit(weakest));
        },
        meant,
      };
    },
  };
}

const typoFit = (weakest: number): number => (weakest === wordFit.oneEdit ? fit.typo : fit.typos);

/** How well the word of the query that fits worst fits the best of some names. */
function weakestOf(found: readonly Uint8Array[], names: readonly number[]): number {
  let weakest: number = found.length > 0 ? wordFit.whole : wordFit.none;
  for (const best of found) {
    let most = 0;
    for (const name of names) most = Math.max(most, best[name] ?? 0);
    if (most < weakest) weakest = most;
    if (weakest === wordFit.none) break;
  }
  return weakest;
}

/** The word that a test prefers; undefined if it takes none. */
function bestOf(words: readonly string[], test: ((word: string) => number) | undefined): string | undefined {
  let best: { word?: string; fit: number } = { fit: wordFit.none };
  for (const word of words) {
    const own = test?.(word) ?? wordFit.none;
    if (own > best.fit) best = { word, fit: own };
  }
  return best.word;
}

/** The fit of a name that holds all words of a query. */
function compareWhole(name: string, query: string): number {
  if (name === query) return fit.exact;
  if (name.startsWith(query)) return name[query.length] === " " ? fit.begins : fit.prefix;
  return ` ${name}`.includes(` ${query}`) || isJoined(query) ? fit.holds : fit.words;
}
