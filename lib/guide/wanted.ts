import type { Span } from "@/contract/zone";
import { chunkAt } from "./chunk";
import type { View } from "./viewport";

/** Rows beyond the view, in the direction of the scroll, whose listings are requested. */
const rowsAhead = 16;

const between = (first: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);

/**
 * The rows and chunks to request: what a view shows, and what lies in the direction that it moves in (-1, 0 or 1 along
 * each axis).
 */
export const wantedListings = (
  view: View,
  towards: { rows: number; time: number },
  range: Span,
): { rows: number[]; chunks: number[] } => ({
  rows: between(
    Math.max(0, view.first - (towards.rows < 0 ? rowsAhead : 0)),
    view.end + (towards.rows > 0 ? rowsAhead : 0),
  ),
  chunks: between(
    chunkAt(Math.max(range.start, view.start)) - (towards.time < 0 ? 1 : 0),
    chunkAt(Math.min(range.stop, view.stop) - 1) + (towards.time > 0 ? 1 : 0) + 1,
  ),
});
