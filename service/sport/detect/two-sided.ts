import type { Evidence } from "./evidence.ts";
import { isOpen } from "./names.ts";
import { knownIn, pairOfNames, readPair } from "./pairing.ts";
import type { FieldName, FieldReading } from "./reading.ts";
import { roundSlugs } from "./round-slug.ts";
import { isWeak, type Parting, type Split, splitSides } from "./separators.ts";
import type { Pair } from "./sides.ts";
import { shortestElsewhereMinutes } from "./surroundings.ts";

/** Two sides found in a slot, with how sure that is. */
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
  /** Whether the slot names a fixture of sides that aren't known yet. */
  open: boolean;
};

type Candidate = { field: FieldName; split: Split };

/** Finds the two sides that a slot is about, if it names any. */
export function findFixture(evidence: Evidence): Fixtures & { best: FoundFixture | null } {
  const candidates = candidatesOf(evidence.readings);
  const found = candidates
    .filter(({ split }) => !hasOpenSide(split))
    .map((candidate) => judge(candidate, evidence))
    .filter((fixture) => fixture !== null);
  const described = found.filter(({ field }) => field === "description").map(nameOfPair);
  return {
    best: found.reduce<FoundFixture | null>(
      (best, fixture) => (best === null || rank(fixture) > rank(best) ? fixture : best),
      null,
    ),
    described: new Set(described).size,
    open: candidates.some(({ split }) => split.parting === "versus" && hasOpenSide(split)),
  };
}

const hasOpenSide = ({ left, right }: Split): boolean => isOpen(left) || isOpen(right);

const mostCandidates = 16;
const shortestPiece = 4;
const longestPiece = 160;

/** The splits of a slot's texts that could part two sides, the title's first. */
function candidatesOf(readings: readonly FieldReading[]): Candidate[] {
  // A stage goes from one place to another: a dash then parts places.
  const isStage = readings.some(({ rounds }) => roundSlugs(rounds).some((slug) => slug.startsWith("stage-")));
  const across = splitAcross(readings);
  const candidates: Candidate[] = across ? [{ field: "title", split: across }] : [];
  for (const { field, pieces } of readings) {
    const alone = field === "title" && pieces.length === 1 && readings[1]?.field !== "sub-title";
    for (const piece of pieces) {
      if (piece.length < shortestPiece || piece.length > longestPiece) continue;
      const splits = splitSides(piece, field === "description");
      for (const split of splits)
        candidates.push({ field, split: { ...split, bare: alone && splits.length === 1 && isShort(split) } });
      if (candidates.length >= mostCandidates) break;
    }
  }
  return candidates.slice(0, mostCandidates).filter(({ split }) => !(isStage && isWeak(split)));
}

const isShort = ({ left, right }: Split): boolean =>
  [left, right].every((side) => side.split(" ").length <= 3);

/** Some producers cut `Hull - Leeds` at the dash into title and sub-title. */
function splitAcross([title, subTitle]: readonly FieldReading[]): Split | null {
  const left = title?.pieces.at(-1);
  const right = subTitle?.field === "sub-title" ? subTitle.pieces[0] : undefined;
  return left && right ? { parting: "dash", sign: "-", left, right, across: true } : null;
}

/** Two known sides of the title are meant before any others; a description may know them better. */
const rank = ({ points, field, pair }: FoundFixture): number =>
  points + (field === "description" ? -0.5 : knownIn(pair) === 2 ? 5 : 0) + (field === "sub-title" ? 0.3 : 0);

const nameOfPair = ({ pair }: FoundFixture): string =>
  pair.sides
    .map((side, at) => pair.teams[at]?.key ?? side.name.toLowerCase())
    .sort()
    .join("~");

function judge({ field, split }: Candidate, evidence: Evidence): FoundFixture | null {
  const read = readPair(split, evidence);
  if (!read) return null;
  const pair = knownIn(read) === 2 ? read : pairOfNames(read, split, field, evidence);
  return pair && weigh(pair, split, field, evidence);
}

/** Points for how two sides are parted; what parts anything else as well gives none. */
const partingPoints: Readonly<Record<Parting, number>> = {
  versus: 2,
  word: 0,
  cross: 1,
  dash: 0,
  slash: 0,
  at: 0,
};

/** How many points each parting needs, by how many of the two sides are known. */
const needed: Readonly<Record<Parting, readonly [none: number, one: number, both: number]>> = {
  versus: [4.5, 4.5, 4],
  cross: [5, 5, 4],
  word: [7, 6, 5],
  dash: [6, 5.5, 4.5],
  slash: [6, 5.5, 4.5],
  at: [4, 4, 4.5],
};

/** From how many points around it a title of two names alone can't but be a fixture. */
const pointsForBare = 5;

function weigh(pair: Pair, split: Split, field: FieldName, { told, around }: Evidence): FoundFixture | null {
  const known = knownIn(pair);
  if (!around.sporting) {
    if (around.minutes < shortestElsewhereMinutes) return null;
    const nations = known === 2 && pair.teams.every((team) => team?.leagues.length === 0);
    if (nations && told.sports.size === 0) return null;
  }
  // A dash or stroke between names that nobody knows parts anything, but where more speaks of an event.
  if (known < 2 && isWeak(split) && !around.eventful && !split.bare) return null;
  const names = pair.sides.map(({ name }, at) => pair.teams[at]?.name ?? name);
  const signs: readonly [holds: unknown, points: number, reason: string][] = [
    [
      true,
      partingPoints[split.parting],
      `The ${field} names two sides parted by "${split.sign}": ${names.join(" and ")}.`,
    ],
    [known === 2 && pair.sharedLeague, 4, "Both are known teams of one league."],
    [known === 2 && !pair.sharedLeague, 3, `Both are known sides in ${pair.teams[0]?.sport ?? "one sport"}.`],
    [known === 1, 1, "One of them is a known team."],
    [split.venue, 1, "It says where they play."],
    [split.bare && known < 2 && around.points >= pointsForBare, 1, "The title is nothing but two names."],
  ];
  const held = signs.filter(([holds]) => holds);
  const points = held.reduce((sum, [, more]) => sum + more, around.points);
  if (points < needed[split.parting][known]) return null;
  return { pair, split, field, points, reasons: held.map(([, , reason]) => reason) };
}
