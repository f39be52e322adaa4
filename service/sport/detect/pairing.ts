import type { SportKnowledge } from "../knowledge.ts";
import type { Evidence } from "./evidence.ts";
import { likeliestSport } from "./hints.ts";
import { aboutWord, findKind, magazineWord } from "./kinds.ts";
import { canBeSide, nearestKnown, readSide, trimToName } from "./names.ts";
import type { FieldName } from "./reading.ts";
import { isWeak, type Split } from "./separators.ts";
import { type Named, type Pair, pairUp } from "./sides.ts";
import { isOneSided } from "./sport-kinds.ts";

/** How many of two sides the catalogue knows. */
export const knownIn = ({ teams: [left, right] }: Pair): 0 | 1 | 2 =>
  left && right ? 2 : left || right ? 1 : 0;

/** Whom the two texts of a split may mean; null where one of them can't be read. */
export function readPair(split: Split, { told, around, knowledge }: Evidence): Pair | null {
  const common = withoutCommonEnd(split);
  const left = readSide(common.left, "left", knowledge);
  const right = readSide(common.right, "right", knowledge);
  const pair = pairUp(left, right, told, knowledge);
  if (!around.sporting || isWeak(split) || knownIn(pair) === 2) return pair;
  // What the cuts left beside a name: sponsors, days, series.
  const [knownLeft, knownRight] = pair.teams;
  const nearer = pairUp(
    knownLeft ? left : (nearestKnown(split.left, "left", knowledge) ?? left),
    knownRight ? right : (nearestKnown(split.right, "right", knowledge) ?? right),
    told,
    knowledge,
  );
  const league = nearer.teams[0]?.leagues.find((key) => nearer.teams[1]?.leagues.includes(key));
  return league && told.leagues.has(league) ? nearer : pair;
}

/** Without the words that end both names: `Allemagne cécifoot / France cécifoot`. */
function withoutCommonEnd({ left, right }: Split): { left: string; right: string } {
  const end = / (\p{L}{4,})$/u.exec(left)?.[1];
  if (!end || !right.endsWith(` ${end}`)) return { left, right };
  return { left: left.slice(0, -end.length).trim(), right: right.slice(0, -end.length).trim() };
}

/** A pair of which one side at least is only a name; null where it can't be a side's. */
export function pairOfNames(pair: Pair, split: Split, field: FieldName, evidence: Evidence): Pair | null {
  const { told, around, knowledge } = evidence;
  if (split.across || split.several) return null;
  if (field === "description" && split.parting !== "versus") return null;
  if (isOneSided(likeliestSport(told))) return null;
  const [left, right] = pair.sides;
  const [knownLeft, knownRight] = pair.teams;
  const one = knownLeft ? left : trimmed(left, "left", knowledge);
  const other = knownRight ? right : trimmed(right, "right", knowledge);
  const unknown = [...(knownLeft ? [] : [one.name]), ...(knownRight ? [] : [other.name])];
  if (!unknown.every(canBeSide)) return null;
  // `Prayer at Dawn`: what is held at one word is a place.
  if (split.parting === "at" && !told.titleLeague && unknown.some((name) => !name.includes(" "))) return null;
  if (isWeak(split) && unknown.some((name) => partsOther(name, knowledge))) return null;
  return around.sporting ? pairUp(one, other, told, knowledge) : { ...pair, sides: [one, other] };
}

/** A name that nobody knows, without the sentence around it. */
function trimmed(side: Named, end: "left" | "right", knowledge: SportKnowledge): Named {
  const name = trimToName(side.text, end);
  return name === side.text ? side : readSide(name, end, knowledge);
}

/** Whether what stands beside a dash or stroke is a part of the title, rather than a side. */
const partsOther = (name: string, knowledge: SportKnowledge): boolean =>
  name.includes("/") ||
  (magazineWord(name) ?? findKind(name) ?? aboutWord(name)) !== null ||
  knowledge.findSports(name).length > 0;
