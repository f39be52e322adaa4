import type { SportKnowledge } from "../knowledge.ts";
import { isCompetition } from "./competition.ts";
import { isNation } from "./pair.ts";
import type { FieldReading } from "./readings.ts";

/** The countries whose competition titles name: `Чемпионат Финляндии`, `태국 리그1`, `הליגה המצרית`. */
export const findHomes = (titles: readonly FieldReading[], knowledge: SportKnowledge): string[] => [
  ...new Set(
    titles
      .flatMap(({ pieces }) => pieces)
      .flatMap(listBeside)
      .flatMap((word) => countryOf(word, knowledge) ?? []),
  ),
];

/** The words of what is called like a competition, or those beside the word for it. */
function listBeside(piece: string): string[] {
  const words = piece.split(" ");
  if (isCompetition(piece)) return words;
  const isBeside = (at: number): boolean =>
    [words[at - 1], words[at + 1]].some((word) => word !== undefined && isCompetition(word));
  return words.filter((_, at) => isBeside(at));
}

/** The country that a word names or is an adjective of. A shorter one is known if it is a country's name. */
function countryOf(word: string, { findCountry, findTeams }: SportKnowledge): string | null {
  const country = findCountry(word);
  if (country !== null || !isShort.test(word)) return country;
  const [nation = null] = findTeams(word).filter(isNation);
  return nation?.country ?? null;
}

/** Names in these scripts have few letters, and no forms. */
const isShort = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}\p{sc=Thai}ー]{2,}$/u;
