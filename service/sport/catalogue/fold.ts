/**
 * Names as the catalogue compares them: without case, accents, width, punctuation and apostrophes; words parted
 * by one space. Unlike the search's own fold it keeps the marks of scripts that need them (Thai vowels, the
 * voicing of kana), spells letters alike that guides mix up (`ø` and `o`, `أ` and `ا`), and keeps places.
 */

/** How a character takes part in a name: not at all, parting words, or as a letter or digit of one. */
export const PARTING = 0;
const SPACED = 1;
/** Of a script that writes words without spaces. */
const UNSPACED = 2;

const lookalikes: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ħ: "h",
  ı: "i",
  þ: "th",
  ς: "σ",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  "&": " and ",
};

/** Accents of Latin, Greek and Cyrillic; points of Hebrew; vowel signs and the stretch of Arabic. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const silent = /^['’‘`´׳״・·]$/;
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}ー]/u;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

const foldCharacter = (character: string): string => {
  const lower = character.normalize("NFKD").replace(marks, "").normalize("NFC").toLowerCase();
  if (silent.test(character) || lower === "") return "";
  const alike = lookalikes[lower];
  if (alike !== undefined) return alike;
  return wordCharacter.test(lower) ? lower.replace(/[^\p{L}\p{N}\p{M}]/gu, "") : " ";
};

/** What each code unit becomes: one code unit, or 0 where it becomes none, several, or wasn't met yet. */
const single = new Uint16Array(65_536);
const several = new Map<number, string>();
const foldUnit = (unit: number): string => {
  let text = several.get(unit);
  if (text === undefined) {
    text = foldCharacter(String.fromCharCode(unit));
    if (text.length === 1) single[unit] = text.charCodeAt(0);
    else several.set(unit, text);
  }
  return text;
};

const unknownClass = 3;
const classes = new Uint8Array(65_536).fill(unknownClass);
/** The class of a folded text's code unit. */
export const classOf = (unit: number): number => {
  const known = classes[unit] ?? PARTING;
  if (known !== unknownClass) return known;
  const character = String.fromCharCode(unit);
  const found = unspaced.test(character) ? UNSPACED : wordCharacter.test(character) ? SPACED : PARTING;
  classes[unit] = found;
  return found;
};

/** Whether a word may begin or end between two code units of a folded text; `PARTING` stands for its edges. */
export const isBoundary = (before: number, after: number): boolean =>
  classOf(before) !== SPACED || classOf(after) !== SPACED;

export type FoldedText = {
  /** The folded text's code units. */
  units: Uint16Array;
  /** For each of them, the index in the original of what it came from. */
  places: Uint32Array;
};

const SPACE = 32;
const STOP = 46;
const QUOTE = 34;
const isApostrophe = (unit: number): boolean => unit === 39 || unit === 0x2019;

/** Reused by every call, so that folding a guide makes no garbage. */
let scratch = { units: new Uint16Array(4096), places: new Uint32Array(4096) };

const longestFold = Math.max(...Object.values(lookalikes).map((text) => text.length), 20);

/** The folded text with the places it came from. What it gives is valid until the next call. */
export function foldWithPlaces(original: string): FoldedText {
  if (scratch.units.length < original.length * longestFold) {
    const size = original.length * longestFold;
    scratch = { units: new Uint16Array(size), places: new Uint32Array(size) };
  }
  const { units, places } = scratch;
  let length = 0;
  let wordLength = 0;
  const put = (folded: number, place: number): void => {
    if (folded !== SPACE) wordLength += 1;
    else if (length === 0 || units[length - 1] === SPACE) return;
    else wordLength = 0;
    units[length] = folded;
    places[length] = place;
    length += 1;
  };
  for (let place = 0; place < original.length; place += 1) {
    const unit = original.charCodeAt(place);
    const one = single[unit] ?? 0;
    if (one > SPACE) {
      put(one, place);
      continue;
    }
    // F.C. is FC, מ"ת is one word, and l'Avenir is two.
    if (unit === STOP && wordLength === 1 && isLetterAt(original, place + 1)) {
      wordLength = 0;
      continue;
    }
    if (unit === QUOTE && wordLength > 0 && isLetterAt(original, place + 1)) continue;
    if (one === SPACE || (wordLength === 1 && isApostrophe(unit))) {
      put(SPACE, place);
      continue;
    }
    const text = foldUnit(unit);
    for (let at = 0; at < text.length; at += 1) put(text.charCodeAt(at), place);
  }
  if (length > 0 && units[length - 1] === SPACE) length -= 1;
  return { units: units.subarray(0, length), places: places.subarray(0, length) };
}

const isLetterAt = (text: string, place: number): boolean => /\p{L}/u.test(text.charAt(place));

/** A name, folded. */
export const foldName = (name: string): string => String.fromCharCode(...foldWithPlaces(name).units);
