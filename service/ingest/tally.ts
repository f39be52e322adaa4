/** Counts by name. */
export type Tally = {
  count(name: string, times?: number): void;
  all(): Iterable<[name: string, times: number]>;
};

const mostNames = 200;
const longestName = 80;
const others = "others";

/** A tally of names that strangers chose: beyond so many, they are counted as one. */
export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    count(name, times = 1) {
      const isKept = name.length <= longestName && (counts.has(name) || counts.size < mostNames);
      const kept = isKept ? name : others;
      counts.set(kept, (counts.get(kept) ?? 0) + times);
    },
    all: () => counts,
  };
}
