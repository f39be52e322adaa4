import { cueGenres, cueWords } from "./cue-words.ts";
import { foldedOpening, openingChars } from "./folded-opening.ts";
import { foldGenre, type Genre, isAscii, patternOf } from "./genre-words.ts";

type CueGenre = (typeof cueGenres)[number];

/** Each cue with what it says. */
export const allCues = Object.values(cueWords).flatMap((cues) =>
  cueGenres.flatMap((genre) => cues[genre]?.split("|").map((cue) => ({ genre, cue })) ?? []),
);

const isWhole = ({ cue }: (typeof allCues)[number]): boolean => !cue.includes("*");

const genresOfWords = new Map(allCues.filter(isWhole).map(({ genre, cue }) => [foldGenre(cue), genre]));
const wholeWords = patternOf(
  allCues.filter(isWhole).map(({ cue }) => cue),
  "gu",
);

/**
 * Parts of words, as inflected languages and scripts that don't part words have them: one group for each genre. None is
 * searched for in plain ASCII.
 */
const partsOfWords = new RegExp(
  cueGenres
    .map((genre) => allCues.filter((each) => each.genre === genre && !isWhole(each)))
    .map((own) => `(${patternOf(own.map(({ cue }) => cue)).source})`)
    .join("|"),
  "gu",
);

/** Decides between as many. */
const onlyTies = 0.5;

/**
 * The genre that most cues of a description's beginning say; of two that have as many, worship, which is explained and
 * talked about as well, or else the first. Undefined if none does.
 */
export function cuedGenre(description: string): Genre | undefined {
  if (description === "") return undefined;
  const opening = foldedOpening(description);
  const text = opening.slice(0, opening.lastIndexOf(" ", openingChars) + 1);
  const found = isAscii.test(description.slice(0, openingChars))
    ? wholeCues(text)
    : [...wholeCues(text), ...partialCues(text)];
  if (found.length < 2) return found[0];
  const counts = Map.groupBy(found, (genre) => genre);
  const weightOf = ([genre, own]: [CueGenre, CueGenre[]]): number =>
    own.length + (genre === "other" ? onlyTies : 0);
  return [...counts].sort((a, b) => weightOf(b) - weightOf(a))[0]?.[0];
}

const wholeCues = (text: string): CueGenre[] =>
  text.match(wholeWords)?.flatMap((words) => genresOfWords.get(words.trimStart()) ?? []) ?? [];

const partialCues = (text: string): CueGenre[] =>
  Array.from(text.matchAll(partsOfWords), ([, ...groups]) =>
    groups.findIndex((group) => group !== undefined),
  ).flatMap((place) => cueGenres[place] ?? []);
