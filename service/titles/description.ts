import type { MarkKind } from "./mark-words.ts";
import { readBracket } from "./marks.ts";
import { readNumbers, type TitleNumbers } from "./numbers.ts";

/** What stands before and after the text of a description, and that text alone. */
export type ReadDescription = {
  /** Absent if there is none. */
  text?: string;
  season?: number;
  number?: number;
  /** The episode's name, if the description begins with it in quotation marks. */
  name?: string;
  marks: Set<MarkKind>;
};

/** The letters by which broadcasters say how a programme can be followed: `[SL,S,AD,HD]`. */
const accessCodes: Readonly<Record<string, MarkKind>> = {
  S: "captioned",
  CC: "captioned",
  SL: "signed",
  VS: "signed",
  AD: "described",
  HD: "hd",
  UHD: "uhd",
  "5.1": "technical",
  SAP: "technical",
  DVS: "described",
  STEREO: "technical",
  NEW: "new",
  REPEAT: "repeat",
};
const codes = `(?:TV-(?:Y7?|G|PG|14|MA)|${Object.keys(accessCodes).join("|")})`;

const bracketAtEnd = /\s*(?:\(([^()]{1,30})\)|\[([^[\]]{1,30})\])(\.?)$/u;
/** Notes in a row after a text: `TV-PG | STEREO | CC`. */
const codesAtEnd = new RegExp(
  String.raw`(?:(?<=[.!?…]["'”’)]?)\s+|^|\s\|\s)(${codes}(?:\s\|\s${codes})*)$`,
  "u",
);
const codeAtStart = new RegExp(String.raw`^(${codes})\s\|\s+(?=\S)`, "u");
const alsoInHd = /(?:^|(?<=[.!?…]["'”’)]?)\s+)Also in (U?HD)\.$/u;
/** Subtitles, as Hebrew guides abbreviate them with their language. */
const hebrewSubtitles = /(?:^|\s+)כ['׳] (?:עב|סמ|רוס|ער)['׳]\.?$/u;
const sentenceEnd = /(?:[.!?…]["'”’»]?|[)\]])\s+(?=\S)/gu;

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
  /^([^:|–]{0,40}?\d(?:\.?\s?\p{L}{1,9})?)\.\s+/u,
];

const secondSentence = /^([^.!?]{3,60}[.!?]) ([A-Za-zÀ-ž]{1,10}\.? ?\d[^.!?]{0,20})\.\s+(?=[^a-z])/;

const mayBegin = /^(?:['"“([]|\p{Lu}{2,8}\s\||\S{0,12}\s?\d)/u;
const mayEnd = /[\])\d'׳]\.?$|\d\.?\s?\p{L}{1,9}\.?$|\bHD\.$|[\s|](?:CC|STEREO|SAP|DVS|HD|TV-[A-Z]+)$/u;
const mostTurns = 5;
/** How much of a text is searched for what stands after it. */
const longestEnd = 60;

/** What stands at an end of a text, and the rest of it. */
type Taken = { rest: string; marks?: readonly MarkKind[]; numbers?: TitleNumbers; name?: string };

/**
 * Reads the numbers and marks around the text of a description: `'S1/E8 - The Well'. …`, `… [SL,S,AD] S1 Ep4`, and
 * takes off the sub-title before it. What isn't certainly one stays. A film has no numbers.
 */
export function readDescription(
  listed: string | undefined,
  { isFilm, subTitle }: { isFilm: boolean; subTitle?: string },
): ReadDescription {
  const read: ReadDescription = { text: listed, marks: new Set() };
  for (let turn = 0; turn < mostTurns; turn++) {
    const { text = "" } = read;
    const taken = takeOne(text);
    if (!taken || (isFilm && (taken.numbers ?? taken.name) !== undefined)) break;
    for (const mark of taken.marks ?? []) read.marks.add(mark);
    read.season ??= taken.numbers?.season;
    read.number ??= taken.numbers?.number;
    read.name ??= taken.name;
    read.text = trimSigns(taken.rest) || undefined;
  }
  if (subTitle !== undefined && read.text?.startsWith(subTitle))
    read.text = afterName.exec(read.text.slice(subTitle.length))?.[1] ?? read.text;
  return read;
}

/** What follows a name that stands before a text: `The Well: Ana finds …`. */
const afterName = /^(?:[:.]|\s[-–|])\s+(?=[^\p{Ll}\s])(.*)$/su;

const trimSigns = (text: string): string => text.replace(/^[\s:|–-]+(?=\s)|\s+$/gu, "").trim();

function takeOne(text: string): Taken | null {
  const from = Math.max(0, text.length - longestEnd);
  const tail = text.slice(from);
  const end = mayEnd.test(tail)
    ? (takeCodesAtEnd(tail) ?? takeBracket(tail) ?? takeLastWords(tail, from === 0))
    : null;
  if (end) return { ...end, rest: text.slice(0, from) + end.rest };
  const start = mayBegin.test(text)
    ? (takeCodesAtStart(text) ?? takeQuoted(text) ?? takeFirstWords(text))
    : null;
  return start ?? takeSecondSentence(text);
}

function takeCodesAtStart(text: string): Taken | null {
  const match = codeAtStart.exec(text);
  return match && { rest: text.slice(match[0].length), marks: readCodes(match[1]) ?? [] };
}

function takeCodesAtEnd(text: string): Taken | null {
  const match = codesAtEnd.exec(text) ?? alsoInHd.exec(text);
  if (match) return { rest: text.slice(0, match.index), marks: readCodes(match[1]) ?? [] };
  const subtitled = hebrewSubtitles.exec(text);
  return subtitled && { rest: text.slice(0, subtitled.index), marks: ["captioned"] };
}

function takeBracket(text: string): Taken | null {
  const match = bracketAtEnd.exec(text);
  const inside = match?.[1] ?? match?.[2];
  if (!match || inside === undefined) return null;
  const rest = text.slice(0, match.index) + match[3];
  const marks = readCodes(inside) ?? readBracket(inside);
  if (marks) return { rest, marks };
  const numbers = readNumbers(`(${inside})`);
  // Two of them are dates or results.
  const isOneOfMany = /\d\/\d/.test(inside) && /\d\/\d/.test(rest);
  return numbers && !isOneOfMany ? { rest, numbers } : null;
}

/** Numbers after the last sentences, or that are all of the text if it `isWhole`. */
function takeLastWords(text: string, isWhole: boolean): Taken | null {
  const starts = Array.from(text.matchAll(sentenceEnd), (end) => end.index + end[0].length);
  for (const at of isWhole ? [0, ...starts] : starts) {
    const numbers = readNumbers(text.slice(at).replace(/\.$/u, ""));
    if (numbers) return { rest: text.slice(0, at), numbers };
  }
  return null;
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
  const [, before = "", name = ""] = /^(\S.*?)\s-\s(.*)$/u.exec(said) ?? [];
  const numbers = readNumbers(before);
  return numbers && { rest, numbers, ...(/\p{L}/u.test(name) && readNumbers(name) === null && { name }) };
}

function takeFirstWords(text: string): Taken | null {
  for (const pattern of numbersAtStart) {
    const match = pattern.exec(text);
    const said = match?.[1];
    const numbers = said === undefined ? null : readNumbers(pattern === partAtStart ? `(${said})` : said);
    if (match && numbers) return { rest: text.slice(match[0].length), numbers };
  }
  return null;
}

/** Numbers behind a first short sentence: `Brand new drama. Episode 1 of 4. …`. */
function takeSecondSentence(text: string): Taken | null {
  const [found, first, second] = secondSentence.exec(text) ?? [];
  const numbers = second === undefined ? null : readNumbers(second);
  return numbers && { rest: `${first} ${text.slice(found?.length)}`, numbers };
}

/** What codes such as `SL,S,AD` or `STEREO | CC` mean; null if anything else is among them. */
function readCodes(text: string | undefined): MarkKind[] | null {
  const parts = text?.split(/[\s,/|+]+/u).filter((part) => part !== "" && !part.startsWith("TV-")) ?? [];
  const marks = parts.map((part) => accessCodes[part]);
  return marks.every((mark) => mark !== undefined) ? marks : null;
}
