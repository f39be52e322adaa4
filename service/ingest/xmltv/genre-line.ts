import { readCategory } from "../../kinds/categories.ts";
import { fold } from "../../text.ts";
import { readForm } from "../../titles/forms.ts";
import type { ProgrammeFields } from "./fields.ts";

/** A line of one to three words, above more text. */
const lineAbove = /^\s*(\p{L}+(?:[ &/-]+\p{L}+){0,2})[ \t]*\r?\n\s*(?=\S)/u;

/** Whether a text is genres and nothing else: other lines may have a word of one, as names do. */
const isGenre = (text: string): boolean =>
  text.split(/[ &/-]+/u).every((word) => readCategory(word) !== null);

const longestList = 80;
/** What is said of many programmes behind a genre's name: `Igrani film`, `talk show`. */
const isCalled = (part: string): boolean => isGenre(part) || readForm(part) !== undefined;

/** The genres that a description lists and nothing else: `serije`, `sport, informativni, magazin`. */
function listGenres(text: string, texts: ProgrammeFields["texts"]): string[] | null {
  if (texts.get("title")?.some((title) => fold(title.text) === fold(text))) return null;
  if (text.length > longestList || !/^\p{L}[\p{L}\s,/-]*\.?$/u.test(text)) return null;
  const parts = text.replace(/\.$/u, "").split(/\s*[,/]\s*/u);
  const genres = parts.filter(isCalled);
  const isList =
    parts.length === 1 ? genres.length === 1 : genres.length > 1 && parts.length - genres.length <= 1;
  return isList ? parts : null;
}

/** What stands in a description's place in guides of India: `This is TV Show - Drama Category`. */
const calledCategory = /^This is (?:an? )?(\p{L}[\p{L} ]{2,30}) - (\p{L}[\p{L} &/-]{2,40}) Category\.?$/iu;

/**
 * Makes categories of the genre that some guides write in a line of its own above a description, if it is the only
 * one: `Children`, and then what they do; and of the form and genre that are all that a description says.
 */
export function takeGenreLine({ texts }: ProgrammeFields): void {
  const [description, ...rest] = texts.get("desc") ?? [];
  const [, form, ofForm] = calledCategory.exec(description?.text ?? "") ?? [];
  if (description && form && ofForm) {
    const { language } = description;
    if (!texts.has("category"))
      texts.set(
        "category",
        [form, ofForm].map((text) => ({ text, language })),
      );
    texts.set("desc", rest);
    return;
  }
  if (texts.has("category")) return;
  const listed = description ? listGenres(description.text.trim(), texts) : null;
  if (description && listed) {
    const { language } = description;
    texts.set(
      "category",
      listed.map((text) => ({ text, language })),
    );
    texts.set("desc", rest);
    return;
  }
  const [line, genre] = lineAbove.exec(description?.text ?? "") ?? [];
  const isTitle = texts.get("title")?.some(({ text }) => text.trim() === genre);
  if (!description || !line || !genre || isTitle || !isGenre(genre)) return;
  texts.set("category", [{ text: genre, language: description.language }]);
  texts.set("desc", [{ ...description, text: description.text.slice(line.length) }, ...rest]);
}
