import { versusTitle } from "../kinds/kind-words.ts";
import {
  accessBehindDash,
  afterSign,
  afterStop,
  arabicAtEnd,
  beforeSign,
  beforeStop,
  capitals,
  capitalsAtEnd,
  exclaimed,
  hebrewAtEnd,
  liveBeforeLeague,
  liveSport,
  otherCapitals,
  otherCapitalsAtEnd,
  thaiLive,
  unpartedAtEnd,
  unpartedAtStart,
  unpartedRepeat,
  unpartedVersion,
  versionBehindDash,
  withPlace,
  wordAfterBracket,
} from "./mark-patterns.ts";
import { isNameToo, isOwnRepeat, keyOf, readMark } from "./mark-readers.ts";
import { inNames, leading, letterMarks, type MarkKind, newBefore, repeatBehind } from "./mark-words.ts";
import { countingWords } from "./number-words.ts";
import { takeNumbers } from "./numbers.ts";
import { takeRating } from "./ratings.ts";
import { ambiguous, wholeMark } from "./said-elsewhere.ts";
import { segmentsOf } from "./segments.ts";
import { type Taker, without } from "./taken.ts";

/** Words for marks without brackets, where no title has them as its own. */

/** What is shorter may be a word of a list: `Eat, Live, Love`. */
const shortestBetween = 6;

/**
 * A mark between two signs, with the day of what it shows or without: `Larkhill - Upford, snimak 16.8., fudbal`,
 * `Larkhill. Tiesioginė laida. Vedėja A. Bell`, `Cycling - rechtstreeks: Tour of Larkhill`.
 */
export const takeBetween: Taker = (title, { language }) => {
  const segments = twoSigns.test(title) ? segmentsOf(title) : [];
  for (const [at, { text, start, end }] of segments.entries()) {
    const [before, next] = [segments[at - 1], segments[at + 1]];
    if (!before || !next || !/^\p{L}/u.test(text)) continue;
    if (isNameToo(text) || ambiguous.has(keyOf(text))) continue;
    const mark = text.length < shortestBetween ? wholeMark(text, language) : readMark(text);
    if (mark === undefined || !shown.includes(mark)) continue;
    // Of the two signs, a colon stays.
    const isAfterColon = title.slice(before.end, start).includes(":");
    const rest = isAfterColon
      ? title.slice(0, start) + title.slice(next.start)
      : title.slice(0, before.end) + title.slice(end);
    return { title: rest, marks: [mark] };
  }
  return null;
};

const twoSigns = /\p{L}[.,،:;\s][\s|•·–—-].*\p{L}.*[.,،:;\s][\s|•·–—-]/u;
const shown: readonly MarkKind[] = ["live", "new", "repeat", "delayed"];

/** In Spanish, between its own signs: `¡Nuevo! Larkhill`. */
export const takeExclaimed: Taker = (title) => {
  const match = title.includes("¡") ? exclaimed.exec(title) : null;
  const mark = match ? readMark(match[1] ?? match[2] ?? "") : undefined;
  return match && mark !== undefined && leading.includes(mark)
    ? { title: without(title, match), marks: [mark] }
    : null;
};

const trailing: readonly MarkKind[] = ["live", "new", "repeat", "last", "return", "hd", "uhd"];

/** As many words behind a number are read. */
const longestBehind = 3;
const numberNearEnd = /\p{Nd}\P{Nd}{2,32}$/u;

/**
 * Behind an episode's number, a mark needs no sign, or may be as short as any: `45. Bölüm Tekrar`, `Ep. 7, r`. What has
 * a capital may be the episode's name.
 */
export const takeBehindNumber: Taker = (title, { isFilm = false, language = "" }) => {
  const words = numberNearEnd.test(title) ? title.split(" ") : [];
  for (let count = Math.min(longestBehind, words.length - 2); count > 0; count--) {
    const said = words.slice(-count).join(" ").replace(/[.!]$/u, "");
    if (isCounted(words.at(-count - 1) ?? "", said)) continue;
    const mark = /^\p{L}/u.test(said) ? (letterMarks[language]?.[said] ?? readMark(said)) : undefined;
    if (mark === undefined || !trailing.includes(mark) || (said.length === 1 && mark !== "repeat")) continue;
    if (/^\p{Lu}\p{Ll}/u.test(said) && wholeMark(said, language) === undefined) continue;
    const rest = words
      .slice(0, -count)
      .join(" ")
      .replace(/[\s,;:|·•–—-]+$/u, "");
    const numbers = takeNumbers(takeRating(rest, { isFilm, language })?.title ?? rest, language);
    if (numbers?.number !== undefined && numbers.name === undefined) return { title: rest, marks: [mark] };
  }
  return null;
};

/** Whether the first word of what may be a mark belongs to a number before it: `45. Bölüm Yeni`. */
const isCounted = (before: string, said: string): boolean =>
  /\p{Nd}\.?$/u.test(before) && said.includes(" ") && countingWords.has(keyOf(said.split(" ", 1)[0] ?? ""));

