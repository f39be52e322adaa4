import type { Span } from "@/contract/zone";

/**
 * Why nothing is listed, as the source says, or else: `off_air` lies between two listed programmes, so the channel
 * itself is silent; at a listing's edge, or without one, only the source is.
 */
export type GapReason = "off_air" | "no_listings";

export type CellState = "past" | "on" | "future";

export const stateAt = ({ start, stop }: Span, now: number): CellState =>
  stop <= now ? "past" : start <= now ? "on" : "future";

/**
 * The index of the span that covers an instant, or of the nearest: -1 only if there are none. `spans` are
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
