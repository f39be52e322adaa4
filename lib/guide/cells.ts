import type { Span } from "@/contract/zone";
import { firstIndex } from "@/lib/first-index";

/** Why nothing is listed: the source says that the channel is off air, or it just has no listings. */
export type ShownGap = "off_air" | "no_listings";

export type CellState = "past" | "on" | "future";

export const stateAt = ({ start, stop }: Span, now: number): CellState =>
  stop <= now ? "past" : start <= now ? "on" : "future";

/**
 * The index of the span that covers an instant, or of the nearest: -1 only if there are none. `spans` are
 * sorted and disjoint.
 */
export const indexAt = (spans: readonly Span[], at: number): number =>
  Math.min(
    firstIndex(spans, ({ stop }) => stop > at),
    spans.length - 1,
  );
