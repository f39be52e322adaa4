import { simplifyHan } from "./catalogue/han.ts";

/** In which languages a name is written, as far as its letters tell. */

/** The letters of Arabic; Persian, Urdu and others have more, and write some of these otherwise. */
const arabic = /^[\u0621-\u063a\u0641-\u0652]$/u;

/** Scripts that don't mix with Latin: the name would be read in two directions, or in two ways of writing. */
const letters: Readonly<Record<string, RegExp>> = {
  Jpan: /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Latn}]$/u,
  Hans: /^[\p{sc=Han}\p{sc=Latn}]$/u,
  Kore: /^[\p{sc=Hang}\p{sc=Latn}]$/u,
};

const lettersOf = (script: string): RegExp => letters[script] ?? new RegExp(`^\\p{sc=${script}}$`, "u");

/** Abbreviations, notes in brackets, and alternatives: what a listing writes for want of room. */
const shortened = /[.․،,()（）[\]/|:;…"״“”]|(?<!\p{L})['׳’]|ฯ/u;

/** Whether a text is a whole name in the script of a language (ISO 639-1) that isn't written in Latin letters. */
export function isNameIn(name: string, language: string): boolean {
  const own = name.match(/\p{L}/gu) ?? [];
  // Most names are in Latin letters.
  if (own.every((letter) => /\p{sc=Latn}/u.test(letter)) || shortened.test(name)) return false;
  const { script = "Latn" } = new Intl.Locale(language).maximize();
  if (script === "Latn") return false;
  if (language === "ar") return own.every((letter) => arabic.test(letter));
  // Taiwan and Hong Kong write, and often name, them otherwise.
  if (language === "zh" && own.some((letter) => simplifyHan(letter) !== letter)) return false;
  const allowed = lettersOf(script);
  return own.every((letter) => allowed.test(letter));
}

/** Languages whose script tells them from those of all other listings. Of Japanese, only kana does. */
const distinct: readonly (readonly [language: string, mark: RegExp])[] = [
  ["he", /\p{sc=Hebr}/u],
  ["th", /\p{sc=Thai}/u],
  ["el", /\p{sc=Grek}/u],
  ["ko", /\p{sc=Hang}/u],
  ["ja", /[\p{sc=Hira}\p{sc=Kana}]/u],
  ["ka", /\p{sc=Geor}/u],
  ["hy", /\p{sc=Armn}/u],
];

/** The language that a name's script tells; null if several are written in it. */
export const languageOfScript = (name: string): string | null =>
  distinct.find(([language, mark]) => mark.test(name) && isNameIn(name, language))?.[0] ?? null;
