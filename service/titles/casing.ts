import { fold } from "../text.ts";
import { englishWord } from "./english-words.ts";
import { accentedForm, isGreek, mostFrequent, smallGreek } from "./greek-words.ts";

/** How a source writes words within titles that aren't all capitals. */
export type Lexicon = {
  note(title: string): void;
  /** The usual form of a word; null if the source never writes it so. */
  formOf(word: string): string | null;
  /** Whether the source begins each longer word of a title with a capital, as English guides do. */
  isTitleCase(): boolean;
};

const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const roman = /^(?=[IVX])(?:X{0,3})(?:IX|IV|V?I{0,3})$/;
const mostWords = 50_000;

/** Of so many different longer words behind the first of their titles, so large a share begins with a capital. */
const fewestWords = 200;
/** In German guides, of which all nouns do, it is 0.85. */
const titleCaseShare = 0.9;
const shortestWord = 4;
/** In Turkish, which has many of these, the capital I isn't that of i. */
const turkish = /[şğ]/u;
const turkishShare = 0.02;

/** One word in capitals may be an acronym, unless it has an article. */
const isShouted = (title: string): boolean =>
  !/\p{Ll}/u.test(title) &&
  ((title.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 1 || /^[ΟΗ]\s\p{Lu}{4}/u.test(title));

/**
 * One key for a word in any case, also in Turkish, in which the capital of i keeps its dot, and in Greek, whose capitals
 * have no accents.
 */
const keyOf = (word: string): string =>
  isGreek(word) ? fold(word) : word.toLowerCase().replace(/ı|i̇/g, "i");

export function createLexicon(): Lexicon {
  const forms = new Map<string, Map<string, number>>();
  let titleCase: boolean | undefined;

  function formOf(word: string): string | null {
    const own = forms.get(keyOf(word));
    if (!own) return null;
    return isGreek(word) ? accentedForm(word, own) : mostFrequent([...own]);
  }

  function hasTitleCase(): boolean {
    const longer = [...forms.keys()].filter(
      (word) => word.length >= shortestWord && /^\p{Script=Latin}/u.test(word),
    );
    const capitalised = longer.filter((word) => /^\p{Lu}/u.test(formOf(word) ?? ""));
    return (
      longer.length >= fewestWords &&
      capitalised.length >= longer.length * titleCaseShare &&
      longer.filter((word) => turkish.test(word)).length <= longer.length * turkishShare
    );
  }

  return {
    note(title) {
      titleCase = undefined;
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
    formOf,
    isTitleCase() {
      titleCase ??= hasTitleCase();
      return titleCase;
    },
  };
}

const isAcronym = (word: string): boolean => word.length > 1 && !/\p{Ll}/u.test(word);

/**
 * A title in capitals as its source writes the same words elsewhere, with their accents, or its own description does; or
 * as English titles are written, if the source has those. Null if it isn't in capitals, or if one word is unknown: it may be an acronym.
 */
export function recase(title: string, lexicon: Lexicon, description = ""): string | null {
  if (!isShouted(title)) return null;
  let isUnsure = false;
  let isFirst = true;
  const written = title.replace(wordPattern, (word, at: number) => {
    if (!/\p{Lu}/u.test(word)) return word;
    const begins = isFirst || /[:|–—-]\s*$/u.test(title.slice(0, at));
    isFirst = false;
    // `WYFF4` is a name.
    const isBesideDigit = /\d$/.test(title.slice(0, at)) || /^\d/.test(title.slice(at + word.length));
    if (roman.test(word) || isBesideDigit) return word;
    // At a beginning, the other word (`Ή`) hardly ever stands.
    if (begins && word === "Η") return word;
    const usual = lexicon.formOf(word) ?? formIn(description, word) ?? smallGreek(word);
    const english = lexicon.isTitleCase() ? englishWord(word) : null;
    const isSmall = english !== null && english === word.toLowerCase();
    // A source that shouts some titles shouts words of others too.
    const isShoutedToo = usual !== null && isAcronym(usual) && word.length >= shortestWord;
    const form = isSmall ? english : isShoutedToo ? (english ?? usual) : (usual ?? english);
    if (form === null) {
      isUnsure = true;
      return word;
    }
    return begins ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  });
  return isUnsure || written === title ? null : written;
}

/** How a description writes a word, within a sentence. */
function formIn(description: string, word: string): string | null {
  const key = keyOf(word);
  const found = Array.from(description.slice(0, 600).matchAll(wordPattern), ([own]) => own).filter(
    (own) => keyOf(own) === key && /\p{Ll}/u.test(own),
  );
  if (isGreek(word))
    return accentedForm(
      word,
      found.map((own) => [own, 1]),
    );
  return found[0] ?? null;
}
