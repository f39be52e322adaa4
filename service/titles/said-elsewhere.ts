import { readCategory, remember } from "../kinds/categories.ts";
import { bracketAtEnd, capitals, liveSport } from "./mark-patterns.ts";
import { isNameToo, isOwnRepeat, keyOf, readBracket, readMark } from "./mark-readers.ts";
import { letterMarks, type MarkKind } from "./mark-words.ts";
import { readNumbers } from "./numbers.ts";

const flagged: ReadonlySet<MarkKind> = new Set(["live", "new", "repeat"]);

/** Episodes, concerts and genres are called so too, in several languages. */
export const ambiguous: ReadonlySet<string> = new Set(
  "premiere premiera premijera premjera live direct replay encore reprise nouveau nova novo nueva nuevo".split(
    " ",
  ),
);
/** What is shorter may be a name, if it has no letter that English lacks. */
const shortestWord = 8;

/** What is shorter is no word of its language. */
const shortestOwn = 4;

/** A mark that is all of a text in a language, in ISO 639-1; undefined if it may as well be a name. */
export function wholeMark(text: string, language = ""): MarkKind | undefined {
  const mark = readMark(text);
  if (mark === undefined || !flagged.has(mark) || ambiguous.has(keyOf(text)) || isNameToo(text))
    return undefined;
  const isOwn = text.length >= shortestOwn && isOwnRepeat(text, language);
  return isOwn || text.length >= shortestWord || /[^\p{ASCII}]|\^/u.test(text) ? mark : undefined;
}

const longestMark = 32;
/** Behind a number or a name: `Folge 5 - Wiederholung`, `The Well | Rediffusion`. */
const markBehind = /^(.*[^\s,;|·•])(?:\s?[,;|·•]|\s[-–—])\s(\p{L}[\p{L}\p{M}\s]{0,24})[.!]?$/u;

/** What marks say that stand in a sub-title's place, or in brackets behind it: `Wiederholung`, `The Well (R)`; or before it: `NEW The Well`, `Live MLB: Reds @ Blues`. */
export function takeSubTitleMarks(
  text: string | undefined,
  language = "",
): { text?: string; marks: readonly MarkKind[] } {
  if (text === undefined) return { marks: [] };
  const mark = text.length <= longestMark ? wholeMark(text, language) : undefined;
  if (mark) return { marks: [mark] };
  const [before = "", word = ""] = capitals.exec(text) ?? liveSport.exec(text) ?? [];
  const first = word === "" ? undefined : readMark(word);
  if (first) return { text: text.slice(before.length), marks: [first] };
  const [, told = "", last = ""] = markBehind.exec(text) ?? [];
  const behind =
    last === "" ? undefined : (wholeMark(last, language) ?? (readNumbers(told) ? readMark(last) : undefined));
  if (behind && flagged.has(behind)) return { text: told, marks: [behind] };
  const match = /[)\]]$/u.test(text) ? bracketAtEnd.exec(text) : null;
  const inside = match?.slice(1).find((group) => group !== undefined);
  if (!match || inside === undefined || match.index === 0) return { text, marks: [] };
  const letter = letterMarks[language]?.[inside];
  const marks = letter ? [letter] : readBracket(inside);
  return marks?.some((each) => flagged.has(each))
    ? { text: text.slice(0, match.index), marks }
    : { text, marks: [] };
}

/** What a category says of the showing, rather than of the programme: `Wiederholung`, `live broadcast`. */
const categoryMark = remember((category): MarkKind | undefined => wholeMark(category));

/** `Live` may be a concert as well: it counts beside a category for games or news. A letter is a rating. */
const isLive = remember((category): boolean => category.length > 1 && readMark(category) === "live");
const mayBeLive = remember((category): boolean => ["sport", "news"].includes(readCategory(category) ?? ""));

export function readCategoryMarks(categories: readonly string[] = []): MarkKind[] {
  const marks = categories.flatMap((category) => categoryMark(category) ?? []);
  return marks.length === 0 && categories.some(isLive) && categories.some(mayBeLive) ? ["live"] : marks;
}
