import { fold } from "../text.ts";

/** Words that Greek writes small and without a doubt, whatever accents their capitals have lost. */
const small = new Set(
  "ο οι το τα του της των τον την τους τις και σε με για στο στη στην στον στα στους στις να θα δεν μας σας".split(
    " ",
  ),
);
/** Words that are two by their accents (`νόμος`, `νομός`), though a source may write only one. */
const ambiguous = new Set(
  "αδεια αλλα αρα γερα γερος γερου δεξια η θολος καλος καμαρα κυρια ματια μονο νομος νομου νομοι νομων ορος παντα ποτε που πως τελεια τζαμι τζαμια φορα χαλι χαλια ωμος ωμοι".split(
    " ",
  ),
);

export const isGreek = (word: string): boolean => /^\p{Script=Greek}/u.test(word);

/** A small word in capitals as it is written within a title; null if it may be another. */
export const smallGreek = (word: string): string | null =>
  small.has(word.toLowerCase()) ? word.toLowerCase() : null;

/**
 * The most frequent of the forms in which a Greek word in capitals stands elsewhere; null if it may be of several words,
 * or stands nowhere. Capitals have no accents, but small letters without them are a mistake: such a word has to stay.
 */
export function accentedForm(word: string, forms: Iterable<readonly [string, number]>): string | null {
  const key = fold(word);
  if (ambiguous.has(key)) return null;
  const written = [...forms].filter(([form]) => /\p{Ll}/u.test(form) && fold(form) === key);
  const spellings = new Set(written.map(([form]) => form.toLowerCase()));
  return spellings.size === 1 ? mostFrequent(written) : null;
}

/** The form that is there most often. */
export const mostFrequent = (forms: readonly (readonly [string, number])[]): string | null =>
  forms.length === 0 ? null : forms.reduce((a, b) => (b[1] > a[1] ? b : a))[0];
