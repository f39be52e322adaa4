import { readCategory } from "../../kinds/categories.ts";
import type { ProgrammeFields } from "./fields.ts";

/** A line of one to three words, above more text. */
const lineAbove = /^\s*(\p{L}+(?:[ &/-]+\p{L}+){0,2})[ \t]*\r?\n\s*(?=\S)/u;

/** Whether a text is genres and nothing else: other lines may have a word of one, as names do. */
const isGenre = (text: string): boolean =>
  text.split(/[ &/-]+/u).every((word) => readCategory(word) !== null);

/** What stands in a description's place in guides of India: `This is TV Show - Drama Category`. */
const calledCategory = /^This is (?:an? )?(\p{L}[\p{L} ]{2,30}) - (\p{L}[\p{L} &/-]{2,40}) Category\.?$/iu;

/**
 * Makes categories of the genre that some guides write in a line of its own above a description, if it is the only
 * one: `Children`, and then what they do; and of the form and genre that are all that a description says.
 */
export function takeGenreLine({ texts }: ProgrammeFields): void {
  const [description, ...others] = texts.get("desc") ?? [];
  const [, form, ofForm] = calledCategory.exec(description?.text ?? "") ?? [];
  if (description && form && ofForm) {
    const { language } = description;
    if (!texts.has("category"))
      texts.set(
        "category",
        [form, ofForm].map((text) => ({ text, language })),
      );
    texts.set("desc", others);
    return;
  }
  if (texts.has("category")) return;
  const [line, genre] = lineAbove.exec(description?.text ?? "") ?? [];
  const isTitle = texts.get("title")?.some(({ text }) => text.trim() === genre);
  if (!description || !line || !genre || isTitle || !isGenre(genre)) return;
  texts.set("category", [{ text: genre, language: description.language }]);
  texts.set("desc", [{ ...description, text: description.text.slice(line.length) }, ...others]);
}
