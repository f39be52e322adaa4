/** How a source writes words within titles that aren't all capitals. */
export type Lexicon = {
  note(title: string): void;
  /** The usual form of a word; null if the source never writes it so. */
  formOf(word: string): string | null;
};

const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const roman = /^(?=[IVX])(?:X{0,3})(?:IX|IV|V?I{0,3})$/;
const mostWords = 50_000;

const isShouted = (title: string): boolean =>
  !/\p{Ll}/u.test(title) && (title.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 1;

/** One key for a word in any case, also in Turkish, in which the capital of i keeps its dot. */
const keyOf = (word: string): string => word.toLowerCase().replace(/ı|i̇/g, "i");

export function createLexicon(): Lexicon {
  const forms = new Map<string, Map<string, number>>();
  return {
    note(title) {
      if (!/\p{Ll}/u.test(title) || forms.size >= mostWords) return;
      for (const [index, [word]] of [...title.matchAll(wordPattern)].entries()) {
        // The first word of a title is in capitals whatever it is, unless all of it is.
        if (index === 0 && !isAcronym(word)) continue;
        const key = keyOf(word);
        const own = forms.get(key) ?? new Map<string, number>();
        own.set(word, (own.get(word) ?? 0) + 1);
        forms.set(key, own);
      }
    },
    formOf(word) {
      const own = forms.get(keyOf(word));
      if (!own) return null;
      return [...own].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
    },
  };
}

const isAcronym = (word: string): boolean => word.length > 1 && !/\p{Ll}/u.test(word);

/**
 * A title in capitals as its source writes the same words elsewhere, or its own description does. Null if it isn't in
 * capitals, or if one word is unknown: it may be an acronym.
 */
export function recase(title: string, lexicon: Lexicon, description = ""): string | null {
  if (!isShouted(title)) return null;
  let isUnsure = false;
  let isFirst = true;
  const written = title.replace(wordPattern, (word, at: number) => {
    if (!/\p{Lu}/u.test(word)) return word;
    const begins = isFirst || /[:|–—-]\s*$/u.test(title.slice(0, at));
    isFirst = false;
    if (roman.test(word)) return word;
    const form = lexicon.formOf(word) ?? formIn(description, word);
    if (form === null) {
      isUnsure = true;
      return word;
    }
    return begins ? form.charAt(0).toLocaleUpperCase() + form.slice(1) : form;
  });
  return isUnsure || written === title ? null : written;
}

/** How a description writes a word, within a sentence. */
function formIn(description: string, word: string): string | null {
  const key = keyOf(word);
  for (const [found] of description.slice(0, 600).matchAll(wordPattern))
    if (keyOf(found) === key && /\p{Ll}/u.test(found)) return found;
  return null;
}
