import type { Span } from "@/contract/zone";

/**
 * Why nothing is listed: `off_air` stands between two programmes of a listing, so the channel itself is silent;
 * at a listing's edge, or without one, only the source is.
 */
export type GapReason = "off_air" | "no_listings";

/** A programme or a gap in a row; `start` and `stop` are epoch seconds, cut to the window. */
export type Cell<T extends Span> =
  | { slot: T; start: number; stop: number }
  | { slot: null; reason: GapReason; start: number; stop: number };

/**
 * A channel's cells in a window: in order, disjoint, and together exactly the window, whatever the slots are.
 * Of slots that overlap, the first to start keeps its time.
 */
export function cellsOf<T extends Span>(slots: readonly T[], window: Span): Cell<T>[] {
  const cells: Cell<T>[] = [];
  const listed = slots
    .filter((slot) => slot.stop > slot.start)
    .toSorted((a, b) => a.start - b.start || b.stop - a.stop);
  let at = window.start;
  let seen = false;
  for (const slot of listed) {
    if (at >= window.stop || slot.start >= window.stop) break;
    if (slot.stop <= at) {
      seen = true;
      continue;
    }
    if (slot.start > at) {
      cells.push({ slot: null, reason: seen ? "off_air" : "no_listings", start: at, stop: slot.start });
      at = slot.start;
    }
    const stop = Math.min(slot.stop, window.stop);
    cells.push({ slot, start: at, stop });
    at = stop;
    seen = true;
  }
  if (at < window.stop) {
    const more = seen && listed.some((slot) => slot.start >= window.stop);
    cells.push({ slot: null, reason: more ? "off_air" : "no_listings", start: at, stop: window.stop });
  }
  return cells;
}

export type CellState = "past" | "on" | "future";

export const stateAt = ({ start, stop }: Span, now: number): CellState =>
  stop <= now ? "past" : start <= now ? "on" : "future";

/**
 * The index of the span that covers an instant, or of the nearest: -1 only where there are none. `spans` are
 * sorted and disjoint.
 */
export function indexAt(spans: readonly Span[], at: number): number {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span && span.stop <= at) low = middle + 1;
    else high = middle;
  }
  return high < 0 ? -1 : low;
}
