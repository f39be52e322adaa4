import type { Found } from "../knowledge.ts";
import { type FoldedText, foldName, foldWithPlaces, isBoundary, PARTING } from "./fold.ts";
import { isAcronym } from "./line.ts";

/** A name to search for. `NPC:` is found only before a colon, `IPL` (short, all capitals) only in capitals. */
export type Named<T> = { name: string; item: T };

type Ending<T> = { item: T; capitals: boolean; colon: boolean };
type Node<T> = { next: Map<number, Node<T>>; endings: Ending<T>[] };

/**
 * Creates a search for names within texts of any script. It walks a trie of the folded names from each position where
 * a word may begin, so that its cost depends on the text and not on the number of names. Of overlapping names it
 * finds the longest; if several items share a name it finds all of them, in the order in which they were passed.
 */
export function createNameSearch<T>(names: Iterable<Named<T>>): (text: string) => Found<T>[] {
  const root: Node<T> = { next: new Map(), endings: [] };
  const beginnings = new Uint8Array(beginningCount);
  const add = (name: string, item: T): void => {
    addName(root, name, item);
    const folded = foldName(name);
    if (folded.length === 1) beginnings.fill(1);
    else beginnings[beginningOf(folded.charCodeAt(0), folded.charCodeAt(1))] = 1;
  };
  for (const { name, item } of names) {
    add(name, item);
    // "To the" contracts with the article: `كأس الأمير للكرة الطائرة`.
    if (name.startsWith("ال")) add(`لل${name.slice(2)}`, item);
  }

  return (text) => {
    const folded = foldWithPlaces(text);
    const found: Found<T>[] = [];
    let end = 0;
    for (const start of folded.starts) {
      if (start < end) continue;
      const unit = folded.units[start] ?? PARTING;
      const next = folded.units[start + 1] ?? PARTING;
      if (beginnings[beginningOf(unit, next)] === 0) continue;
      const first = root.next.get(folded.units[start] ?? PARTING);
      if (first) end = addLongest(first, text, folded, start, found);
    }
    return found.sort((a, b) => b.to - b.from - (a.to - a.from));
  };
}

/** Most words of a text begin no name, which a table of the first two letters tells fastest. */
const beginningCount = 1 << 16;
const beginningOf = (first: number, second: number): number =>
  (Math.imul(first, 31) + Math.imul(second, 2053)) & (beginningCount - 1);

function addName<T>(root: Node<T>, name: string, item: T): void {
  const colon = name.endsWith(":");
  let node = root;
  for (const unit of foldName(name)) {
    const code = unit.charCodeAt(0);
    let next = node.next.get(code);
    if (!next) {
      next = { next: new Map(), endings: [] };
      node.next.set(code, next);
    }
    node = next;
  }
  if (node === root) throw new Error(`The name "${name}" has no letters.`);
  if (node.endings.some((ending) => ending.item === item)) return;
  node.endings.push({ item, capitals: isAcronym(colon ? name.slice(0, -1) : name), colon });
}

/**
 * Adds the longest names that begin at `start`. Returns the folded position after them, or `start` if there are none.
 */
function addLongest<T>(
  first: Node<T>,
  text: string,
  { units, places }: FoldedText,
  start: number,
  found: Found<T>[],
): number {
  let node: Node<T> | undefined = first;
  let longest: { endings: Ending<T>[]; end: number } | null = null;
  for (let at = start; node; at += 1) {
    if (node.endings.length > 0 && isBoundary(units[at] ?? PARTING, units[at + 1] ?? PARTING)) {
      const endings = node.endings.filter((each) =>
        isAllowed(each, text, places[start] ?? 0, places[at] ?? 0),
      );
      if (endings.length > 0) longest = { endings, end: at + 1 };
    }
    node = node.next.get(units[at + 1] ?? PARTING);
  }
  if (!longest) return start;
  const from = places[start] ?? 0;
  const to = (places[longest.end - 1] ?? 0) + 1;
  for (const { item } of longest.endings) found.push({ item, from, to });
  return longest.end;
}

/** Whether the original text, from a name's first to its last character, meets the name's conditions. */
function isAllowed<T>(ending: Ending<T>, text: string, first: number, last: number): boolean {
  if (ending.colon && !/^\s*[:：]/.test(text.slice(last + 1, last + 4))) return false;
  if (!ending.capitals) return true;
  const written = text.slice(first, last + 1);
  return written === written.toUpperCase();
}
