import { expect, it } from "vitest";
import { overEnglish, wordsOf } from "./i18n.ts";

it("counts as each language does", () => {
  const counted = (language: "en" | "ar" | "ja", counts: number[]) =>
    counts.map((count) => wordsOf(language)("countries.channels", { count }));
  expect(counted("en", [1, 2])).toEqual(["1 channel", "2 channels"]);
  expect(counted("ja", [1, 2])).toEqual(["1チャンネル", "2チャンネル"]);
  expect(new Set(counted("ar", [0, 1, 2, 3, 11]).map((text) => text.replace(/\d+/, "#"))).size).toBe(5);
});

it("writes numbers as the market's locale does", () => {
  expect(wordsOf("en", "en-GB")("countries.channels", { count: 1234 })).toBe("1,234 channels");
  expect(wordsOf("de", "de-DE")("countries.channels", { count: 1234 })).toBe("1.234 Sender");
});

it("leaves listings' text unchanged: braces and markup in it have no meaning", () => {
  expect(wordsOf("en")("search.resultsFor", { query: "{country} <b>" })).toBe("Search: {country} <b>");
});

it("says in English what a catalogue lacks", () => {
  expect(overEnglish({ a: { b: "un" } }, { a: { b: "one", c: "two" }, d: "three" })).toEqual({
    a: { b: "un", c: "two" },
    d: "three",
  });
});
