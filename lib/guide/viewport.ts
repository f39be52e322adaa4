import type { Span } from "@/contract/zone";

/** How the grid is laid out: time runs along one axis, channels along the other. Lengths are in CSS pixels. */
export type Layout = {
  /** The time that the canvas spans, epoch seconds. */
  range: Span;
  perMinute: number;
  row: number;
};

/** What a person sees of the canvas: the time, and the rows from `first` up to but not `end`. */
export type View = Span & { first: number; end: number };

/** A move of the view: rows, and seconds of time. */
export type Move = { rows: number; seconds: number };

/** Distance of an instant from the canvas' start. */
export const offsetOf = ({ range, perMinute }: Layout, at: number): number =>
  ((at - range.start) / 60) * perMinute;

/** The instant at a distance from the canvas' start, in whole seconds. */
const instantAt = ({ range, perMinute }: Layout, offset: number): number =>
  range.start + Math.round((offset / perMinute) * 60);

/** The view at a scroll position; `inline` grows with time whatever the page's direction. */
export function viewAt(
  layout: Layout,
  scroll: { inline: number; block: number; width: number; height: number },
  rows: number,
): View {
  const { inline, block, width, height } = scroll;
  return {
    start: instantAt(layout, inline),
    stop: instantAt(layout, inline + width),
    first: Math.min(rows, Math.max(0, Math.floor(block / layout.row))),
    end: Math.min(rows, Math.max(0, Math.ceil((block + height) / layout.row))),
  };
}

/** A view with so many rows and seconds more on each side, within the canvas. */
export const widen = (
  view: View,
  layout: Layout,
  rows: number,
  by: { rows: number; seconds: number },
): View => ({
  start: Math.max(layout.range.start, view.start - by.seconds),
  stop: Math.min(layout.range.stop, view.stop + by.seconds),
  first: Math.max(0, view.first - by.rows),
  end: Math.min(rows, view.end + by.rows),
});

/** How a view differs from the one before it. */
export const moveBetween = (before: View, after: View): Move => ({
  rows: after.first - before.first,
  seconds: after.start - before.start,
});

/** A view with all that the same move again, `times` over, would bring to it: at most as much again as is seen. */
export function reach(view: View, move: Move, times: number): View {
  const [high, long] = [view.end - view.first, view.stop - view.start];
  const rows = Math.max(-high, Math.min(high, move.rows * times));
  const seconds = Math.max(-long, Math.min(long, move.seconds * times));
  return {
    start: view.start + Math.min(0, seconds),
    stop: view.stop + Math.max(0, seconds),
    first: view.first + Math.min(0, rows),
    end: view.end + Math.max(0, rows),
  };
}

/** Whether all of one view lies in another. */
export const holds = (outer: View, inner: View): boolean =>
  outer.start <= inner.start &&
  outer.stop >= inner.stop &&
  outer.first <= inner.first &&
  outer.end >= inner.end;

/**
 * How far to scroll along one axis, to bring a span of the canvas into view: 0 if it already is. One that
 * is longer than the view shows its start.
 */
export function nudge(seen: { from: number; to: number }, target: { from: number; to: number }): number {
  if (target.from < seen.from || target.to - target.from > seen.to - seen.from)
    return target.from - seen.from;
  return target.to > seen.to ? target.to - seen.to : 0;
}
