import type { Span } from "@/contract/zone";
import type { TimelineCell } from "@/lib/guide/timeline";
import { nudge, offsetOf, type View } from "@/lib/guide/viewport";
import type { Canvas } from "./grid-canvas";
import type { Rows } from "./grid-rows";

/** A place in the grid: a row, and the instant that up and down keep to. */
export type Cursor = { row: number; at: number };

type CursorSetup = {
  body: HTMLElement;
  canvas: Canvas;
  rows: Rows;
  view(): View;
  /** The cell that covers an instant in a row. */
  cellAt(row: number, at: number): TimelineCell | null;
  scrollTo: Canvas["scrollTo"];
  draw(): void;
};

/** Keeps the grid's one tab stop and its focus, whatever rows and cells come and go. */
export function createCursor({ body, canvas, rows, view, cellAt, scrollTo, draw }: CursorSetup) {
  let cursor: Cursor = { row: 0, at: 0 };

  /** One cell is in the tab order: the cursor's, which follows the view while the focus is elsewhere. */
  function hold(seen?: View): void {
    if (!body.contains(document.activeElement)) {
      // Read only if need be: it makes the browser lay out the page at once.
      const { first, end, start, stop } = seen ?? view();
      cursor = {
        row: Math.min(Math.max(cursor.row, first), Math.max(first, end - 2)),
        at: Math.min(Math.max(cursor.at, start), stop - 1),
      };
    }
    const target = rows.at(cursor.row)?.targetAt(cursor.at);
    // What has the focus keeps its stop until it is elsewhere: the browser would lay out the page at once to check it.
    for (const other of body.querySelectorAll<HTMLElement>("[tabindex='0']"))
      if (other !== target && other !== document.activeElement) other.tabIndex = -1;
    if (target) target.tabIndex = 0;
  }

  /** What of a cell should be seen, px: all of it, or as much as there is room for around the instant. */
  function spanToShow(cell: Span, at: number): { from: number; to: number } {
    const layout = canvas.layout();
    const [from, to] = [offsetOf(layout, cell.start), offsetOf(layout, cell.stop)];
    if (to - from <= canvas.size().width) return { from, to };
    const place = offsetOf(layout, at);
    return { from: place, to: place + 1 };
  }

  /** Brings a place to view and the focus to its cell. `keepTime` leaves the time where it is if it is in view. */
  function focus(to: Cursor, keepTime = false): void {
    const cell = cellAt(to.row, to.at);
    if (!cell) return;
    cursor = to;
    const [layout, size, { inline, block }] = [canvas.layout(), canvas.size(), canvas.scrolled()];
    const top = to.row * layout.row;
    const down = nudge({ from: block, to: block + size.height }, { from: top, to: top + layout.row });
    const place = offsetOf(layout, to.at);
    const time = keepTime ? { from: place, to: place + 1 } : spanToShow(cell, to.at);
    const along = nudge({ from: inline, to: inline + size.width }, time);
    if (down !== 0 || along !== 0) scrollTo({ inline: inline + along, block: block + down });
    draw();
    const writer = rows.at(to.row);
    writer?.finish();
    writer?.targetAt(to.at)?.focus({ preventScroll: true });
    hold();
  }

  /** Where an element of a cell stands: its row, and `near` where its cell covers that, else the cell's start. */
  function placeOf(element: Element, near: number): Cursor | null {
    for (const [row, writer] of rows.byPlace()) {
      const span = writer.spanOf(element);
      if (span) return { row, at: span.start <= near && near < span.stop ? near : span.start };
    }
    return null;
  }

  /** Goes to where the focus is. */
  function follow(): void {
    const place = document.activeElement && placeOf(document.activeElement, cursor.at);
    if (!place) return;
    cursor = place;
    hold();
  }
  body.addEventListener("focusin", follow);

  return {
    place: () => cursor,
    hold,
    follow,
    focus,
    placeOf,
    end: () => body.removeEventListener("focusin", follow),
  };
}
