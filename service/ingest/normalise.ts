import { compareText } from "../text.ts";
import type { RepairKind } from "./summary.ts";

/**
 * Turns one feed's programmes, in any order, into sorted slots that never overlap. These rules are applied in this
 * order, and their repairs counted by kind:
 *
 * - `midnight`: a stop up to a day before its start wasn't rolled past midnight: a day is added, if the programme
 *   then lasts at most half a day. Any other stop before its start counts as missing.
 * - `empty`: a programme that stops as it starts is left out.
 * - `duplicate`: of programmes with the same start, stop and title the one with the most text stays.
 * - `same_start`: of those that start together, the longest of at most three hours stays, else the shortest:
 *   anything longer is a filler, or its stop is wrong. One without a stop yields to one with a stop.
 * - `missing_stop`: the next start ends the programme, after six hours at the latest; three hours if there is no
 *   next one.
 * - `tail`: a slot of one or two seconds becomes part of the slot before it; an overlap of that length is cut off.
 * - `nested`: of a slot within another, or within two others that follow each other without a gap, the outer
 *   stays. But an outer that stops with the inner, or lasts more than three hours, had a wrong stop: it is cut
 *   at the inner's start.
 * - `overlap`: of two that overlap otherwise, the earlier is cut at the later's start.
 * - `cut_in_two`: a slot that stops in the last second of a minute, before one of the same title, was cut at the
 *   end of a day: the two are one, if that lasts at most half a day. Two that meet at midnight stay two, for guides
 *   have far more of one title and text that are on twice, unless each is listed as so long as both are together.
 *
 * Apart from missing stops, no time is covered that a programme doesn't claim. Normalising the result again changes
 * nothing and repairs nothing. Times are epoch seconds.
 */

export type Programme = {
  start: number;
  stop: number | null;
  title: string;
  /** The amount of text, which decides between duplicates. */
  weight: number;
  /** How long all of it is, in seconds, if its listing says that it lasts longer than it is listed. */
  whole?: number | null;
};

export type Slot<T extends Programme> = { programme: T; start: number; stop: number };

export type Repairs = Partial<Record<RepairKind, number>>;

const minute = 60;
const hour = 3600;
const day = 24 * hour;
const longestRolled = 12 * hour;
const longestBelieved = 3 * hour;
const longestToNext = 6 * hour;
const lastWithoutNext = 3 * hour;
const tailSeconds = 2;
/** A programme's length may be rounded, and leaves out what interrupts it. */
const roundedSeconds = 2 * minute;
const interrupted = 1.35;

export function normalise<T extends Programme>(
  programmes: readonly T[],
): { slots: Slot<T>[]; repairs: Repairs } {
  const repairs: Repairs = {};
  const count: Count = (kind) => {
    repairs[kind] = (repairs[kind] ?? 0) + 1;
  };
  const rolled = programmes
    .map((programme) => ({ programme, start: programme.start, stop: rollStop(programme, count) }))
    .filter(({ start, stop }) => stop !== start || count("empty"));
  const starts = chooseByStart(rolled.sort(inOrder), count);
  // Cutting may create new tails.
  const slots = joinDays(dropTails(disjoin(dropTails(endAll(starts, count), count), count), count), count);
  return { slots, repairs };
}

type Count = (kind: RepairKind) => void;
type Candidate<T extends Programme> = { programme: T; start: number; stop: number | null };

function rollStop({ start, stop }: Programme, count: Count): number | null {
  if (stop === null || stop >= start) return stop;
  const rolled = stop + day;
  if (rolled <= start || rolled - start > longestRolled) return null;
  count("midnight");
  return rolled;
}

const length = ({ start, stop }: Candidate<Programme>): number => (stop ?? start) - start;

/** By start; then the one that stays first. Only the programmes decide, so their order in the file doesn't matter. */
function inOrder<T extends Programme>(a: Candidate<T>, b: Candidate<T>): number {
  return (
    a.start - b.start ||
    Number(a.stop === null) - Number(b.stop === null) ||
    preference(length(b)) - preference(length(a)) ||
    compareText(a.programme.title, b.programme.title) ||
    b.programme.weight - a.programme.weight ||
    (a.programme.stop ?? Number.MAX_SAFE_INTEGER) - (b.programme.stop ?? Number.MAX_SAFE_INTEGER)
  );
}

