import { firstIndex } from "./first-index.ts";

/**
 * Chooses which slots of a channel's feeds are shown, so that they never overlap. A rule per UTC day: the feed whose
 * slots starting on that day cover most of it wins, and all of them are shown; the others fill its gaps with whole
 * slots, in the order of their cover. Cover is counted in quarters of an hour, and at most four hours per slot, so
 * that neither seconds nor an all-day filler decide; between equals the feed that came first wins. Twenty hours are as
 * good as all day, so that no later source takes a channel from one that lists it well. A day's choice
 * depends only on that day's slots and the end of the one that runs into it, so the same slots always lead to the
 * same choice. Times are epoch seconds.
 */

export type FeedSlot = { feed: number; start: number; stop: number };

const daySeconds = 86_400;

/** The slots to show, by start. Each feed's own slots must be disjoint; their order doesn't matter. */
export function merge<T extends FeedSlot>(slots: readonly T[]): T[] {
  const days = Map.groupBy(slots, ({ start }) => Math.floor(start / daySeconds));
  const shown: T[] = [];
  let occupiedUntil = Number.NEGATIVE_INFINITY;
  for (const day of [...days.keys()].sort((a, b) => a - b)) {
    const chosen = mergeDay(day, days.get(day) ?? [], occupiedUntil);
    shown.push(...chosen);
    occupiedUntil = Math.max(occupiedUntil, chosen.at(-1)?.stop ?? occupiedUntil);
  }
  return shown;
}

function mergeDay<T extends FeedSlot>(day: number, slots: readonly T[], from: number): T[] {
  const feeds = [...Map.groupBy(slots, ({ feed }) => feed)]
    .map(([feed, own]) => ({ feed, own, covered: coverage(own, (day + 1) * daySeconds) }))
    .sort((a, b) => b.covered - a.covered || a.feed - b.feed);
  let chosen: T[] = [];
  for (const { own } of feeds)
    chosen = [...chosen, ...own.filter((slot) => slot.start >= from && isFree(slot, chosen))].sort(
      (a, b) => a.start - b.start,
    );
  return chosen;
}

const countedSeconds = 4 * 3600;
const quarterSeconds = 900;
const wholeDayQuarters = 80;

const coverage = (slots: readonly FeedSlot[], dayEnd: number): number =>
  Math.min(
    wholeDayQuarters,
    Math.round(
      slots.reduce(
        (sum, { start, stop }) => sum + Math.min(stop - start, dayEnd - start, countedSeconds),
        0,
      ) / quarterSeconds,
    ),
  );

/** Whether a slot overlaps none of the chosen ones, which are disjoint and in order. */
function isFree({ start, stop }: FeedSlot, chosen: readonly FeedSlot[]): boolean {
  const next = chosen[firstIndex(chosen, (other) => other.stop > start)];
  return next === undefined || next.start >= stop;
}
