import { buildTrie, createNameSearch } from "../catalogue/name-search.ts";
import { type EventWord, wordsFor } from "../catalogue/words.ts";
import type { Found } from "../knowledge.ts";
import { otherMeanings } from "./match-words.ts";

/** Finds the words of the catalogue's tables for rounds and matches in a text. */

/** Those for `round` and `stage` need a number beside them, those for `second-leg` another round. */
const roundWords = [
  "final",
  "semi-final",
  "quarter-final",
  "round",
  "stage",
  "second-leg",
] as const satisfies EventWord[];
export type RoundWord = (typeof roundWords)[number];

/** Of several words, `second leg` means nothing else. */
export const leg = "leg";

type Item = RoundWord | typeof leg | "match";
const search = createNameSearch(
  buildTrie(
    [...roundWords, "match" as const].flatMap((item) =>
      wordsFor(item).flatMap((name): { name: string; item: Item }[] => {
        // Before a colon the word is parted from the names anyway.
        if (item === "match" && name.endsWith(":")) return [];
        return [{ name, item: item === "second-leg" && name.includes(" ") ? leg : item }];
      }),
    ),
  ),
);

/** The last answer: rounds and matches of a text are looked for one after the other. */
let last: { text: string; found: readonly Found<Item>[] } = { text: "", found: [] };

export function findEventWords(text: string): readonly Found<Item>[] {
  if (text !== last.text) last = { text, found: search(text) };
  return last.found;
}

const ambiguous = new RegExp(`^(?:${otherMeanings.join("|")})$`, "iu");

/**
 * Words for a match beside the names of those who meet: `Meci Steaua - Dinamo`. Some mean it only at the beginning of
 * a text and before a name.
 */
export const findMatchWords = (text: string): { from: number; to: number }[] =>
  findEventWords(text).filter(
    ({ item, from, to }) =>
      item === "match" &&
      (!ambiguous.test(text.slice(from, to)) || (from === 0 && /^\s\p{Lu}/u.test(text.slice(to)))),
  );
