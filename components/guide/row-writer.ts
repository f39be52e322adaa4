import type { Span } from "@/contract/zone";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { emptyCell, fillCell, keepCell, sketchCell } from "./cell-box";
import type { CellLook, CellSketch, GridWords } from "./cell-look";
import styles from "./grid.module.css";
import { fillHead, keepHead, sketchHead } from "./head-box";
import { make } from "./make";

/**
 * A channel's row in the document, written without React: only what comes to view is made, and only what differs is
 * written. Its markup is that of `StaticRow`. Elements aren't used again for other cells, for the browser counts an
 * element that jumps as a shift of the page.
 */
export type RowWriter = {
  readonly element: HTMLElement;
  readonly channel: GuideChannel;
  moveTo(index: number): void;
  /**
   * Shows these cells and no others. The focus stays: with its cell where that lies beyond them, else on the cell that
   * covers `at` now, for instance once a programme has arrived. `sketched` leaves new ones without what takes the
   * focus, until `finish`.
   */
  show(cells: readonly DrawnCell[], how: { at: number; sketched: boolean }): void;
  /** How far what is on has come: `minutes` from the canvas' start. */
  beat(minutes: string): void;
  /**
   * Lets go of the view's edge, which is `edge` minutes from the canvas' start, until `pin`: what is pinned to it costs
   * every frame, and needn't be while the time stands still.
   */
  loosen(edge: number): void;
  pin(): void;
  /** Pins it, and puts in all that a sketch left out. */
  finish(): void;
  /** The element that takes the focus for the cell that covers an instant; null where none is drawn. */
  targetAt(at: number): HTMLElement | null;
  spanOf(target: Element): Span | null;
};

export type DrawnCell = Span & {
  /** The same for the same thing at the same place. */
  key: string;
  /** Made for what isn't in the document yet alone: most of a scroll only moves what is. */
  sketch(): CellSketch;
  /** Made once a sketch no longer does. */
  look(): CellLook;
  state: "past" | "on" | undefined;
  /** Left out by the filters. */
  dimmed: boolean;
};

type Cell = Span & {
  element: HTMLElement;
  look: DrawnCell["look"];
  /** What takes the focus, and its name; null in a sketch. */
  target: HTMLElement | null;
  label: string;
  state: DrawnCell["state"];
  dimmed: boolean;
};

const setOrRemove = (element: HTMLElement, name: string, value: string | undefined) => {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

type RowSetup = {
  market: string;
  words: GridWords;
  sketched: boolean;
  /** The row as the server wrote it, if it is in the document. */
  served: HTMLElement | undefined;
};

export function createRowWriter(
  channel: GuideChannel,
  { market, words, sketched, served }: RowSetup,
): RowWriter {
  const element = served ?? make("div");
  element.className = styles.row ?? "";
  element.setAttribute("role", "row");
  const head = (served?.firstElementChild as HTMLElement | null | undefined) ?? sketchHead(channel);
  const shown = new Map<string, Cell>();
  const kept = new Map<string | null, HTMLElement>();
  let isSketch = sketched && !served;
  if (served) keepServed();
  else element.append(head);
  if (!served && !sketched) fillHead(head, channel, market);

  /** What the server wrote stays in the document where it can: it has been painted, and may have the focus. */
  function keepServed(): void {
    keepHead(head, channel);
    for (const cell of [...element.children].slice(1) as HTMLElement[]) {
      if (cell.dataset.k === undefined) cell.remove();
      else kept.set(cell.firstElementChild?.getAttribute("href") ?? null, cell);
    }
  }

  function writeState(cell: Cell, { state, dimmed }: Pick<DrawnCell, "state" | "dimmed">): void {
    cell.state = state;
    cell.dimmed = dimmed;
    setOrRemove(cell.element, "data-at", state);
    setOrRemove(cell.element, "data-dim", dimmed ? "" : undefined);
    nameCell(cell);
  }

  const nameCell = ({ target, label, state }: Cell) =>
    target?.setAttribute("aria-label", state ? `${label}, ${words[state]}` : label);

  function makeCell(drawn: DrawnCell, sketched: boolean): Cell {
    const { start, stop } = drawn;
    const look = sketched ? null : drawn.look();
    const served = look?.href ? kept.get(look.href) : undefined;
    const element = served ?? (look ? emptyCell(look) : sketchCell(drawn.sketch()));
    const cell: Cell = {
      element,
      look: drawn.look,
      target: null,
      label: "",
      state: undefined,
      dimmed: false,
      start,
      stop,
    };
    if (look) {
      cell.label = look.label;
      cell.target = served ? keepCell(served, look, words) : fillCell(element, look, words);
    }
    if (served) kept.delete(look?.href ?? null);
    writeState(cell, drawn);
    return cell;
  }

  return {
    element,
    channel,

    moveTo(index) {
      element.setAttribute("aria-rowindex", String(index + 1));
      element.style.setProperty("--row", String(index));
    },

    beat(minutes) {
      for (const { element, state } of shown.values())
        if (state === "on") element.style.setProperty("--now", minutes);
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
        const look = cell.look();
        cell.label = look.label;
        cell.target = fillCell(cell.element, look, words);
        nameCell(cell);
      }
    },

    show(cells, { at, sketched }) {
      const wanted = new Set(cells.map(({ key }) => key));
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      for (const [key, cell] of shown)
        if (!wanted.has(key) && (cell.target === null || cell.target !== focused)) {
          shown.delete(key);
          cell.element.remove();
        }
      // Readers go by the document's order, so cells stand in it by time.
      let before: Element = head;
      for (const drawn of cells) {
        const { key, state, dimmed } = drawn;
        let cell = shown.get(key);
        if (!cell) {
          cell = makeCell(drawn, sketched && focused === null);
          shown.set(key, cell);
          if (cell.element.parentElement !== element) before.after(cell.element);
        } else if (cell.state !== state || cell.dimmed !== dimmed) writeState(cell, drawn);
        before = cell.element;
      }
      for (const cell of kept.values()) cell.remove();
      kept.clear();
      for (const [key, cell] of shown) {
        if (wanted.has(key)) continue;
        const instead = cells.find(({ start, stop }) => start <= at && at < stop);
        if (!instead) continue;
        shown.get(instead.key)?.target?.focus({ preventScroll: true });
        shown.delete(key);
        cell.element.remove();
      }
    },

    targetAt(at) {
      for (const { target, start, stop } of shown.values()) if (start <= at && at < stop) return target;
      return null;
    },

    spanOf(target) {
      for (const cell of shown.values()) if (cell.element.contains(target)) return cell;
      return null;
    },
  };
}
