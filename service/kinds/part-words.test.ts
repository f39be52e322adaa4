import { expect, test } from "vitest";
import { partWords } from "./part-words.ts";

test.each([
  ["Larkhill Harbour", ["larkhill", "harbour"]],
  ["언덕의 식탁", ["언덕", "덕의", "식탁"]],
  ["港家的早晨", ["港家", "家的", "的早", "早晨"]],
])("a text is parted into words, or pairs of signs where they aren't parted: %s", (text, words) => {
  expect(partWords(text)).toEqual(words);
});
