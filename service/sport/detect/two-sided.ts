import type { SportKnowledge } from "../knowledge.ts";
import { likeliestSport, type Told } from "./hints.ts";
import { aboutWord, findKind, magazineWord } from "./kinds.ts";
import type { FieldName, Reading } from "./reading.ts";
import { roundSlugs } from "./round-slug.ts";
import { type Split, splitSides } from "./separators.ts";
import {
  canBeSide,
  isOpen,
  type Named,
  nearestKnown,
  type Pair,
  pairUp,
  readSide,
  trimToName,
} from "./sides.ts";
import { isOneSided } from "./sport-kinds.ts";

/** Two sides found in a slot, with how sure that is. */
export type FoundFixture = {
  pair: Pair;
  split: Split;
  field: FieldName;
  /** Points of evidence; see `needed`. */
  points: number;
  reasons: string[];
};

export type Fixtures = {
  best: FoundFixture | null;
  /** How many different fixtures the description names. */
  described: number;
  /** Whether it names a fixture of sides that aren't known yet. */
  open: boolean;
};

/** What surrounds a fixture, in points: computed once a slot. */
export type Surroundings = {
  minutes: number;
  points: number;
  reasons: string[];
  /** Whether category, channel or the title's words speak of sport. */
  sporting: boolean;
  /** Whether the title names a league, competition or round, or says that it is live. */
  eventful: boolean;
};

const mostSplits = 16;

/** Finds the two sides that a slot is about, if it names any. */
export function findFixture(
  readings: readonly Reading[],
  told: Told,
  around: Surroundings,
  knowledge: SportKnowledge,
): Fixtures {
  let best: FoundFixture | null = null;
  let open = false;
  const described = new Set<string>();
  let tried = 0;
  const stages = readings.some(({ rounds }) => roundSlugs(rounds).some((slug) => slug.startsWith("stage-")));
  const across = splitAcross(readings);
  if (across) {
    const found = judge(across, "title", told, around, knowledge);
    if (found) best = found;
  }
  for (const { field, pieces } of readings)
    for (const piece of pieces) {
      if (piece.length < 4 || piece.length > 160) continue;
      const splits = splitSides(piece, field === "description");
      for (const split of splits) {
        if (
          splits.length === 1 &&
          field === "title" &&
          pieces.length === 1 &&
          readings.every((other) => other.field !== "sub-title")
        )
          split.bare = split.left.split(" ").length <= 3 && split.right.split(" ").length <= 3;
        if (tried++ >= mostSplits) break;
        if (isOpen(split.left) || isOpen(split.right)) {
          open ||= split.parting === "versus";
          continue;
        }
        // A stage goes from one place to another.
        if (stages && weak.has(split.parting)) continue;
        const found = judge(split, field, told, around, knowledge);
        if (!found) continue;
        if (field === "description") described.add(nameOfPair(found));
        if (!best || rank(found) > rank(best)) best = found;
      }
    }
  return { best, described: described.size, open };
}

/** Some producers cut `Hull - Leeds` at the dash into title and sub-title. */
function splitAcross(readings: readonly Reading[]): Split | null {
  const [title, subTitle] = readings;
  const left = title?.pieces.at(-1);
  const right = subTitle?.field === "sub-title" ? subTitle.pieces[0] : undefined;
  return left && right ? { parting: "dash", sign: "-", left, right, across: true } : null;
}

/** Two known sides of the title are meant before any others; a description may know them better. */
const rank = ({ points, field, pair }: FoundFixture): number =>
  points +
  (field === "description" ? -0.5 : pair.teams.every((team) => team !== null) ? 5 : 0) +
  (field === "sub-title" ? 0.3 : 0);

const nameOfPair = ({ pair }: FoundFixture): string =>
  pair.sides
    .map((side, at) => pair.teams[at]?.key ?? side.name.toLowerCase())
    .sort()
    .join("~");

/** Partings that stand between anything: what is beside them must be a name as it stands. */
const weak: ReadonlySet<Split["parting"]> = new Set(["dash", "slash"]);

/** A name that nobody knows, without the sentence around it. */
function named(side: Named, end: "left" | "right", knowledge: SportKnowledge): Named {
  const trimmed = trimToName(side.text, end);
  return trimmed === side.text
    ? side
    : (readSide(trimmed, end, knowledge) ?? { ...side, text: trimmed, name: trimmed });
}

/** Without the words that end both names: `Allemagne cécifoot / France cécifoot`. */
function commonEnd({ left, right }: Split): { left: string; right: string } {
  const end = / (\p{L}{4,})$/u.exec(left)?.[1];
  if (!end || !right.endsWith(` ${end}`)) return { left, right };
  return { left: left.slice(0, -end.length).trim(), right: right.slice(0, -end.length).trim() };
}

