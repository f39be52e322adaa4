import { anyCase } from "../any-case.ts";
import { greekDigits } from "./counts.ts";
import { begins, ofAll } from "./number-patterns.ts";
import {
  episodeBefore,
  episodeBehind,
  joining,
  partWords,
  seasonBefore,
  seasonBehind,
} from "./number-words.ts";

/** A season and an episode side by side, as they are written, and what stands around both. */
export type NumberPair = { before: string; season: string; number: string; behind: string };

const sign = String.raw`\.?\s?[:#-]?\s?(?:(?:№|n[º°]|nr\.?|no\.?|#)\s?)?`;
/** What makes a number an ordinal: `7-я`, `7.`, `7ª`, `7th`. */
const ending = String.raw`(?:\.?[ªº°]|[ηοος'΄’ʹ]|-?\p{L}{1,3}(?![\p{L}\d]))?`;
/** A second number of the same kind. */
const another = String.raw`(?:\s?${joining}\s?\d{1,4}${ending})?`;
const roman = "[IVX]{1,5}";

const season = [
  String.raw`${begins}(?:${seasonBefore}|series|sea|seas|ses|ssn|ปี)${sign}0*(\d{1,4}|${roman}(?!\p{L}))${ending}`,
  String.raw`(?<!\d)0*(\d{1,2}|${roman}|ΣΤ|[${greekDigits}])(?:['΄’ʹ]|${ending})[.\s-]{0,2}(?:${seasonBehind})(?!\p{L})\.?`,
  String.raw`(?<![\p{L}\d])(?:st|ss|[stkyκсмمج]|ע['׳]?)\.?\s?:?\s?0*(\d{1,3}|${roman}(?!\p{L}))(?!\d)`,
].join("|");
const part = String.raw`(?<!\d)0*(\d{1,3})(?:\s?\/\s?\d{1,3}|:\d{1,3}(?=[)\]]))(?![\d/])`;
const episode = [
  String.raw`(?:${episodeBefore}|${partWords}|xe|[efcbxح]|פ['׳]?)${sign}0*(\d{1,4})(?!\d)(?:${ofAll}|${another})${ending}`,
  String.raw`(?<!\d)0*(\d{1,4})(?:${ofAll})?${ending}${another}[.\s-]{0,2}(?:${episodeBehind}|${partWords}|эп|сер|с|еп|ep)(?!\p{L})\.?`,
  String.raw`#\s?0*(\d{1,4})(?!\d)`,
  part,
].join("|");
const gap = String.raw`[\s,،;:.|/·•–—()[\]（）<>-]{0,6}(?:(?:and|y|et|i|и|та|und|e)\s)?`;

const seasonFirst = anyCase(String.raw`(?<!\d[./:])(?:${season})${gap}(?:${episode})`);
const numberFirst = anyCase(String.raw`(?<!\d[./:])(?:${episode})${gap}(?:${season})`);
/** `3x07`. */
const crossed = /(?<![\p{L}\d])0*(\d{1,2})x0*(\d{2,3})(?![\p{L}\d])/iu;

/** In Serbia, `7, 3S`. */
const numberAndLetter = /(?<=\p{L}.*),\s0*(\d{1,4}),\s0*(\d{1,2})[SС]$/u;

/** In Hungary, `IV/9.` */
const romanAndNumber = /(?<![\p{L}\d])([IVX]{1,5})\.?\/0*(\d{1,3})\.(?!\d)/u;

/** Two numbers, of which one may be Roman or Greek. */
export const mayPair = /\d\D+\d|\d[xX]\d|[IVX]\b.*\d|\d.*\b[IVX]|(?:ΣΤ|[ΑΒΓΔΕΖΗΘ])['΄’ʹ]?\s\p{L}.*\d/u;

const seasonGroups = 3;

/** Finds the first season and episode that stand side by side in a text: `T3 (7/10)`, `3 сезон, 7 серия`, `Ep. 7 - Sez. 3`. */
export function findPair(text: string): NumberPair | null {
  if (!mayPair.test(text)) return null;
  for (const [pattern, first] of [
    [crossed, 1],
    [romanAndNumber, 1],
    [numberAndLetter, 1],
    [seasonFirst, seasonGroups],
    [numberFirst, 4],
  ] as const) {
    const match = pattern.exec(text);
    if (!match) continue;
    const one = match.slice(1, first + 1).find(Boolean);
    const other = match.slice(first + 1).find(Boolean);
    if (one === undefined || other === undefined) continue;
    const isNumberFirst = pattern === numberFirst || pattern === numberAndLetter;
    const [season, number] = isNumberFirst ? [other, one] : [one, other];
    return {
      before: text.slice(0, match.index),
      season: season.toUpperCase() === "ΣΤ" ? "6" : season,
      number,
      behind: text.slice(match.index + match[0].length),
    };
  }
  return null;
}

const quotedName =
  /^[\s:|.,–—-]*(?:"([^"]+)"|'(.+)'|«([^«»]+)»|„([^„“”]+)[“”]|“([^“”]+)”|‘(.+)’|「([^「」]+)」|『([^『』]+)』|[〈<]([^〈〉<>]+)[〉>])\.?$/u;
/** A name needs a sign before it, or a capital if its script has them. */
const parted = /^\s?[-–—:|.·•]+\s*(\S.*)$/u;
const capital = /^[,\s]\s?([^\p{Ll}\p{P}\d\s].*)$/u;

/** The name of an episode behind its numbers; null if something else follows, undefined if nothing does. */
export function nameBehind(behind: string): string | null | undefined {
  const rest = behind.replace(/^(?:['"”»]+|\s*[)\]）】>/]+['"”»]*)/u, "");
  if (!/[\p{L}\d]/u.test(rest)) return undefined;
  const quoted = quotedName.exec(rest)?.slice(1).find(Boolean);
  return quoted ?? parted.exec(rest)?.[1] ?? capital.exec(rest)?.[1] ?? null;
}
