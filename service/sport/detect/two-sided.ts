import { anyCase } from "../../any-case.ts";
import type { SportKnowledge } from "../knowledge.ts";
import type { Evidence } from "./evidence.ts";
import { tellsTalk } from "./match-words.ts";
import { isUndecided } from "./names.ts";
import type { Pair } from "./pair.ts";
import { countKnown, pairOfNames, readPair } from "./pairing.ts";
import { descriptionReading, type FieldName, type FieldReading } from "./readings.ts";
import { roundSlugs } from "./round-slug.ts";
import { findSplits, isWeak, type Separator, type Split, splitFacing } from "./separators.ts";
import { addUp, type Sign } from "./signs.ts";
import { isOneSided, isSoloSport } from "./sport-kinds.ts";
import { type Surroundings, shortestElsewhereMinutes } from "./surroundings.ts";
import { likeliestSport } from "./weigh-hints.ts";

/** Two entrants found in a slot, and how certain that is. */
export type FoundFixture = {
  pair: Pair;
  split: Split;
  field: FieldName;
  /** Points of evidence; see `needed`. */
  points: number;
  reasons: readonly string[];
};

export type Fixtures = {
  /** How many different fixtures the description names. */
  described: number;
  /** Whether the slot names a fixture whose entrants aren't known yet. */
  undecided: boolean;
};

type Candidate = {
  field: FieldName;
  split: Split;
  /** Whether the names may be the places between which a stage leads. */
  isStage: boolean;
};

/** Finds the two entrants of a slot, if it names any. */
export function findFixture(evidence: Evidence): Fixtures & { best: FoundFixture | null } {
  const candidates = listCandidates(evidence);
  const found = candidates
    .filter(
      ({ field, split }) =>
        !isUndecidedSplit(split) &&
        !(
          field === "description" &&
          (isMagazine(evidence) ||
            tellsTalk(evidence.facts.description ?? "") ||
            isOneOfSeveral(split, evidence))
        ),
    )
    .map((candidate) => judge(candidate, evidence))
    .filter((fixture) => fixture !== null);
  const described = found.filter(({ field }) => field === "description").map(pairKey);
  return {
    best: found.reduce<FoundFixture | null>(
      (best, fixture) => (best === null || rank(fixture) > rank(best) ? fixture : best),
      null,
    ),
    described: new Set(described).size,
    undecided: candidates.some(({ split }) => split.separator === "versus" && isUndecidedSplit(split)),
  };
}

/** What precedes one of several games: `goals from the day's games, including Fulham v Brentford`. */
const oneOfSeveral = anyCase(
  /^(?:including|incl\.|among (?:them|others)|such as|u\.\s?a\.|unter anderem|darunter|dont|notamment|incluyendo|incluidos?|entre ellos|incluindo|tra cui|waaronder|m\.\s?in\.|bl\.\s?a\.|в том числе|у тому числі|منها|من بينها|כולל)\s/u,
);

const isOneOfSeveral = ({ left }: Split, { readings }: Evidence): boolean =>
  [left, descriptionReading(readings)?.text ?? ""].some((text) => oneOfSeveral.test(text));

/** Categories of programmes that talk of several games: `magazine-sportif`. */
const magazine = anyCase(/magazine?|rotocalco|talk|tertulia|journal|ток-шоу|non-?event/u);
const isMagazine = ({ facts: { category = [] } }: Evidence): boolean =>
  category.some((each) => magazine.test(each));

const isUndecidedSplit = ({ left, right }: Split): boolean => isUndecided(left) || isUndecided(right);

const mostCandidates = 16;
const shortestPiece = 4;
const longestPiece = 160;

