import { foldName } from "../../sport/catalogue/fold.ts";

/**
 * Folds a name or a query for search: as names of the sports catalogue (case, accents, width, letters that guides mix
 * up), and also katakana as hiragana, final Hebrew letters as the others, and the plus of what is an hour later (`ITV+1`)
 * as a word: it isn't ITV 1.
 */
export const foldForSearch = (text: string): string =>
  foldName(text.replace(/\+(?=\p{N})/gu, " plus ")).replace(
    /[\u30a1-\u30f6\u05da\u05dd\u05df\u05e3\u05e5]/g,
    (letter) => {
      const code = letter.charCodeAt(0);
      return String.fromCharCode(code < 0x0600 ? code + 1 : code - (0x30a1 - 0x3041));
    },
  );
