import type { Kind } from "../../contract/slot.ts";
import { fold } from "../text.ts";
import { remember } from "./categories.ts";
import { foldGenre, formLists, type Genre, genreOf, genrePhrases } from "./genre-words.ts";
import { genreLists } from "./genres/table.ts";
import { fillers, wholeTitles } from "./genres/whole-titles.ts";

/** What a phrase means; `rank` is the place of its list in the order in which they win. */
type Meaning = { rank: number; genre: Genre; longest: number };

const whole = new Map<string, Meaning>();
const beginnings = new Map<string, Meaning>();
/** That of phrases that mean something else than their words. */
const firstRank = -1;

/** What follows a category's beginning is an ending: longer words may be names. */
const longestEnding = { category: 2, whole: 8 };

function learn(words: readonly string[], meaning: Meaning): void {
  for (const word of words.join("|").split("|")) {
    const text = foldGenre(word);
    if (text === "") continue;
    const known = word.endsWith("*") ? beginnings : whole;
    if (!known.has(text)) known.set(text, meaning);
  }
}

for (const list of genreLists) {
  const meaning = { rank: genreLists.indexOf(list), genre: genreOf[list] };
  learn(wholeTitles[list] ?? [], { ...meaning, longest: longestEnding.whole });
}
for (const [list, words] of formLists)
  learn(words, { rank: genreLists.indexOf(list), genre: genreOf[list], longest: longestEnding.category });
for (const [genre, words] of genrePhrases)
  learn(words, { rank: firstRank, genre, longest: longestEnding.category });

const filling = new Set(fillers.join("|").split("|").map(foldGenre));

/** The first words of phrases, of one word or more. */
const openingWords = new Set([...whole.keys(), ...beginnings.keys()].flatMap((text) => text.split(" ", 1)));

/** Whether a phrase may begin with a word: most titles consist of few words, which are in none. */
const mayOpen = remember((word) => {
  for (let end = 1; end < word.length; end++) if (beginnings.has(word.slice(0, end))) return true;
  return openingWords.has(word);
});

const mostWords = 5;
const longestPhrase = 4;
const shortestBeginning = 2;

/** A bracket behind a title holds what the block shows: `Late Movie (Larkhill)`. */
const shown = /\s*\([^()]+\)?$/u;

/** A title that says only what sort of programme it is: `Spielfilm`, `Crtani filmovi`, `Noche de cine`. Its kind. */
export function genericKind(title: string, names: ReadonlySet<string>): Kind | undefined {
  const block = title.includes("(") ? title.replace(shown, "") : title;
  const genre = genericGenre(title, names) ?? (block === title ? undefined : genericGenre(block, names));
  return genre === "fiction" ? undefined : genre;
}

/** The genre of a text of which all words say what sort of programme it is, or whose. */
export function genericGenre(text: string, names: ReadonlySet<string>): Genre | undefined {
  const words = foldGenre(text).split(" ");
  if (words.length > mostWords) return undefined;
  const own = ownWords(names);
  let found: Meaning | undefined;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const opened = mayOpen(word) ? findPhrase(words, at) : null;
    // A channel's name may contain such a word too.
    const phrase = own.has(word) && opened?.length === 1 ? null : opened;
    if (!phrase && !own.has(word) && !filling.has(word) && !/^\d+$/u.test(word)) return undefined;
    if (phrase && (found === undefined || phrase.meaning.rank < found.rank)) found = phrase.meaning;
    at += phrase?.length ?? 1;
  }
  return found?.genre;
}

/** By a channel's names, their words: a run asks for those of each channel many times. */
const wordsByNames = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function ownWords(names: ReadonlySet<string>): ReadonlySet<string> {
  const known = wordsByNames.get(names);
  if (known) return known;
  const words = new Set([...names].flatMap((name) => fold(name).split(" ")));
  wordsByNames.set(names, words);
  return words;
}

function findPhrase(words: readonly string[], at: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(" ");
    const meaning = whole.get(text) ?? findBeginning(text);
    if (meaning) return { meaning, length };
  }
  return null;
}

function findBeginning(text: string): Meaning | undefined {
  const least = Math.max(shortestBeginning, text.length - longestEnding.whole);
  for (let end = text.length; end >= least; end--) {
    const meaning = beginnings.get(text.slice(0, end));
    if (meaning) return text.includes(" ", end) || text.length - end > meaning.longest ? undefined : meaning;
  }
  return undefined;
}
