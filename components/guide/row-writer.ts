import type { GuideChannel } from "@/lib/guide/guide-data";
import type { GridWords } from "./cell-look";
import { createRowCells, type RowCells } from "./row-cells";
import { headMarkup, headSketch, rowMarkup } from "./row-markup";
import { makeElement, patchAttributes, patchElement } from "./written-markup";

/**
 * A channel's row in the document, written without React: only what comes into view is made, and only what differs is
 * written. Elements aren't reused for other cells: browsers count an element that jumps as a layout shift.
 */
export type RowWriter = Omit<RowCells, "finish"> & {
  readonly element: HTMLElement;
  readonly channel: GuideChannel;
  moveTo(index: number): void;
  /**
   * Detaches what is pinned to the view's edge, which is `edge` minutes from the canvas' start, until `pin`: pinning
   * costs every frame, and isn't needed while the view doesn't move in time.
   */
  loosen(edge: number): void;
  pin(): void;
  /** Pins what was loosened and completes sketches. */
  finish(): void;
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
  let isSketch = setup.sketched && !served;
  if (!served) element.append(head);
  const fillHead = () => patchElement(head, headMarkup(channel, market, "engine"));
  if (!isSketch) fillHead();
  const { finish, ...cells } = createRowCells(element, { head, kept, words });

  return {
    element,
    channel,
    ...cells,

    moveTo(index) {
      patchAttributes(element, rowMarkup({ index, rowIndex: index }, "engine"));
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
      if (isSketch) fillHead();
      isSketch = false;
      finish();
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
