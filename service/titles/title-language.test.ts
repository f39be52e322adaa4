import { expect, test } from "vitest";
import { titleLanguage } from "./title-language.ts";

test.each([
  ["tr", "tr"],
  ["tur", "tr"],
  ["ger", "de"],
  ["pt_BR", "pt"],
  ["EN-us", "en"],
  // Neither Spanish nor Finnish, as their first letters would be.
  ["est", "et"],
  ["fil", undefined],
  ["no language", undefined],
])("a title said to be in %j is in %j", (said, language) => {
  expect(titleLanguage({ title_language: said })).toBe(language);
});

test("a title of which nothing is said is in no language", () => {
  expect([titleLanguage({}), titleLanguage(null), titleLanguage(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
