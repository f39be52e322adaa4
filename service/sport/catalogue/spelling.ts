/**
 * How broadcasters who write one script differ in spelling a foreign name. Hebrew and Arabic write a vowel or leave it
 * out (`טוטנהאם`, `טוטנהם`), Thai marks a tone or doesn't (`นิวคาสเซิล`, `นิวคาสเซิ่ล`), and Japanese has two ways to
 * write a V (`リヴァプール`, `リバプール`).
 */

type Rule = readonly [pattern: RegExp, plain: string];

const rulesOf: readonly (readonly [script: RegExp, rules: readonly Rule[]])[] = [
  [
    /\p{sc=Hebrew}/u,
    [
      [/וו|ב/g, "ו"],
      [/ת/g, "ט"],
      [/[כך]/g, "ק"],
      [/(?<=\p{L})[איע]|(?<=\p{L})ה(?= |$)/gu, ""],
    ],
  ],
  [
    /\p{sc=Arabic}/u,
    [
      [/تش|چ/g, "ش"],
      [/[غقكگ]/g, "ج"],
      [/[ڤو](?=[اي])/g, "ف"],
      [/پ/g, "ب"],
      [/[صث]/g, "س"],
      [/ط/g, "ت"],
      [/[ظژ]/g, "ز"],
      [/(?<=\p{L})[اويى]|(?<=\p{L})ه(?= |$)/gu, ""],
    ],
  ],
  [
    /\p{sc=Thai}/u,
    [
      [/.์|[\u0e47-\u0e4b]/gu, ""],
      [/[ทธถฐ]/g, "ต"],
      [/[คข]/g, "ก"],
      [/[ศษซ]/g, "ส"],
      [/[ณ]/g, "น"],
    ],
  ],
  [
    /\p{sc=Katakana}/u,
    [
      [/ヴァ/g, "バ"],
      [/ヴィ/g, "ビ"],
      [/ヴェ/g, "ベ"],
      [/ヴォ/g, "ボ"],
      [/ヴ/g, "ブ"],
      [/ー/g, ""],
    ],
  ],
];

/** Fewer letters are those of many names. */
const fewestLetters = 4;
/** Clubs of Arab countries, whose own names have one spelling. */
const native = /^ال/;

/** A folded name in the plainest spelling of its script; null if its script has no variants, or the name is too short. */
export function spellPlainly(folded: string): string | null {
  const rules = rulesOf.find(([script]) => script.test(folded))?.[1];
  if (!rules || native.test(folded)) return null;
  const plain = rules
    .reduce((name, [pattern, replacement]) => name.replace(pattern, replacement), folded)
    .replaceAll(" ", "");
  return plain.length < fewestLetters ? null : plain;
}
