import { describe, expect, test } from "vitest";
import { loadKnowledge } from "../catalogue/load.ts";
import { splitSquad } from "../catalogue/squad.ts";
import { type EventWord, eventWords, languagesOfWords, wordsIn } from "../catalogue/words.ts";
import { isCompetition } from "./competition.ts";
import { findEventWord } from "./event-words.ts";
import { readMarks } from "./marks.ts";
import { tellsMatch } from "./match-words.ts";
import { namesWorldCup } from "./one-sided.ts";
import { roundSlugs } from "./round-slug.ts";
import { findRounds } from "./rounds.ts";
import { findMatchWords } from "./table-words.ts";

const { findSports } = loadKnowledge();

/** The sports of the Olympic Games that television shows most, and those that are popular without them. */
const sports =
  `football american-football basketball handball volleyball beach-volleyball ice-hockey hockey baseball
  cricket rugby futsal water-polo tennis table-tennis badminton golf motorsport cycling athletics running swimming
  gymnastics boxing wrestling judo fencing weightlifting shooting archery rowing canoeing sailing equestrian
  horse-racing triathlon alpine-skiing cross-country-skiing ski-jumping biathlon figure-skating speed-skating curling
  multi-sport`.split(/\s+/);

const rounds = (...texts: string[]): string[] => texts.flatMap((text) => roundSlugs(findRounds(text)));
const numbered = (word: string, slug: string): boolean =>
  rounds(`${word} 3`, `3. ${word}`, `第3${word}`, `3 ${word}`).includes(slug);
const squads = (...texts: string[]): string[] => texts.map((text) => splitSquad(text).squad);

/** Whether the rules that read a word know it. A word before a colon is no part of a name. */
const isKnown: Readonly<Record<EventWord, (word: string) => boolean>> = {
  live: (word) => readMarks([`${word}: Ab - Cd`], "").saysLive,
  match: (word) => word.endsWith(":") || tellsMatch(`${word} Ab`) || findMatchWords(`${word} Ab`).length > 0,
  final: (word) => rounds(word).includes("final"),
  "semi-final": (word) => rounds(word).includes("semi-final"),
  "quarter-final": (word) => rounds(word).includes("quarter-final"),
  round: (word) => numbered(word, "round-3"),
  stage: (word) => numbered(word, "stage-3"),
  "second-leg": (word) => rounds(`Finale ${word}`).length > 1,
  qualifying: (word) => findEventWord(word) !== null,
  "grand-prix": (word) => findEventWord(word) !== null,
  women: (word) => squads(`Abcd ${word}`, `${word} Abcd`).includes("+w"),
  under: (word) => squads(`Abcd ${word} 21`, `Abcd 21 ${word}`).includes("+u21"),
  league: (word) => isCompetition(`${word} Abc`),
  cup: (word) => isCompetition(`${word} Abc`),
  championship: (word) => isCompetition(`${word} Abc`),
  "world-cup": namesWorldCup,
};

describe.each(languagesOfWords)("the words of %s", (language) => {
  test("are there for every sport and event", () => {
    const missing = [...sports, ...eventWords].filter((meaning) => wordsIn(language, meaning).length === 0);
    expect(missing).toEqual([]);
  });
  test("are known to the rules", () => {
    const unknown = [
      ...sports.flatMap((sport) =>
        wordsIn(language, sport).filter((word) => findSports(word).every(({ item }) => item.slug !== sport)),
      ),
      ...eventWords.flatMap((meaning) =>
        wordsIn(language, meaning).filter((word) => !isKnown[meaning](word)),
      ),
    ];
    expect(unknown).toEqual([]);
  });
});

test("a number that belongs to something else counts no round", () => {
  expect(findRounds("Bikar karla 2026: umferð")).toEqual([]);
  expect(rounds("Valur - KR, 3. umferð", "Valur - KR, umferð 12")).toEqual(["round-3", "round-12"]);
});
test("a second leg is one beside another round alone", () => {
  expect(rounds("Semifinale, returkamp")).toEqual(["semi-final", "second-leg"]);
  expect(rounds("La Vuelta, Etapa 4")).toEqual(["stage-4"]);
});
