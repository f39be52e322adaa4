import { compareText } from "../text.ts";
import { roundSlugs } from "./detect/round-slug.ts";
import { findRounds } from "./detect/rounds.ts";
import { isSoloSport } from "./detect/sport-kinds.ts";
import type { Entrant } from "./detection.ts";
import { areSurelyOthers, compareEntrants, squadOf } from "./likeness.ts";
import { isSaidRecorded } from "./rules.ts";
import { type BlockKey, finalEnd, overlap, ownBlock, pairBlock, type Sighting } from "./sighting.ts";

/**
 * Brings together different spellings of a game's entrants when the catalogue doesn't know all of them: `FK Sloboda –
 * Borac` and `Sloboda Tuzla – Borac` at the same time are one game, and so are `Юность-Минск - Металлург` and
 * `Junost Minsk - Metallurg Zhlobin`. Two spellings are of one game if both are shown at the same time and both
 * entrants have names that are alike. If one is surely the same, less is enough for the other: nobody plays two games
 * at once. Repeats take the spelling that was seen at the time of the game. A final whose sides a listing doesn't name is
 * the game of its competition that others show at the time.
 */

/** How much earlier some channels may begin their coverage than others. */
export const sameTimeSeconds = 3600;
/** How far from a game a repeat still counts as a repeat of it. */
export const repeatSeconds = 10 * 86_400;

type Pairing = { sighting: Sighting; sides: readonly [Entrant, Entrant]; block: BlockKey };
type Witness = { at: number; pairing: Pairing };

/**
 * The block of each sighting, in the same order; null when it is unknown what the sighting is about. A sighting's
 * block depends only on sightings of the same two keys, and on those at the same time as one of these.
 */
export function findBlocks(sightings: readonly Sighting[]): (BlockKey | null)[] {
  const pairings = sightings
    .flatMap((sighting): Pairing[] => {
      const { sides } = sighting.detection;
      return sides ? [{ sighting, sides, block: pairBlock(sides[0].key, sides[1].key) }] : [];
    })
    .sort((a, b) => a.sighting.start - b.sighting.start);
  const above = new Map<Pairing, Pairing[]>();
  for (const [place, pairing] of pairings.entries()) {
    if (countKnown(pairing) === 2) continue;
    const others = listNear(pairings, place).filter(
      (other) => ranksAbove(other, pairing) && isOneGame(pairing, other),
    );
    above.set(pairing, [...others]);
  }
  const witnesses = new Map<BlockKey, Witness[]>();
  for (const pairing of above.keys()) {
    const found = witnesses.get(pairing.block) ?? [];
    witnesses.set(pairing.block, found);
    for (const other of withThird(pairing, above)) found.push({ at: pairing.sighting.start, pairing: other });
  }
  for (const final of sightings.filter(isOpenFinal)) {
    const own = final.detection.subject ?? "";
    const games = listGames(final, pairings).map((pairing) => ({ at: final.start, pairing }));
    witnesses.set(own, [...(witnesses.get(own) ?? []), ...games]);
  }
  return sightings.map(({ detection, start }) => {
    const own = ownBlock(detection);
    return (own !== null && nearest(witnesses.get(own) ?? [], start)?.pairing.block) || own;
  });
}

/**
 * The pairings of the same game that rank above one, with those that are not like it but like one of these: of three
 * spellings at the same time, the second may be what the first and the third have in common.
 */
function withThird(pairing: Pairing, above: ReadonlyMap<Pairing, readonly Pairing[]>): ReadonlySet<Pairing> {
  const reached = new Set(above.get(pairing));
  for (const one of reached)
    for (const other of above.get(one) ?? []) if (mayBeOneGame(pairing, other)) reached.add(other);
  return reached;
}

/** Whether nothing tells that two pairings shown at the same time are of two games. */
const mayBeOneGame = (a: Pairing, b: Pairing): boolean =>
  Math.abs(a.sighting.start - b.sighting.start) <= sameTimeSeconds &&
  overlap(a.sighting, b.sighting) > 0 &&
  mayBeSport(a.sighting, b.sighting) &&
  [b.sides, b.sides.toReversed()].some((sides) =>
    sides.every((side, at) => !areSurelyOthers(a.sides[at === 0 ? 0 : 1], side)),
  );

/** Whether a sighting is of the final of a competition whose sides its listing doesn't name. */
const isOpenFinal = ({ detection: { sides, subject, sport } }: Sighting): boolean =>
  sides === null && !isSoloSport(sport) && (subject?.endsWith(finalEnd) ?? false);

