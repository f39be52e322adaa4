/** The most frequent value, or the smallest of those. Nulls don't count. Null if there is no value. */
export function mostFrequent<T extends string | number>(values: readonly (T | null)[]): T | null {
  const [first = null] = values;
  if (values.length < 2) return first;
  const counts = new Map<T, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: T | null = null;
  for (const [value, count] of counts) {
    const most = best === null ? 0 : (counts.get(best) ?? 0);
    if (best === null || count > most || (count === most && value < best)) best = value;
  }
  return best;
}
