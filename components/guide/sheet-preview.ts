/** What the guide knows of a programme before its sheet is here. */
export type SheetPreview = { title: string; when: string; where: string };

const opening = "nownext:sheet-opening";
const closed = "nownext:sheet-closed";

/** Says that a programme's sheet is asked for. */
export const announceSheet = (preview: SheetPreview): void => {
  window.dispatchEvent(new CustomEvent(opening, { detail: preview }));
};

/** Says that the guide is in front again. */
export const announceGuide = (): void => {
  window.dispatchEvent(new Event(closed));
};

/** Calls back when a sheet is asked for; gives the way to stop that. */
export function onSheet(listener: (preview: SheetPreview) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<SheetPreview>).detail);
  window.addEventListener(opening, listen);
  return () => window.removeEventListener(opening, listen);
}

/** Calls back when the guide is in front again; gives the way to stop that. */
export function onGuide(listener: () => void): () => void {
  window.addEventListener(closed, listener);
  return () => window.removeEventListener(closed, listener);
}