/** The pairings of the game that a final is by what others show at the time; none if these are several games. */
function listGames(final: Sighting, pairings: readonly Pairing[]): Pairing[] {
  const { league, subject } = final.detection;
  const squad = squadOf(subject?.slice(0, -finalEnd.length) ?? "");
  const games = pairings.filter(
    ({ sighting, sides }) =>
      league !== null &&
      sighting.detection.league === league &&
      sighting.detection.kind === "broadcast" &&
      Math.abs(sighting.start - final.start) <= sameTimeSeconds &&
      overlap(sighting, final) > 0 &&
      (squad === "" || sides.every(({ key }) => squadOf(key) === squad)) &&
      roundSlugs(findRounds(sighting.detection.round ?? "")).every((slug) => slug === "final"),
  );
  const [first, ...others] = games;
  const areOne = first && others.every((other) => other.block === first.block || isOneGame(first, other));
  return areOne ? games : [];
}

/** Yields the pairings of a list sorted by start that are shown at the same time as one of them. */
function* listNear(pairings: readonly Pairing[], place: number): Generator<Pairing> {
  const own = pairings[place];
  for (const step of [-1, 1])
    for (let at = place + step; own && at >= 0 && at < pairings.length; at += step) {
      const other = pairings[at];
      if (!other || Math.abs(other.sighting.start - own.sighting.start) > sameTimeSeconds) break;
      if (overlap(own.sighting, other.sighting) > 0) yield other;
    }
}

/** Whether two spellings seen at the same time are of one game. */
const isOneGame = (a: Pairing, b: Pairing): boolean =>
  a.block !== b.block &&
  mayBeSport(a.sighting, b.sighting) &&
  (areOneGame(a, b, b.sides) || areOneGame(a, b, [b.sides[1], b.sides[0]]));

/** The same with the sides of the second in the order in which they may be those of the first. */
function areOneGame(a: Pairing, b: Pairing, sides: Pairing["sides"]): boolean {
  const alike = sides.map((side, at) => compareEntrants(a.sides[at === 0 ? 0 : 1], side));
  const others = alike.filter((likeness) => likeness === "other").length;
  if (others === 0 && !alike.includes("perhaps")) return true;
  if (!alike.includes("same")) return false;
  if (others === 0 && maySayMore(a) && maySayMore(b)) return true;
  // Nobody plays two games at once.
  const surely = a.sides.find(({ key, known }) => known && sides.some((side) => side.key === key));
  return surely !== undefined && [a, b].every(saysLive) && areOneSquad(a.sides, sides);
}

/** Whether a listing is of a game of its time, in a known sport. */
const maySayMore = ({ sighting }: Pairing): boolean =>
  sighting.detection.sport !== null && !isSaidRecorded(sighting);

const areOneSquad = (a: Pairing["sides"], b: Pairing["sides"]): boolean =>
  a.every(({ key }, at) => squadOf(key) === squadOf(b[at === 0 ? 0 : 1].key));

const saysLive = ({
  sighting: {
    detection: { marks },
  },
}: Pairing): boolean => marks.saysLive && !marks.saysOld;

const mayBeSport = ({ detection: a }: Sighting, { detection: b }: Sighting): boolean =>
  a.sport === null || b.sport === null || a.sport === b.sport;

/**
 * The witness nearest in time, then the one with the better names; null if all are further away than a repeat may be.
 */
function nearest(witnesses: readonly Witness[], at: number): Witness | null {
  let best: Witness | null = null;
  for (const witness of witnesses) {
    const distance = Math.abs(witness.at - at);
    if (distance > repeatSeconds) continue;
    const least = best === null ? Number.POSITIVE_INFINITY : Math.abs(best.at - at);
    const isBetter = best === null || (distance === least && ranksAbove(witness.pairing, best.pairing));
    if (distance < least || isBetter) best = witness;
  }
  return best;
}

const countKnown = ({ sides }: Pairing): number => sides.filter(({ known }) => known).length;

/** The pairing with more known entrants ranks above another, then the one with the longer names. */
const ranksAbove = (a: Pairing, b: Pairing): boolean =>
  countKnown(a) !== countKnown(b)
    ? countKnown(a) > countKnown(b)
    : a.block.length !== b.block.length
      ? a.block.length > b.block.length
      : compareText(a.block, b.block) < 0;
