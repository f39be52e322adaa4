import type { SlotText } from "../ingest/draft.ts";
import { remembered } from "../memory.ts";
import { foldGenre, formWords, type Genre, genrePhrases, genreWords, patternOf } from "./genre-words.ts";

/** A category so wide that it says nothing of its own. */
export type Meaning = Genre | "vague";

const patterns = genreWords.map(([genre, words]) => [genre, patternOf(words)] as const);
/** Words for what a programme is, rather than for what it is about. */
const formPatterns = formWords.map(([genre, words]) => [genre, patternOf(words)] as const);
const phrases = genrePhrases.map(([genre, words]) => [genre, patternOf(words, "gu")] as const);

/** One name for several genres ("News and Documentaries") doesn't say which. */
const unclear: readonly (readonly [Genre, Genre])[] = [
  ["news", "documentary"],
  ["film", "series"],
];

/** Both of what a conjunction joins: `Filmid ja meelelahutus`. */
const joined =
  /(?:[&/]|(?<!\p{L})(?:and|und|et|y|e|ed|en|och|og|ja|i|a|și|és|ir|un|ve|dan|và|и|та|й|και)(?!\p{L}))/iu;

const vaguePattern =
  /^(?:general |other |all )?(?:entertainment|general|unterhaltung|divertissement|(?:tv |television )?shows?(?: \(general\))?)$/i;

const mostKnown = 20_000;

/** Remembers what texts mean, if it is nothing as well: a run meets each many times. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = remembered(mostKnown, (text: string) => ({ value: read(text) }));
  return (text) => known(text).value;
}

/** What a category means, in whatever language; null if unknown or if it names several genres. */
export const readCategory = remember((category): Meaning | null => {
  const text = ` ${foldGenre(category)} `;
  const genre = wordedGenre(text, patterns);
  if (genre === "film" && isEntertainmentToo(text) && joined.test(category)) return null;
  return genre === "entertainment" && vaguePattern.test(category.trim()) ? "vague" : genre;
});

const entertaining = patterns.flatMap(([genre, pattern]) => (genre === "entertainment" ? [pattern] : []));

const isEntertainmentToo = (text: string): boolean => entertaining.some((pattern) => pattern.test(text));

/** What a few words of prose call a programme, by words for its form alone. */
export const readForm = remember((text): Genre | null => wordedGenre(` ${foldGenre(text)} `, formPatterns));

/** The genre of a folded text: by its words, without the phrases that mean something else, or by those alone. */
function wordedGenre(text: string, words: typeof patterns): Genre | null {
  let rest = text;
  let phrased: Genre | null = null;
  for (const [genre, pattern] of phrases) {
    const without = rest.replace(pattern, " ");
    if (without !== rest) phrased ??= genre;
    rest = without;
  }
  const found = words.filter(([, pattern]) => pattern.test(rest)).map(([genre]) => genre);
  const [first = phrased] = found;
  const isUnclear = unclear.some(
    (pair) => pair.some((genre) => genre === first) && pair.every((genre) => found.includes(genre)),
  );
  return isUnclear ? null : first;
}

const rest = /^(?:other|otros|outros|autres?|sonstiges?|inne|overige|altro|egyéb|ostatní?|diğer)$/iu;

/** Whether a category is for what no other is for. */
export const isOfTheRest = ({ category }: Pick<SlotText, "category">): boolean =>
  category?.some((each) => rest.test(each.trim())) ?? false;

/** Whether the categories call it a film. */
export const isListedFilm = ({ category }: Pick<SlotText, "category">): boolean =>
  category?.some((each) => readCategory(each) === "film") ?? false;

/** Whether the categories call it news or sport. */
export const isListedService = ({ category }: Pick<SlotText, "category">): boolean =>
  category?.some((each) => services.has(readCategory(each))) ?? false;

const services: ReadonlySet<Meaning | null> = new Set(["news", "sport"]);

/** Whether the categories call it a series. */
export const isListedSeries = ({ category }: Pick<SlotText, "category">): boolean =>
  category?.some((each) => readCategory(each) === "series") ?? false;
