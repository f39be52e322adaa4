/**
 * Numbers by words, which stand for themselves in two hashes of 32 bits: a map of the words of all names takes four times
 * as long to fill. Plain data, so that it can be kept in a file.
 */
export type WordTable = {
  /** How many words there are. */
  size: number;
  /** The words' numbers by places, a power of two; 0 where there is no word. */
  numbers: Uint32Array;
  first: Int32Array;
  second: Int32Array;
};

const fewestPlaces = 16;

export const createWordTable = (places = fewestPlaces): WordTable => ({
  size: 0,
  numbers: new Uint32Array(places),
  first: new Int32Array(places),
  second: new Int32Array(places),
});

/** The number of a word; 0 if it has none. `length` is that of a beginning, which isn't the word of the same letters. */
export function numberOf(table: WordTable, word: string, length = 0): number {
  hash(word, length);
  return table.numbers[findPlace(table)] ?? 0;
}

/** Gives a word or beginning a number from 1 on. */
export function setNumber(table: WordTable, word: string, number: number, length = 0): void {
  hash(word, length);
  put(table, number);
}

/** A table of the same words with other numbers, without those whose other number is 0. */
export function renumber(
  table: WordTable,
  numberFor: (number: number) => number,
  renumbered = createWordTable(),
): WordTable {
  for (const [place, number] of table.numbers.entries()) {
    const other = number === 0 ? 0 : numberFor(number);
    if (other === 0) continue;
    one = table.first[place] ?? 0;
    two = table.second[place] ?? 0;
    put(renumbered, other);
  }
  return renumbered;
}

/** The hashes of the latest word. */
let one = 0;
let two = 0;

function hash(word: string, length: number): void {
  one = 0x11c9dc5 + length;
  two = 0x1e3779b9;
  const end = length || word.length;
  for (let at = 0; at < end; at++) {
    const code = word.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ (two >>> 15) ^ code, 0x2c1b3c6d);
  }
  one ^= one >>> 16;
}

/** Where the latest word stands, or would. */
function findPlace({ numbers, first, second }: WordTable): number {
  const last = numbers.length - 1;
  let place = one & last;
  while (numbers[place] !== 0 && (first[place] !== one || second[place] !== two)) place = (place + 1) & last;
  return place;
}

/** Half of the places stay free: in a fuller table words would stand far from where they belong. */
const mostFilled = 0.5;

function put(table: WordTable, number: number): void {
  const place = findPlace(table);
  if (table.numbers[place] === 0) table.size++;
  table.first[place] = one;
  table.second[place] = two;
  table.numbers[place] = number;
  if (table.size > mostFilled * table.numbers.length)
    Object.assign(
      table,
      renumber(table, (same) => same, createWordTable(2 * table.numbers.length)),
    );
}
