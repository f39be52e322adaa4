import { simplifyHan } from "./han.ts";

/**
 * Folds names for comparison in the catalogue: removes case, accents, width, punctuation and apostrophes, and puts
 * one space between words. Unlike the fold of search it keeps the marks that some scripts need (Thai vowels, the
 * voicing of kana), treats letters alike that guides mix up (`ø` and `o`, `أ` and `ا`, `國` and `国`), and records positions.
 */

/** What a character is in a name: a separator, or part of a word. */
export const PARTING = 0;
const SPACED = 1;
/** Part of a script that writes words without spaces. */
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

/** Rows of Ethiopic letters that sound the same, with the row that stands for both. */
const ethiopicRows = [
  [0x1220, 0x1230],
  [0x1340, 0x1338],
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x12d0, 0x12a0],
] as const;
const ethiopic = new Map(
  ethiopicRows.flatMap(([row, common]) =>
    Array.from(
      { length: 7 },
      (_, vowel) => [String.fromCharCode(row + vowel), String.fromCharCode(common + vowel)] as const,
    ),
  ),
);
const plainLetter = (letter: string): string =>
  // Most letters are of alphabets that come before these.
  letter < "\u1200" ? letter : (ethiopic.get(letter) ?? simplifyHan(letter));

/**
 * Accents of Latin, Greek and Cyrillic; points of Hebrew; vowel signs and tatweel of Arabic; tones of Thai and Lao, which
 * foreign names have or lack.
 */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u0e47-\u0e4b\u0ec8-\u0ecb]/g;
/** Parts of a script's letters in decomposed or half-width text: voicing, Hangul, vowels that stand on both sides. */
const composing =
  /[\u3099\u309a\u1160-\u11ff\u09be\u09d7\u0b3e\u0b56\u0b57\u0bbe\u0bd7\u0c56\u0cc2\u0cd5\u0cd6\u0d3e\u0d57\u0dca\u0dcf\u0ddf\u102e]/;
/** Apostrophes, points between parts of a name, and the invisible joiners of some scripts. */
const silent = /^['’‘`´׳״・·\u200b-\u200d]$/;
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}ー]/u;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

const foldCharacter = (character: string): string => {
  const lower = character.normalize("NFKD").replace(marks, "").normalize("NFC").toLowerCase();
  if (silent.test(character) || lower === "") return "";
  // Names contain nothing that takes two code units.
  const alike = lower.replace(
    /./gu,
    (letter) => lookalikes[letter] ?? (letter.length > 1 ? " " : plainLetter(letter)),
  );
  return wordCharacter.test(alike) ? alike.replace(/[^\p{L}\p{N}\p{M} ]/gu, "") : " ";
};

/** What each code unit folds to if that is one code unit; 0 if it is none or several, or not known yet. */
const single = new Uint16Array(65_536);
const several = new Map<number, string>();
const foldUnit = (unit: number): string => {
  let text = several.get(unit);
  if (text === undefined) {
    text = foldCharacter(String.fromCharCode(unit));
    if (text.length === 1 && !composing.test(text)) single[unit] = text.charCodeAt(0);
    else several.set(unit, text);
  }
  return text;
};

const unknownClass = 3;
const classes = new Uint8Array(65_536).fill(unknownClass);
/** The class of a code unit in a folded text. */
const classify = (unit: number): number => {
  const known = classes[unit] ?? PARTING;
  if (known !== unknownClass) return known;
  const character = String.fromCharCode(unit);
  const found = unspaced.test(character) ? UNSPACED : wordCharacter.test(character) ? SPACED : PARTING;
  classes[unit] = found;
  return found;
};

/**
 * Whether a word may begin or end between two code units of a folded text; pass `PARTING` for the edge of the text.
 */
export const isBoundary = (before: number, after: number): boolean =>
  classify(before) !== SPACED || classify(after) !== SPACED;

/** Hebrew and Arabic attach "the", "and" and "in" as letters to the next word: `בליגת העל`, `والدوري`. */
const proclitics = new Set([..."והבלכמש", ..."وبلفك"].map((letter) => letter.charCodeAt(0)));
const firstOfThem = 0x590;

export type FoldedText = {
  /** The folded text's code units. */
  units: Uint16Array;
  /** The position in the original text for each of them. */
  places: Uint32Array;
  /** Positions in `units` at which a name may begin. */
  starts: Uint32Array;
};

const SPACE = 32;
const STOP = 46;
const QUOTE = 34;
const isApostrophe = (unit: number): boolean => unit === 39 || unit === 0x2019;

const createScratch = (size: number): FoldedText => ({
  units: new Uint16Array(size),
  places: new Uint32Array(size),
  starts: new Uint32Array(size),
});
/** Reused by every call, so that folding a guide leaves no garbage. */
let scratch = createScratch(4096);

/** The most code units that one can decompose into. */
const longestFold = 20;

/** The last result, since several searches in a row look for names in the same text. */
let last: { original: string; folded: FoldedText } | null = null;

/** Folds a text and keeps the positions. The result is valid until the next call with another text. */
export function foldWithPlaces(original: string): FoldedText {
  if (last?.original !== original) last = { original, folded: foldInto(original) };
  return last.folded;
}

function foldInto(original: string): FoldedText {
  if (scratch.units.length < original.length * longestFold)
    scratch = createScratch(original.length * longestFold);
  const { units, places, starts } = scratch;
  let length = 0;
  let words = 0;
  let wordLength = 0;
  let before = PARTING;

  const put = (folded: number, place: number): void => {
    if (folded === SPACE) {
      wordLength = 0;
      if (before === PARTING) return;
      before = PARTING;
    } else {
      wordLength += 1;
      const kind = classify(folded);
      if (kind !== SPACED || before !== SPACED || followsProclitic(folded)) {
        starts[words] = length;
        words += 1;
      }
      before = kind;
    }
    units[length] = folded;
    places[length] = place;
    length += 1;
  };
  const followsProclitic = (folded: number): boolean =>
    folded > firstOfThem && starts[words - 1] === length - 1 && proclitics.has(units[length - 1] ?? PARTING);

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
    if (one === SPACE || (isApostrophe(unit) && wordLength === 1 && (units[length - 1] ?? 0) < firstOfThem)) {
      put(SPACE, place);
      continue;
    }
    const text = foldUnit(unit);
    const whole = composing.test(text) ? composed(units[length - 1], text) : null;
    if (whole !== null) {
      units[length - 1] = whole;
      continue;
    }
    for (let at = 0; at < text.length; at += 1) put(text.charCodeAt(at), place);
  }
  if (before === PARTING && length > 0) length -= 1;
  return {
    units: units.subarray(0, length),
    places: places.subarray(0, length),
    starts: starts.subarray(0, words),
  };
}

/** The single letter that a letter and the characters after it compose; null if there is none. */
function composed(letter: number | undefined, rest: string): number | null {
  if (letter === undefined) return null;
  const whole = (String.fromCharCode(letter) + rest).normalize("NFC");
  return whole.length === 1 ? whole.charCodeAt(0) : null;
}

const isLetterAt = (text: string, place: number): boolean => /\p{L}/u.test(text.charAt(place));

const decoder = new TextDecoder("utf-16le");

/** Most names that are folded are folded already, in plain letters. */
const isFolded = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Folds a name. */
export const foldName = (name: string): string =>
  isFolded.test(name) ? name : decoder.decode(foldWithPlaces(name).units);
