/**
 * A function that remembers what it has read, since guides repeat their texts. It forgets everything once it holds
 * `most` of them.
 */
export function remembered<Key extends string | number, Found extends NonNullable<unknown> | null>(
  most: number,
  read: (key: Key) => Found,
): (key: Key) => Found {
  const known = new Map<Key, Found>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    // A copy: a slice of a file's chunk would keep the whole chunk in memory.
    const own = typeof key === "string" ? (Buffer.from(key).toString() as Key) : key;
    const found = read(own);
    if (known.size >= most) known.clear();
    known.set(own, found);
    return found;
  };
}
