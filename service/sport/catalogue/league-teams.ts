import { createMemory, remembered, rememberedOf } from "../../memory.ts";
import type { Team } from "../knowledge.ts";
import { foldSide, isUnspaced, makesOtherName } from "./side.ts";
import { isOtherScript, listSounds, soundRoughly } from "./sound.ts";

/** Finds the team of a league, or of all that play a sport in a country, that a name means without being its name. */
export type LeagueTeams = (league: string, name: string) => Team | null;

/** All clubs of a country in a sport, as a league of them: who goes up or down stays among them. */
export const clubsOf = (sport: string, country: string): string => `${sport} ${country}`;

/** A team and its folded names, each with its words. */
type Called = { team: Team; names: readonly Name[] };
type Name = { name: string; words: readonly string[] };

/**
 * Creates the search. Among the few teams of a league, a part of the name is enough (`Sparta` in the Czech league),
 * the town may stand beside it (`HIFK Helsinki`), a word may be abbreviated (`Boca Jrs.`), and in another script fewer
 * sounds tell it. A name that fits two teams means neither.
 */
export function createLeagueTeams(byName: ReadonlyMap<string, readonly Team[]>): LeagueTeams {
  const leagues = new Map<string, Map<string, { team: Team; names: Set<string> }>>();
  const clubsIn = rememberedOf((teams: readonly Team[]) => teams.filter(({ leagues }) => leagues.length > 0));
  for (const [name, teams] of byName) {
    // A country's names mean a side in each sport, and none of a league.
    const clubs = clubsIn(teams);
    if (clubs.length === 0) continue;
    for (const team of clubs)
      for (const league of listLeagues(team)) {
        const own = leagues.get(league) ?? new Map();
        leagues.set(league, own);
        const called = own.get(team.key) ?? { team, names: new Set() };
        own.set(team.key, called);
        called.names.add(name);
      }
  }
  const calledIn = remembered(mostLeagues, (league: string): readonly Called[] =>
    [...(leagues.get(league)?.values() ?? [])].map(({ team, names }) => ({
      team,
      // Few of all leagues are asked for.
      names: [...new Set([...names].map(foldSide))].map((name) => ({ name, words: name.split(" ") })),
    })),
  );
  const remember = createMemory<Team | null>(mostNames);
  return (league, name) =>
    remember(`${league}\0${name}`, () => {
      const own = calledIn(league);
      for (const isMeant of createTests(name)) {
        const [only, another] = own.filter((called) => isMeant(called));
        if (only) return another ? null : only.team;
      }
      return null;
    });
}

const mostNames = 5_000;
const mostLeagues = 1_000;

const listLeagues = ({ key, sport, country, leagues }: Team): readonly string[] =>
  key.includes("+") ? [] : country === null ? leagues : [...leagues, clubsOf(sport, country)];

type Test = (called: Called) => boolean;

/** Tests whether a team is the one that a name means, the surest first. */
function createTests(name: string): readonly Test[] {
  const folded = foldSide(name);
  const words = folded.split(" ");
  const isShort = name.split(/\s+/u).map((word) => word.endsWith("."));
  const isLike = (word: string, other: string, at: number): boolean =>
    word === other || (isShort[at] === true && abbreviates(word, other));
  const compare =
    (fits: (others: readonly string[], found: readonly string[]) => boolean): Test =>
    ({ names }) =>
      names.some(({ words: others }) => {
        const found = words.filter((word, at) => others.some((other) => isLike(word, other, at)));
        return found.some(isTelling) && fits(others, found);
      });
  const isPart = compare((_, found) => found.length === words.length);
  const isJoined: Test = ({ names }) =>
    names.some(({ name, words: { length } }) => length > 1 && name.replaceAll(" ", "") === folded);
  // `广东东阳光` is 广东 with its sponsor.
  const begins: Test = ({ names }) =>
    names.some(({ name }) => (folded.startsWith(name) || name.startsWith(folded)) && isUnspaced(name));
  const isWithTown = compare(
    (others, found) =>
      found.length === others.length &&
      words.length === others.length + 1 &&
      !words.some((word) => !found.includes(word) && makesOtherName(word)),
  );
  const byWords = soundsWordForWord(words);
  if (isUnspaced(folded)) return [isPart, isJoined, begins, soundsRoughlyLike(folded), byWords];
  // Greek writes the C and Z of Spain as a theta: `Θέλτα` sounds like Celta rather than like Atleti.
  const lisped = folded.includes("θ") ? [soundsLike(folded.replaceAll("θ", "σ"))] : [];
  return isOtherScript(name)
    ? [isPart, ...lisped, soundsLike(folded), byWords]
    : [isPart, isWithTown, soundsRoughlyLike(folded), byWords];
}

const isLatin = /^[a-z0-9]*$/;

/** Fewer sounds are those of many words. */
const fewestOfWord = 2;
const fewestOfWords = 4;

/**
 * Whether each word of a name sounds roughly like one of the team's, in whatever order and case: `Berlyno ALBA`,
 * `Άλμπα Βερολίνου`. The order and the endings of words differ by language, their consonants hardly do.
 */
function soundsWordForWord(words: readonly string[]): Test {
  const sounds = words.map((word) => soundRoughly(word, fewestOfWord));
  // In one script, a single word that is only alike is mostly another.
  const mayBeOne = words.length > 1 || !isLatin.test(words.join(""));
  const isHeard =
    mayBeOne && sounds.every((sound) => sound !== null) && sounds.join("").length >= fewestOfWords;
  return ({ names }) =>
    isHeard &&
    names.some(({ words: others }) => {
      if (others.length < words.length) return false;
      const heard = others.map(roughSoundOfWord);
      return sounds.every((sound) => heard.includes(sound));
    });
}

/** Fewer sounds are those of several clubs, in a script without vowels of several times as many. */
const fewestSounds = (name: string): number => (withoutVowels.test(name) ? 3 : 2);
const withoutVowels = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

function soundsLike(folded: string): Test {
  const sounds = listSounds(folded);
  return ({ names }) =>
    sounds.length >= fewestSounds(folded) &&
    names.some(({ name }) => soundsOf(name) === sounds || soundsOf(name.replaceAll("c", "s")) === sounds);
}

/** How a name of the catalogue sounds: it is asked for again and again. */
const soundsOf = remembered(mostNames, listSounds);
const roughSoundOf = remembered(mostNames, (name: string) => soundRoughly(name));
const roughSoundOfWord = remembered(mostNames, (word: string) => soundRoughly(word, fewestOfWord));

/** Among the teams of a league, other Latin spellings of a name are recognised too: `Olimpijakos`. */
function soundsRoughlyLike(folded: string): Test {
  const sounds = soundRoughly(folded);
  return ({ names }) => sounds !== null && names.some(({ name }) => roughSoundOf(name) === sounds);
}

const isTelling = (word: string): boolean => word.length >= (isUnspaced(word) ? 2 : shortestWord);

/** A shorter word says too little, except in scripts that write words without spaces. */
const shortestWord = 4;

/** Whether a word has the letters of an abbreviation in their order, and begins with the first: `Jrs.` for `Juniors`. */
function abbreviates(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return word[0] === short[0] && at === short.length;
}
