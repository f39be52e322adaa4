/** What the guide knows about a programme before its sheet has loaded. */
export type SheetPreview = { title: string; when: string; where: string };

const opening = "nownext:sheet-opening";
const closed = "nownext:sheet-closed";

/** Announces that a programme's sheet opens. */
export const announceSheet = (preview: SheetPreview): void => {
  window.dispatchEvent(new CustomEvent(opening, { detail: preview }));
};

/** Announces that the sheet is closed. */
export const announceGuide = (): void => {
  window.dispatchEvent(new Event(closed));
};

/** Calls back when a sheet opens. Returns a function that unsubscribes. */
export function onSheet(listener: (preview: SheetPreview) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<SheetPreview>).detail);
  window.addEventListener(opening, listen);
  return () => window.removeEventListener(opening, listen);
}

/** Calls back when the sheet is closed. Returns a function that unsubscribes. */
export function onGuide(listener: () => void): () => void {
  window.addEventListener(closed, listener);
  return () => window.removeEventListener(closed, listener);
}
