import { expect, test } from "vitest";
import { formWords } from "../titles/form-words.ts";
import { markWords } from "../titles/mark-words.ts";
import { hintingWords, sayingWords } from "./bare-title-words.ts";
import { cueWords } from "./cue-words.ts";
import { byLanguage } from "./genres/by-language.ts";
import { latin } from "./genres/latin.ts";
import { otherScripts } from "./genres/other-scripts.ts";
import { wholeCategories } from "./genres/whole-categories.ts";
import { fillers, wholeTitles } from "./genres/whole-titles.ts";
import { newsTitleWords, otherTitleWords } from "./kind-words.ts";

/** Every list of words separated by `|` within a table. */
function listsOf(table: unknown): string[][] {
  if (Array.isArray(table) && table.every((each) => typeof each === "string"))
    return [table.flatMap((line) => line.split("|"))];
  if (typeof table === "string") return [table.split("|")];
  return typeof table === "object" && table !== null ? Object.values(table).flatMap(listsOf) : [];
}

test.each(
  Object.entries({
    byLanguage,
    cueWords,
    fillers,
    formWords,
    hintingWords,
    latin,
    markWords,
    newsTitleWords,
    otherScripts,
    otherTitleWords,
    sayingWords,
    wholeCategories,
    wholeTitles,
  }),
)("no list of %s has a word twice", (_, table) => {
  const repeated = listsOf(table).flatMap((words) =>
    words.filter((word, index) => words.indexOf(word) < index),
  );
  expect(repeated).toEqual([]);
});
