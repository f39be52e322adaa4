import type { GapReason } from "../../contract/slot.ts";
import { compareText } from "../text.ts";
import { firstIndex } from "./first-index.ts";
import { normalise, type Programme, type Repairs, type Slot } from "./normalise.ts";
import type { Placeholder } from "./xmltv/placeholder.ts";

/** A programme, or the placeholder that a source lists instead of one. */
export type Listed = Programme & { placeholder: Placeholder | null };

/** A slot, and why nothing is listed after it if the source says so. */
export type ArrangedSlot<T extends Listed> = Slot<T> & { gapAfter: GapReason | null };

export type Arranged<T extends Listed> = {
  slots: ArrangedSlot<T>[];
  repairs: Repairs;
  /** What was taken for a gap. */
  placeholders: T[];
};

type Gap = { start: number; stop: number; reason: GapReason };

/** A channel's own name in one piece of this length fills time, whatever is around it. */
const longestProgramme = 12 * 3600;
/** A gap without a stop that nothing follows. */
const gapWithoutNext = 3 * 3600;
/** A programme whose stop is unknown lasts no longer. */
const longestToGap = 6 * 3600;

/**
 * Turns one feed's programmes into slots that never overlap (see `normalise`), and what isn't a programme into gaps that
 * say why. A placeholder never cuts a programme; one whose stop is unknown ends when the placeholder begins.
 */
export function arrange<T extends Listed>(listed: readonly T[]): Arranged<T> {
  if (listed.every(({ placeholder }) => placeholder === null)) return withoutGaps(listed);
  const placeholders = listed.filter(isNone(listed));
  if (placeholders.length === 0) return withoutGaps(listed);
  const gone = new Set(placeholders);
  const programmes = listed.filter((programme) => !gone.has(programme));
  const starts = listed.map(({ start }) => start).sort((a, b) => a - b);
  const gaps = listGaps(placeholders, starts);
  const begins = new Set(gaps.map(({ start }) => start));
  const stops = gaps.map(({ stop }) => stop);
  // One whose stop is unknown ends when a gap begins, as it would at a programme's start.
  const ended = programmes.map((programme) => {
    const next = programme.stop === null ? starts[firstAfter(starts, programme.start)] : undefined;
    const atGap = next !== undefined && begins.has(next) && next - programme.start <= longestToGap;
    return atGap ? { ...programme, stop: next } : programme;
  });
  const { slots, repairs } = normalise(ended);
  const gapAfter = (stop: number, next: number): GapReason | null => {
    const gap = gaps[firstAfter(stops, stop)];
    return gap && stop < next && gap.start < next ? gap.reason : null;
  };
  return {
    slots: slots.map((slot, index) => ({
      ...slot,
      gapAfter: gapAfter(slot.stop, slots[index + 1]?.start ?? Number.POSITIVE_INFINITY),
    })),
    repairs,
    placeholders,
  };
}

function withoutGaps<T extends Listed>(listed: readonly T[]): Arranged<T> {
  const { slots, repairs } = normalise(listed);
  return { slots: slots.map((slot) => ({ ...slot, gapAfter: null })), repairs, placeholders: [] };
}

/**
 * Whether what is listed is a placeholder. A channel's own name is one if it lasts half a day or follows itself: once
 * alone, it may be a show of that name.
 */
function isNone<T extends Listed>(listed: readonly T[]): (programme: T) => boolean {
  const named = listed.filter(({ placeholder }) => placeholder === "own_name");
  const starts = new Set(named.map(({ start }) => start));
  const stops = new Set(named.map(({ stop }) => stop));
  return ({ placeholder, start, stop }) =>
    placeholder === "own_name"
      ? stop !== null && (stop - start >= longestProgramme || starts.has(stop) || stops.has(start))
      : placeholder !== null;
}

/** The gaps in order, without overlaps. One without a stop ends when anything else starts. */
function listGaps<T extends Listed>(placeholders: readonly T[], starts: readonly number[]): Gap[] {
  const gaps: Gap[] = [];
  let at = Number.NEGATIVE_INFINITY;
  const byStart = placeholders.toSorted(
    (a, b) => a.start - b.start || compareText(a.placeholder ?? "", b.placeholder ?? ""),
  );
  for (const { start: from, stop: given, placeholder } of byStart) {
    const start = Math.max(from, at);
    const stop =
      given !== null && given > from ? given : (starts[firstAfter(starts, from)] ?? from + gapWithoutNext);
    if (stop <= start) continue;
    gaps.push({ start, stop, reason: placeholder === "off_air" ? placeholder : "no_information" });
    at = stop;
  }
  return gaps;
}

/** The index of the first of some sorted numbers that is greater than another. */
const firstAfter = (sorted: readonly number[], at: number): number => firstIndex(sorted, (each) => each > at);
