import { allKinds, type Weights } from "./lessons.ts";
import { partFolded } from "./part-words.ts";
import type { Programme } from "./programmes/load.ts";
import { createWordTable, mostWords } from "./word-table.ts";

/** A rarer word may be somebody's name. */
const fewestNames = 3;
/** So many names of each word have the kinds that all names of their languages have. */
const granted = 3;
/** Words of one name go together: all of them say no more than so many. */
const mostCounted = 6;
/** Words that begin alike are often forms of one, or compounds of it. */
const beginning = 6;

/** If a source taught a word so often, what names say of it counts half: each country's programmes have their own words. */
const halved = 30;

/** Programmes by their folded names. */
type Known = ReadonlyMap<string, Programme>;

/** What a folded name says, with how often a source taught a word. */
export type NameLessons = (name: string, timesTaught: (word: string) => number) => Weights;

/**
 * What the words of a folded name say of a programme that nobody knows, by the names of known ones: naive Bayes. A word
 * is compared with all names of its languages, as some lists have more films and others more shows.
 */
export function createNameLessons(known: Known): NameLessons {
  const counts = createCounts();
  const shares = sharesByLanguage(known);
  for (const [name, { kind, language }] of known) {
    const at = allKinds.indexOf(kind);
    const own = shares.get(language) ?? [];
    for (const word of partFolded(name)) {
      counts.add(at, own, word);
      if (word.length >= beginning) counts.add(at, own, word, beginning);
    }
  }
  return (name, timesTaught) => {
    const words = new Set(partFolded(name));
    const begun = new Set(
      Array.from(words).flatMap((word) => (word.length < beginning ? [] : word.slice(0, beginning))),
    );
    const said = [
      ...Array.from(words, (word) => ({
        weights: counts.weigh(word),
        times: halved / (halved + timesTaught(word)),
      })),
      ...Array.from(begun, (word) => ({ weights: counts.weigh(word, beginning), times: 1 })),
    ].filter(({ weights }) => weights !== null);
    const each = Math.min(1, mostCounted / said.length);
    return allKinds.map(
      (_, at) => each * said.reduce((sum, { weights, times }) => sum + times * (weights?.[at] ?? 0), 0),
    );
  };
}

/** How large a part of each language's names is of each kind; none is nothing. */
function sharesByLanguage(known: Known): Map<string, number[]> {
  const kinds = Map.groupBy(known.values(), ({ language }) => language);
  return new Map(
    Array.from(kinds, ([language, own]) => [
      language,
      allKinds.map(
        (kind) =>
          (own.filter((programme) => programme.kind === kind).length + 1) / (own.length + allKinds.length),
      ),
    ]),
  );
}

/** Counts in tables: with an object for each word, most of which are rare, counting takes three times as long. */
function createCounts() {
  const width = allKinds.length;
  const words = createWordTable();
  const names = new Uint16Array(mostWords + 1);
  const own = new Uint16Array((mostWords + 1) * width);
  const expected = new Float32Array((mostWords + 1) * width);
  return {
    /** Counts a name of a kind, of a language whose names have kinds in these shares, that has a word or beginning. */
    add(kind: number, shares: readonly number[], word: string, length?: number): void {
      const number = words.add(word, length);
      if (number === 0) return;
      const row = number * width;
      increase(names, number, 1);
      increase(own, row + kind, 1);
      for (let at = 0; at < width; at++) increase(expected, row + at, shares[at] ?? 0);
    },
    /** What a word or beginning says; null if it is too rare. */
    weigh(word: string, length?: number): Weights | null {
      const number = words.find(word, length);
      const found = names[number] ?? 0;
      if (found < fewestNames) return null;
      return allKinds.map((_, at) => {
        const share = (expected[number * width + at] ?? 0) / found;
        return Math.log(((own[number * width + at] ?? 0) / share + granted) / (found + granted));
      });
    },
  };
}

function increase(table: Uint16Array | Float32Array, at: number, by: number): void {
  table[at] = (table[at] ?? 0) + by;
}
