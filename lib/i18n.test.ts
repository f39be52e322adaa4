import { expect, it } from "vitest";
import { wordsOf } from "./i18n.ts";

it("counts as English does", () => {
  const t = wordsOf("en");
  expect([1, 2].map((count) => t("countries.channels", { count }))).toEqual(["1 channel", "2 channels"]);
});

it("writes numbers as the market's locale does", () => {
  expect(wordsOf("en", "en-GB")("countries.channels", { count: 1234 })).toBe("1,234 channels");
});

it("leaves what a listing holds as it is: braces and markup are no message", () => {
  expect(wordsOf("en")("search.resultsFor", { query: "{country} <b>" })).toBe("Search: {country} <b>");
});
