import { cueGenres, cueWords } from "./cue-words.ts";
import { openingChars } from "./described.ts";
import { foldGenre, type Genre, isAscii, patternOf } from "./genre-words.ts";

type CueGenre = (typeof cueGenres)[number];

/** Each cue with what it says. */
export const allCues = Object.values(cueWords).flatMap((cues) =>
  cueGenres.flatMap((genre) => cues[genre]?.split("|").map((cue) => ({ genre, cue })) ?? []),
);

/** Whole words, by the first of them: a text's words are looked up, which takes less time than to search for each cue. */
const byFirstWord = Map.groupBy(
  allCues
    .filter(({ cue }) => !cue.includes("*"))
    .map(({ genre, cue }) => ({ genre, words: `${foldGenre(cue)} ` })),
  ({ words }) => words.slice(0, words.indexOf(" ")),
);

/**
 * Parts of words, as inflected languages and scripts that don't part words have them: one group for each genre. None is
 * searched for in plain ASCII.
 */
const partsOfWords = new RegExp(
  cueGenres
    .map((genre) => allCues.filter((each) => each.genre === genre && each.cue.includes("*")))
    .map((own) => `(${patternOf(own.map(({ cue }) => cue)).source})`)
    .join("|"),
  "gu",
);

/** The genre that most cues of a description's beginning say, the first of two that have as many; undefined if none. */
export function cuedGenre(description: string): Genre | undefined {
  if (description === "") return undefined;
  const opening = description.slice(0, openingChars);
  const text = ` ${foldGenre(opening)} `;
  const found = isAscii.test(opening) ? wholeCues(text) : [...wholeCues(text), ...partialCues(text)];
  if (found.length < 2) return found[0];
  const counts = Map.groupBy(found, (genre) => genre);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function wholeCues(text: string): CueGenre[] {
  const found: CueGenre[] = [];
  for (let at = 1; at < text.length; at = text.indexOf(" ", at) + 1) {
    const cues = byFirstWord.get(text.slice(at, text.indexOf(" ", at)));
    for (const { genre, words } of cues ?? []) if (text.startsWith(words, at)) found.push(genre);
  }
  return found;
}

const partialCues = (text: string): CueGenre[] =>
  Array.from(text.matchAll(partsOfWords), ([, ...groups]) =>
    groups.findIndex((group) => group !== undefined),
  ).flatMap((place) => cueGenres[place] ?? []);
