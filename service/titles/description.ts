import { fold } from "../text.ts";
import { takeDescriptionRating } from "./description-rating.ts";
import { type Taken, takeFirstNumbers } from "./description-start.ts";
import { readBracket, readMark } from "./mark-readers.ts";
import { letterMarks, type MarkKind } from "./mark-words.ts";
import { readNumbers } from "./numbers.ts";
import { wholeMark } from "./said-elsewhere.ts";

/** What stands before and after the text of a description, and that text alone. */
export type ReadDescription = {
  /** Absent if there is none. */
  text?: string;
  season?: number;
  number?: number;
  /** The episode's name, if the description begins with it in quotation marks. */
  name?: string;
  rating?: string;
  marks: Set<MarkKind>;
};

/** The letters by which broadcasters say how a programme can be followed: `[SL,S,AD,HD]`. */
const accessCodes: Readonly<Record<string, MarkKind>> = {
  S: "captioned",
  CC: "captioned",
  ST: "subtitled",
  SL: "signed",
  VS: "signed",
  AD: "described",
  HD: "hd",
  UHD: "uhd",
  "5.1": "technical",
  SAP: "technical",
  DVS: "described",
  "AL-T": "technical",
  STEREO: "technical",
  NEW: "new",
  REPEAT: "repeat",
};
const codes = `(?:TV-(?:Y7?|G|PG|14|MA)|${Object.keys(accessCodes).join("|")})`;

/** Where and when it was made may follow: `The Well (Staffel: 1 Folge: 25), USA 2019`. */
const bracketAtEnd =
  /\s*(?:\(([^()]{1,30})\)|\[([^[\]]{1,30})\])(\.?|,\s\p{Lu}[\p{Lu}/]{0,11}\s(?:19|20)\d\d)$/u;
