import { badgeLook } from "@/components/ui/badge";
import { initialsOf, plateColour, plateLook } from "@/components/ui/plate-look";
import type { Span } from "@/contract/zone";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import type { CellLook, GridWords } from "./cell-look";
import styles from "./grid.module.css";

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
   * covers `at` now, for instance once a programme has arrived.
   */
  show(cells: readonly DrawnCell[], at: number): void;
  /** The element that takes the focus for the cell that covers an instant; null where none is drawn. */
  targetAt(at: number): HTMLElement | null;
  spanOf(target: Element): Span | null;
};

export type DrawnCell = Span & {
  /** The same for the same thing at the same place. */
  key: string;
  /** Made for what isn't in the document yet alone: most of a scroll only moves what is. */
  look(): CellLook;
  state: "past" | "on" | undefined;
  /** Left out by the filters. */
  dimmed: boolean;
};

type Cell = Span & {
  element: HTMLElement;
  /** What takes the focus. */
  target: HTMLElement;
  label: string;
  state: DrawnCell["state"];
  dimmed: boolean;
};

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className?: string, text?: string) => {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};

const setOrRemove = (element: HTMLElement, name: string, value: string | undefined) => {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

export function createRowWriter(channel: GuideChannel, market: string, words: GridWords): RowWriter {
  const element = make("div", styles.row);
  element.setAttribute("role", "row");
  const head = makeHead(channel, market);
  element.append(head);
  const shown = new Map<string, Cell>();

  const writeState = (cell: Cell, { state, dimmed }: DrawnCell): void => {
    cell.state = state;
    cell.dimmed = dimmed;
    setOrRemove(cell.element, "data-at", state);
    setOrRemove(cell.element, "data-dim", dimmed ? "" : undefined);
    cell.target.setAttribute("aria-label", state ? `${cell.label}, ${words[state]}` : cell.label);
  };

  return {
    element,
    channel,

    moveTo(index) {
      element.setAttribute("aria-rowindex", String(index + 1));
      element.style.setProperty("--row", String(index));
    },

    show(cells, at) {
      const wanted = new Set(cells.map(({ key }) => key));
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      for (const [key, cell] of shown)
        if (!wanted.has(key) && cell.target !== focused) {
          shown.delete(key);
          cell.element.remove();
        }
      // Readers go by the document's order, so cells stand in it by time.
      let before: Element = head;
      for (const drawn of cells) {
        const { key, state, dimmed, start, stop } = drawn;
        let cell = shown.get(key);
        if (!cell) {
          const look = drawn.look();
          const box = makeCell(look, words);
          cell = { ...box, label: look.label, state: undefined, dimmed: false, start, stop };
          shown.set(key, cell);
          writeState(cell, drawn);
          before.after(cell.element);
        } else if (cell.state !== state || cell.dimmed !== dimmed) writeState(cell, drawn);
        before = cell.element;
      }
      for (const [key, cell] of shown) {
        if (wanted.has(key)) continue;
        const instead = cells.find(({ start, stop }) => start <= at && at < stop);
        if (!instead) continue;
        shown.get(instead.key)?.target.focus({ preventScroll: true });
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

/** What every programme's cell begins as: copying it is quicker than making its parts. */
let programme: HTMLElement | undefined;

function programmeCell(): HTMLElement {
  if (!programme) {
    const link = make("a");
    link.tabIndex = -1;
    link.append(make("b"), " ", make("small"));
    programme = make("div", styles.cell);
    programme.setAttribute("role", "gridcell");
    programme.append(link);
  }
  return programme.cloneNode(true) as HTMLElement;
}

function makeCell(look: CellLook, words: GridWords): Pick<Cell, "element" | "target"> {
  const element = look.href === null ? make("div", styles.cell) : programmeCell();
  element.setAttribute("role", "gridcell");
  element.style.cssText = `--s:${look.from};--d:${look.minutes}`;
  if (look.width) element.dataset.w = look.width;
  if (look.href === null) {
    const text = make("span", undefined, look.title);
    text.tabIndex = -1;
    element.dataset.gap = look.gap;
    element.append(text);
    return { element, target: text };
  }
  const link = element.firstElementChild as HTMLAnchorElement;
  const [title, facts] = link.children as unknown as [HTMLElement, HTMLElement];
  link.setAttribute("href", look.href);
  title.textContent = look.title;
  if (look.dir) title.dir = look.dir;
  if (look.badge) {
    facts.textContent = `${look.time} `;
    facts.append(make("span", badgeLook(look.badge), words.badges[look.badge]), ` ${look.note}`);
  } else facts.textContent = `${look.time} ${look.note}`;
  element.dataset.k = look.kind;
  return { element, target: link };
}

function makeHead(channel: GuideChannel, market: string): HTMLElement {
  const head = make("div", styles.head);
  head.setAttribute("role", "rowheader");
  const link = make("a");
  link.tabIndex = -1;
  link.href = paths.channel(market, channel.id);
  link.append(makePlate(channel), make("span", undefined, channel.name));
  if (channel.number !== null) link.append(make("small", undefined, String(channel.number)));
  head.append(link);
  return head;
}

function makePlate({ name, logo }: GuideChannel): HTMLElement {
  const plate = make("span", plateLook("cell", logo !== null));
  const showInitials = () => {
    plate.className = plateLook("cell", false);
    plate.setAttribute("aria-hidden", "true");
    plate.style.backgroundColor = plateColour(name);
    plate.textContent = initialsOf(name);
  };
  if (logo === null) showInitials();
  else {
    const image = make("img", "h-full w-full object-contain");
    image.alt = "";
    image.decoding = "async";
    image.referrerPolicy = "no-referrer";
    image.addEventListener("error", showInitials);
    image.src = logo;
    plate.append(image);
  }
  return plate;
}
