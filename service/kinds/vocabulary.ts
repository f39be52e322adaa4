import type { Kind } from "../../contract/slot.ts";
import { foldedOpening } from "./folded-opening.ts";
import { mayBeStory, storyKind } from "./length-kind.ts";
import { allKinds, type Weights } from "./lessons.ts";
import type { ListedSlot } from "./listed-programme.ts";
import { withoutArticle } from "./part-words.ts";
import { loadVocabulary, type Words } from "./vocabulary/load.ts";
import { createWordTable, mostWords } from "./word-table.ts";

/** How much a word says, and one of which no more than the beginning is known, as logarithms of odds. */
const weights = { whole: 1.5, begun: 0.9 };
/** Words of one text go together: all of them say no more than so much. */
const mostSaid = 9;
/** If a source taught a word so often, the vocabulary's own kinds count half: it has its own ways to use it. */
const halved = 10;
/** Long words that begin alike are often forms of one. */
const beginning = 6;

/** Scripts that don't part words, or write endings on to them; with the length of the longest words that are looked for. */
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const unpartedChars = { least: 2, most: 10 };

/** Kinds as bits, in the order of `allKinds`. */
type Bits = number;
const bitsOf = (kind: Words["kind"]): Bits =>
  kind === "story" ? bitsOf("film") | bitsOf("series") : 1 << allKinds.indexOf(kind);

/** The kinds whose listings use a word, or words with the same beginning. */
type FindKinds = (word: string, length?: number) => Bits;

function createFinder(vocabulary: readonly Words[]): FindKinds {
  const table = createWordTable();
  const kinds = new Uint16Array(mostWords + 1);
  const add = (bits: Bits, word: string, length?: number): void => {
    const number = table.add(word, length);
    kinds[number] = (kinds[number] ?? 0) | bits;
  };
  for (const { kind, words } of vocabulary)
    for (const each of words) {
      const word = withoutArticle(each);
      add(bitsOf(kind), word);
      if (word.length > beginning && !unparted.test(word)) add(bitsOf(kind), word, beginning);
    }
  // A word for which the table had no room has number 0.
  kinds[0] = 0;
  return (word, length) => kinds[table.find(word, length)] ?? 0;
}

/** Read when first asked for. */
let finder: FindKinds | undefined;

/**
 * What the words of a folded text say of its listing, in whatever language (`vocabulary/README.md`). `timesTaught` is
 * how often its source taught a word: that goes before.
 */
export function weighWords(folded: string, timesTaught: (word: string) => number = () => 0): Weights {
  finder ??= createFinder(loadVocabulary());
  const said = allKinds.map(() => 0);
  let all = 0;
  for (const [word, full] of findWords(folded, finder)) {
    const own = sharesOf(finder(word, full === weights.begun ? beginning : undefined));
    const weight = (full * halved) / (halved + timesTaught(word));
    for (const [at, share] of own.entries()) said[at] = (said[at] ?? 0) + share * weight;
    all += weight;
  }
  return all > mostSaid ? said.map((one) => (one * mostSaid) / all) : said;
}

/** The words of a text that the vocabulary has, each once with its weight; also two in a row that are one. */
function findWords(folded: string, find: FindKinds): Map<string, number> {
  const found = new Map<string, number>();
  const words = folded.split(" ");
  for (const [at, written] of words.entries()) {
    if (unparted.test(written)) {
      for (const word of findUnparted(written, find)) found.set(word, weights.whole);
      continue;
    }
    const word = withoutArticle(written);
    const both = `${word} ${words[at + 1]}`;
    if (find(both)) found.set(both, weights.whole);
    if (find(word)) found.set(word, weights.whole);
    else if (word.length >= beginning && find(word, beginning))
      found.set(word.slice(0, beginning), weights.begun);
  }
  return found;
}

/** The longest words of the vocabulary in a text without spaces, one behind the other. */
function findUnparted(text: string, find: FindKinds): string[] {
  const found: string[] = [];
  for (let from = 0; from < text.length; from++)
    for (let to = Math.min(from + unpartedChars.most, text.length); to >= from + unpartedChars.least; to--) {
      const word = text.slice(from, to);
      if (!find(word)) continue;
      found.push(word);
      from = to - 1;
      break;
    }
  return found;
}

/** A word of several kinds says as much of all of them together, where the two of stories count as one. */
function sharesOf(bits: Bits): number[] {
  const has = allKinds.map((kind) => ((bits & bitsOf(kind)) === 0 ? 0 : 1));
  const isStory = (bits & bitsOf("story")) === bitsOf("story");
  const several = has.reduce<number>((sum, one) => sum + one, isStory ? -1 : 0);
  return has.map((one) => one / several);
}

/** What is longer is hardly for children. */
export const longestForKids = 30;
/** So many words of one kind, and so many more than of any other. Films have words of all sorts. */
const fewest = { words: 2, wordsOfFilms: 3, more: 1 };

/** The kind of which a description has the most words, if it has several; undefined if another has nearly as many. */
export function countedKind(slot: ListedSlot, minutes: number | null): Kind | undefined {
  if (slot.description === undefined) return undefined;
  const said = weighWords(foldedOpening(slot.description).trim());
  const isShort = minutes !== null && minutes <= longestForKids;
  const [first, second] = allKinds
    .map((kind, at) => ({ kind, weight: said[at] ?? 0 }))
    .filter(({ kind }) => kind !== "film" && (kind !== "kids" || isShort))
    .sort((a, b) => b.weight - a.weight);
  if (!first || !second || first.weight - second.weight < fewest.more * weights.whole) return undefined;
  if (first.kind === "series")
    return first.weight < fewest.words * weights.whole ? undefined : storyKind(slot, minutes);
  const words = mayBeStory(slot, minutes) ? fewest.wordsOfFilms : fewest.words;
  return first.weight < words * weights.whole ? undefined : first.kind;
}
