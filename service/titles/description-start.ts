import { readGenre } from "../kinds/categories.ts";
import { toCount } from "./counts.ts";
import { readForm } from "./forms.ts";
import type { MarkKind } from "./mark-words.ts";
import type { TitleNumbers } from "./number-build.ts";
import { findPair } from "./number-pairs.ts";
import { readNumbers } from "./numbers.ts";

/** What stands at an end of a text, and the rest of it. */
export type Taken = {
  rest: string;
  marks?: readonly MarkKind[];
  rating?: string;
  numbers?: TitleNumbers;
  name?: string;
};

const quotedAtStart = /^(?:'(.{1,120}?)'|"([^"]{1,120})"|“([^”]{1,120})”)(?:\.|\s\|)(?:\s+|$)/u;
/** A part of a whole without brackets: `8/10. Ana finds …`. */
const partAtStart = /^((?!9\/11|24\/7)\d{1,3}\/\d{1,3})[.:;]?\s+(?=["'“‘]?\p{Lu})/u;
/** Numbers before a text: `(1/2) …`, `2. Staffel, Episode 4: …`, `Ep. 6. …`. */
const numbersAtStart: readonly RegExp[] = [
  // A season and a number need no sign: `S2:E1 …`, `Season 8 - Episode 233 …`.
  /^((?:S|T|Season |Series |Staffel |Temporada |Saison )\d{1,4}[\s:/,-]{0,3}(?:E|Ep\.?|Episode|Folge|Episodio|Episódio|Capítulo|Épisode)\s?\d{1,4})\s+(?!\p{Ll})/u,
  /^([([][^()[\]]{1,30}[)\]])(?:\s+|$)/u,
  partAtStart,
  /^([^:|–]{1,40}?)(?:\s?[:|–]|\s-|$)(?:\s+|$)/u,
  /^([^:|–]{0,40}?\p{Nd})[.।]\s+/u,
  /^([^:|–]{0,40}?\p{Nd}[.-]?\s?\p{L}[\p{L}\p{M}-]{0,13}(?:\s\p{L}[\p{L}\p{M}]{0,13})?)[.।]\s+/u,
];

const secondSentence = /^([^.!?]{3,60}[.!?]) ([A-Za-zÀ-ž]{1,10}\.? ?\d[^.!?]{0,20})\.\s+(?=[^a-z])/;

const mayBegin =
  /^(?:['"“([]|[^.,:\d]{2,40},\s(?:[IVX]{1,5}\.?\s?\/\s?|\S{0,12}\s?)\d|\p{Lu}{2,8}\s\||\S{0,14}\s?\p{Nd}|\p{L}{3,9}\s\p{L}{1,4}\s\p{Nd})/u;
/** The numbers before a description's text, and the name beside them. */
export const takeFirstNumbers = (text: string): Taken | null =>
  (mayBegin.test(text)
    ? (takeQuoted(text) ?? takePair(text) ?? takeFirstWords(text) ?? takeListed(text))
    : null) ??
  takeBehindForm(text) ??
  takeEndOfFirst(text) ??
  takeSecondSentence(text);

/** What the programme is called, and a number behind a word: `Documentary Episode 12 - …`. */
const formAtStart = /^(\p{L}[\p{L}\p{M}]{3,})\s+(?=\p{Lu}\p{Ll}{2,13}\.?\s\p{Nd})/u;

function takeBehindForm(text: string): Taken | null {
  const [found = "", called = ""] = formAtStart.exec(text) ?? [];
  if (found === "" || (readForm(called) === undefined && readGenre(called) === null)) return null;
  const taken = takeFirstWords(text.slice(found.length));
  return taken && { ...taken, rest: taken.rest === "" ? called : `${called}. ${taken.rest}` };
}

/** How much of a text is searched for numbers before it. */
const longestStart = 60;
const afterPair = /^[)\]]?(?:\s?[-–—:|.,]+\s*|\s+(?=[^\p{Ll}])|\s*$)/u;

/** A season and an episode before a text, whatever the signs around them: `T3 (7/10) Ana …`, `Säsong 3. Del 7. Ana …`. */
function takePair(text: string): Taken | null {
  const head = text.slice(0, longestStart);
  const pair = findPair(head);
  if (!pair || !/^[([]?$/.test(pair.before)) return null;
  const sign = afterPair.exec(pair.behind)?.[0];
  if (sign === undefined) return null;
  const numbers = { title: "", season: toCount(pair.season), number: toCount(pair.number) };
  return { rest: pair.behind.slice(sign.length) + text.slice(longestStart), numbers };
}

/** A number in words among the first parts of a list: `сериал, еп. 45, драма`. */
function takeListed(text: string): Taken | null {
  const parts = text.slice(0, longestStart).split(/,\s/u, mostListed);
  for (const [at, part] of parts.entries()) {
    const end = parts.slice(0, at + 1).join(", ").length;
    const isWhole = end === text.length || text[end] === ",";
    const numbers = isWhole && /\p{L}/u.test(part) ? readNumbers(part) : null;
    if (!numbers) continue;
    const before = parts.slice(0, at).join(", ");
    const from = end + 2;
    return { rest: [before, text.slice(from)].filter(Boolean).join(", "), numbers };
  }
  return null;
}

const mostListed = 3;

const endOfFirst = /^([^.!?\n]{3,50}?)(?:,\s|\s[-–—]\s)(\p{L}{1,14}\.?\s?\d{1,4})\.\s+(?=\P{Ll})/u;

/** A number in words at the end of a first sentence: `Drama series - Ep. 10. …`, `Δραματική σειρά, Επ.10. …`. */
function takeEndOfFirst(text: string): Taken | null {
  const [found = "", before = "", counted = ""] = endOfFirst.exec(text) ?? [];
  const numbers = found === "" ? null : readNumbers(counted);
  return numbers?.number === undefined ? null : { rest: `${before}. ${text.slice(found.length)}`, numbers };
}

function takeQuoted(text: string): Taken | null {
  const match = quotedAtStart.exec(text);
  const inside = match?.[1] ?? match?.[2] ?? match?.[3];
  if (!match || inside === undefined) return null;
  const rest = text.slice(match[0].length);
  // The show may stand before: `'Larkhill. S7/E2 - The Well'. …`.
  const said = inside.replace(/^.*\.\s(?=[^\s-]*\d)/u, "");
  const whole = readNumbers(said);
  if (whole) return { rest, numbers: whole };
  // American guides part a name from the numbers behind it: `"The Well" | Season 1 - Episode 8 …`.
  if (match[0].trimEnd().endsWith("|")) return { rest, name: inside };
  const [, before = "", name = ""] = /^(\S.*?)\s[-–—]\s(.*)$/u.exec(said) ?? [];
  const numbers = readNumbers(before);
  return numbers && { rest, numbers, ...(/\p{L}/u.test(name) && readNumbers(name) === null && { name }) };
}

function takeFirstWords(text: string): Taken | null {
  for (const pattern of numbersAtStart) {
    const match = pattern.exec(text);
    const said = match?.[1];
    const numbers = said === undefined ? null : readNumbers(pattern === partAtStart ? `(${said})` : said);
    if (match && numbers) return withName(text.slice(match[0].length), numbers);
  }
  return null;
}

/** Quotation marks around all that follows the numbers, before a note in brackets: `Ep. 6 - «The Well»`. */
const quotedBehind = /^(?:«([^«»]{2,120})»|"([^"]{2,120})"|“([^”]{2,120})”)(?=\s*$|\s\([^()]*\)$)/u;

function withName(rest: string, numbers: TitleNumbers): Taken {
  const [found, ...names] = quotedBehind.exec(rest) ?? [];
  const name = names.find(Boolean);
  return found === undefined || name === undefined
    ? { rest, numbers }
    : { rest: rest.slice(found.length), numbers, name };
}

/** Numbers behind a first short sentence: `Brand new drama. Episode 1 of 4. …`. */
function takeSecondSentence(text: string): Taken | null {
  const [found, first, second] = secondSentence.exec(text) ?? [];
  const numbers = second === undefined ? null : readNumbers(second);
  return numbers && { rest: `${first} ${text.slice(found?.length)}`, numbers };
}
