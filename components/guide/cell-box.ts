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
export function emptyCell(sketch: CellSketch): HTMLElement {
  const element = make("div", styles.cell);
  element.setAttribute("role", "gridcell");
  shapeCell(element, sketch);
  return element;
}

function shapeCell(element: HTMLElement, { from, minutes, width, gap, kind }: CellSketch): void {
  element.style.cssText = `--s:${from};--d:${minutes}`;
  if (width) element.dataset.w = width;
  else delete element.dataset.w;
  if (gap) element.dataset.gap = gap;
  else element.dataset.k = kind;
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
  link.setAttribute("href", look.href);
  if (look.dir) (link.firstElementChild as HTMLElement).dir = look.dir;
  writeWords(link, look, words);
  element.replaceChildren(link);
  return link;
}

/** Takes over a programme's cell as the server wrote it, perhaps cut. Gives what takes the focus. */
export function keepCell(element: HTMLElement, look: CellLook, words: GridWords): HTMLElement {
  shapeCell(element, look);
  const link = element.firstElementChild as HTMLElement;
  if (link !== document.activeElement) link.tabIndex = -1;
  writeWords(link, look, words);
  return link;
}

/** Writes only what differs: what stays as it was painted needn't be painted again. */
function writeWords(link: HTMLElement, { title, time, badge, note }: CellLook, words: GridWords): void {
  const [name, facts] = link.children as unknown as [HTMLElement, HTMLElement];
  if (name.textContent !== title) name.textContent = title;
  const told = badge ? [`${time} `, words.badges[badge], ` ${note}`] : [`${time} ${note}`];
  if (facts.textContent === told.join("")) return;
  if (badge)
    facts.replaceChildren(`${time} `, make("span", badgeLook(badge), words.badges[badge]), ` ${note}`);
  else facts.textContent = `${time} ${note}`;
}
