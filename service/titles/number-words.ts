import { type NumberWords, numberTable } from "./number-table.ts";

/** The words of all languages for one place beside a number, the longest first. */
const wordsFor = (place: keyof NumberWords): string[] =>
  [...new Set(Object.values(numberTable).flatMap((words) => words[place]?.split("|") ?? []))].sort(
    (a, b) => b.length - a.length,
  );

/** Films are numbered with these too: `Star Wars: Episode 4 – …`. */
const wordsOfFilms = (
  "episode|episodes|épisode|épisodes|episodio|episodios|episódio|episódios|epizoda|epizode|epizodo|epizóda|epizòd" +
  "|епизода|епизод|епізод|эпізод|эпизод|epizod|episodul|επεισόδιο|episod|episood|episoda|episòdi|episòdiu|episodiu"
).split("|");
/** So they number episodes only from ten on. */
export const ofFilms = wordsOfFilms.join("|");

/** Words for a season and an episode before their number, in the languages of the guides. */
export const seasonBefore = wordsFor("season").join("|");
export const episodeBefore = wordsFor("episode").join("|");
/** Without those that films are numbered with. */
export const episodeOnly = wordsFor("episode")
  .filter((word) => !wordsOfFilms.includes(word))
  .join("|");
/** Words behind their number, in languages that count so. */
export const seasonBehind = wordsFor("seasonBehind").join("|");
export const episodeBehind = wordsFor("episodeBehind").join("|");
/** Words for parts, before or behind their number. */
export const partWords = wordsFor("part").join("|");
/** Words between a number and how many there are. */
export const ofWords = wordsFor("of").join("|");
