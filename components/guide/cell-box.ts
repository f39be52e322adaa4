import { badgeLook } from "@/components/ui/badge";
import type { CellLook, CellSketch, GridWords } from "./cell-look";
import styles from "./grid.module.css";
import { make } from "./make";

/** What a programme's cell holds: copying it is quicker than making its parts. */
let programme: HTMLElement | undefined;

function programmeLink(): HTMLElement {
  if (!programme) {
    programme = make("a");
    programme.tabIndex = -1;
    programme.append(make("b"), " ", make("small"));
  }
  return programme.cloneNode(true) as HTMLElement;
}

/** A cell with its title alone, for a scroll too fast to read more: all that `fillCell` adds costs most of the time. */
export function sketchCell(sketch: CellSketch): HTMLElement {
  const element = emptyCell(sketch);
  element.dataset.sketch = "";
  element.textContent = sketch.title;
  return element;
}

/** A cell without what it holds. */
export function emptyCell({ from, minutes, width, gap, kind }: CellSketch): HTMLElement {
  const element = make("div", styles.cell);
  element.setAttribute("role", "gridcell");
  element.style.cssText = `--s:${from};--d:${minutes}`;
  if (width) element.dataset.w = width;
  if (gap) element.dataset.gap = gap;
  else element.dataset.k = kind;
  return element;
}

/** Puts into a cell, empty or a sketch, what it holds. Gives what takes the focus. */
export function fillCell(element: HTMLElement, look: CellLook, words: GridWords): HTMLElement {
  delete element.dataset.sketch;
  if (look.href === null) {
    const text = make("span", undefined, look.title);
    text.tabIndex = -1;
    element.replaceChildren(text);
    return text;
  }
  const link = programmeLink();
  const [title, facts] = link.children as unknown as [HTMLElement, HTMLElement];
  link.setAttribute("href", look.href);
  title.textContent = look.title;
  if (look.dir) title.dir = look.dir;
  if (look.badge) {
    facts.textContent = `${look.time} `;
    facts.append(make("span", badgeLook(look.badge), words.badges[look.badge]), ` ${look.note}`);
  } else facts.textContent = `${look.time} ${look.note}`;
  element.replaceChildren(link);
  return link;
}
