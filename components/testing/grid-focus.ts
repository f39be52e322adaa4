import { makeSlots, now } from "./guide-sample";
import { frames } from "./show-guide";

export const focusedName = () => document.activeElement?.getAttribute("aria-label") ?? "";

/** A focused cell's minutes on the canvas, which are the same in every language. */
export function focusedPlace(): { from: number; until: number } {
  const cell = document.activeElement?.closest<HTMLElement>("[role='gridcell']");
  const length = (name: string) => Number(cell?.style.getPropertyValue(name));
  return { from: length("--s"), until: length("--s") + length("--d") };
}

export const rowAt = (grid: HTMLElement, place: number) =>
  grid.querySelector<HTMLElement>(`[aria-rowindex='${place}']`);

export const focusedRow = () =>
  document.activeElement?.closest("[role='row']")?.getAttribute("aria-rowindex");

/** Focuses the grid's one tab stop. */
export const enter = (grid: HTMLElement) => grid.querySelector<HTMLElement>("[tabindex='0']")?.focus();

export const linkOf = (grid: HTMLElement, start: string) =>
  grid.querySelector<HTMLElement>(`a[aria-label^='${start}']`);

/** Whether some of an element is in the grid's view. */
export function isInView(grid: HTMLElement, element: Element | null): boolean {
  if (!element) return false;
  const [view, box] = [grid.getBoundingClientRect(), element.getBoundingClientRect()];
  return box.top < view.bottom && box.bottom > view.top && box.left < view.right && box.right > view.left;
}

export const scrollTo = async (grid: HTMLElement, left: number, top: number) => {
  grid.scrollTo({ left, top, behavior: "instant" });
  await frames();
};

/** 20:00 to 20:30 on the first channel, which is on now. */
export const onNow = makeSlots(0, { start: now, stop: now + 1 })[0];

export const viewports = [
  { name: "a phone", width: 390, height: 844 },
  { name: "a desk", width: 1280, height: 720 },
];