const preference = (seconds: number): number => (seconds <= longestBelieved ? seconds : -seconds);

function chooseByStart<T extends Programme>(sorted: readonly Candidate<T>[], count: Count): Candidate<T>[] {
  const chosen: Candidate<T>[] = [];
  let before: Candidate<T> | undefined;
  for (const candidate of sorted) {
    if (candidate.start !== chosen.at(-1)?.start) chosen.push(candidate);
    else
      count(
        before?.stop === candidate.stop && before.programme.title === candidate.programme.title
          ? "duplicate"
          : "same_start",
      );
    before = candidate;
  }
  return chosen;
}

function endAll<T extends Programme>(starts: readonly Candidate<T>[], count: Count): Slot<T>[] {
  return starts.map(({ programme, start, stop }, index) => {
    if (stop !== null) return { programme, start, stop };
    count("missing_stop");
    const next = starts[index + 1]?.start ?? start + lastWithoutNext;
    return { programme, start, stop: Math.min(next, start + longestToNext) };
  });
}

function dropTails<T extends Programme>(slots: readonly Slot<T>[], count: Count): Slot<T>[] {
  const kept: Slot<T>[] = [];
  for (const slot of slots) {
    const before = kept.at(-1);
    if (slot.stop - slot.start > tailSeconds || before?.stop !== slot.start) kept.push(slot);
    else {
      count("tail");
      kept[kept.length - 1] = { ...before, stop: slot.stop };
    }
  }
  return kept;
}

function disjoin<T extends Programme>(slots: readonly Slot<T>[], count: Count): Slot<T>[] {
  const done: Slot<T>[] = [];
  for (const [index, slot] of slots.entries()) {
    const before = done.at(-1);
    if (!before || before.stop <= slot.start) {
      done.push(slot);
      continue;
    }
    const within = slot.stop <= before.stop;
    if (before.stop - slot.start <= tailSeconds && !within) count("tail");
    else if (within) {
      count("nested");
      const believed = before.stop - before.start <= longestBelieved && slot.stop < before.stop;
      if (believed) continue;
    } else if (bridges(slot, before.stop, slots, index)) {
      count("nested");
      continue;
    } else count("overlap");
    done[done.length - 1] = { ...before, stop: slot.start };
    done.push(slot);
  }
  return done;
}

function joinDays<T extends Programme>(slots: readonly Slot<T>[], count: Count): Slot<T>[] {
  const joined: Slot<T>[] = [];
  for (const slot of slots) {
    const before = joined.at(-1);
    const isCut =
      before !== undefined &&
      before.programme.title === slot.programme.title &&
      slot.stop - before.start <= longestRolled &&
      (before.stop === slot.start - 1 ? slot.start % minute === 0 : isHalved(before, slot));
    if (before && isCut) {
      count("cut_in_two");
      joined[joined.length - 1] = { ...before, stop: slot.stop };
    } else joined.push(slot);
  }
  return joined;
}

/** Whether two slots of one title are the halves of one programme, as long as both of their listings say that it is. */
function isHalved(before: Slot<Programme>, slot: Slot<Programme>): boolean {
  const whole = slot.programme.whole ?? null;
  const seconds = slot.stop - before.start;
  return (
    whole !== null &&
    whole === before.programme.whole &&
    before.stop === slot.start &&
    Math.max(before.stop - before.start, slot.stop - slot.start) < whole &&
    seconds >= whole - roundedSeconds &&
    seconds <= whole * interrupted
  );
}

/** Whether a slot across the end of the one before it lies within that one and another that follows it directly. */
function bridges<T extends Programme>(
  slot: Slot<T>,
  seam: number,
  slots: readonly Slot<T>[],
  index: number,
): boolean {
  for (let next = index + 1; (slots[next]?.start ?? Number.POSITIVE_INFINITY) <= seam; next++) {
    const other = slots[next];
    if (other?.start === seam && other.stop >= slot.stop) return true;
  }
  return false;
}
