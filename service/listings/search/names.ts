import { createWords, createWordTest, isJoined, isSwappedFirst, wordFit } from "./words.ts";

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
  /** How well each name fits a folded query. */
  match(query: string, reading: Reading): NameMatch;
};

/**
 * How the words of a query are read: as typed; also as the first letters of a name's words ("svu"), or as mistyped, if
 * nothing fits as typed.
 */
export type Reading = "typed" | "initials" | "typos";

/** How well a name fits: the smaller, the better. */
export const fit = {
  /** It is the query. */
  exact: 1,
  /** It begins with the query's words. */
  begins: 2,
  /** It begins with the query, whose last word is unfinished, or each of its words begins with one of the query. */
  prefix: 3,
  /** It holds the query's words one after another. */
  holds: 4,
  /** It holds them somewhere. */
  words: 5,
  /** It is them, begins with them or holds them, with one letter mistyped in a word or a word for its first letters. */
  typoWhole: 6,
  typoFirst: 7,
  typo: 8,
  /** The same with two letters. */
  typosWhole: 9,
  typosFirst: 10,
  typos: 11,
  none: 255,
} as const;

export type NameMatch = {
  /** Whether each word of the query is in some name: else nothing fits. */
  isPossible: boolean;
  /** The best fit of any one name. */
  best: number;
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

  /** The names that each word of a query fits. */
  function findWords(asked: readonly string[], reading: Reading): WordFits[] {
    const found = asked.map((word) => {
      const fits = createWordFits(names.length);
      words.eachFit(word, reading === "typos", (key, each) => {
        for (const name of bearers[key] ?? []) fits.take(name, each);
      });
      return fits;
    });
    if (reading === "initials")
      for (const [place, word] of asked.entries())
        if (mayBeInitials(word))
          for (const name of fewest(found.toSpliced(place, 1)) ?? names.keys())
            if (beginsOrEndsSo(initialsOf(names[name] ?? ""), word))
              found[place]?.take(name, wordFit.oneEdit);
    return found;
  }

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

    match(query, reading) {
      const asked = [...new Set(query.split(" "))].filter(Boolean).slice(0, mostWords);
      const tests = asked.map((word) => createWordTest(word, reading === "typos"));
      const meant = (key: number): string[] => {
        const own = (names[key] ?? "").split(" ");
        return asked.map((word, place) => findBest(own, tests[place]) ?? word);
      };
      return matchNames(query, { names, found: findWords(asked, reading), asked, meant });
    },
  };
}

/** How well each name's best word fits a word of a query, by the name's key, and the names that have one. */
type WordFits = { best: Uint8Array; fitting: number[]; take(name: number, each: number): void };

function createWordFits(size: number): WordFits {
  const best = new Uint8Array(size);
  const fitting: number[] = [];
  return {
    best,
    fitting,
    take(name, each) {
      if (best[name] === wordFit.none) fitting.push(name);
      if (each > (best[name] ?? 0)) best[name] = each;
    },
  };
}

/** How well each name fits a query whose words were found. */
function matchNames(
  query: string,
  {
    names,
    found,
    asked,
    meant,
  }: {
    names: readonly string[];
    found: readonly WordFits[];
    asked: readonly string[];
    meant: NameMatch["meant"];
  },
): NameMatch {
  const bests = found.map(({ best }) => best);
  const fits = new Uint8Array(names.length).fill(fit.none);
  let best: number = fit.none;
  for (const key of fewest(found) ?? []) {
    const weakest = findWeakest(bests, [key]);
    if (weakest === wordFit.none) continue;
    const name = names[key] ?? "";
    const own =
      weakest > wordFit.oneEdit
        ? compareWhole(name, query)
        : mistypedFit(name, { weakest, asked, meant: meant(key) });
    fits[key] = own;
    if (own < best) best = own;
  }
  return {
    isPossible: found.length > 0 && found.every(({ fitting }) => fitting.length > 0),
    best,
    fits,
    fitOfAll(those) {
      const one = those.reduce((least, key) => Math.min(least, fits[key] ?? fit.none), fit.none as number);
      if (one <= fit.words) return one;
      const weakest = findWeakest(bests, those);
      if (weakest === wordFit.none) return one;
      return Math.min(one, weakest > wordFit.oneEdit ? fit.words : typoFit(weakest));
    },
    meant,
  };
}

/** Of the names that some words fit, the fewest; undefined for no words. */
const fewest = (found: readonly { fitting: number[] }[]): number[] | undefined =>
  found.map(({ fitting }) => fitting).sort((a, b) => a.length - b.length)[0];

/** Words that may be the first letters of others: two are too few to tell. */
const mayBeInitials = (word: string): boolean => /^[\p{L}\p{N}]{3,6}$/u.test(word) && !isJoined(word);

/** The first letters of a name's words: "laosvu". */
function initialsOf(name: string): string {
  let initials = name.charAt(0);
  for (let at = name.indexOf(" "); at >= 0; at = name.indexOf(" ", at + 1)) initials += name.charAt(at + 1);
  return initials;
}

/** Letters in the middle of many words are of several things, and few people know a thing by them. */
const beginsOrEndsSo = (initials: string, word: string): boolean =>
  initials.startsWith(word) || initials.endsWith(word);

/**
 * The fit of a name by mistyped words. The first letters of a short word are mistyped only where a name begins with it:
 * "eufa" is UEFA's Super Cup, and "vera" isn't Patrice Evra.
 */
function mistypedFit(
  name: string,
  { weakest, asked, meant }: { weakest: number; asked: readonly string[]; meant: readonly string[] },
): number {
  const isAnother = asked.some((word, place) => {
    const own = meant[place] ?? word;
    return isSwappedFirst(word, own) && !name.startsWith(own);
  });
  return isAnother ? fit.none : typoFit(weakest) - nearness(name, meant);
}

/** How much nearer a name is that is what the words mean, or begins with it, than one that holds it. */
function nearness(name: string, meant: readonly string[]): number {
  if (name === meant.join(" ")) return fit.typo - fit.typoWhole;
  return name.startsWith(meant[0] ?? "") ? fit.typo - fit.typoFirst : 0;
}

const typoFit = (weakest: number): number => (weakest === wordFit.oneEdit ? fit.typo : fit.typos);

/** How well the word of the query that fits worst fits the best of some names. */
function findWeakest(found: readonly Uint8Array[], names: readonly number[]): number {
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
function findBest(
  words: readonly string[],
  test: ((word: string) => number) | undefined,
): string | undefined {
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
  if (isAbbreviated(name, query)) return fit.prefix;
  return ` ${name}`.includes(` ${query}`) || isJoined(query) ? fit.holds : fit.words;
}

/** Whether a query shortens each word of a name, such as "ch 4". */
function isAbbreviated(name: string, query: string): boolean {
  const [own, asked] = [name.split(" "), query.split(" ")];
  return own.length === asked.length && own.every((word, place) => word.startsWith(asked[place] ?? word));
}
