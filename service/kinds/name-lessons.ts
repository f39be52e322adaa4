import type { Kind } from "../../contract/slot.ts";
import { allKinds, type Weights } from "./lessons.ts";
import { partFolded } from "./part-words.ts";
import { createWordTable, numberOf, renumber, setNumber, type WordTable } from "./word-table.ts";

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

/** A programme that is known, by its folded name. */
export type KnownName = { name: string; kind: Kind; language: string };

/** The words that several names have, numbered from 1 on, and how much each says: rows of weights by these numbers. */
export type NameWords = { words: WordTable; weights: Float32Array };

/** What a folded name says, with how often a source taught a word. */
export type NameLessons = (name: string, timesTaught: (word: string) => number) => Weights;

const width = allKinds.length;

/** What the words of a folded name say of a programme that nobody knows. */
export function createNameLessons({ words: table, weights }: NameWords): NameLessons {
  const rowOf = (word: string, length?: number): Float32Array | null => {
    const number = numberOf(table, word, length);
    return number === 0 ? null : weights.subarray((number - 1) * width, number * width);
  };
  return (name, timesTaught) => {
    const words = [...new Set(partFolded(name))];
    const begun = new Set(words.flatMap((word) => (word.length < beginning ? [] : word.slice(0, beginning))));
    const said = [
      ...words.map((word) => ({ row: rowOf(word), times: halved / (halved + timesTaught(word)) })),
      ...Array.from(begun, (word) => ({ row: rowOf(word, beginning), times: 1 })),
    ].filter(({ row }) => row !== null);
    const each = Math.min(1, mostCounted / said.length);
    return allKinds.map(
      (_, at) => each * said.reduce((sum, { row, times }) => sum + times * (row?.[at] ?? 0), 0),
    );
  };
}

/**
 * What known names say of their words, and of the beginnings of these: naive Bayes. A word is compared with all names of
 * its languages, as some lists have more films and others more shows.
 */
export function learnNames(known: readonly KnownName[]): NameWords {
  const words = createWordTable();
  for (const { name } of known)
    for (const [word, length] of wordsOf(name))
      if (numberOf(words, word, length) === 0) setNumber(words, word, words.size + 1, length);

  const names = new Uint16Array(words.size + 1);
  const own = new Uint16Array((words.size + 1) * width);
  const expected = new Float32Array((words.size + 1) * width);
  const shares = sharesByLanguage(known);
  for (const { name, kind, language } of known) {
    const share = shares.get(language) ?? [];
    for (const [word, length] of wordsOf(name)) {
      const number = numberOf(words, word, length);
      const row = number * width;
      increase(names, number, 1);
      increase(own, row + allKinds.indexOf(kind), 1);
      for (let at = 0; at < width; at++) increase(expected, row + at, share[at] ?? 0);
    }
  }

  const weights: number[] = [];
  const several = renumber(words, (number) => {
    const found = names[number] ?? 0;
    if (found < fewestNames) return 0;
    for (let at = number * width; at < (number + 1) * width; at++) {
      const share = (expected[at] ?? 0) / found;
      weights.push(Math.log(((own[at] ?? 0) / share + granted) / (found + granted)));
    }
    return weights.length / width;
  });
  return { words: several, weights: Float32Array.from(weights) };
}

/** The words of a folded name, and the beginnings of long ones with their lengths. */
const wordsOf = (name: string): (readonly [word: string, length?: number])[] =>
  partFolded(name).flatMap((word) =>
    word.length < beginning ? [[word]] : ([[word], [word, beginning]] as const),
  );

/** How large a part of each language's names is of each kind; none is nothing. */
function sharesByLanguage(known: readonly KnownName[]): Map<string, number[]> {
  const kinds = Map.groupBy(known, ({ language }) => language);
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

function increase(table: Uint16Array | Float32Array, at: number, by: number): void {
  table[at] = (table[at] ?? 0) + by;
}
