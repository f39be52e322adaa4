import type { Found } from "../knowledge.ts";
import { type FoldedText, foldName, foldWithPlaces, isBoundary, PARTING } from "./fold.ts";
import { isAcronym } from "./line.ts";

/** A name to search for. `NPC:` is found only before a colon, `IPL` (short, all capitals) only in capitals. */
export type Named<T> = { name: string; item: T };

type Ending<T> = { item: T; capitals: boolean; colon: boolean };
/** The names from one place in a folded text to another. */
type Reach<T> = { start: number; end: number; found: Found<T>[] };
/**
 * A place in the trie. After the letter that leads here must come `rest`, before names end or part: most names share
 * only their beginning with others, and a node for each letter would take five times the memory.
 */
type Node<T> = { rest: string; next: Map<number, Node<T>> | null; endings: Ending<T>[] };

/** Names in the form in which they are searched for: plain data, so that it can be kept in a file. */
export type NameTrie<T> = { root: Node<T>; beginnings: Beginnings };

/** Builds the trie of some names, folded. */
export function buildTrie<T>(names: Iterable<Named<T>>): NameTrie<T> {
  const all = [...names];
  const root: Node<T> = { rest: "", next: new Map(), endings: [] };
  const beginnings = createBeginnings(all.length);
  const add = (name: string, item: T): void => {
    const folded = foldName(name);
    if (folded === "") throw new Error(`The name "${name}" has no letters.`);
    addName(root, name, folded, item);
    addBeginning(beginnings, folded);
  };
  for (const { name, item } of all) {
    add(name, item);
    // "To the" contracts with the article: `كأس الأمير للكرة الطائرة`.
    if (name.startsWith("ال")) add(`لل${name.slice(2)}`, item);
  }
  return { root, beginnings };
}

/**
 * Creates a search for names within texts of any script. It walks the trie from each position where a word may begin, so
 * that its cost depends on the text and not on the number of names. Of overlapping names it finds the longest; if several
 * items share a name it finds all of them, in the order in which they were passed.
 */
export function createNameSearch<T>({ root, beginnings }: NameTrie<T>): (text: string) => Found<T>[] {
  return (text) => {
    const folded = foldWithPlaces(text);
    let found: Found<T>[] = [];
    let last: Reach<T> = { start: 0, end: 0, found: [] };
    for (const start of folded.starts) {
      if (!mayBeginAt(beginnings, folded.units, start)) continue;
      const first = root.next?.get(folded.units[start] ?? PARTING);
      const next = first ? findLongest(first, text, folded, start) : null;
      if (!next || (start < last.end && next.end - start < last.end - last.start)) continue;
      // `de la Liga MX` names the Liga MX, not La Liga.
      if (start < last.end) found = found.filter((one) => !last.found.includes(one));
      found.push(...next.found);
      last = next;
    }
    return found.sort((a, b) => b.to - b.from - (a.to - a.from));
  };
}

/** The first letters of all names: most words of a text begin none of these, which tables tell fastest. */
type Beginnings = {
  /** The only letter of names of one. */
  ones: Uint8Array;
  /** Both letters of names of two. */
  pairs: Uint8Array;
  /** The first three letters of names of three or four. */
  triples: Uint8Array;
  /** The first five letters of all others. */
  fives: Uint8Array;
};

/** Tables with so many places for each name have few that are taken. */
const placesEach = 8;
const fewestPlaces = 2 ** 12;

function createBeginnings(names: number): Beginnings {
  const places = Math.max(fewestPlaces, 2 ** Math.ceil(Math.log2(placesEach * Math.max(1, names))));
  const create = () => new Uint8Array(places);
  return { ones: create(), pairs: create(), triples: create(), fives: create() };
}

/** The place of some letters in a table of that size, from that of all but the last. */
const hashOf = (tableSize: number, before: number, letter = PARTING): number =>
  (Math.imul(before, 2053) + letter) & (tableSize - 1);

function addBeginning({ ones, pairs, triples, fives }: Beginnings, name: string): void {
  const { length } = name;
  const table = length > 4 ? fives : length > 2 ? triples : length > 1 ? pairs : ones;
  const first = table === fives ? 5 : table === triples ? 3 : length;
  let place = PARTING;
  for (let at = 0; at < first; at++) place = hashOf(table.length, place, name.charCodeAt(at));
  table[place] = 1;
}

