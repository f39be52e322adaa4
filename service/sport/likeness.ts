import { distance } from "fastest-levenshtein";
import { createMemory, remembered } from "../memory.ts";
import { fold } from "../text.ts";
import { areSpeltLike, romanise, spellAlike } from "./catalogue/romanise.ts";
import { foldSide, isUnspaced, makesOtherName } from "./catalogue/side.ts";
import { listSounds, soundRoughly } from "./catalogue/sound.ts";
import { splitSquad } from "./catalogue/squad.ts";
import type { Entrant } from "./detection.ts";

/**
 * How alike what two listings call an entrant is. `same`: the same name, or one that sounds the same, as in another
 * script. `like`: one name contains all words of the other, or sounds nearly like it. `perhaps`: they share a word, or
 * one of them is written by what it means, so that its sound doesn't tell. `other`: two known entrants, two squads, or
 * names that have nothing in common.
 */
export type Likeness = "same" | "like" | "perhaps" | "other";

export function compareEntrants(a: Entrant, b: Entrant): Likeness {
  if (a.key === b.key) return "same";
  if ((a.known && b.known) || squadOf(a.key) !== squadOf(b.key)) return "other";
  const [short, long] = [nameOf(a), nameOf(b)].sort((x, y) => x.words.length - y.words.length);
  if (!short || !long || short.words.length === 0 || haveOtherNumbers(short, long)) return "other";
  if (soundsLike(short, long)) return "same";
  const shared = short.words.filter((word) => long.words.some((other) => isSameWord(word, other)));
  if (shared.length === short.words.length && shared.length === long.words.length) return "same";
  if (soundsNearly(short, long) || isPartOf(short.text, long.text)) return "like";
  if (shared.length === short.words.length) return hasSquadWord(short, long) ? "other" : "like";
  return shared.some(isTelling) || isUnheard(short) !== isUnheard(long) ? "perhaps" : "other";
}

/** Whether two entrants can't be the same, however their names may be spelt. */
export const areSurelyOthers = (a: Entrant, b: Entrant): boolean =>
  a.key !== b.key &&
  ((a.known && b.known) || squadOf(a.key) !== squadOf(b.key) || haveOtherNumbers(nameOf(a), nameOf(b)));

/** The squad of an entrant, as its key has it. */
export const squadOf = (key: string): string => /\+.*$/.exec(key)?.[0] ?? "";

type Name = {
  words: readonly Word[];
  text: string;
  numbers: ReadonlySet<string>;
  sounds: string;
  /** In the classes that all scripts write alike; null if it isn't written by its sound. */
  rough: string | null;
};
/** `plain` is its spelling without what languages write differently. */
type Word = { text: string; isLatin: boolean; rough: string | null; plain: string };

/** Listings name the same entrants again and again. */
const mostNames = 20_000;
const rememberName = createMemory<Name>(mostNames);
const nameOf = (entrant: Entrant): Name =>
  rememberName(`${entrant.key} ${entrant.name}`, () => readName(entrant));

function readName({ key, name, known }: Entrant): Name {
  const own = squadOf(key) === "" ? name : splitSquad(name).name;
  const texts = (known ? fold(name) : romanise(foldSide(own))).split(" ").filter((word) => word !== "");
  const text = texts.join(" ");
  const sounds = listSounds(text).replaceAll(" ", "");
  return {
    words: texts.map(wordOf),
    text,
    numbers: new Set(text.match(/\p{Nd}+/gu)),
    sounds,
    rough: soundRoughly(texts.join(""), 0),
  };
}

/** Whether both names have numbers, and none in common: the second team of a place isn't its first. */
const haveOtherNumbers = (a: Name, b: Name): boolean =>
  a.numbers.size > 0 && b.numbers.size > 0 && a.numbers.isDisjointFrom(b.numbers);

const isLatin = (name: string): boolean => /^[a-z0-9 ]*$/.test(name);

const wordOf = remembered(
  mostNames,
  (text: string): Word => ({
    text,
    isLatin: isLatin(text),
    rough: soundRoughly(text, 0),
    plain: spellAlike(text, Number.POSITIVE_INFINITY),
  }),
);

/** Fewer sounds are those of many names. */
const fewestSounds = 2;
const fewestOfWord = 3;
const fewestOfNearly = 4;

const soundsLike = (a: Name, b: Name): boolean => a.sounds.length >= fewestSounds && a.sounds === b.sounds;

/**
 * Whether the sounds of two names differ in one, as those of `Đoković` and `Djokovic` do, and their letters, if both
 * are Latin, in no more than half: `Дніпро` sounds nearly like `Ginebra`.
 */
const soundsNearly = (a: Pick<Name, "text" | "rough">, b: Pick<Name, "text" | "rough">): boolean =>
  a.rough !== null &&
  b.rough !== null &&
  Math.min(a.rough.length, b.rough.length) >= fewestOfNearly &&
  distance(a.rough, b.rough) <= 1 &&
  (!isLatin(a.text) || !isLatin(b.text) || areSpeltLike(a.text, b.text));

/** Whether two words are one, or sound or are spelt alike: the longer they are, the less exactly. */
function isSameWord(a: Word, b: Word): boolean {
  if (a.text === b.text || (a.isLatin && b.isLatin && isSpeltAlike(a, b))) return true;
  if (a.rough === null || b.rough === null) return false;
  const fewest = a.isLatin === b.isLatin ? fewestOfWord : fewestSounds;
  return (a.rough === b.rough && a.rough.length >= fewest) || soundsNearly(a, b);
}

/** Shorter words are told apart by a letter. */
const fewestLetters = 4;
/** One letter in so many may differ. */
const lettersOfOne = 5;

/** Whether two romanised words are spelt alike but for what languages write differently. */
function isSpeltAlike({ plain: a }: Word, { plain: b }: Word): boolean {
  const length = Math.min(a.length, b.length);
  const most = Math.floor(length / lettersOfOne);
  return length >= fewestLetters && Math.abs(a.length - b.length) <= most && distance(a, b) <= most;
}

/** Whether one name begins or ends the other, or has its first and some later letters, in scripts without spaces. */
const isPartOf = (short: string, long: string): boolean =>
  isUnspaced(short) && (long.startsWith(short) || long.endsWith(short) || isAbbreviation(short, long));

/** `台电` is `台湾电力`. */
function isAbbreviation(short: string, long: string): boolean {
  if (short[0] !== long[0] || !/^\p{sc=Han}+$/u.test(short)) return false;
  let from = 0;
  for (const letter of short) {
    const at = long.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** Words that turn a name into that of another squad: `Arsenal Women` isn't `Arsenal`. */
const squadWord = /^(?:w|women|ladies|fem\p{L}*|frauen|u\d\d|ii|iii|b|reserves?|youth|junior\p{L}*)$/u;

const hasSquadWord = (short: Name, long: Name): boolean =>
  long.words.some(({ text }) => squadWord.test(text) && !short.words.some((word) => word.text === text));

/** Whether few names have a word: `Tuzla`, but not `United`. */
const isTelling = ({ text, isLatin }: Word): boolean =>
  !makesOtherName(text) && !squadWord.test(text) && (text.length >= fewestLetters || !isLatin);

/** Whether a name is written in Chinese by what it means. */
const isUnheard = ({ text, rough }: Name): boolean => rough === null && /\p{sc=Han}/u.test(text);
