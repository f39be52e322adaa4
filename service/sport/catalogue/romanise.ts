import { distance } from "fastest-levenshtein";
import { soundRoughly } from "./sound.ts";

/**
 * Writes names of other alphabets in Latin letters, so that a name that the catalogue doesn't know is the same in both:
 * `Дэрэн` is `deren`. Scripts that leave out vowels or write syllables have no such spelling, and stay.
 */

/** Letters with what English writes for them, in folded names. */
const latinOf = new Map(
  `а a б b в v г g ґ g ғ g д d е e э e є ye ж zh з z и i й i і i ї i к k қ k л l м m н n ң n о o ө o п p р r с s т t у u
   ў u ү u ұ u ӯ u ф f х kh ҳ h һ h ц ts ч ch ҷ j ш sh щ shch ъ - ы y ь - ю yu я ya ә a
   α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s τ t υ y φ f χ ch ψ ps ω o
   ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts
   ჭ ch ხ kh ჯ j ჰ h
   ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch պ p ջ j
   ռ r ս s վ v տ t ր r ց ts ւ - փ p ք k օ o ֆ f`
    .split(/\s+/)
    .flatMap((part, at, all) => (at % 2 === 0 ? [[part, all[at + 1]?.replace("-", "") ?? ""] as const] : [])),
);
/** Letters that Serbian and Macedonian alone have, and how their own Latin spelling folds where it differs. */
const southSlavic = /[ђјљњћџѓќѕ]/u;
const southSlavicOf = new Map(
  "ђ d ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ dz ж z х h ц c ч c ш s"
    .split(" ")
    .flatMap((part, at, all) => (at % 2 === 0 ? [[part, all[at + 1] ?? ""] as const] : [])),
);
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ου/g, "u"],
  [/μπ/g, "b"],
  [/ντ/g, "d"],
  [/γκ/g, "g"],
  [/τζ/g, "j"],
  [/ու/g, "u"],
];
const letter = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Georgian}\p{sc=Armenian}]/u;

/** A folded name in Latin letters if its alphabet has them. */
export function romanise(folded: string): string {
  if (!letter.test(folded)) return folded;
  const isSouthSlavic = southSlavic.test(folded);
  const spelt = spellings.reduce((name, [pattern, latin]) => name.replace(pattern, latin), folded);
  return spelt.replace(
    /./gu,
    (one) => (isSouthSlavic && southSlavicOf.get(one)) || (latinOf.get(one) ?? one),
  );
}

/**
 * The key of a name that the catalogue doesn't know, which is the same in most spellings and scripts: how it sounds, or
 * if that is less than `fewest` sounds, its Latin spelling without what languages write differently.
 */
export const spellAlike = (folded: string, fewest?: number): string =>
  soundRoughly(folded, fewest) ??
  romanise(folded)
    .replace(/y/g, "i")
    .replace(/w/g, "v")
    .replace(/(?<=[a-z])h/g, "")
    .replace(/c(?![eik])|ck|q/g, "k")
    .replace(/([a-z])\1+/g, "$1");

/** The share of letters in which two spellings of a name that sound alike may differ. */
const mostDifferent = 0.5;

/** Whether two names in Latin letters may be one: their vowels are roughly the same as well. */
export const areSpeltLike = (a: string, b: string): boolean =>
  distance(a, b) <= Math.max(a.length, b.length) * mostDifferent;

/** The same of a folded name in another alphabet. */
export function isSpeltLike(folded: string, latin: string): boolean {
  const spelt = romanise(folded);
  return spelt === folded || areSpeltLike(spelt, latin);
}
