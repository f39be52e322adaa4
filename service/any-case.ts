import { remembered } from "./memory.ts";

/**
 * A pattern that ignores case, as far as it is used here. It is searched for in the text's small letters: V8 takes
 * eight times as long to compile a pattern that itself ignores case in all scripts, and twice as long to search for it.
 */
export type AnyCase = {
  test(text: string): boolean;
  /** The first match, as the text spells it, and the groups in small letters. */
  exec(text: string): RegExpExecArray | null;
  replaceAll(text: string, by: string): string;
};

/** Creates such a pattern. In it, `\p{Ll}` is any letter that has two cases, and `\p{Lu}` none. */
export function anyCase(pattern: RegExp | string): AnyCase {
  const small = smallPattern(typeof pattern === "string" ? pattern : pattern.source);
  const first = new RegExp(small);
  const all = new RegExp(small, "g");
  return {
    test: (text) => first.test(smallLetters(text)),
    exec: (text) => {
      const found = first.exec(smallLetters(text));
      if (found) found[0] = text.slice(found.index, found.index + found[0].length);
      return found;
    },
    replaceAll: (text, by) => {
      const letters = smallLetters(text);
      let replaced = "";
      let at = 0;
      all.lastIndex = 0;
      for (let found = all.exec(letters); found; found = all.exec(letters)) {
        replaced += text.slice(at, found.index) + by;
        at = all.lastIndex;
      }
      return replaced + text.slice(at);
    },
  };
}

/**
 * A pattern in small letters that means the same without the flag `u`: that has V8 compile the pairs of code units
 * beyond the first plane as well, of which listings have next to no letters.
 */
export function smallPattern(source: string): string {
  let inClass = false;
  return source.replace(/\\p\{[^}]*\}|\\.|[[\]]|[^\\[\]]+/giu, (part) => {
    if (part === "[" || part === "]") inClass = part === "[";
    if (/^\\p/iu.test(part)) return inClass ? unitsOf(part) : `[${unitsOf(part)}]`;
    return part.startsWith("\\") ? part : smallLetters(part);
  });
}

/** Every code unit in its place. */
const allUnits = new TextDecoder("utf-16le").decode(Uint16Array.from({ length: 0x10000 }, (_, unit) => unit));

/** The code units with a property, such as `\p{L}`, as ranges of a class. */
const unitsOf = remembered(100, (property: string): string =>
  [...allUnits.matchAll(new RegExp(`${property}+`, "gu"))]
    .map(({ 0: units, index }) => `${toSource(index)}-${toSource(index + units.length - 1)}`)
    .join(""),
);

/** A unit in a class. Most stand for themselves: escaped, the letters of all scripts take four times the memory. */
const toSource = (unit: number): string =>
  unit < firstPlain || unit >= firstSurrogate
    ? `\\u${unit.toString(16).padStart(4, "0")}`
    : String.fromCharCode(unit);

/** Signs that have a meaning in patterns are below. */
const firstPlain = 0x80;
const firstSurrogate = 0xd800;

/** The last answers, since many patterns are searched for in the same few texts. */
const answers = Array.from({ length: 4 }, () => ({ text: "", small: "" }));
let oldest = 0;

/** A text in small letters, each in its place: `İ` would become two, and `Σ` has another small letter at the end. */
export function smallLetters(text: string): string {
  for (const answer of answers) if (answer.text === text) return answer.small;
  const small = lower(text).replaceAll("ς", "σ");
  answers[oldest] = { text, small };
  oldest = (oldest + 1) % answers.length;
  return small;
}

const lower = (text: string): string =>
  text.includes("İ") ? text.split("İ").map(lower).join("İ") : text.toLowerCase();
