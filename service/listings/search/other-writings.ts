/** The numbers that names have in figures or in words: "Channel 4", "BBC One". */
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Longer queries are written in too many ways to try them all. */
const mostWords = 4;

const inFigures = (word: string): string => {
  const place = numbers.indexOf(word);
  return place < 0 ? word : String(place + 1);
};

/** A query with two neighbouring words joined, one way for each two. */
const joins = (words: readonly string[]): string[][] =>
  words
    .slice(1)
    .map((word, place) => [...words.slice(0, place), (words[place] ?? "") + word, ...words.slice(place + 2)]);

/**
 * How else a folded query may be written: "east enders" is Eastenders, "one news" is 1News. The likeliest first, and
 * none that is the query itself.
 */
export function otherWritings(query: string): string[] {
  const words = query.split(" ").filter(Boolean);
  if (words.length > mostWords) return [];
  const figured = words.map(inFigures);
  const writings = [figured, ...joins(words), ...joins(figured)].map((each) => each.join(" "));
  return [...new Set(writings)].filter((each) => each !== query);
}
