import { distance as countEdits } from "fastest-levenshtein";
import { areAlike } from "../shows/names.ts";
import type { Said } from "../store/former-slots.ts";
import { fold } from "../text.ts";

/** A programme at a time, epoch seconds. */
export type Placed = { start: number; stop: number; said: Said };

/** A programme that moves by more is another showing of it. */
export const farthestMove = 2 * 3600;

/** A short programme may move past its own end. */
const shortMove = 15 * 60;

/**
 * Finds where a channel's programme is now that was at another time: what is called alike and overlaps its old time, or
 * starts less than a quarter of an hour from it. Of several, the one of the same episode, else the nearest. Null if
 * there is none: an old link had better lead nowhere than to another programme.
 */
export function findMoved(was: Placed, slots: readonly Placed[]): Placed | null {
  const distance = ({ start }: Placed): number => Math.abs(start - was.start);
  const reaches = (slot: Placed): boolean =>
    distance(slot) < shortMove ||
    (distance(slot) <= farthestMove && slot.start < was.stop && slot.stop > was.start);
  const [found] = slots
    .filter((slot) => reaches(slot) && isSame(slot.said, was.said))
    .sort(
      (a, b) =>
        Number(isEpisode(b.said, was.said)) - Number(isEpisode(a.said, was.said)) ||
        distance(a) - distance(b),
    );
  return found ?? null;
}

/** Whether two may be one programme: their titles are alike, and their episodes don't say otherwise. */
function isSame(a: Said, b: Said): boolean {
  if (!isAlike(a.title, b.title)) return false;
  if (isOther(a.season, b.season) || isOther(a.number, b.number)) return false;
  return a.sub_title === undefined || b.sub_title === undefined || isAlike(a.sub_title, b.sub_title);
}

/** Whether two have something in common that tells their episode. */
const isEpisode = (a: Said, b: Said): boolean =>
  (a.number !== undefined && a.number === b.number) ||
  (a.sub_title !== undefined && b.sub_title !== undefined && isAlike(a.sub_title, b.sub_title));

const isOther = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b;

function isAlike(a: string, b: string): boolean {
  const [one, other] = [fold(a) || a, fold(b) || b];
  return a === b || areAlike(one, other) || isCorrected(one, other);
}

/** Two letters that change places are two edits. */
const mostEdits = 2;
/** In shorter names as few edits make another name. */
const shortestCorrected = 8;

/** Whether one may be the other without a slip: so near to its place, few programmes are called almost the same. */
const isCorrected = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= shortestCorrected &&
  a.replace(/\D/g, "") === b.replace(/\D/g, "") &&
  countEdits(a, b) <= mostEdits;
