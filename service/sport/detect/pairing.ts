import { foldName } from "../catalogue/fold.ts";
import { clubsOf } from "../catalogue/league-teams.ts";
import { isUnspaced } from "../catalogue/side.ts";
import { isOtherScript } from "../catalogue/sound.ts";
import type { SportKnowledge, Team } from "../knowledge.ts";
import type { Evidence } from "./evidence.ts";
import { findHomes } from "./homes.ts";
import { classifyTitle, findAboutWord, findMagazineWord } from "./kinds.ts";
import { canBeName, findNearestKnown, readName, trimToName, withoutCompetition } from "./names.ts";
import { type Hints, isNation, type NamedSide, type Pair, pairUp } from "./pair.ts";
import { type FieldName, type FieldReading, titleReadings } from "./readings.ts";
import { isWeak, type Split } from "./separators.ts";
import { isFight, isOneSided } from "./sport-kinds.ts";
import { likeliestSport } from "./weigh-hints.ts";

/** How many of the two entrants are in the catalogue. */
export const countKnown = ({ teams: [left, right] }: Pair): 0 | 1 | 2 =>
  left && right ? 2 : left || right ? 1 : 0;

/** Finds the teams that the two texts of a split may mean. */
export function readPair(
  split: Split,
  field: FieldName,
  { hints, around, knowledge, readings }: Evidence,
): Pair | null {
  const [left, right] = readNames(split, knowledge);
  const paired = pairUp(left, right, hints, knowledge);
  const named =
    countKnown(paired) === 2
      ? inOneLeague(paired, hints, knowledge)
      : ((inSentence(split, field)
          ? null
          : (ofNamedLeague(paired, hints, knowledge) ??
            ofNamedCountry(paired, hints, readings, knowledge))) ?? paired);
  // A description may name the games of one club and another.
  const pair = field === "description" ? named : completed(named, knowledge);
  if (!around.sporting || (isWeak(split) && !hints.titleSport) || countKnown(pair) === 2) return pair;
  // Around unknown names there may be more to leave out: sponsors, days, series.
  const [knownLeft, knownRight] = pair.teams;
  const nearer = pairUp(
    knownLeft ? left : (findNearestKnown(split.left, "left", knowledge) ?? left),
    knownRight ? right : (findNearestKnown(split.right, "right", knowledge) ?? right),
    hints,
    knowledge,
  );
  const league = nearer.teams[0]?.leagues.find((key) => nearer.teams[1]?.leagues.includes(key));
  const areNations = nearer.teams.every((team) => team?.leagues.length === 0);
  return (league && hints.leagues.has(league)) || (areNations && countKnown(pair) === 1) ? nearer : pair;
}

/**
 * Two known teams, or those of the league that the slot names if each name is a part of theirs: `Suns v WCM` beside
 * `Basketball National League` is Tshwane's game, not Phoenix'.
 */
function inOneLeague(pair: Pair, hints: Hints, knowledge: SportKnowledge): Pair {
  const found = pair.sharedLeague ? null : ofNamedLeague(pair, hints, knowledge);
  const isMeant = found?.teams.every((team, index) => {
    const words = new Set(foldName(team?.name ?? "").split(" "));
    return (
      team?.key === pair.teams[index]?.key ||
      foldName(pair.sides[index]?.name ?? "")
        .split(" ")
        .every((word) => words.has(word))
    );
  });
  return found && isMeant ? found : pair;
}

/** Whether the names may be those of two of several games that a sentence tells of: `Genoa-Napoli e Parma-Cagliari`. */
const inSentence = ({ separator }: Split, field: FieldName): boolean =>
  field === "description" && (separator === "tight" || separator === "and");

/** A league of this weight is named in the title or the description. */
const namedWeight = 3;
const mostWords = 4;

/**
 * The two clubs of a league that the slot names, or of its country, that both names mean without being theirs:
 * `Шалке 04 - Хановер` beside `Втора Бундеслига`. Null unless both are found.
 */
