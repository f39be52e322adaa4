import { foldName } from "./fold.ts";

/**
 * How a name sounds, roughly, so that a name in another script is found under its Latin spelling: `Ливерпуль`, `Λίβερπουλ`
 * and `ليفربول` sound like `Liverpool`. Only the consonants count, in classes that transliteration mixes up.
 */

const letters: Readonly<Record<string, string>> = {
  // Cyrillic
  б: "b",
  в: "f",
  г: "k",
  ґ: "k",
  д: "d",
  ж: "s",
  з: "s",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  п: "b",
  р: "r",
  с: "s",
  т: "t",
  ф: "f",
  х: "",
  ц: "s",
  ч: "s",
  ш: "s",
  щ: "s",
  ђ: "s",
  ћ: "s",
  љ: "l",
  њ: "n",
  џ: "s",
  ј: "",
  // Greek
  β: "f",
  γ: "k",
  δ: "d",
  ζ: "s",
  θ: "t",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ξ: "ks",
  π: "b",
  ρ: "r",
  σ: "s",
  τ: "t",
  φ: "f",
  χ: "",
  ψ: "bs",
  // Arabic and Persian
  ب: "b",
  پ: "b",
  ت: "t",
  ث: "s",
  ج: "k",
  چ: "s",
  ح: "",
  خ: "",
  د: "d",
  ذ: "d",
  ر: "r",
  ز: "s",
  ژ: "s",
  س: "s",
  ش: "s",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "s",
  غ: "k",
  ف: "f",
  ڤ: "f",
  ق: "k",
  ك: "k",
  گ: "k",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "",
  // Hebrew
  ב: "b",
  ג: "k",
  ד: "d",
  ז: "s",
  ח: "",
  ט: "t",
  כ: "k",
  ך: "k",
  ל: "l",
  מ: "m",
  ם: "m",
  נ: "n",
  ן: "n",
  ס: "s",
  פ: "b",
  ף: "b",
  צ: "s",
  ץ: "s",
  ק: "k",
  ר: "r",
  ש: "s",
  ת: "t",
  // Latin
  b: "b",
  c: "k",
  d: "d",
  f: "f",
  g: "k",
  j: "",
  k: "k",
  l: "l",
  m: "m",
  n: "n",
  p: "b",
  q: "k",
  r: "r",
  s: "s",
  t: "t",
  v: "f",
  w: "f",
  x: "ks",
  z: "s",
  h: "",
};

const latin = (name: string): string =>
  name
    .replace(/tch|sch|tsch|ch|cz|sh|ts|tz/g, "s")
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/(?<=\w)w(?=[^aeiouy]|$)/g, "");
const greek = (name: string): string =>
  name.replace(/μπ/g, "π").replace(/ντ/g, "δ").replace(/γκ|γγ/g, "κ").replace(/τσ|τζ/g, "σ");
const semitic = (name: string): string => name.replace(/تش|צ'/g, "س").replace(/(?<=^| )ال/g, "");

/** Fewer sounds than this are too little to recognise a name by; more are needed if the script leaves out vowels. */
const fewest = 4;
const fewestWithoutVowels = 6;
const withoutVowels = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** A name's sounds, word by word; null if it has too few to be recognised among all names. */
export function soundOf(name: string): string | null {
  const sounds = listSounds(name);
  return sounds.replaceAll(" ", "").length < (withoutVowels.test(name) ? fewestWithoutVowels : fewest)
    ? null
    : sounds;
}

/** A name's sounds, word by word, however few. */
export const listSounds = (name: string): string =>
  semitic(greek(latin(foldName(name))))
    .split(" ")
    .map((word) => word.replace(/./gu, (letter) => letters[letter] ?? "").replace(/(.)\1+/g, "$1"))
    .filter((word) => word !== "")
    .join(" ");

const otherScript = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}]/u;
/** Whether a name is in a script that is compared with Latin by sound. */
export const isOtherScript = (name: string): boolean => otherScript.test(name);