/** Points for how two sides are parted; what parts anything else as well gives none. */
const partingPoints: Readonly<Record<Split["parting"], number>> = {
  versus: 2,
  word: 0,
  cross: 1,
  dash: 0,
  slash: 0,
  at: 0,
};

/** How many points each parting needs, by how many of the two sides are known. */
const needed: Readonly<Record<Split["parting"], readonly [none: number, one: number, both: number]>> = {
  versus: [4.5, 4.5, 4],
  cross: [5, 5, 4],
  word: [7, 6, 5],
  dash: [6, 5.5, 4.5],
  slash: [6, 5.5, 4.5],
  at: [4, 4, 4.5],
};

/** Where nothing speaks of sport, two teams in a shorter programme are what people in it talk about. */
const shortestElsewhere = 45;

function judge(
  split: Split,
  field: FieldName,
  told: Told,
  { minutes, ...around }: Surroundings,
  knowledge: SportKnowledge,
): FoundFixture | null {
  const common = commonEnd(split);
  let left = readSide(common.left, "left", knowledge);
  let right = readSide(common.right, "right", knowledge);
  if (!left || !right) return null;
  let pair = pairUp(left, right, told, knowledge);
  const { sporting } = around;
  if (sporting && pair.teams.includes(null) && !weak.has(split.parting)) {
    // What the cuts left beside a name: sponsors, days, series.
    if (!pair.teams[0]) left = nearestKnown(split.left, "left", knowledge) ?? left;
    if (!pair.teams[1]) right = nearestKnown(split.right, "right", knowledge) ?? right;
    const nearer = pairUp(left, right, told, knowledge);
    const league = nearer.teams[0]?.leagues.find((key) => nearer.teams[1]?.leagues.includes(key));
    if (league && told.leagues.has(league)) pair = nearer;
    else [left, right] = pair.sides;
  }
  const firstKnown = pair.teams.filter((team) => team !== null).length;
  if (firstKnown < 2 && (split.across || split.several)) return null;
  if (firstKnown < 2) {
    if (field === "description" && split.parting !== "versus") return null;
    if (isOneSided(likeliestSport(told))) return null;
    if (!pair.teams[0]) left = named(left, "left", knowledge);
    if (!pair.teams[1]) right = named(right, "right", knowledge);
    if (
      split.parting === "at" &&
      !told.titleLeague &&
      [left, right].some(({ name }, at) => !pair.teams[at] && !/\s/.test(name))
    )
      return null;
    const unknown = [left, right].filter((_, at) => !pair.teams[at]).map(({ name }) => name);
    if (!unknown.every(canBeSide)) return null;
    if (
      weak.has(split.parting) &&
      unknown.some((name) => magazineWord(name) ?? findKind(name) ?? aboutWord(name))
    )
      return null;
    if (
      weak.has(split.parting) &&
      unknown.some((name) => name.includes("/") || knowledge.findSports(name).length > 0)
    )
      return null;
    const trimmed = pairUp(left, right, told, knowledge);
    pair = sporting ? trimmed : { ...pair, sides: [left, right] };
  }
  const known = pair.teams.filter((team) => team !== null).length;
  if (
    known === 2 &&
    pair.teams.every((team) => team?.leagues.length === 0) &&
    told.sports.size === 0 &&
    !sporting
  )
    return null;
  if (!sporting && minutes < shortestElsewhere) return null;
  const reasons: string[] = [];
  let points = around.points + partingPoints[split.parting];
  const names = pair.sides.map(({ name }, at) => pair.teams[at]?.name ?? name);
  reasons.push(`The ${field} names two sides parted by "${split.sign}": ${names.join(" and ")}.`);
  if (known === 2) {
    points += pair.sharedLeague ? 4 : 3;
    reasons.push(
      pair.sharedLeague
        ? "Both are known teams of one league."
        : `Both are known sides in ${pair.teams[0]?.sport ?? "one sport"}.`,
    );
  } else if (known === 1) {
    points += 1;
    reasons.push("One of them is a known team.");
  }
  if (split.venue) {
    points += 1;
    reasons.push("It says where they play.");
  }
  if (split.bare && known < 2 && around.points >= 5) {
    points += 1;
    reasons.push("The title is nothing but two names.");
  }
  if (points < needed[split.parting][known === 2 ? 2 : known === 1 ? 1 : 0]) return null;
  // A dash or stroke between names that nobody knows parts anything, but where more speaks of an event.
  if (known < 2 && weak.has(split.parting) && !around.eventful && !split.bare) return null;
  return { pair, split, field, points, reasons };
}