function ofNamedLeague(pair: Pair, { leagues }: Hints, knowledge: SportKnowledge): Pair | null {
  if (countKnown(pair) === 0 && !pair.sides.some(({ name }) => isOtherScript(name))) return null;
  if (pair.sides.some(({ name }) => name.split(" ", mostWords + 1).length > mostWords)) return null;
  for (const [key, weight] of leagues) {
    const league = weight < namedWeight ? null : knowledge.league(key);
    if (!league || league.country === null) continue;
    const { sport, country, hasOwnClubs } = league;
    const find = ({ teams, name }: NamedSide): Team | null =>
      teams.find((team) => team.leagues.includes(key)) ?? knowledge.findLeagueTeam(key, name);
    const around = ({ teams, name }: NamedSide): Team | null =>
      hasOwnClubs
        ? null
        : (teams.find((team) => team.sport === sport && team.country === country) ??
          knowledge.findLeagueTeam(clubsOf(sport, country), name));
    const [one, other] = pair.sides;
    let left = find(one);
    const right = find(other) ?? (left && around(other));
    if (right) left ??= around(one);
    if (left && right && left.key !== right.key) {
      const sharedLeague = left.leagues.some((own) => right.leagues.includes(own));
      return { ...pair, teams: [left, right], sharedLeague };
    }
  }
  return null;
}

/**
 * The same of two clubs of a country whose competition a title names, or of the channel's: `Чемпионат Финляндии.
 * Таппара - Ильвес`, and `العربي × النصر` in Kuwait.
 */
function ofNamedCountry(
  pair: Pair,
  hints: Hints,
  readings: readonly FieldReading[],
  knowledge: SportKnowledge,
): Pair | null {
  const likeliest = likeliestSport(hints);
  const sports = likeliest === null ? knowledge.sports.map(({ slug }) => slug) : [likeliest];
  const named = findHomes(titleReadings(readings), knowledge);
  // In Latin letters a part of a name says too little of where its club is from, and in none of what it plays.
  const isAtHome = likeliest !== null && pair.sides.every(({ name }) => isOtherScript(name));
  const homes = named.length === 0 && isAtHome && hints.home !== null ? [hints.home] : named;
  for (const country of homes)
    for (const sport of sports) {
      const clubs = clubsOf(sport, country);
      const [left, right] = pair.sides.map(
        ({ teams, name }) =>
          teams.find((team) => team.sport === sport && team.country === country && !isNation(team)) ??
          knowledge.findLeagueTeam(clubs, name),
      );
      if (left && right && left.key !== right.key)
        return {
          ...pair,
          teams: [left, right],
          sharedLeague: left.leagues.some((own) => right.leagues.includes(own)),
        };
    }
  return null;
}

/**
 * A pair of which one is known, with the other club of its league that the second name means: `Brighton -
 * Bourenmouth`. A shortened name may mean a club of the country, as in a cup: `Sheffield W. - Grimsby`.
 */
function completed(pair: Pair, knowledge: SportKnowledge): Pair {
  const [left, right] = pair.teams;
  const known = left ?? right;
  if (known === null || (left && right)) return pair;
  const unknown = pair.sides[left ? 1 : 0];
  // What follows a name without a space may go on: `马竞恩怨录` is about 马竞.
  if (isUnspaced(unknown.name)) return pair;
  const { leagues, sport, country } = known;
  const isShortened = /\p{L}\.(?:\s|$)/u.test(unknown.name);
  const around = isShortened && country !== null ? [clubsOf(sport, country)] : [];
  const other = [...leagues, ...around]
    .map((league) => knowledge.findLeagueTeam(league, unknown.name))
    .find((team) => team !== null && team.key !== known.key);
  if (!other) return pair;
  return { ...pair, teams: left ? [known, other] : [other, known], sharedLeague: true };
}

