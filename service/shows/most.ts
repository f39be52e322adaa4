/** The value that comes most often, of equals the least; null of none. */
export function mostOf<T extends string | number>(values: Iterable<T>): T | null {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let most: T | null = null;
  for (const [value, count] of counts) {
    const best = most === null ? 0 : (counts.get(most) ?? 0);
    if (most === null || count > best || (count === best && value < most)) most = value;
  }
  return most;
}
