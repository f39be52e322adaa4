/**
 * Text as search and matching compare it: without case, accents, width or punctuation, words parted by one
 * space. Letters of every script stay.
 */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}+]+/gu, " ")
    .trim();
