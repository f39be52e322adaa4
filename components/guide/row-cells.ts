import type { Span } from "@/contract/zone";
import type { CellLook, CellSketch, GridWords } from "./cell-look";
import { type CellView, cellMarkup, cellSketchMarkup } from "./row-markup";
import { makeElement, patchElement } from "./written-markup";

export type DrawnCell = Span &
  Pick<CellView, "state" | "dimmed"> & {
    /** Identifies a cell by its content and its place. */
    key: string;
    /** Called only for what isn't in the document yet; most scrolling only moves what is. */
    sketch(): CellSketch;
    /** Called when the sketch has to be completed. */
    look(): CellLook;
  };

type Cell = {
  element: HTMLElement;
  /** The element that takes the focus; null in a sketch. */
  target: HTMLElement | null;
  drawn: DrawnCell;
};

export type RowCells = {
  /**
   * Shows these cells and no others. The focus stays: with its cell if that lies beyond them, else on the cell that
   * now covers `at`, for instance once a programme has arrived. `sketched` leaves new cells without what takes the
   * focus, until `finish`.
   */
  show(cells: readonly DrawnCell[], how: { at: number; sketched: boolean }): void;
  /** Moves the progress of what is on: `minutes` from the canvas' start. */
  beat(minutes: string): void;
  /** Completes sketches. */
  finish(): void;
  /** The element that takes the focus for the cell that covers an instant; null if none is drawn. */
  targetAt(at: number): HTMLElement | null;
  spanOf(target: Element): Span | null;
};

type CellSetup = {
  /** The element that the cells follow. */
  head: HTMLElement;
  /** The server's programmes, by address, which the first cells take over. */
  kept: Map<string | null, HTMLElement>;
  words: GridWords;
};

/** The cells of a row that are in the document. */
export function createRowCells(row: HTMLElement, { head, kept, words }: CellSetup): RowCells {
  const shown = new Map<string, Cell>();

  const fullMarkup = ({ state, dimmed }: DrawnCell, look: CellLook) =>
    cellMarkup(look, { state, dimmed, tabIndex: -1 }, words);

  function makeCell(drawn: DrawnCell, isSketch: boolean): Cell {
    if (isSketch)
      return { element: makeElement(cellSketchMarkup(drawn.sketch(), drawn)), target: null, drawn };
    const look = drawn.look();
    const markup = fullMarkup(drawn, look);
    const written = look.href === null ? undefined : kept.get(look.href);
    kept.delete(look.href);
    if (written) patchElement(written, markup);
    const element = written ?? makeElement(markup);
    return { element, target: element.firstElementChild as HTMLElement, drawn };
  }

  function updateCell(cell: Cell, drawn: DrawnCell): void {
    cell.drawn = drawn;
    if (cell.target) patchElement(cell.element, fullMarkup(drawn, drawn.look()));
    else patchElement(cell.element, cellSketchMarkup(drawn.sketch(), drawn));
  }

  function removeCell(key: string, cell: Cell): void {
    shown.delete(key);
    cell.element.remove();
  }

  return {
    beat(minutes) {
      for (const { element, drawn } of shown.values())
        if (drawn.state === "on") element.style.setProperty("--now", minutes);
    },

    finish() {
      for (const cell of shown.values()) {
        if (cell.target) continue;
        patchElement(cell.element, fullMarkup(cell.drawn, cell.drawn.look()));
        cell.target = cell.element.firstElementChild as HTMLElement;
      }
    },

    show(cells, { at, sketched }) {
      const wanted = new Set(cells.map(({ key }) => key));
      const focused = row.contains(document.activeElement) ? document.activeElement : null;
      for (const [key, cell] of shown)
        if (!wanted.has(key) && (cell.target === null || cell.target !== focused)) removeCell(key, cell);
      // Screen readers follow the document's order, so cells are inserted in order of time.
      let before: Element = head;
      for (const drawn of cells) {
        let cell = shown.get(drawn.key);
        if (!cell) {
          cell = makeCell(drawn, sketched && focused === null);
          shown.set(drawn.key, cell);
          if (cell.element.parentElement !== row) before.after(cell.element);
        } else if (cell.drawn.state !== drawn.state || cell.drawn.dimmed !== drawn.dimmed)
          updateCell(cell, drawn);
        before = cell.element;
      }
      for (const cell of kept.values()) cell.remove();
      kept.clear();
      // A cell that was kept only for its focus passes the focus to its successor.
      for (const [key, cell] of shown) {
        if (wanted.has(key)) continue;
        const instead = cells.find(({ start, stop }) => start <= at && at < stop);
        if (!instead) continue;
        shown.get(instead.key)?.target?.focus({ preventScroll: true });
        removeCell(key, cell);
      }
    },

    targetAt(at) {
      for (const { target, drawn } of shown.values()) if (drawn.start <= at && at < drawn.stop) return target;
      return null;
    },

    spanOf(target) {
      for (const { element, drawn } of shown.values()) if (element.contains(target)) return drawn;
      return null;
    },
  };
}
