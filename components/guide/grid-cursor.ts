import type { Span } from "@/contract/zone";
import type { TimelineCell } from "@/lib/guide/timeline";
import { nudge, offsetOf, type View } from "@/lib/guide/viewport";
import type { Canvas } from "./grid-canvas";
import type { Rows } from "./grid-rows";

/** A place in the grid: a row, and the instant that the up and down keys keep. */
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

/** Keeps the grid's single tab stop and its focus while rows and cells are added and removed. */
export function createCursor({ body, canvas, rows, view, cellAt, scrollTo, draw }: CursorSetup) {
  let cursor: Cursor = { row: 0, at: 0 };

  /** Puts only the cursor's cell in the tab order. The cursor follows the view while the focus is outside the grid. */
  function hold(seen?: View): void {
    if (!body.contains(document.activeElement)) {
      // Read only when needed, because it forces the browser to lay out the page.
      const { first, end, start, stop } = seen ?? view();
      cursor = {
        row: Math.min(Math.max(cursor.row, first), Math.max(first, end - 2)),
        at: Math.min(Math.max(cursor.at, start), stop - 1),
      };
    }
    const target = rows.at(cursor.row)?.targetAt(cursor.at);
    // Writing the focused element's tab stop would force a layout of the page: it keeps it until it loses the focus.
    for (const other of body.querySelectorAll<HTMLElement>("[tabindex='0']"))
      if (other !== target && other !== document.activeElement) other.tabIndex = -1;
    if (target && target.tabIndex !== 0) target.tabIndex = 0;
  }

  /** The part of a cell to scroll into view, px: all of it if it fits, else the instant. */
  function spanToShow(cell: Span, at: number): { from: number; to: number } {
    const layout = canvas.layout();
    const [from, to] = [offsetOf(layout, cell.start), offsetOf(layout, cell.stop)];
    if (to - from <= canvas.size().width) return { from, to };
    const place = offsetOf(layout, at);
    return { from: place, to: place + 1 };
  }

  /** Scrolls a place into view and focuses its cell. `keepTime` keeps the time if the instant is in view. */
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

  /** The place of an element in a cell: its row, and `near` if the cell covers that instant, else the cell's start. */
  function placeOf(element: Element, near: number): Cursor | null {
    for (const [row, writer] of rows.byPlace()) {
      const span = writer.spanOf(element);
      if (span) return { row, at: span.start <= near && near < span.stop ? near : span.start };
    }
    return null;
  }

  /** Moves the cursor to the focused cell. */
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
