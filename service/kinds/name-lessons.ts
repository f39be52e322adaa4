import { allKinds, type Weights } from "./lessons.ts";
import { partFolded } from "./part-words.ts";
import type { Programme } from "./programmes/load.ts";

/** A rarer word may be somebody's name. */
const fewestNames = 3;
/** So many names of each word have the kinds that all names of their languages have. */
const granted = 3;
/** Words of one name go together: all of them say no more than so many. */
const mostCounted = 6;
/** Words that begin alike are often forms of one, or compounds of it. */
const beginning = 6;
/** The lists have half as many. */
const mostWords = 250_000;

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
  for (const [name, { kind, language }] of known)
    for (const word of wordsOf(name)) counts.add(word, allKinds.indexOf(kind), shares.get(language) ?? []);
  const taught = counts.weigh();
  return (name, timesTaught) => {
    const said = [...new Set(wordsOf(name))].flatMap((word) => {
      const weights = taught.get(word);
      return weights ? [{ weights, times: halved / (halved + timesTaught(word)) }] : [];
    });
    const each = Math.min(1, mostCounted / said.length);
    return allKinds.map(
      (_, at) => each * said.reduce((sum, { weights, times }) => sum + times * (weights[at] ?? 0), 0),
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
  const places = new Map<string, number>();
  const names = new Uint16Array(mostWords);
  const own = new Uint16Array(mostWords * width);
  const expected = new Float32Array(mostWords * width);
  return {
    /** Counts a name of a kind that has a word, of a language whose names have kinds in these shares. */
    add(word: string, kind: number, shares: readonly number[]): void {
      let place = places.get(word);
      if (place === undefined) {
        if (places.size >= mostWords) return;
        place = places.size;
        places.set(word, place);
      }
      const row = place * width;
      increase(names, place, 1);
      increase(own, row + kind, 1);
      for (let at = 0; at < width; at++) increase(expected, row + at, shares[at] ?? 0);
    },
    /** What each word says that isn't rare. */
    weigh(): Map<string, Weights> {
      const taught = new Map<string, Weights>();
      for (const [word, place] of places) {
        const found = names[place] ?? 0;
        if (found < fewestNames) continue;
        const row = place * width;
        const weights = allKinds.map((_, at) => {
          const share = (expected[row + at] ?? 0) / found;
          return Math.log(((own[row + at] ?? 0) / share + granted) / (found + granted));
        });
        taught.set(word, weights);
      }
      return taught;
    },
  };
}

function increase(table: Uint16Array | Float32Array, at: number, by: number): void {
  table[at] = (table[at] ?? 0) + by;
}

/** The words of a folded name, and how the longer ones begin. */
function wordsOf(name: string): string[] {
  const words = partFolded(name);
  const long = words.filter((word) => word.length >= beginning);
  return [...words, ...long.map((word) => `${word.slice(0, beginning)}*`)];
}
