import { useSyncExternalStore } from "react";

/** Channels that a person keeps, on their device, in the order in which they were kept. */
const storageKey = "favourites";
const changed = "nownext:favourites";
const none: ReadonlySet<string> = new Set();

let held: ReadonlySet<string> | undefined;

function read(): ReadonlySet<string> {
  if (held) return held;
  held = none;
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    if (Array.isArray(ids)) held = new Set(ids.filter((id) => typeof id === "string"));
  } catch {
    // Without storage, or with what isn't ours in it, nothing is kept.
  }
  return held;
}

function subscribe(listener: () => void): () => void {
  const elsewhere = (change: StorageEvent) => {
    if (change.key !== storageKey) return;
    held = undefined;
    listener();
  };
  window.addEventListener(changed, listener);
  window.addEventListener("storage", elsewhere);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", elsewhere);
  };
}

function toggle(id: string): void {
  const next = new Set(read());
  if (!next.delete(id)) next.add(id);
  held = next;
  try {
    localStorage.setItem(storageKey, JSON.stringify([...next]));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

/** The favourite channels' ids, and the way to keep one or let it go. */
export const useFavourites = (): [ReadonlySet<string>, (id: string) => void] => [
  useSyncExternalStore(subscribe, read, () => none),
  toggle,
];
