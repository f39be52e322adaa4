/** A place in which a source may write a number, found out while its titles are read. */
export type NumberPlace = {
  note(title: string): void;
  /** What stands before the number, the number and what is behind it; null if the source doesn't write it there. */
  read(title: string): { name: string; number: string; rest: string } | null;
};

/** A source writes numbers in a place if so many of its shows have several there; single ones belong to names. */
const fewestShows = 5;

/** Learns whether a source writes numbers where a pattern finds them: its groups are a name, a number and the rest. */
export function createNumberPlace(pattern: RegExp): NumberPlace {
  const numbers = new Map<string, string>();
  const several = new Set<string>();
  return {
    note(title) {
      const [, name, number] = pattern.exec(title) ?? [];
      if (name === undefined || number === undefined) return;
      const before = numbers.get(name);
      if (before === undefined) numbers.set(name, number);
      else if (before !== number) several.add(name);
    },
    read(title) {
      if (several.size < fewestShows) return null;
      const [, name, number, rest = ""] = pattern.exec(title) ?? [];
      // `30 for 30` is a name.
      const isName = name === undefined || number === undefined || name.split(" ").includes(number);
      return isName ? null : { name, number, rest };
    },
  };
}
