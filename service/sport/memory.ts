/**
 * Creates a memory of what was found for a text, since guides repeat their texts. It forgets everything once it holds
 * `most` of them.
 */
export function createMemory<T>(most: number): (key: string, find: () => T) => T {
  const known = new Map<string, T>();
  return (key, find) => {
    let found = known.get(key);
    if (found === undefined) {
      found = find();
      if (known.size >= most) known.clear();
      known.set(key, found);
    }
    return found;
  };
}