/** Reads both names, as they are if one is known so: `MC Alger - USM Alger`. */
function readNames(split: Split, knowledge: SportKnowledge): [NamedSide, NamedSide] {
  const read = ({ left, right }: { left: string; right: string }): [NamedSide, NamedSide] => [
    readName(left, "left", knowledge),
    readName(right, "right", knowledge),
  ];
  const whole = read(split);
  if (split.separator === "versus" && whole[0].teams.length === 0) {
    const left = withoutCompetition(split.left);
    return left === split.left ? whole : [readName(left, "left", knowledge), whole[1]];
  }
  const common = withoutCommonEnd(split);
  return common === split || whole.some(({ teams }) => teams.length > 0) ? whole : read(common);
}

/** Leaves out a word at the end of both names: `Allemagne cécifoot / France cécifoot`. */
function withoutCommonEnd(split: Split): { left: string; right: string } {
  const { left, right } = split;
  const end = / (\p{L}{4,})$/u.exec(left)?.[1];
  if (!end || !right.endsWith(` ${end}`)) return split;
  return { left: left.slice(0, -end.length).trim(), right: right.slice(0, -end.length).trim() };
}

/** A pair in which at least one entrant is only a name; null if that can't be a name. */
export function pairOfNames(pair: Pair, split: Split, field: FieldName, evidence: Evidence): Pair | null {
  const { hints, around, knowledge } = evidence;
  if (split.across || split.several) return null;
  if (field === "description" && split.separator !== "versus") return null;
  const sport = likeliestSport(hints);
  if (isOneSided(sport) || (split.hosts && sport === null && countKnown(pair) === 0)) return null;
  const [left, right] = pair.sides;
  // No fighter meets a country: `United States vs Gregory Rodrigues` has one's country for his name.
  if (isFight(sport) && left.teams.some(isNation) !== right.teams.some(isNation)) return null;
  const [knownLeft, knownRight] = pair.teams;
  const one = knownLeft ? left : trimSide(withoutNumber(left, hints, knowledge), "left", knowledge);
  const other = knownRight ? right : trimSide(right, "right", knowledge);
  const unknown = [...(knownLeft ? [] : [one.name]), ...(knownRight ? [] : [other.name])];
  if (!unknown.every(canBeName)) return null;
  // `Bienvenue à Paris`, `Retour au pays`, `Domingo en familia`: these words stand between anything.
  if (split.separator === "at" && /^(?:à|aux?|en)$/u.test(split.sign)) return null;
  // `Prayer at Dawn`: one word after "at" is a place or a time, not a host.
  if (split.separator === "at" && !hints.titleLeague && unknown.some((name) => !name.includes(" ")))
    return null;
  if (isWeak(split) && unknown.some((name) => isTitlePart(name, knowledge))) return null;
  // What goes on behind a name is a sentence: `天下足球-你好，世界杯`.
  const goesOn = ({ text }: FieldReading): boolean => text.includes(`${split.right},`);
  if (unknown.length === 2 && isUnspaced(split.right) && titleReadings(evidence.readings).some(goesOn))
    return null;
  return around.sporting ? pairUp(one, other, hints, knowledge) : { ...pair, sides: [one, other] };
}

/** The name of a fighter without the number of the card before it: `UFC 317 Topuria`. */
function withoutNumber(side: NamedSide, hints: Hints, knowledge: SportKnowledge): NamedSide {
  const [number] = /^\d{1,3}\s(?=\p{L})/u.exec(side.text) ?? [];
  if (!number || !isFight(likeliestSport(hints))) return side;
  return readName(side.text.slice(number.length), "left", knowledge);
}

/** An unknown name without the sentence around it. */
function trimSide(side: NamedSide, end: "left" | "right", knowledge: SportKnowledge): NamedSide {
  const name = trimToName(side.text, end);
  return name === side.text ? side : readName(name, end, knowledge);
}

/** Whether the text beside a dash or slash is part of the title rather than an entrant: `Hull - Highlights`. */
const isTitlePart = (name: string, knowledge: SportKnowledge): boolean =>
  name.includes("/") ||
  (findMagazineWord(name) ?? classifyTitle(name) ?? findAboutWord(name)) !== null ||
  knowledge.findSports(name).length > 0;