/** The splits of a slot's texts that could be two entrants, the title's first. */
function listCandidates({ readings, hints, knowledge }: Evidence): Candidate[] {
  const sport = likeliestSport(hints);
  // A stage leads from one place to another, so a dash separates places. In Romanian football it is a matchday, and
  // `Etapa 13` may be all that the listing tells of its sport.
  const mayHaveStages = sport === null || isOneSided(sport);
  const isStage =
    mayHaveStages &&
    readings.some(({ rounds }) => roundSlugs(rounds).some((slug) => slug.startsWith("stage-")));
  const across = splitAcross(readings);
  const facing = splitFacing(descriptionReading(readings)?.text ?? "");
  const candidates: Omit<Candidate, "isStage">[] = [
    ...(across ? [{ field: "title" as const, split: across }] : []),
    ...(facing ? [{ field: "description" as const, split: facing }] : []),
  ];
  for (const { field, text, pieces, leagues } of readings) {
    const alone = field === "title" && pieces.length === 1 && readings[1]?.field !== "sub-title";
    for (const piece of pieces) {
      if (piece.length < shortestPiece || piece.length > longestPiece) continue;
      const mayHost =
        field === "description" || (field === "sub-title" && (hints.titleLeague || hints.titleSport));
      const parted = findSplits(piece, mayHost);
      const splits =
        parted.length > 0 || field === "description" ? parted : splitUnparted(piece, leagues, knowledge);
      for (const split of splits)
        candidates.push({
          field,
          split: {
            ...split,
            bare: alone && splits.length === 1 && isShort(split),
            onlyNames:
              alone &&
              splits.length === 1 &&
              [`${split.left} - ${split.right}`, `${split.left} ${split.sign} ${split.right}`].includes(
                text,
              ) &&
              isNames(split),
          },
        });
      if (candidates.length >= mostCandidates) break;
    }
  }
  return candidates
    .slice(0, mostCandidates)
    .map((candidate) => ({ ...candidate, isStage: isStage && isWeak(candidate.split) }));
}

const mostUnparted = 6;

/** Some sources lose the sign between two clubs of the league that they name: `Superliga: Zemun Mladost`. */
function splitUnparted(
  piece: string,
  leagues: FieldReading["leagues"],
  { findTeams }: SportKnowledge,
): Split[] {
  const parts = piece.split(" ", mostUnparted + 1);
  if (leagues.length === 0 || parts.length < 2 || parts.length > mostUnparted) return [];
  if (findTeams(piece).length > 0) return [];
  const named = new Set(leagues.map(({ item }) => item.key));
  const isClub = (name: string): boolean =>
    findTeams(name).some((team) => team.leagues.some((key) => named.has(key)));
  const splits = parts.slice(1).flatMap((_, at): Split[] => {
    const [left, right] = [parts.slice(0, at + 1).join(" "), parts.slice(at + 1).join(" ")];
    return isClub(left) && isClub(right) ? [{ separator: "and", sign: " ", left, right }] : [];
  });
  return splits.length === 1 ? splits : [];
}

const isShort = ({ left, right }: Split): boolean =>
  [left, right].every((side) => side.split(" ").length <= 3);

/** Whether both sides are written like names, word for word, in a script that writes names with capitals. */
const isNames = ({ left, right }: Split): boolean => [left, right].every((side) => namesOnly.test(side));
const namesOnly = /^\p{Lu}\p{L}+(?:[ -]\p{Lu}[\p{L}\d]*){0,2}$/u;

/** Some sources cut `Hull - Leeds` at the dash into title and sub-title, or into title and description. */
function splitAcross([title, next]: readonly FieldReading[]): Split | null {
  const across = next?.field === "sub-title";
  const left = title?.pieces.at(-1);
  const right = across || (title && next && goesOn(title, next)) ? next?.pieces[0] : undefined;
  return left && right ? { separator: "dash", sign: "-", left, right, across, goesOn: !across } : null;
}

/**
 * Whether a description goes on with the second side, before the round or the sport: title `Черно море`, description
 * `Монтана. 26 кръг, Футбол: efbet Лига`.
 */
function goesOn(title: FieldReading, { text, pieces, rounds, sports }: FieldReading): boolean {
  const name = pieces[0]?.replace(/\.$/u, "") ?? "";
  if (name === "" || title.pieces.length !== 1 || name.split(" ").length > 4 || !text.startsWith(name))
    return false;
  const [sign = ""] = /^\s?[.,;:|][\s.,;:|-]*/u.exec(text.slice(name.length)) ?? [];
  const next = name.length + sign.length;
  return sign !== "" && [...rounds, ...sports].some(({ from }) => from === next);
}

/** Two known entrants in the title come first. A description may name teams that the title doesn't. */
const rank = ({ points, field, pair }: FoundFixture): number =>
  points +
  (field === "description" ? -0.5 : countKnown(pair) === 2 ? 5 : 0) +
  (field === "sub-title" ? 0.3 : 0);

const pairKey = ({ pair }: FoundFixture): string =>
  pair.sides
    .map((side, at) => pair.teams[at]?.key ?? side.name.toLowerCase())
    .sort()
    .join("~");

function judge({ field, split, isStage }: Candidate, evidence: Evidence): FoundFixture | null {
  const read = readPair(split, field, evidence);
  if (!read || (isStage && !(countKnown(read) === 2 && read.sharedLeague))) return null;
  const pair = countKnown(read) === 2 ? read : pairOfNames(read, split, field, evidence);
  return pair && weigh(pair, split, field, evidence);
}

