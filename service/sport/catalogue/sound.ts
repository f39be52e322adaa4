import { remembered } from "../../memory.ts";
import { foldName } from "./fold.ts";
import { isTranscribed, soundOfSyllable } from "./syllables.ts";

/**
 * How a name sounds, roughly, so that a name in another script is found under its Latin spelling: `Ливерпуль`, `Λίβερπουλ`
 * and `ليفربول` sound like `Liverpool`. Only the consonants count, in classes that transliteration mixes up.
 */

/** The letters of each sound, by script: Cyrillic, Greek, Arabic and Persian, Hebrew, Georgian, Armenian, Latin. */
const lettersOf: Readonly<Record<string, string>> = {
  b: "бп π بپ בפף ბპ բպփ bp",
  k: "гґкқғ γκ جغقكگ גכךק გკქღყ գկքղ ckgq",
  d: "д δ دذض ד დ դ d",
  t: "т τθ تط טת თტ թտ t",
  f: "вфў βφ فڤ - ვფ վֆ fvw",
  l: "лљ λ ل ל ლ լ l",
  m: "м μ م מם მ մ m",
  n: "нњң ν ن נן ნ ն n",
  r: "р ρ ر ר რ ռր r",
  s: "жзсцчшщђћџ ζσ ثچزژسشصظ זסצץש ზჟსშჩცწჭ զժծճշչսց sz",
  ds: "ѕ - - - ძ ձ -",
  ks: "- ξ - - - - x",
  bs: "- ψ",
};
const letters = new Map(
  Object.entries(lettersOf).flatMap(([sound, of]) =>
    [...of.replace(/[ -]/g, "")].map((letter) => [letter, sound] as const),
  ),
);

/**
 * The consonants of the scripts of India in their common order, in which Unicode has all of them, from `क` on. A dash
 * is silent: the sounds that Latin writes with `h`, `j` or `y` are spelt in many ways.
 */
const indic = "k-kknss--nttddnttddnnbfbbm-rrlllfsss-";
const indicRow = 0x80;
const indicFrom = 0x900;
const indicTo = 0xd80;
const firstConsonant = 0x15;
const anusvara = 0x02;
/** Letters that one of the scripts has to itself: those without a vowel, and a sign for N. */
const ownIndic = new Map(
  [..."tৎnൺnൻrർlൽlൾn\u0a70"].flatMap((sound, at, all) =>
    at % 2 === 0 ? [[all[at + 1] ?? "", sound] as const] : [],
  ),
);

function soundOfLetter(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < indicFrom || code >= indicTo) return letters.get(letter) ?? soundOfSyllable(letter) ?? "";
  const place = code % indicRow;
  const sound = place === anusvara ? "n" : (ownIndic.get(letter) ?? indic[place - firstConsonant] ?? "");
  return sound === "-" ? "" : sound;
}

const latin = (name: string): string =>
  name
    .replace(/dj|dz/g, "s")
    .replace(/igh/g, "i")
    .replace(/(?<=^| )kn/g, "n")
    .replace(/(?<=i)c(?= |$)/g, "s")
    .replace(/tch|sch|tsch|ch|cz|sh|ts|tz/g, "s")
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/ti(?=on)/g, "s")
    .replace(/kh/g, "h")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/(?<=\w)w(?=[^aeiouy]|$)/g, "");
const greek = (name: string): string =>
  name
    .replace(/ντ(?=[σζ])/g, "ν")
    .replace(/μπ/g, "π")
    .replace(/ντ/g, "δ")
    .replace(/γκ|γγ/g, "κ")
    .replace(/τσ|τζ/g, "σ");
/** Thai marks letters that aren't spoken. */
const thai = (name: string): string => name.replace(/.\u0e4c/gu, "");
/** Hindi writes Z as a J with a point. */
const hindi = (name: string): string => name.replace(/ज\u093c/g, "छ");
const malayalam = (name: string): string => name.replace(/റ്റ/g, "ട").replace(/ഴ്/g, "ര");
const semitic = (name: string): string => name.replace(/تش|צ'/g, "س").replace(/(?<=^| )ال/g, "");

/** Names in other letters than Latin as they are spoken. */
const spokenOf = (folded: string): string => semitic(thai(hindi(malayalam(greek(latin(folded))))));
const isAscii = /^[\0-\x7f]*$/;

/**
 * Fewer sounds than this are too little to recognise a name by; more are needed if the script leaves out vowels, or if
 * there is no Latin spelling to compare as well.
 */
const fewest = 4;
const fewestOfSyllables = 5;
const fewestWithoutVowels = 6;
const withoutVowels = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
const ofSyllables = /[\u0900-\u0d7f]/u;
const countNeeded = (name: string): number =>
  withoutVowels.test(name) ? fewestWithoutVowels : ofSyllables.test(name) ? fewestOfSyllables : fewest;

/** A name's sounds, word by word; null if it has too few to be recognised among all names. */
export function soundOf(name: string): string | null {
  const sounds = listSounds(name);
  return sounds.replaceAll(" ", "").length < countNeeded(name) ? null : sounds;
}

/** A name's sounds, word by word, however few. */
export function listSounds(name: string): string {
  const folded = foldName(name);
  const sounds = isAscii.test(folded)
    ? folded.split(" ").map(soundOfLatinWord)
    : spokenOf(folded).split(" ").map(soundOfWord);
  return sounds.filter((sound) => sound !== "").join(" ");
}

/** Many clubs have the same words in their names. */
const mostWords = 20_000;
const soundOfLatinWord = remembered(mostWords, (word: string) => soundOfWord(latin(word)));

/** A word's sounds, each once if it is doubled. */
function soundOfWord(word: string): string {
  let sounds = "";
  for (const letter of word)
    for (const sound of soundOfLetter(letter)) if (!sounds.endsWith(sound)) sounds += sound;
  return sounds;
}

/** Whether letters don't tell how a name sounds: numbers, and Chinese ones of names that aren't foreign there. */
const isUnheard = (name: string): boolean =>
  /[\p{sc=Han}\d]/u.test(name) && (/\d/.test(name) || !isTranscribed(name));
const fewestOfRough = 4;

const roughly = (sounds: string): string =>
  sounds
    .replace(/f/g, "b")
    .replace(/d/g, "t")
    .replace(/r/g, "l")
    .replace(/(.)\1+/g, "$1");

/**
 * A name's sounds in classes so rough that every script writes them alike, word by word: Japanese has no L, Korean no
 * F. Null if they are too few to be recognised by, or the name isn't written by its sound.
 */
export function soundRoughly(name: string, fewest = fewestOfRough): string | null {
  if (isUnheard(name)) return null;
  const sounds = roughly(listSounds(name));
  return sounds.replaceAll(" ", "").length < fewest ? null : sounds;
}

const otherScript =
  /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Georgian}\p{sc=Armenian}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}]/u;
/** Whether a name is in a script that is compared with Latin by sound. */
export const isOtherScript = (name: string): boolean => otherScript.test(name);
