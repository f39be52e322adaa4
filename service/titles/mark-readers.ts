import { fold } from "../text.ts";
import { isLanguage } from "./languages.ts";
import { markTable } from "./mark-table.ts";
import { type MarkKind, markStems, markWords } from "./mark-words.ts";

/** What stands between a mark and its time or date: `Repris från 1/2`. */
const linking = /(?<=.)\s(?:fran|fra|vom|von|am|z dnia|dne|del|du|van|din|от|за)$/u;

const words = new Map<string, MarkKind>();
/** Words that shows are named with too: marks in brackets alone. */
const names = new Set<string>();
for (const [kind, lines] of Object.entries(markWords) as [MarkKind, readonly string[]][])
  note(kind, lines.join("|"));
for (const { live, new: first, repeat, newInBrackets } of Object.values(markTable)) {
  note("live", live);
  note("new", first);
  note("repeat", repeat);
  note("new", newInBrackets);
  for (const word of newInBrackets?.split("|") ?? []) names.add(keyOf(word));
}

/** Notes words of a kind. What was noted first stays. */
function note(kind: MarkKind, list = ""): void {
  for (const word of list.split("|").filter(Boolean)) {
    const key = keyOf(word);
    if (key !== "" && !words.has(key)) words.set(key, kind);
  }
}

/** A mark's text without case, accents and punctuation; times and dates after it don't matter. */
export function keyOf(text: string): string {
  return fold(text.replace(/(?<=\p{L}.*)(?:[\d.:/]{4,}|\d{1,2}\/\d).*$/u, ""))
    .replace(/\+/g, " ")
    .replace(linking, "")
    .trim();
}

/** What a few words mean as a mark; undefined if they are none. */
export const readMark = (text: string): MarkKind | undefined => words.get(keyOf(text));

/** Whether a mark's text may be a show's name outside of brackets. */
export const isNameToo = (text: string): boolean => names.has(keyOf(text));

/** Of a film: `R, 2016`. */
const ratingAndYear = /,\s?(?:19|20)\d\d$/u;

/** The marks in a bracket, such as `LIVE`, `HD, R` or `字再`; null if anything else is in it. */
export function readBracket(text: string): MarkKind[] | null {
  if (ratingAndYear.test(text)) return null;
  const key = keyOf(text);
  const whole = words.get(key);
  if (whole) return [whole];
  for (const separator of [/[,/|+;]/u, /[\s,/|+;]+/u]) {
    const parts = text.split(separator).map(keyOf).filter(Boolean).map(readPart);
    if (parts.length > 1 && parts.every((part) => part !== undefined)) return parts;
  }
  // `Wh. v. Vortag`, `Repris från igår`.
  const [, first = "", rest] =
    /^(\S+)\s(?:v|vom|von|fran|fra|z|ze|de|du|del|van|di|от|з|с|od)\s(\S.*)$/u.exec(key) ?? [];
  if (rest !== undefined && words.get(first) === "repeat") return ["repeat"];
  const stem = markStems.find(([, pattern]) => pattern.test(text));
  return stem ? [stem[0]] : null;
}

const readPart = (part: string): MarkKind | undefined =>
  words.get(part) ?? (isLanguage(part) ? "technical" : undefined);
