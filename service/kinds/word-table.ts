/** The lists of programmes have 190,000 words and beginnings of words. */
export const mostWords = 2 ** 18;
const places = 2 * mostWords;

/**
 * Numbers words from 1 on, by two hashes of 32 bits instead of the words themselves: a map of the words of all names
 * takes four times as long. `length` is that of a beginning, which counts apart from the word of the same letters.
 */
export function createWordTable() {
  const numbers = new Int32Array(places);
  const first = new Int32Array(places);
  const second = new Int32Array(places);
  let size = 0;
  let one = 0;
  let other = 0;

  function hash(word: string, length = 0): void {
    one = 0x11c9dc5 + length;
    other = 0x1e3779b9;
    const end = length || word.length;
    for (let at = 0; at < end; at++) {
      const code = word.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      other = Math.imul(other ^ (other >>> 15) ^ code, 0x2c1b3c6d);
    }
    one ^= one >>> 16;
  }

  /** Where a hashed word stands, or would. */
  function findPlace(): number {
    let place = one & (places - 1);
    while (numbers[place] !== 0 && (first[place] !== one || second[place] !== other))
      place = (place + 1) & (places - 1);
    return place;
  }

  return {
    /** The number of a word or beginning; 0 if there is no room for one more. */
    add(word: string, length?: number): number {
      hash(word, length);
      const place = findPlace();
      const known = numbers[place] ?? 0;
      if (known > 0 || size >= mostWords) return known;
      first[place] = one;
      second[place] = other;
      numbers[place] = ++size;
      return size;
    },
    /** The same; 0 if it has none. */
    find(word: string, length?: number): number {
      hash(word, length);
      return numbers[findPlace()] ?? 0;
    },
  };
}
