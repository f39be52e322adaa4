import { keepEntries } from "@/lib/api/kept";
import type { AtomEntry } from "./atom";

/** An entry whose time of change isn't known yet. */
export type FreshEntry = Omit<AtomEntry, "updated">;

/** Adds when each entry of a feed last changed, as far as this site knows. `feed` names the feed among all. */
export async function withUpdates(
  feed: string,
  fresh: readonly FreshEntry[],
  now: number,
): Promise<AtomEntry[]> {
  const kept = await keepEntries({ key: `feed ${feed}`, name: feed, fresh, idOf: ({ id }) => id, now });
  return (kept?.entries ?? []).map(({ entry, changed }) => ({ ...entry, updated: changed }));
}
