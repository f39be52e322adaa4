import { useSyncExternalStore } from "react";

/** How a person likes the grid: kept on their device. */
export type GridView = { density: "comfortable" | "compact"; zoom: number };

export const zooms = { least: 0.6, most: 2, step: 0.1 };

const plain: GridView = { density: "comfortable", zoom: 1 };
const storageKey = "guide-view";
const changed = "nownext:guide-view";

let held: GridView | undefined;

function read(): GridView {
  if (held) return held;
  held = plain;
  try {
    const { density, zoom } = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    held = {
      density: density === "compact" ? "compact" : "comfortable",
      zoom: zoom >= zooms.least && zoom <= zooms.most ? zoom : 1,
    };
  } catch {
    // Without storage, or with what isn't ours in it, the view is the plain one.
  }
  return held;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

function choose(view: GridView): void {
  held = view;
  try {
    localStorage.setItem(storageKey, JSON.stringify(view));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

/** The grid's density and zoom on this device, and the way to change them. */
export const useGridView = () => ({
  value: useSyncExternalStore(subscribe, read, () => plain),
  choose,
});