/** Notes in a row after a text: `TV-PG | STEREO | CC`, `ST, HD`. */
const codesAtEnd = new RegExp(
  String.raw`(?:(?<=[.!?…]["'”’)]?)\s+|^|\s\|\s)(${codes}(?:(?:\s\||,)\s${codes})*)$`,
  "u",
);
/** A mark before a text: `PREMIERE: Ana finds …`. */
const shoutedAtStart = /^(\p{Lu}[\p{Lu} ]{2,24}):\s+(?=\S)/u;
const codeAtStart = new RegExp(String.raw`^(${codes})\s\|\s+(?=\S)`, "u");
const alsoInHd = /(?:^|(?<=[.!?…]["'”’)]?)\s+)Also in (U?HD)\.$/u;
/** Subtitles, as Hebrew guides abbreviate them with their language, or on demand; and showings without a stop before them. */
const hebrewNotes: readonly (readonly [RegExp, MarkKind])[] = [
  [/(?:^|\s+)כ['׳]? ?(?:(?:עב|סמ|רוס|ער)['׳]|ע(?:['׳]{2}|["״])פ דרישה)\.?$/u, "captioned"],
  [
    /(?:^|\s+|(?<=\.))(?:כת?['׳]? (?:(?:עב|ער|סמ|רוס)['׳]?(?:[\s+/]|, |(?=\.?$))){1,3}|כעב|(?:ער|עב)[+/](?:ער|עב))\.?$/u,
    "captioned",
  ],
  [/(?:^|\s+|(?<=\.))שס["״]י\.?$/u, "signed"],
  [/(?:^|\s+)(?:ש\.\s?ח\.|שידור חוזר\.?)$/u, "repeat"],
  [/(?:^|\s+)שידור (?:חי|ישיר)\.?$/u, "live"],
];
/** Whose text it is: `(C) Larkhill`. */
const copyright = /\s+(?:\([Cc]\)|©)\s?[\p{L}\d][^.!?…]{0,40}$/u;
/** The letter for a repeat as a sentence of its own: `… e.` in Icelandic. */
const letterAtEnd = /(?<=[.!?…]["'”’»]?)\s+(\p{L})\.?$/u;
const sentenceEnd = /(?:[.!?…।]["'”’»]?|[)\]])\s+(?=\S)/gu;

const mayEnd =
  /[\])\d'׳]\.?$|\s\p{L}\.?$|\p{Script=Hebrew}\.?$|\p{Nd}(?:[.-]?\s?|-\p{L}{1,3}\s)\p{L}[\p{L}\p{M}]{0,13}[.।]?$|\p{Nd}[.।]?$|\bHD\.$|[\s|](?:CC|STEREO|SAP|DVS|HD|TV-[A-Z]+)$/u;
/** A dash before a text that is no list of such lines. */
const dashBefore = /^\s*[-–—]\s+(?=["'“«¿¡]?\p{Lu})(?!.*\n\s*[-–—]\s)/su;
/** The year of a programme before a text, once if it stands there more often: `Fra 2010. Fra 2010. …`. */
const yearAgain = /^(\p{L}{3,8} (?:19|20)\d\d\. )\1+/u;
const mostTurns = 5;
/** How much of a text is searched for what stands after it. */
const longestEnd = 60;
const longestSaid = 40;

/**
 * Reads the numbers and marks around the text of a description: `'S1/E8 - The Well'. …`, `… [SL,S,AD] S1 Ep4`, and
 * takes off the title or sub-title before it. What isn't certainly one stays. A film has no numbers.
 */
export function readDescription(
  listed: string | undefined,
  {
    isFilm,
    title,
    subTitle,
    language,
  }: { isFilm: boolean; title?: string; subTitle?: string; language?: string },
): ReadDescription {
  const owner = copyright.exec(listed?.slice(-longestEnd) ?? "")?.[0] ?? "";
  const read: ReadDescription = {
    text: listed
      ?.slice(0, listed.length - owner.length)
      .replace(dashBefore, "")
      .replace(yearAgain, "$1"),
    marks: new Set(),
  };
  for (let turn = 0; turn < mostTurns; turn++) {
    const { text = "" } = read;
    const taken = takeOne(text, language);
    if (!taken || (isFilm && (taken.numbers ?? taken.name) !== undefined)) break;
    for (const mark of taken.marks ?? []) read.marks.add(mark);
    read.season ??= taken.numbers?.season;
    read.number ??= taken.numbers?.number;
    read.name ??= taken.name;
    read.rating ??= taken.rating;
    read.text = trimSigns(taken.rest) || undefined;
  }
  const { text: prose = "" } = read;
  if (!read.marks.has("repeat") && mayBeLive.test(prose) && liveAtStart.test(prose)) read.marks.add("live");
  if (subTitle !== undefined && read.text !== undefined) {
    const isNumbered = read.number !== undefined && read.name === undefined && readNumbers(subTitle) !== null;
    const [, name, text] = isNumbered ? (nameBeforeText.exec(read.text) ?? []) : [];
    read.name ??= name;
    read.text = text ?? withoutName(read.text, subTitle);
  }
  if (title !== undefined && read.text?.startsWith(title))
    read.text = behindTitle.exec(read.text.slice(title.length))?.[1] ?? read.text;
  if (read.text !== undefined) read.text += owner;
  return read;
}

/**
 * What a description begins with only if the programme is live. Repeats keep the English words, and what else they are
 * called is told apart: `Záznam`, `Retransmisja`, `Aufzeichnung`.
 */
const liveAtStart =
  /^(?:přímý přenos|priamy prenos|neposredni prenos|izravni prijenos|izravan prijenos|direktan prenos|директан пренос|директен пренос|прямая трансляция|пряма трансляція|простая трансляцыя|transmisja na żywo|transmisja bezpośrednia|élő közvetítés|transmisiune directă|transmisiune în direct|direktübertragung|liveübertragung|transmisión en (?:directo|vivo)|transmissão (?:ao vivo|em direto)|suora lähetys|direktsändning|direktesending|canlı yayın|ζωντανή μετάδοση|απευθείας μετάδοση|tiešraide|tiesioginė transliacija|otseülekanne|بث مباشر|نقل مباشر|پخش زنده|שידור ישיר|truyền hình trực tiếp|siaran langsung)(?![\p{L}-])|^(?:ถ่ายทอดสด|生中継|现场直播|現場直播|생중계)/iu;
/** Few descriptions begin as those do. */
const mayBeLive =
  /^(?:př[ií]|Př[ií]|[Pp]ria|[Nn]ep|[Ii]zr|[Dd]ir|[Дд]ир|[Пп]р|[Tt]rans|[Éé]l|[Ll]ive|[Ss]uora|[Cc]anl|[ΖζΑα]|[Tt]ie|[Oo]ts|بث|نقل|پخش|שיד|ถ่า|生中|现场|現場|생중|[Tt]ruy|[Ss]iar)/u;

/** What follows a name that stands before a text: `The Well: Ana finds …`. */
const afterName = /^(?:[:.]|\s[-–|])\s+(?=[^\p{Ll}\s])(.*)$/su;

/** What stands behind the title that a text begins with: `Larkhill Open - From the north of the island.` */
const behindTitle = /^\s[-–|]\s+(?=\p{Lu})(.*)$/su;

/** A name before a text, where the sub-title is a number alone: `The Well - Ana finds …`. */
const nameBeforeText = /^(\p{Lu}(?:(?!\s[-–]\s)[^\n.!?]){1,60})\s[-–]\s(?!.{0,80}\s[-–]\s)(\p{Lu}.*)$/su;

/** A text without the name before it. Before a full stop it may be a sentence, unless it is written the same. */
function withoutName(text: string, name: string): string {
  if (text.startsWith(name) && isUnparted(name, text.slice(name.length))) return text.slice(name.length);
  const behind = afterName.exec(text.slice(name.length))?.[1];
  if (behind === undefined) return text;
  const isLike = text[name.length] !== "." && fold(text.slice(0, name.length)) === fold(name);
  return isLike || text.startsWith(name) ? behind : text;
}

/** What is shorter may begin a name with a capital in it: `Mac`. */
const shortestUnparted = 5;

/** Whether a text follows a name without a sign or space: `The WellAna finds …`. */
const isUnparted = (name: string, behind: string): boolean =>
  name.length >= shortestUnparted && /^["'“„«¿¡]?\p{Lu}/u.test(behind) && /[\p{Ll}\d.!?…]$/u.test(name);

const trimSigns = (text: string): string => text.replace(/^[\s:|–-]+(?=\s)|\s+$/gu, "").trim();

function takeOne(text: string, language?: string): Taken | null {
  const rated = takeDescriptionRating(text, language);
  if (rated) return rated;
  const from = Math.max(0, text.length - longestEnd);
  const tail = text.slice(from);
  const end = mayEnd.test(tail)
    ? (takeCodesAtEnd(tail) ??
      takeLetter(tail, language) ??
      takeBracket(tail, language) ??
      takeLastWords(tail, from === 0))
    : null;
  if (end) return { ...end, rest: text.slice(0, from) + end.rest };
  return (
    takeSaid(text) ??
    takeCodesAtStart(text) ??
    takeShouted(text) ??
    takeFirstMark(text, language) ??
    takeFirstLetter(text, language) ??
    takeFirstNumbers(text)
  );
}

function takeCodesAtStart(text: string): Taken | null {
  const match = codeAtStart.exec(text);
  return match && { rest: text.slice(match[0].length), marks: readCodes(match[1]) ?? [] };
}

/** Repeats keep `LIVE:`, which therefore says nothing. */
function takeShouted(text: string): Taken | null {
  const match = shoutedAtStart.exec(text);
  const mark = match && readMark(match[1] ?? "");
  return match && (mark === "new" || mark === "repeat")
    ? { rest: text.slice(match[0].length), marks: [mark] }
    : null;
}

const markAtStart = /^(?:\[([^[\]]{1,30})\]|\(([^()]{1,30})\)|(\p{L}[^.!?:]{3,30})[.!:])\s+(?=\S)/u;

/**
 * A mark in brackets or in a sentence of its own before a text: `[Repeat] Ana finds …`, `Wiederholung. Ana finds …`,
 * `Repríza: Ana finds …`.
 * Repeats keep `New series.`, too.
 */
function takeFirstMark(text: string, language?: string): Taken | null {
  const match = markAtStart.exec(text);
  if (!match) return null;
  const [found, square, round, sentence = ""] = match;
  const bracket = square ?? round;
  const said = bracket === undefined ? [wholeMark(sentence, language)] : (readBracket(bracket) ?? []);
  const marks = said.flatMap((mark) =>
    mark === "repeat" || (mark === "new" && bracket !== undefined) ? [mark] : [],
  );
  return marks.length > 0 ? { rest: text.slice(found.length), marks } : null;
}

const letterBehindFirst = /^(\p{L}[\p{L} ]{2,24})\s\((\p{L})\)\.\s+(?=\S)/u;

/** A language's letter in brackets behind what a text says first: `Στίβος (Ζ). …`. */
function takeFirstLetter(text: string, language = ""): Taken | null {
  const letters = letterMarks[/^\p{Script=Greek}/u.test(text) ? "el" : language];
  const [found = "", first, letter = ""] = (letters && letterBehindFirst.exec(text)) || [];
  const mark = letters?.[letter];
  return mark && saidAlone.has(mark)
    ? { rest: `${first}. ${text.slice(found.length)}`, marks: [mark] }
    : null;
}

function takeCodesAtEnd(text: string): Taken | null {
  const match = codesAtEnd.exec(text) ?? alsoInHd.exec(text);
  if (match) return { rest: text.slice(0, match.index), marks: readCodes(match[1]) ?? [] };
  for (const [pattern, mark] of isHebrew.test(text) ? hebrewNotes : []) {
    const note = pattern.exec(text);
    if (note) return { rest: text.slice(0, note.index), marks: [mark] };
  }
  return null;
}

const isHebrew = /\p{Script=Hebrew}/u;

function takeLetter(text: string, language = ""): Taken | null {
  const marks = letterMarks[language];
  const match = marks && letterAtEnd.exec(text);
  const mark = marks?.[match?.[1] ?? ""];
  return match && mark === "repeat" ? { rest: text.slice(0, match.index), marks: [mark] } : null;
}

/** A last sentence that is a mark, or ends with one behind a comma: `… Repris från 1/2.`, `Nadaljevanka, ponovitev.` */
function takeSaid(text: string): Taken | null {
  const from = Math.max(0, text.length - longestSaid - 2);
  const tail = text.slice(from);
  const at = Math.max(tail.lastIndexOf(". "), tail.lastIndexOf("! "), tail.lastIndexOf("? ")) + 2;
  if (at < 2 && from > 0) return null;
  // A full stop may be an abbreviation's: `… Wdh. von 14:00`.
  const before = tail.length - at <= longestTime ? tail.lastIndexOf(". ", at - 3) + 2 : at;
  for (const start of new Set([at, before])) {
    const isWhole = start < 2;
    const mark = isWhole ? wholeMark(text) : readShort(tail.slice(start));
    // Repeats keep `LIVE coverage.`, too.
    if (mark && saidAlone.has(mark) && !(isWhole && mark === "live"))
      return { rest: isWhole ? "" : text.slice(0, from + start), marks: [mark] };
  }
  const comma = tail.lastIndexOf(", ");
  return comma >= at && readShort(tail.slice(comma + 2)) === "repeat"
    ? { rest: `${text.slice(0, from + comma)}.`, marks: ["repeat"] }
    : null;
}

/** Reading a mark is slow, and few sentences are as short as one. */
const readShort = (text: string): MarkKind | undefined => (fewWords.test(text) ? readMark(text) : undefined);

const fewWords = /^[\p{L}1]\S*(?: \S+){0,3}$/u;
/** `von 14:00`, `from 12 August`. */
const longestTime = 16;
const saidAlone: ReadonlySet<MarkKind> = new Set(["live", "new", "repeat"]);

function takeBracket(text: string, language = ""): Taken | null {
  const match = bracketAtEnd.exec(text);
  const inside = match?.[1] ?? match?.[2];
  if (!match || inside === undefined) return null;
  const rest = text.slice(0, match.index) + match[3];
  const letter = letterMarks[language]?.[inside];
  const marks = letter ? [letter] : (readCodes(inside) ?? readBracket(inside));
  if (marks) return { rest, marks };
  const numbers = readNumbers(`(${inside})`);
  // Two of them are dates or results.
  const isOneOfMany = /\d\/\d/.test(inside) && /\d\/\d/.test(rest);
  return numbers && !isOneOfMany ? { rest, numbers } : null;
}

/** Where and when it was made, behind numbers: `S10 E71, Australia 2018`. */
const madeBehind = /(?<=\d),\s\p{Lu}[\p{L}\s/-]{1,30},?\s(?:19|20)\d\d$/u;

/** Numbers after the last sentences, or that are all of the text if it `isWhole`. */
function takeLastWords(text: string, isWhole: boolean): Taken | null {
  const starts = Array.from(text.matchAll(sentenceEnd), (end) => end.index + end[0].length);
  for (const at of isWhole ? [0, ...starts] : starts) {
    const numbers = readNumbers(text.slice(at).replace(/[.।]$/u, "").replace(madeBehind, ""));
    if (numbers) return { rest: text.slice(0, at), numbers };
  }
  return null;
}

/** What codes such as `SL,S,AD` or `STEREO | CC` mean; null if anything else is among them. */
function readCodes(text: string | undefined): MarkKind[] | null {
  const parts = text?.split(/[\s,/|+]+/u).filter((part) => part !== "" && !part.startsWith("TV-")) ?? [];
  const marks = parts.map((part) => accessCodes[part]);
  return marks.every((mark) => mark !== undefined) ? marks : null;
}
