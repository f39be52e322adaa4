import { createTranslator, IntlErrorCode } from "next-intl";
import { expect, it } from "vitest";
import en from "@/messages/en.json";
import { wordsOf } from "./i18n.ts";

/** The keys of a catalogue, dotted. */
const keysOf = (words: object, before = ""): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [before + key] : keysOf(value, `${before}${key}.`),
  );

it("can read every message: none holds what ICU takes for markup", () => {
  const unread: string[] = [];
  const t = createTranslator({
    locale: "en",
    messages: en,
    onError: ({ code, message }) => {
      if (code === IntlErrorCode.INVALID_MESSAGE) unread.push(message);
    },
  });
  const write = t as (key: string) => string;
  for (const key of keysOf(en)) write(key);
  expect(unread).toEqual([]);
});

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
