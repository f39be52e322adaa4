/** The index of the first item that a condition holds for, as it does for all after it; their number if it holds for none. */
export function firstIndex<T>(items: readonly T[], holds: (item: T, index: number) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(items[middle] as T, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
