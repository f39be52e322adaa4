import type { Kind } from "../../contract/slot.ts";
import { lazily, remembered } from "../memory.ts";
import { foldedOpening } from "./folded-opening.ts";
import { mayBeStory, storyKind } from "./length-kind.ts";
import { allKinds, type Weights } from "./lessons.ts";
import type { ListedSlot } from "./listed-programme.ts";
import { unparted, withoutArticle } from "./part-words.ts";
import { tabulateVocabulary, type Words } from "./vocabulary/load.ts";
import { createWordTable, numberOf, setNumber, type WordTable } from "./word-table.ts";

/** How much a word says, and one of which no more than the beginning is known, as logarithms of odds. */
const weights = { whole: 1.5, begun: 0.9 };
/** Words of one text go together: all of them say no more than so much. */
const mostSaid = 9;
/** If a source taught a word so often, the vocabulary's own kinds count half: it has its own ways to use it. */
const halved = 10;
/** Long words that begin alike are often forms of one. */
const beginning = 6;

/** How long words are that are looked for where none are parted. */
const unpartedChars = { least: 2, most: 10 };

/** Kinds as bits, in the order of `allKinds`. */
type Bits = number;
const bitsOf = (kind: Words["kind"]): Bits =>
  kind === "story" ? bitsOf("film") | bitsOf("series") : 1 << allKinds.indexOf(kind);

/** The kinds whose listings use a word, or words with the same beginning. */
function tabulate(vocabulary: readonly Words[]): WordTable {
  const table = createWordTable();
  const add = (bits: Bits, word: string, length?: number): void =>
    setNumber(table, word, numberOf(table, word, length) | bits, length);
  for (const { kind, words } of vocabulary)
    for (const each of words) {
      const word = withoutArticle(each);
      add(bitsOf(kind), word);
      if (word.length > beginning && !unparted.test(word)) add(bitsOf(kind), word, beginning);
    }
  return table;
}

const known = lazily(() => tabulateVocabulary(tabulate));

const findKinds = (word: string, length?: number): Bits => numberOf(known(), word, length);

/**
 * What the words of a folded text say of its listing, in whatever language (`vocabulary/README.md`). `timesTaught` is
 * how often its source taught a word: that goes before.
 */
export function weighWords(folded: string, timesTaught: (word: string) => number = () => 0): Weights {
  const said = allKinds.map(() => 0);
  let all = 0;
  for (const [word, { bits, full }] of findWords(folded)) {
    const own = sharesOf(bits);
    const weight = (full * halved) / (halved + timesTaught(word));
    for (let at = 0; at < said.length; at++) said[at] = (said[at] ?? 0) + (own[at] ?? 0) * weight;
    all += weight;
  }
  return all > mostSaid ? said.map((one) => (one * mostSaid) / all) : said;
}

/** What a word that was found speaks for, and how much it says if its source has taught nothing about it. */
type Found = { bits: Bits; full: number };

/** The words of a text that the vocabulary has, each once; also two in a row that are one. */
function findWords(folded: string): Map<string, Found> {
  const found = new Map<string, Found>();
  const note = (word: string, bits: Bits, full: number): boolean => {
    if (bits !== 0) found.set(word, { bits, full });
    return bits !== 0;
  };
  const words = folded.split(" ");
  for (const [at, written] of words.entries()) {
    if (unparted.test(written)) {
      for (const word of findUnparted(written)) note(word, findKinds(word), weights.whole);
      continue;
    }
    const word = withoutArticle(written);
    const both = `${word} ${words[at + 1]}`;
    note(both, findKinds(both), weights.whole);
    if (note(word, findKinds(word), weights.whole) || word.length < beginning) continue;
    note(`${word.slice(0, beginning)}…`, findKinds(word, beginning), weights.begun);
  }
  return found;
}

/** The longest words of the vocabulary in a text without spaces, one behind the other. */
function findUnparted(text: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < text.length; from++)
    for (let to = Math.min(from + unpartedChars.most, text.length); to >= from + unpartedChars.least; to--) {
      const word = text.slice(from, to);
      if (!findKinds(word)) continue;
      found.push(word);
      from = to - 1;
      break;
    }
  return found;
}

const mostSets = 2 ** allKinds.length;

/** A word of several kinds says as much of all of them together, where the two of stories count as one. */
const sharesOf = remembered(mostSets, (bits: Bits): readonly number[] => {
  const has = allKinds.map((kind) => ((bits & bitsOf(kind)) === 0 ? 0 : 1));
  const isStory = (bits & bitsOf("story")) === bitsOf("story");
  const several = has.reduce<number>((sum, one) => sum + one, isStory ? -1 : 0);
  return has.map((one) => one / several);
});

/** What is longer is hardly for children. */
export const longestForKids = 30;
/** So many words of one kind, and so many more than of any other. Films have words of all sorts. */
const fewest = { words: 2, wordsOfFilms: 3, more: 1 };

/** The last answer: several rules in turn ask for that of one description. */
let last: { description: string; said: Weights } = { description: "", said: [] };

function weighDescription(description: string): Weights {
  if (last.description !== description)
    last = { description, said: weighWords(foldedOpening(description).trim()) };
  return last.said;
}

/** The kind of which a description has the most words, if it has several; undefined if another has nearly as many. */
export function countedKind(slot: ListedSlot, minutes: number | null): Kind | undefined {
  if (!slot.description) return undefined;
  const said = weighDescription(slot.description);
  const isShort = minutes !== null && minutes <= longestForKids;
  const [first, second] = allKinds
    .map((kind, at) => ({ kind, weight: said[at] ?? 0 }))
    .filter(({ kind }) => kind !== "film" && (kind !== "kids" || isShort))
    .sort((a, b) => b.weight - a.weight);
  if (!first || !second || first.weight - second.weight < fewest.more * weights.whole) return undefined;
  const isStory = first.kind === "series";
  const words = isStory || !mayBeStory(slot, minutes) ? fewest.words : fewest.wordsOfFilms;
  if (first.weight < words * weights.whole) return undefined;
  return isStory ? storyKind(slot, minutes) : first.kind;
}
