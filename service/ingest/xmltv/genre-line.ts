import { readCategory } from "../../kinds/categories.ts";
import { fold } from "../../text.ts";
import { readForm } from "../../titles/forms.ts";
import type { ProgrammeFields } from "./fields.ts";
import { takeGenreBehind } from "./genre-behind.ts";

/** A line of one to three words, above more text. */
const lineAbove = /^\s*(\p{L}+(?:[ &/-]+\p{L}+){0,2})[ \t]*\r?\n\s*(?=\S)/u;

/** Whether a text is genres and nothing else: other lines may have a word of one, as names do. */
const isGenre = (text: string): boolean =>
  text.split(/[ &/-]+/u).every((word) => readCategory(word) !== null);

/** What is said of many programmes behind a genre's name: `Igrani film`, `talk show`. */
const isCalled = (part: string): boolean => isGenre(part) || readForm(part) !== undefined;

const longestList = 80;
const list = /^(\p{L}[\p{L}\s,/-]*)\.?$/u;

/** The genres that a description lists and nothing else: `serije`, `sport, informativni, magazin`. */
function readList(description: string): string[] | null {
  const listed = description.length <= longestList ? list.exec(description.trim())?.[1] : undefined;
  const parts = listed?.split(/\s*[,/]\s*/u) ?? [];
  const known = parts.filter(isCalled).length;
  const isList = parts.length === 1 ? known === 1 : known > 1 && parts.length - known <= 1;
  return isList ? parts : null;
}

/** What stands in a description's place in guides of India: `This is TV Show - Drama Category`. */
const calledCategory = /^This is (?:an? )?(\p{L}[\p{L} ]{2,30}) - (\p{L}[\p{L} &/-]{2,40}) Category\.?$/iu;
const readCalled = (description: string): string[] | null =>
  calledCategory.exec(description)?.slice(1) ?? null;

const onlyLetters = (text: string): string => fold(text).replace(/[^\p{L}]+/gu, "");
const wordBefore = /^\s*(\p{L}{3,20})[\s:–-]+(?=\P{Z})/u;
/** With the signs behind it. */
const longestWord = 24;

/** The genre before a title, if a description says no more than both: `magazine la maison des livres`. */
function readBeforeTitle(description: string, title: string): string[] | null {
  if (description.length > title.length + longestWord) return null;
  const [found = "", genre = ""] = wordBefore.exec(description) ?? [];
  const isBefore = found !== "" && onlyLetters(description.slice(found.length)) === onlyLetters(title);
  return isBefore && onlyLetters(title) !== "" && isGenre(genre) ? [genre] : null;
}

/** The genre in a line of its own above a description, and the length of that line. */
function readLineAbove(description: string): { genre: string; length: number } | null {
  const [line, genre] = lineAbove.exec(description) ?? [];
  return line && genre && isGenre(genre) ? { genre, length: line.length } : null;
}

/**
 * Makes categories of the genre that some guides write in a line of its own above a description, if it is the only
 * one: `Children`, and then what they do; and of the form and genre that are all that a description says, or that stand
 * before its title or behind its text.
 */
export function takeGenreLine(fields: ProgrammeFields): void {
  if (takeGenreBehind(fields)) return;
  const { texts } = fields;
  const [description, ...others] = texts.get("desc") ?? [];
  if (!description) return;
  const { text, language } = description;
  const hasCategories = texts.has("category");
  const titles = texts.get("title") ?? [];
  const isTitle = (genre: string) => titles.some((title) => fold(title.text) === fold(genre));
  const listed = hasCategories ? null : readList(text);
  const genres =
    readCalled(text) ??
    readBeforeTitle(text, titles[0]?.text ?? "") ??
    // Few texts are lists, and folding one takes longer than telling that.
    (listed && !isTitle(text) ? listed : null);
  const above = genres || hasCategories ? null : readLineAbove(text);
  const found = genres ?? (above && !isTitle(above.genre) ? [above.genre] : null);
  if (!found) return;
  const rest = above ? [{ text: text.slice(above.length), language }] : [];
  if (!hasCategories)
    texts.set(
      "category",
      found.map((genre) => ({ text: genre, language })),
    );
  texts.set("desc", [...rest, ...others]);
}
