/**
 * Normalises text for search and matching: without case, accents, width or punctuation, words separated by one space.
 * Letters of every script stay.
 */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}+]+/gu, " ")
    .trim();
