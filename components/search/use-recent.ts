import { useSyncExternalStore } from "react";

/** What a person searched for last, newest first: kept on their device alone. */
const storageKey = "recent-searches";
const changed = "nownext:recent-searches";
const most = 8;
const none: readonly string[] = [];

let held: readonly string[] | undefined;

function read(): readonly string[] {
  if (held) return held;
  held = none;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    if (Array.isArray(kept)) held = kept.filter((text) => typeof text === "string").slice(0, most);
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

function write(searches: readonly string[]): void {
  held = searches;
  try {
    if (searches.length > 0) localStorage.setItem(storageKey, JSON.stringify(searches));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage they last as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

/** Puts a search before the others. */
export function keepSearch(text: string): void {
  const query = text.trim();
  if (query) write([query, ...read().filter((kept) => kept !== query)].slice(0, most));
}

export const forgetSearches = (): void => write(none);

export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, read, () => none);
