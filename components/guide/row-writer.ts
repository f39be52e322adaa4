import type { Span } from "@/contract/zone";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { CellLook, CellSketch, GridWords } from "./cell-look";
import {
  type CellState,
  cellMarkup,
  cellSketchMarkup,
  headMarkup,
  headSketch,
  initialsMarkup,
  rowMarkup,
} from "./row-markup";
import { makeElement, patchAttributes, patchElement } from "./written-markup";

/**
 * A channel's row in the document, written without React: only what comes into view is made, and only what differs is
 * written. Elements aren't reused for other cells: browsers count an element that jumps as a layout shift.
 */
export type RowWriter = {
  readonly element: HTMLElement;
  readonly channel: GuideChannel;
  moveTo(index: number): void;
  /**
   * Shows these cells and no others. The focus stays: with its cell if that lies beyond them, else on the cell that
   * now covers `at`, for instance once a programme has arrived. `sketched` leaves new cells without what takes the
   * focus, until `finish`.
   */
  show(cells: readonly DrawnCell[], how: { at: number; sketched: boolean }): void;
  /** Moves the progress of what is on: `minutes` from the canvas' start. */
  beat(minutes: string): void;
  /**
   * Detaches what is pinned to the view's edge, which is `edge` minutes from the canvas' start, until `pin`: pinning
   * costs every frame, and isn't needed while the view doesn't move in time.
   */
  loosen(edge: number): void;
  pin(): void;
  /** Pins what was loosened and completes sketches. */
  finish(): void;
  /** The element that takes the focus for the cell that covers an instant; null if none is drawn. */
  targetAt(at: number): HTMLElement | null;
  spanOf(target: Element): Span | null;
};

export type DrawnCell = Span &
  Pick<CellState, "state" | "dimmed"> & {
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

type RowSetup = {
  market: string;
  words: GridWords;
  sketched: boolean;
  /** The row as the server rendered it, if it is in the document. */
  served: HTMLElement | undefined;
};

export function createRowWriter(channel: GuideChannel, setup: RowSetup): RowWriter {
  const { market, words, served } = setup;
  const element = served ?? makeElement(rowMarkup({ index: 0, rowIndex: 0 }, "engine"));
  const head =
    (served?.firstElementChild as HTMLElement | null | undefined) ?? makeElement(headSketch(channel));
  const kept = served ? keepProgrammes(served) : new Map<string | null, HTMLElement>();
  const shown = new Map<string, Cell>();
  let isSketch = setup.sketched && !served;
  if (!served) element.append(head);
  if (!isSketch) fillHead(head, channel, market);

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
    element,
    channel,

    moveTo(index) {
      patchAttributes(element, rowMarkup({ index, rowIndex: index }, "engine"));
    },

    beat(minutes) {
      for (const { element, drawn } of shown.values())
        if (drawn.state === "on") element.style.setProperty("--now", minutes);
    },

    loosen(edge) {
      element.dataset.loose = "";
      element.style.setProperty("--edge", String(edge));
    },

    pin() {
      if (element.dataset.loose !== undefined) delete element.dataset.loose;
    },

    finish() {
      this.pin();
      if (isSketch) fillHead(head, channel, market);
      isSketch = false;
      for (const cell of shown.values()) {
        if (cell.target) continue;
        patchElement(cell.element, fullMarkup(cell.drawn, cell.drawn.look()));
        cell.target = cell.element.firstElementChild as HTMLElement;
      }
    },

    show(cells, { at, sketched }) {
      const wanted = new Set(cells.map(({ key }) => key));
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      for (const [key, cell] of shown)
        if (!wanted.has(key) && (cell.target === null || cell.target !== focused)) removeCell(key, cell);
      // Screen readers follow the document's order, so cells are inserted in order of time.
      let before: Element = head;
      for (const drawn of cells) {
        let cell = shown.get(drawn.key);
        if (!cell) {
          cell = makeCell(drawn, sketched && focused === null);
          shown.set(drawn.key, cell);
          if (cell.element.parentElement !== element) before.after(cell.element);
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

/** The server's programmes, by address: they are painted, and one may have the focus. Gaps are removed. */
function keepProgrammes(row: HTMLElement): Map<string | null, HTMLElement> {
  const kept = new Map<string | null, HTMLElement>();
  for (const cell of [...row.children].slice(1) as HTMLElement[])
    if (cell.dataset.k === undefined) cell.remove();
    else kept.set(cell.firstElementChild?.getAttribute("href") ?? null, cell);
  return kept;
}

/** Completes a head that was sketched or rendered by the server; initials replace a logo that fails to load. */
function fillHead(head: HTMLElement, channel: GuideChannel, market: string): void {
  patchElement(head, headMarkup(channel, market, "engine"));
  const image = head.querySelector("img");
  if (!image) return;
  const fail = () => image.parentElement?.replaceWith(makeElement(initialsMarkup(channel)));
  image.addEventListener("error", fail);
  // The server's picture may have failed before the listener was added.
  if (image.complete && image.naturalWidth === 0) fail();
}
