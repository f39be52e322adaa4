import { distance } from "fastest-levenshtein";
import type { Meeting } from "../knowledge.ts";
import { foldName } from "./fold.ts";
import type { Named } from "./name-search.ts";
import { isOtherScript, soundRoughly } from "./sound.ts";

/** Finds the one meeting that a word means without being its name; null if there is none, or several. */
export type MeetingWords = (text: string) => Meeting | null;

const shortestStem = 4;
const shortestLatinStem = 5;
const endingLength = 2;
const fewestSounds = 3;

/**
 * Creates the search. A word means a meeting if it is a form of its name, as in `Гран-при Нидерландов` and `Itävallan GP`,
 * or in another script than Latin sounds like its Latin name (`לוזאן` for Lausanne).
 */
export function createMeetingWords(named: readonly Named<Meeting>[]): MeetingWords {
  const names = named.map(({ name, item }) => ({
    item,
    folded: foldName(name),
    sound: isOtherScript(name) ? null : soundRoughly(name, fewestSounds),
  }));
  const byStart = Map.groupBy(names, ({ folded }) => startOf(folded));
  const bySound = Map.groupBy(names, ({ sound }) => sound);
  return (text) => {
    const found = new Set<Meeting>();
    for (const word of foldName(text).split(" ")) {
      const formed = byStart.get(startOf(word))?.filter(({ folded }) => isForm(word, folded)) ?? [];
      const isSpoken = formed.length === 0 && isOtherScript(word);
      const sound = isSpoken ? soundRoughly(word, fewestSounds) : null;
      const nearest = Math.min(...formed.map(({ folded }) => distance(word, folded)));
      for (const { item } of formed.filter(({ folded }) => distance(word, folded) === nearest))
        found.add(item);
      if (sound !== null) for (const { item } of bySound.get(sound) ?? []) found.add(item);
    }
    const [only, other] = found;
    return only && !other ? only : null;
  };
}

/** A word has this in common with every name of which it is a form. */
const startOf = (word: string): string => word.slice(0, shortestStem);

/** Whether a word differs from a name in nothing but its ending. Latin has more words, so that more must be the same. */
function isForm(word: string, name: string): boolean {
  const stem = name.slice(0, -endingLength);
  if (stem.length < shortestStem || !word.startsWith(stem) || distance(word, name) > endingLength)
    return false;
  if (isOtherScript(name)) return true;
  const isLike = stem.length >= shortestLatinStem && Math.abs(word.length - name.length) <= 1;
  return word !== name && (isLike || word.startsWith(name));
}