/** Points for the separator. Separators that are common in other texts give none. */
const separatorPoints: Readonly<Record<Separator, number>> = {
  versus: 2,
  word: 0,
  cross: 1,
  dash: 0,
  slash: 0,
  at: 0,
  tight: 0,
  and: 0,
};

/** The points needed with each separator, by how many of the two entrants are known. */
const needed: Readonly<Record<Separator, readonly [none: number, one: number, both: number]>> = {
  versus: [4.5, 4.5, 4],
  cross: [5, 5, 4],
  word: [6, 6, 5],
  dash: [5.5, 5, 4.5],
  slash: [6, 5.5, 4.5],
  at: [4, 4, 4.5],
  tight: [9, 6, 4.5],
  and: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 4.5],
};

/** Whether the one known team plays in a league that the slot names. */
const playsInNamed = ({ teams }: Pair, { leagues }: Evidence["hints"]): boolean =>
  teams.some((team) => team?.leagues.some((key) => leagues.has(key)));

/** With this many points from the surroundings, a title of two names can only be a fixture. */
const pointsForBare = 5;

/** How long a match lasts on television. Beside a club, an hour of it is enough to tell it from a report. */
const isOfMatchLength = ({ minutes }: Surroundings, known: number): boolean =>
  minutes >= (known > 0 ? 60 : 85) && minutes <= 200;

/** Whether two names may be the sides of a game at all, by what parts them and what else the slot says. */
function mayBeSides(pair: Pair, split: Split, { hints, around }: Evidence): boolean {
  const known = countKnown(pair);
  if (!around.sporting) {
    if (around.minutes < shortestElsewhereMinutes) return false;
    const nations = known === 2 && pair.teams.every((team) => team?.leagues.length === 0);
    if (nations && hints.sports.size === 0) return false;
    // `Appel d'offres : Paris / Marseille`: what a slash parts beside other words is rarely a game.
    if (split.separator === "slash" && !around.eventful && !split.bare) return false;
  }
  // Between unknown names a dash or slash may separate anything, unless something else suggests an event.
  if (known < 2 && isWeak(split) && !around.eventful && !split.bare && !split.goesOn) return false;
  if (known > 0) return true;
  // A dash within a word is mostly part of a name.
  if (split.inWord && !hints.titleLeague) return false;
  return split.separator !== "tight" || (hints.sportHeading && !isSoloSport(likeliestSport(hints)));
}

function weigh(pair: Pair, split: Split, field: FieldName, evidence: Evidence): FoundFixture | null {
  if (!mayBeSides(pair, split, evidence)) return null;
  const { hints, around, context } = evidence;
  const known = countKnown(pair);
  const names = pair.sides.map(({ name }, at) => pair.teams[at]?.name ?? name);
  const signs: readonly Sign[] = [
    [
      true,
      separatorPoints[split.separator],
      `The ${field} names two sides parted by "${split.sign}": ${names.join(" and ")}.`,
    ],
    [known === 2 && pair.sharedLeague, 4, "Both are known teams of one league."],
    [known === 2 && !pair.sharedLeague, 3, `Both are known sides in ${pair.teams[0]?.sport ?? "one sport"}.`],
    [known === 1, 1, "One of them is a known team."],
    [known === 1 && playsInNamed(pair, hints), 2, "It plays in the league that is named."],
    [split.goesOn, 2, "The description goes on with the other side and the round."],
    [split.venue, 1, "It says where they play."],
    [
      known < 2 && field !== "description" && hints.titleLeague,
      2,
      "Beside a league, two names can hardly be anything else.",
    ],
    [
      known < 2 &&
        field !== "description" &&
        !hints.titleLeague &&
        hints.titleSport &&
        hints.titleCompetition,
      1,
      "Beside a competition of a sport, two names are likely its sides.",
    ],
    [split.bare && known < 2 && around.points >= pointsForBare, 1, "The title is nothing but two names."],
    [
      known === 2 && !pair.sharedLeague && split.bare && isOfMatchLength(around, 0),
      1,
      "The title is nothing but two clubs, and as long as their match.",
    ],
    [
      known < 2 && split.onlyNames && split.separator === "versus" && context.sportChannel,
      1,
      "On a channel of sport, the title is nothing but two names.",
    ],
    [
      known < 2 && split.onlyNames && isWeak(split) && context.sportChannel && isOfMatchLength(around, known),
      2.5,
      "On a channel of sport, a title of two names that is as long as a match can hardly be anything else.",
    ],
  ];
  const { points, reasons } = addUp(signs, around.points);
  return points < needed[split.separator][known] ? null : { pair, split, field, points, reasons };
}
