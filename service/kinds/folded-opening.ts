import { foldForWords } from "./genre-words.ts";

/** How much of a description is about the programme itself. */
export const openingChars = 160;

/** How much of a description is read for words that say its kind only together. */
export const countedChars = 320;

/** The last answer: several rules in turn ask for that of one description. */
let last = { description: "", folded: " " };

/** The beginning of a description as `patternOf` searches it: folded, with a space at each end. */
export function foldedOpening(description: string): string {
  if (last.description !== description)
    last = { description, folded: ` ${foldForWords(description.slice(0, countedChars))} ` };
  return last.folded;
}
