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

it("calls football what a country's viewers call it", () => {
  const names = (language: "en" | "fr" | "es", locale: string) => {
    const t = wordsOf(language, locale);
    return [t("sport.names.football"), t("sport.names.american-football")];
  };
  expect(names("en", "en-GB-u-hc-h23")).toEqual(["Football", "American football"]);
  expect(names("en", "en-US-u-hc-h12")).toEqual(["Soccer", "Football"]);
  expect(names("en", "en-AU-u-hc-h12")).toEqual(["Soccer", "American football"]);
  expect(names("fr", "fr-CA-u-hc-h23")).toEqual(["Soccer", "Football"]);
  expect(names("en", "en-NZ-u-hc-h12")[0]).toBe("Football");
  expect(names("es", "es-US")[0]).toBe("Fútbol");
  expect(wordsOf("en", "en-US")("site.name")).toBe(wordsOf("en")("site.name"));
});

it("writes English as its country does", () => {
  const written = (locale: string) => {
    const t = wordsOf("en", locale);
    return [t("home.films"), t("theme.label"), t("mine.first")];
  };
  const british = ["Films tonight", "Colours", "Your favourites, first in every list"];
  expect(written("en-GB-u-hc-h23")).toEqual(british);
  expect(written("en-NZ-u-hc-h12")).toEqual(british);
  expect(written("en-US-u-hc-h12")).toEqual([
    "Movies tonight",
    "Colors",
    "Your favorites, first in every list",
  ]);
  expect(written("en-CA-u-hc-h12")).toEqual(["Movies tonight", ...british.slice(1)]);
});

it("says live as the country's viewers say it", () => {
  const live = (language: "es" | "pt", locale: string) => wordsOf(language, locale)("badge.live");
  expect(live("es", "es-ES-u-hc-h23")).toBe("En directo");
  expect(live("es", "es-MX-u-hc-h23")).toBe("En vivo");
  expect(live("pt", "pt-BR-u-hc-h23")).toBe("Ao vivo");
  expect(live("pt", "pt-PT-u-hc-h23")).toBe("Em direto");
  expect(live("es", "es-001-u-hc-h12")).toBe("En directo");
});
