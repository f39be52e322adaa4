import type { Keyset } from "./cursor.ts";

function compare(a: Keyset, b: Keyset): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined || left > right) return 1;
    if (left < right) return -1;
  }
  return 0;
}

/**
 * The items after a key, at most `limit`, of a list sorted by that key, and the key to go on from (null at the
 * end). Since a page goes on from a key and not from a place, rows that come or go between two pages neither
 * repeat nor hide another.
 */
export function pageOf<T>(
  sorted: readonly T[],
  { keyOf, after, limit }: { keyOf: (item: T) => Keyset; after: Keyset | null; limit: number },
): { items: T[]; last: Keyset | null } {
  const from = after ? sorted.findIndex((item) => compare(keyOf(item), after) > 0) : 0;
  if (from < 0) return { items: [], last: null };
  const items = sorted.slice(from, from + limit);
  const last = items.at(-1);
  return { items, last: last !== undefined && from + limit < sorted.length ? keyOf(last) : null };
}
