import { distance } from "fastest-levenshtein";
import { compareText, fold } from "../text.ts";
import { romanise } from "./catalogue/romanise.ts";
import { foldSide, isUnspaced } from "./catalogue/side.ts";
import { listSounds, soundRoughly } from "./catalogue/sound.ts";
import { splitSquad } from "./catalogue/squad.ts";
import type { Entrant } from "./detection.ts";
import { type BlockKey, overlap, ownBlock, pairBlock, type Sighting } from "./sighting.ts";

/**
 * Brings together different spellings of one entrant when the catalogue doesn't know all of them: `FK Sloboda –
 * Borac` and `Sloboda Tuzla – Borac` at the same time are one game. An unknown entrant is taken to be another one if
 * the opponent is the same, both games are shown at the same time, and one name contains all words of the other or
 * sounds like it, as in another script. If both slots say that they are live, the names needn't be alike: nobody plays
 * two games at once. Repeats take the spelling that was seen at the time of the game.
 */

/** How much earlier some channels may begin their coverage than others. */
const sameTimeSeconds = 3600;
/** How far from a game a repeat still counts as a repeat of it. */
export const repeatSeconds = 10 * 86_400;

type Pairing = { sighting: Sighting; sides: readonly [Entrant, Entrant]; block: BlockKey };
type Witness = { at: number; block: BlockKey; side: Entrant };

/**
 * The block of each sighting, in the same order; null when it is unknown what the sighting is about. A sighting's
 * block depends only on sightings that share the key of an entrant with it.
 */
export function findBlocks(sightings: readonly Sighting[]): (BlockKey | null)[] {
  const pairings = sightings.flatMap((sighting): Pairing[] => {
    const { sides } = sighting.detection;
    return sides ? [{ sighting, sides, block: pairBlock(sides[0].key, sides[1].key) }] : [];
  });
  const uncertain = pairings.filter(({ sides }) => !sides[0].known || !sides[1].known);
  if (uncertain.length === 0) return sightings.map(({ detection }) => ownBlock(detection));

  const bySide = new Map<string, Pairing[]>();
  for (const reading of pairings)
    for (const { key } of reading.sides) {
      const those = bySide.get(key);
      if (those) those.push(reading);
      else bySide.set(key, [reading]);
    }
  const witnesses = new Map<BlockKey, Witness[]>();
  for (const reading of uncertain) {
    const found = witnesses.get(reading.block) ?? [];
    witnesses.set(reading.block, found);
    found.push(...findWitnesses(reading, bySide));
  }
  return sightings.map(({ detection, start }) => {
    const own = ownBlock(detection);
    return (own !== null && nearest(witnesses.get(own) ?? [], start)?.block) || own;
  });
}

/** Yields the other spellings that sightings at the same time suggest for a sighting's unknown entrants. */
function* findWitnesses(
  { sighting, sides }: Pairing,
  bySide: ReadonlyMap<string, Pairing[]>,
): Generator<Witness> {
  for (const [unknown, opponent] of [sides, [sides[1], sides[0]] as const]) {
    if (unknown.known) continue;
    for (const other of bySide.get(opponent.key) ?? []) {
      const side = other.sides[0].key === opponent.key ? other.sides[1] : other.sides[0];
      if (side.key === unknown.key || !ranksAbove(side, unknown)) continue;
      if (!isSameTime(sighting, other.sighting) || !mayBeSport(sighting, other.sighting)) continue;
      const playsTwice = opponent.known && side.known && saysLive(sighting) && saysLive(other.sighting);
      if (isSpellingOf(unknown, side) || (playsTwice && squadOf(unknown.key) === squadOf(side.key)))
        yield { at: sighting.start, block: pairBlock(side.key, opponent.key), side };
    }
  }
}

const isSameTime = (a: Sighting, b: Sighting): boolean =>
  Math.abs(a.start - b.start) <= sameTimeSeconds && overlap(a, b) > 0;

const saysLive = ({ detection: { marks } }: Sighting): boolean => marks.saysLive && !marks.saysOld;

const mayBeSport = ({ detection: a }: Sighting, { detection: b }: Sighting): boolean =>
  a.sport === null || b.sport === null || a.sport === b.sport;

/**
 * The witness nearest in time, then the one with the better name; null if all are further away than a repeat may be.
 */
function nearest(witnesses: readonly Witness[], at: number): Witness | null {
  let best: Witness | null = null;
  for (const witness of witnesses) {
    const distance = Math.abs(witness.at - at);
    if (distance > repeatSeconds) continue;
    const least = best === null ? Number.POSITIVE_INFINITY : Math.abs(best.at - at);
    if (best === null || distance < least || (distance === least && isBetter(witness, best))) best = witness;
  }
  return best;
}

const isBetter = (a: Witness, b: Witness): boolean =>
  a.side.key === b.side.key ? a.block < b.block : ranksAbove(a.side, b.side);

/** A known entrant ranks above an unknown one, then the longer name. */
const ranksAbove = (a: Entrant, b: Entrant): boolean =>
  a.known !== b.known
    ? a.known
    : a.key.length !== b.key.length
      ? a.key.length > b.key.length
      : compareText(a.key, b.key) < 0;

/** Words that turn a name into that of another squad: `Arsenal Women` isn't `Arsenal`. */
const squadWord = /^(?:w|women|ladies|fem\p{L}*|frauen|u\d\d|ii|iii|b|reserves?|youth|junior\p{L}*)$/u;

function isSpellingOf(a: Entrant, b: Entrant): boolean {
  if (squadOf(a.key) !== squadOf(b.key)) return false;
  const [short, long] = [listWords(a), listWords(b)].sort((x, y) => x.length - y.length);
  if (!short || !long || short.length === 0) return false;
  if (soundsLike(short, long) || soundsNearly(short, long) || isPartOf(short.join(" "), long.join(" ")))
    return true;
  if (!short.every((word) => long.some((other) => isSameWord(word, other)))) return false;
  return !long.some((word) => !short.includes(word) && squadWord.test(word));
}

/** Fewer sounds are those of many names. */
const fewestSounds = 2;
const fewestOfWord = 3;
const fewestOfNearly = 4;

function soundsLike(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [a, b].map((words) => listSounds(words.join(" ")).replaceAll(" ", ""));
  return one !== undefined && one.length >= fewestSounds && one === other;
}

/** Whether the sounds of two names differ in one, as those of `Đoković` and `Djokovic` do. */
function soundsNearly(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [a, b].map((words) => soundRoughly(words.join(""), fewestOfNearly));
  return one != null && other != null && distance(one, other) <= 1;
}

/** Whether two words are one, or sound alike: the more sounds they have, the less exactly. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const fewest = isLatin(a) === isLatin(b) ? fewestOfWord : fewestSounds;
  const [one, other] = [a, b].map((word) => soundRoughly(word, fewest));
  if (one == null || other == null) return false;
  return one === other || (Math.min(one.length, other.length) >= fewestOfNearly && distance(one, other) <= 1);
}

const isLatin = (word: string): boolean => /^[a-z0-9]*$/.test(word);

/** Whether one name begins or ends the other, in scripts without spaces: `広島` and `広島カープ`. */
const isPartOf = (short: string, long: string): boolean =>
  isUnspaced(short) && (long.startsWith(short) || long.endsWith(short));

const squadOf = (key: string): string => /\+.*$/.exec(key)?.[0] ?? "";
function listWords({ key, name, known }: Entrant): string[] {
  const own = squadOf(key) === "" ? name : splitSquad(name).name;
  return (known ? fold(name) : romanise(foldSide(own))).split(" ").filter((word) => word !== "");
}
