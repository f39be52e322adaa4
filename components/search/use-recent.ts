import { createDeviceStore, useDeviceStore } from "@/components/ui/device-store";

const most = 8;

function read(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    if (Array.isArray(kept)) return kept.filter((query) => typeof query === "string").slice(0, most);
  } catch {
    // What isn't ours counts for nothing.
  }
  return [];
}

/** What a person searched for last, newest first: kept on their device alone. */
const store = createDeviceStore<readonly string[]>("recent-searches", {
  read,
  write: (searches) => (searches.length > 0 ? JSON.stringify(searches) : null),
});

/** Puts a search before the others. */
export function keepSearch(text: string): void {
  const query = text.trim();
  if (query) store.change((kept) => [query, ...kept.filter((other) => other !== query)].slice(0, most));
}

export const forgetSearches = (): void => store.change(() => []);

export const useRecentSearches = (): readonly string[] => useDeviceStore(store);
