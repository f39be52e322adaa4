import { fold } from "../text.ts";
import { type NumberWords, numberTable } from "./number-table.ts";

/** The words of all languages for one place beside a number. */
const wordsFor = (place: keyof NumberWords): string[] => [
  ...new Set(
    Object.values(numberTable)
      .flatMap((words) => words[place]?.split("|") ?? [])
      .flatMap((word) => [word, withoutTonos(word)]),
  ),
];

/** Greek capitals have no accents: `ΚΥΚΛΟΣ` is `κύκλος`. */
const withoutTonos = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/(?<=\p{Script=Greek})\u0301/gu, "")
    .normalize("NFC");

/** A pattern for some words as a tree of their letters, which is much faster than one after the other. */
export function treeOf(words: readonly string[]): string {
  const branches = Map.groupBy(
    words.filter((word) => word !== ""),
    (word) => letter.exec(word)?.[0] ?? "",
  );
  const parts = Array.from(
    branches,
    ([first, own]) => first + treeOf(own.map((word) => word.slice(first.length))),
  );
  const isEnd = words.includes("");
  return parts.length === 1 && !isEnd
    ? parts.join()
    : parts.length === 0
      ? ""
      : `(?:${parts.join("|")})${isEnd ? "?" : ""}`;
}

/** A letter of a pattern: an escaped sign, or one that may be missing, is one too. */
const letter = /^(?:\\.|.)\??/u;

/** Films are numbered with these too: `Star Wars: Episode 4 – …`. */
export const wordsOfFilms = (
  "episode|episodes|épisode|épisodes|episodio|episodios|episódio|episódios|epizoda|epizode|epizodo|epizóda|epizòd" +
  "|епизода|епизод|епізод|эпізод|эпизод|epizod|episodul|επεισόδιο|episod|episood|episoda|episòdi|episòdiu|episodiu"
).split("|");
/** So they number episodes only from ten on. */
export const ofFilms = treeOf(wordsOfFilms);

/** Words for a season and an episode before their number, in the languages of the guides. */
export const seasonBefore = treeOf(wordsFor("season"));
export const episodeBefore = treeOf(wordsFor("episode"));
/** Without those that films are numbered with. */
export const episodeOnly = treeOf(wordsFor("episode").filter((word) => !wordsOfFilms.includes(word)));
/** Words behind their number, in languages that count so. */
export const seasonBehind = treeOf(wordsFor("seasonBehind"));
export const episodeBehind = treeOf(wordsFor("episodeBehind"));
/** Words for parts, before or behind their number. */
export const partWords = treeOf(wordsFor("part"));
/** Words between a number and how many there are. */
export const ofWords = treeOf(wordsFor("of"));

/** What stands between two numbers of the same kind, both of which are shown: `7-8`, `7 и 8`, `Επεισόδια 1ο & 2ο`. */
export const joining = `(?:[-–&+]|${treeOf(
  "и|та|і|й|i|a|e|y|und|and|et|en|og|och|ja|és|și|και|ve|və|un|ir|dan|và|و".split("|"),
)})`;

/** The first words of what counts seasons, episodes and parts, folded. */
export const countingWords: ReadonlySet<string> = new Set(
  (["season", "seasonBehind", "episode", "episodeBehind", "part"] as const)
    .flatMap(wordsFor)
    .map((word) => fold(word).replace(/ .*$/, "")),
);
