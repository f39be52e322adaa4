/** The numbers that names have in figures or in words: "Channel 4", "BBC One". */
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Words that people say and names leave out: "le journal de 20h" is Journal 20h00, "canal plus" is Canal+. */
const leftOut = new Set(
  "a an the of and plus le la les l de du des d et el los las del y der die das von und o os as do da dos das e".split(
    " ",
  ),
);

/** Longer queries are written in too many ways to try them all. */
const mostWords = 4;

const inFigures = (word: string): string => {
  const place = numbers.indexOf(word);
  return place < 0 ? word : String(place + 1);
};

/** A name parted from its number: "channel4" is Channel 4. */
const parted = (word: string): string => word.replace(/(?<=\p{L}{2})(?=\p{N}+$)/u, " ");

/** A word without the Arabic article: a word of a name may hold what is left, with the article or without. */
const withoutArticle = (word: string): string => word.replace(/^ال(?=\p{L}{3})/u, "");

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
  const told = words.filter((word) => !leftOut.has(word));
  const writings = [
    ...joins(words),
    ...joins(figured),
    figured,
    words.map(parted),
    told,
    // Alone, what is left of a word would be found in many.
    ...(words.length > 1 ? [words.map(withoutArticle)] : []),
  ].map((each) => each.join(" "));
  return [...new Set(writings)].filter((each) => each !== query && each !== "");
}