function mayBeginAt({ ones, pairs, triples, fives }: Beginnings, units: Uint16Array, at: number): boolean {
  const size = ones.length;
  const one = hashOf(size, PARTING, units[at]);
  const pair = hashOf(size, one, units[at + 1]);
  if (ones[one] === 1 || pairs[pair] === 1) return true;
  const triple = hashOf(size, pair, units[at + 2]);
  return (
    triples[triple] === 1 || fives[hashOf(size, hashOf(size, triple, units[at + 3]), units[at + 4])] === 1
  );
}

function addName<T>(root: Node<T>, name: string, folded: string, item: T): void {
  const colon = name.endsWith(":");
  const node = nodeOf(root, folded);
  if (node.endings.some((ending) => ending.item === item)) return;
  const ending = { item, capitals: isAcronym(colon ? name.slice(0, -1) : name), colon };
  // An array that grows reserves room for sixteen more.
  node.endings = node.endings.concat(ending);
}

/** The node at which a folded name ends, added if there is none. */
function nodeOf<T>(root: Node<T>, name: string): Node<T> {
  let node = root;
  for (let at = 0; ; at++) {
    let shared = 0;
    while (shared < node.rest.length && node.rest[shared] === name[at + shared]) shared++;
    if (shared < node.rest.length) part(node, shared);
    at += shared;
    if (at === name.length) return node;
    node.next ??= new Map();
    const code = name.charCodeAt(at);
    let next = node.next.get(code);
    if (!next) {
      next = { rest: name.slice(at + 1), next: null, endings: [] };
      node.next.set(code, next);
    }
    node = next;
  }
}

/** Lets names part after some letters of a node's rest. */
function part<T>(node: Node<T>, after: number): void {
  const { rest, next, endings } = node;
  node.rest = rest.slice(0, after);
  node.next = new Map([[rest.charCodeAt(after), { rest: rest.slice(after + 1), next, endings }]]);
  node.endings = [];
}

/** Whether the units after a position are those of a text. */
function follows(text: string, units: Uint16Array, after: number): boolean {
  for (let index = 0; index < text.length; index++)
    if (units[after + 1 + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** The longest names that begin at `start`; null if there are none. */
function findLongest<T>(
  first: Node<T>,
  text: string,
  { units, places }: FoldedText,
  start: number,
): Reach<T> | null {
  let node: Node<T> | undefined = first;
  let longest: { endings: Ending<T>[]; end: number } | null = null;
  for (let at = start; node && follows(node.rest, units, at); at += 1) {
    at += node.rest.length;
    const ends = isBoundary(units[at] ?? PARTING, units[at + 1] ?? PARTING);
    if (node.endings.length > 0 && (ends || isBeforeYear(text, places[at] ?? 0))) {
      const endings = node.endings.filter((each) =>
        isAllowed(each, text, places[start] ?? 0, places[at] ?? 0),
      );
      if (endings.length > 0) longest = { endings, end: at + 1 };
    }
    node = node.next?.get(units[at + 1] ?? PARTING);
  }
  if (!longest || isInKatakana(units, start, longest.end)) return null;
  const { end, endings } = longest;
  const from = places[start] ?? 0;
  const to = (places[end - 1] ?? 0) + 1;
  return { start, end, found: endings.map(({ item }) => ({ item, from, to })) };
}

/** Katakana names are cut in no place, but a short one is likely a part of another: chess in Manchester. */
const isInKatakana = (units: Uint16Array, start: number, end: number): boolean =>
  end - start <= shortestKatakana && [start - 1, start].every((at) => isKatakana(units[at] ?? PARTING));
const shortestKatakana = 3;
const isKatakana = (unit: number): boolean => unit >= 0x30a1 && unit <= 0x30fc;

/** Whether a year is attached to a name: `MLB2026`. */
const isBeforeYear = (text: string, last: number): boolean =>
  /^\D(?:19|20)\d\d(?!\d)/u.test(text.slice(last, last + 6));

/** Whether a name stands at the beginning, as a sentence of its own: `Box. Fury vs. Usyk`. */
const isHeading = (text: string, first: number, last: number): boolean =>
  first === 0 && /^\.\s\p{Lu}/u.test(text.slice(last + 1, last + 4));

/** Whether the original text, from a name's first to its last character, meets the name's conditions. */
function isAllowed<T>(ending: Ending<T>, text: string, first: number, last: number): boolean {
  if (ending.colon && !/^\s*[:：]/.test(text.slice(last + 1, last + 4)) && !isHeading(text, first, last))
    return false;
  if (!ending.capitals) return true;
  const written = text.slice(first, last + 1);
  return written === written.toUpperCase();
}
