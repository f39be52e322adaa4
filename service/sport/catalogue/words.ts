import data from "./words.json" with { type: "json" };

/**
 * The words by which listings of each language tell of sport. A line holds alternatives separated by `|`; one that
 * ends in a colon means it only before a colon.
 */
const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = data;

/** What a word of the tables is for, besides the sports, which go by their slugs. */
export const eventWords = [
  "live",
  "match",
  "final",
  "semi-final",
  "quarter-final",
  "round",
  "stage",
  "second-leg",
  "qualifying",
  "grand-prix",
  "women",
  "under",
  "league",
  "cup",
  "championship",
  "world-cup",
] as const;
export type EventWord = (typeof eventWords)[number];

/** The codes of the languages. */
export const languagesOfWords = Object.keys(languages);

/** The words of one language for a sport or an event. */
export const wordsIn = (language: string, meaning: string): string[] =>
  languages[language]?.[meaning]?.split(" | ") ?? [];

/** The words of all languages for a sport or an event, each once. */
export const wordsFor = (meaning: string): string[] => [
  ...new Set(languagesOfWords.flatMap((language) => wordsIn(language, meaning))),
];

/** The same as alternatives of a pattern, without those that need a colon. */
export const alternatives = (meaning: EventWord, ...except: readonly string[]): string =>
  wordsFor(meaning)
    .filter((word) => !word.endsWith(":") && !except.includes(word))
    .sort((a, b) => b.length - a.length)
    .join("|");

/** The lines of the sports' file with the words of all languages behind their names. */
export const withWords = (sports: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sports).map(([slug, line]) => [slug, [line, ...wordsFor(slug)].join(" | ")]),
  );
