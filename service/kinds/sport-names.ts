import sports from "../sport/catalogue/sports.json" with { type: "json" };
import { remember } from "./categories.ts";
import { foldGenre, patternOf } from "./genre-words.ts";

/**
 * Sports that listings name when they show them. Films are about boxing and races, and shows about cycling, fishing,
 * dancing and exercises.
 */
const shown = [
  "football",
  "futsal",
  "basketball",
  "handball",
  "volleyball",
  "beach-volleyball",
  "water-polo",
  "netball",
  "ice-hockey",
  "floorball",
  "tennis",
  "table-tennis",
  "badminton",
  "rugby",
  "cricket",
  "baseball",
  "athletics",
  "weightlifting",
  "biathlon",
  "alpine-skiing",
  "cross-country-skiing",
  "ski-jumping",
  "nordic-combined",
  "figure-skating",
  "speed-skating",
  "curling",
] as const satisfies readonly (keyof typeof sports)[];

/** What something else is called, too: a style of music, a choir. */
const others: ReadonlySet<string> = new Set(["basket", "klassisk stil", "koris"]);
/** A shorter word in these letters may be another in some language: `peil` is a level. */
const shortInLatin = /^\p{Script=Latin}{1,4}$/u;
/**
 * A whole name, without settings, forms that stand before a colon, and organisations. Folding takes kana's marks and
 * parts Hangul's syllables, so that bandy (`バンディ`) would be in hunting (`ハンティング`), and basketball (`농구`) in a
 * farmer (`농군`): `sportTitle` has those names.
 */
const wholeName = /^[^=:\p{Lu}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}$/u;
const unparted = /[\p{Script=Han}\p{Script=Thai}]/u;

const names = shown
  .flatMap((sport) => sports[sport].split("|").slice(1))
  .map((name) => name.trim())
  .filter((name) => wholeName.test(name) && !shortInLatin.test(name) && !others.has(name));

const pattern = patternOf(names.map((name) => (unparted.test(name) ? `*${name}*` : name)));

/** Whether a title names a sport, in any language of the catalogue: `Световна лига по волейбол`. */
export const namesSport = remember((title): boolean => pattern.test(` ${foldGenre(title)} `));
