import { isTyping } from "@/components/ui/is-typing";
import { type Direction, findNearest } from "./nearest";

const ways: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** A remote's key for the way back: by name, or by the numbers of Samsung's and LG's. */
const isBack = ({ key, keyCode }: KeyboardEvent): boolean =>
  ["GoBack", "BrowserBack", "Backspace"].includes(key) || keyCode === 10_009 || keyCode === 461;

/** The dialog on top. */
const findDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);

/** What can have the focus now: of the open dialog if there is one. */
function listTargets(): HTMLElement[] {
  const within = findDialog() ?? document;
  const found = within.querySelectorAll<HTMLElement>(
    // Nobody skips to the content by arrows: it lies ahead.
    "a[href]:not([href='#content']), button, input, select, summary, [tabindex='0']",
  );
  return [...found].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  );
}

function focusOn(target: HTMLElement | undefined): boolean {
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return target !== undefined;
}

/** Focuses where a page's content begins: what the first channel of the grid shows now, else the first link. */
export function focusFirst(): boolean {
  if (document.activeElement && document.activeElement !== document.body) return false;
  const main = document.getElementById("content");
  const targets = listTargets().filter((each) => main?.contains(each));
  const cell = targets.find((each) => each.closest("[role='gridcell']"));
  if (!cell) return focusOn(targets[0]);
  // The view stays where the page opened it: this cell may be over.
  cell.focus({ preventScroll: true });
  // The grid's own key for what is on now.
  cell.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
  return true;
}

function moveFocus(way: Direction): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || from === document.body) return focusFirst();
  const targets = listTargets().filter((each) => each !== from);
  const boxes = targets.map((each) => each.getBoundingClientRect());
  return focusOn(targets[findNearest(from.getBoundingClientRect(), boxes, way)]);
}

/** Closes the dialog on top as Escape does, or goes back. A programme that is still loading isn't in the history yet. */
function goBack(): void {
  const dialog = findDialog();
  if (!dialog) history.back();
  else if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** Moves the focus by a remote's arrows and goes back by its key. Returns a function that stops it. */
export function followRemote(): () => void {
  const onKey = (press: KeyboardEvent) => {
    if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return;
    const way = ways[press.key];
    const typing = isTyping(press.target);
    // In a field, only the arrows that leave it are ours.
    if (way && !(typing && (way === "left" || way === "right"))) {
      if (moveFocus(way)) press.preventDefault();
    } else if (isBack(press) && !(typing && press.key === "Backspace")) {
      press.preventDefault();
      goBack();
    }
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