const abbreviated = /[,;.]\s(\p{Ll}{2,6})\.$/u;

/** A repeat as the title's own language abbreviates it: Slovenian `Larkhill, pon.`, where others mean Monday. */
export const takeAbbreviated: Taker = (title, { language = "" }) => {
  const match = title.endsWith(".") ? abbreviated.exec(title) : null;
  return match && isOwnRepeat(match[1] ?? "", language)
    ? { title: without(title, match), marks: ["repeat"] }
    : null;
};

/** In Dutch, which few sources name as their language, a repeat stands without a sign: `Larkhill Cup Herhaling`. */
const dutchRepeat = /^(?!(?:de|het|een) \S+$).*\sHerhaling$/iu;

/** A repeat in the word that its language's guides leave without a sign: `Larkhill news repriza`. */
export const takeRepeatBehind: Taker = (title, { language = "" }) => {
  const word = title.endsWith(" Herhaling") && dutchRepeat.test(title) ? "Herhaling" : repeatBehind[language];
  return word !== undefined && title.endsWith(` ${word}`)
    ? { title: title.slice(0, -word.length - 1), marks: ["repeat"] }
    : null;
};

/** As many words say live. */
const longestLive = 3;

/** Of news and sport, words for live need no sign before them: `Jornal da Noite ao vivo`. */
export const takeLiveAtEnd: Taker = (title, { isService = false }) => {
  const words = isService ? title.split(" ") : [];
  for (let count = Math.min(longestLive, words.length - 1); count > 0; count--) {
    const last = words.slice(-count).join(" ");
    // `BBC News Live` is a name, as are `Berlin direkt`, `Le grand direct` and what has capitals.
    const isName = last === "live" || last === "direct" || inNames.has(keyOf(last)) || /\p{Lu}/u.test(last);
    if (!isName && readMark(last) === "live")
      return { title: words.slice(0, -count).join(" "), marks: ["live"] };
  }
  return null;
};

/** An exclaimed list of words, whose last is no mark: `Plant, Water, Wait, Repeat!` */
const wordList = /^(?:\p{L}+,\s){2,}\p{L}+!$/u;

/** Takes off a word in the place of a pattern, if it is one of some marks. */
function takeWord(pattern: RegExp, kinds: readonly MarkKind[]): Taker {
  return (title, { isService = false, language = "" }) => {
    const match = pattern === afterStop && wordList.test(title) ? null : pattern.exec(title);
    const said = match?.[1] ?? match?.[2] ?? "";
    const mark = said === "" ? undefined : readMark(said);
    if (!match || !mark || !kinds.includes(mark)) return null;
    if (match[0].startsWith(".") && isCounted(title.slice(0, match.index), said)) return null;
    const isLiveGame = mark === "live" && versusTitle.test(title);
    // `Upford Nights: Live` is a name.
    const isLastWord = pattern === afterSign && said === "Live" && match[0].includes(":");
    if (isLastWord && !isLiveGame && !isService) return null;
    const key = keyOf(said);
    const isOwn =
      newBefore[language] === key &&
      (pattern === beforeSign ? match[0].includes(":") : /^\p{Lu}{3,}$/u.test(said) && /\p{Ll}/u.test(title));
    const isName = !isOwn && (isNameToo(said) || (inNames.has(key) && !isLiveGame));
    return isName ? null : { title: without(title, match), marks: [mark] };
  };
}

/** Between two sides and their competition, where an English `Live` needs no sign: `Reds-Blues Live La Liga`. */
export const takeLiveBeforeLeague: Taker = (title) => {
  const match = liveBeforeLeague.exec(title);
  return match && { title: title.replace(match[0], ""), marks: ["live"] };
};

export const takeWords: readonly Taker[] = [
  takeWord(beforeSign, leading),
  takeWord(afterSign, trailing),
  takeWord(beforeStop, ["live", "new"]),
  takeWord(afterStop, ["live", "new", "repeat", "last"]),
  takeWord(withPlace, ["live"]),
  takeWord(capitals, leading),
  takeWord(capitalsAtEnd, trailing),
  takeWord(otherCapitals, leading),
  takeWord(otherCapitalsAtEnd, trailing),
  takeWord(wordAfterBracket, trailing),
  takeWord(unpartedAtStart, [...leading, "delayed"]),
  takeWord(unpartedAtEnd, trailing),
  takeWord(hebrewAtEnd, leading),
  takeWord(versionBehindDash, ["dubbed", "subtitled"]),
  takeWord(accessBehindDash, ["described", "signed", "captioned"]),
  takeWord(unpartedVersion, ["dubbed", "subtitled", "bilingual", "hd", "repeat"]),
  takeWord(unpartedRepeat, ["repeat"]),
  takeWord(arabicAtEnd, [...leading, "dubbed", "subtitled"]),
  takeWord(liveSport, ["live"]),
  takeWord(thaiLive, ["live"]),
];
