type Key = string | number;

/** V8 copies a shorter part of a string at once. */
const shortestSlice = 13;
const copied = <By extends string>(key: By): By => Buffer.from(key).toString() as By;

/**
 * Creates a memory of what was found by a key, since guides repeat their texts. It forgets everything once it holds
 * `most` of them: an LRU cache takes twice the time.
 */
export function createMemory<Found extends NonNullable<unknown> | null, By extends Key = string>(
  most: number,
): (key: By, find: (key: By) => Found) => Found {
  const known = new Map<By, Found>();
  return (key, find) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    // A copy: a slice of a file's chunk would keep the whole chunk in memory.
    const own = typeof key === "string" && key.length >= shortestSlice ? copied(key) : key;
    const found = find(own);
    if (known.size >= most) known.clear();
    known.set(own, found);
    return found;
  };
}

/** Calls a function when its result is first asked for. */
export function lazily<Made extends NonNullable<unknown>>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** A function that remembers what it has read. */
export function remembered<By extends Key, Found extends NonNullable<unknown> | null>(
  most: number,
  read: (key: By) => Found,
): (key: By) => Found {
  const remember = createMemory<Found, By>(most);
  return (key) => remember(key, read);
}

/** The same for what is found of an object, such as a list that many names have in common. */
export function rememberedOf<Of extends object, Found>(find: (key: Of) => Found): (key: Of) => Found {
  const known = new WeakMap<Of, { found: Found }>();
  return (key) => {
    let answer = known.get(key);
    if (!answer) {
      answer = { found: find(key) };
      known.set(key, answer);
    }
    return answer.found;
  };
}
