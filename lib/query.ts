/** The longest query that is asked. */
const longest = 200;

/** A query as typed, in one spelling: composed, trimmed, one space between words. Empty if nothing is asked. */
export const cleanQuery = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longest)
    .trim();

/** A path segment's text. One that isn't escaped is taken as it is: Next hands over both kinds. */
export function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
