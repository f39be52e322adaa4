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
 * Takes up to `limit` items after a key from a list sorted by that key. `last` is the key to continue from; null at
 * the end. Since pages continue from a key, not an offset, rows that appear or disappear between two pages neither
 * repeat nor hide others.
 */
export function takePage<T>(
  sorted: readonly T[],
  { keyOf, after, limit }: { keyOf: (item: T) => Keyset; after: Keyset | null; limit: number },
): { items: T[]; last: Keyset | null } {
  const from = after ? sorted.findIndex((item) => compare(keyOf(item), after) > 0) : 0;
  if (from < 0) return { items: [], last: null };
  const items = sorted.slice(from, from + limit);
  const last = items.at(-1);
  return { items, last: last !== undefined && from + limit < sorted.length ? keyOf(last) : null };
}
