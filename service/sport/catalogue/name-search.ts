import type { Found } from "../knowledge.ts";
import { foldName, foldWithPlaces, isBoundary, PARTING } from "./fold.ts";

/** A name to be found. `NPC:` is found only before a colon, `IPL` (short, all capitals) only in capitals. */
export type Named<T> = { name: string; item: T };

type Ending<T> = { item: T; capitals: boolean; colon: boolean };
type Node<T> = { next: Map<number, Node<T>>; endings: Ending<T>[] };

const longestInCapitals = 5;
const isAcronym = (name: string): boolean =>
  name.length <= longestInCapitals && /\p{Lu}/u.test(name) && !/\p{Ll}|[^\p{L}\p{N}&]/u.test(name);

/**
 * Makes a search for names within texts of any script. It walks a tree of the folded names from each place
 * where a word may begin, so that its cost follows the text and not the number of names. Of overlapping names
 * it gives the longest; where one name stands for several items, all of them in the order in which they were
 * named.
 */
export function createNameSearch<T>(names: Iterable<Named<T>>): (text: string) => Found<T>[] {
  const root: Node<T> = { next: new Map(), endings: [] };
  for (const { name, item } of names) addName(root, name, item);

  return (text) => {
    const { units, places } = foldWithPlaces(text);
    const found: Found<T>[] = [];
    let before = PARTING;
    for (let start = 0; start < units.length; start += 1) {
      const unit = units[start] ?? PARTING;
      if (isBoundary(before, unit) || isProclitic(units, start)) {
        const end = longestFrom(root, text, units, places, start, found);
        if (end > start) start = end - 1;
      }
      before = units[start] ?? PARTING;
    }
    return found.sort((a, b) => b.to - b.from - (a.to - a.from));
  };
}

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

/** Adds the longest names that begin at `start`; the folded place after them, or `start` where there is none. */
function longestFrom<T>(
  root: Node<T>,
  text: string,
  units: Uint16Array,
  places: Uint32Array,
  start: number,
  found: Found<T>[],
): number {
  let node: Node<T> | undefined = root;
  let longest: { endings: Ending<T>[]; end: number } | null = null;
  for (let at = start; at < units.length; at += 1) {
    node = node.next.get(units[at] ?? PARTING);
    if (!node) break;
    if (node.endings.length === 0 || !isBoundary(units[at] ?? PARTING, units[at + 1] ?? PARTING)) continue;
    const endings = node.endings.filter((ending) => holds(ending, text, places[start] ?? 0, places[at] ?? 0));
    if (endings.length > 0) longest = { endings, end: at + 1 };
  }
  if (!longest) return start;
  const from = places[start] ?? 0;
  const to = (places[longest.end - 1] ?? 0) + 1;
  for (const { item } of longest.endings) found.push({ item, from, to });
  return longest.end;
}

/** Whether what a name asks of the original text, from its first to its last character, is so. */
function holds<T>(ending: Ending<T>, text: string, first: number, last: number): boolean {
  if (ending.colon && !/^\s*[:：]/.test(text.slice(last + 1, last + 4))) return false;
  if (!ending.capitals) return true;
  const written = text.slice(first, last + 1);
  return written === written.toUpperCase();
}

/** Hebrew and Arabic write "the", "and", "in" as letters before a word: `בליגת העל`, `والدوري`. */
const proclitics = new Set([..."והבלכמש", ..."وبلفك"].map((letter) => letter.charCodeAt(0)));

const isProclitic = (units: Uint16Array, start: number): boolean => {
  const before = units[start - 1];
  if (before === undefined || !proclitics.has(before)) return false;
  return isBoundary(units[start - 2] ?? PARTING, before);
};
