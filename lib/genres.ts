/** A genre's words, folded, without a plural's end: "Action/Adventure" is "action" and "adventure". */
const splitWords = (genre: string): Set<string> =>
  new Set(
    (genre.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, "")),
  );

/**
 * A programme's genres, each once: sources also list the parts of one as genres of their own, and one in another
 * spelling. Of two equal genres the first is kept, and of a genre and its part the fuller one.
 */
export function distinctGenres(genres: readonly string[]): string[] {
  const words = genres.map(splitWords);
  return genres.filter((_, at) => {
    const own = words[at] ?? new Set();
    return !words.some(
      (other, place) => place !== at && own.isSubsetOf(other) && (other.size > own.size || place < at),
    );
  });
}

const empty =
  /^(?:all |s[eé]ries?$|movies?$|feature|general|other|episod|show$|shows$|sports?$|film$|programme-ind[eé]termin[eé]$)/i;

/** A genre that a source writes as part of an address: "magazine-sportif" is "magazine sportif". */
const asWords = (genre: string): string =>
  /^\p{Ll}{4,}(?:-\p{Ll}{4,})+$/u.test(genre) ? genre.replaceAll("-", " ") : genre;

/** Genres without those that sources put programmes of all kinds under, and those that a kind's own word says. */
export const specificGenres = (genres: readonly string[] = []): string[] =>
  genres.filter((genre) => !empty.test(genre)).map(asWords);
