import fc from "fast-check";
import { expect, it } from "vitest";
import { genreSpellings } from "./genre-spellings.ts";
import { wordsFor, wordsOf } from "./i18n.ts";
import { genresOf, genresOfShow } from "./listed-genre.ts";
import { catalogueLanguages, parseMarket } from "./market.ts";

const on = (slug: string) => {
  const market = parseMarket(slug);
  if (!market) throw new Error(`no market ${slug}`);
  return wordsFor(market);
};

const say = (slug: string, category: string[], { country = slug.slice(0, 2).toUpperCase(), ...rest } = {}) =>
  genresOf({ category, ...rest }, { country, categories: [] }, on(slug)).map(({ word }) => word);

it.each([
  ["gb-ar", ["Current Affairs"], ["أخبار"]],
  ["gb-ja", ["Sitcom"], ["コメディー"]],
  ["nz-ja", ["News/Current Affairs"], ["ニュース"]],
  ["nz-es", ["Show, Game Show (general)"], ["Concurso"]],
  ["za-ja", ["Rugby"], ["ラグビー"]],
  ["de-ar", ["Krimi", "Natur und Tiere"], ["جريمة", "طبيعة"]],
  ["de-en", ["Dokumentation"], ["Documentary"]],
  ["fr-ja", ["meteo"], ["天気"]],
  ["jp-en", ["ニュース・報道"], ["News"]],
  ["eg-es", ["مسلسل"], ["Drama"]],
])("on /%s, %j is said in the page's language: %j", (slug, listed, said) => {
  expect(say(slug, listed)).toEqual(said);
});

it.each([
  ["gb", "Current Affairs"],
  ["gb", "Whodunnit"],
  ["nz", "News/Current Affairs"],
  ["de", "Heimatfilm"],
  ["de", "Krimi Drama"],
  ["ae-en", "Showbiz"],
])("on /%s, %s stays: it is in the page's language", (slug, listed) => {
  expect(say(slug, [listed])).toEqual([listed]);
});

it.each(["gb-ar", "gb-ja", "gb-es", "ae", "jp"])(
  "on /%s, an English word that the page has none for is left out, or its kind is said",
  (slug) => {
    expect(say(slug, ["Whodunnit"])).toEqual([]);
    expect(say(slug, ["Whodunnit", "Drama"])).toHaveLength(1);
    const [kind] = genresOf(
      { category: ["Whodunnit"], kind: "documentary" },
      { country: "GB", categories: [] },
      on(slug),
    );
    expect(kind?.word).toBe(on(slug)("genre.docu"));
  },
);

it("football is what the listing's country calls so", () => {
  expect(say("us-es", ["Football"])).toEqual(["Fútbol americano"]);
  expect(say("gb-es", ["Football"])).toEqual(["Fútbol"]);
});

it("what a source says of a genre's language counts more than its country's", () => {
  const listed = { category: ["Whodunnit"], detail: { category_languages: ["en"] } };
  const words = (slug: string) => genresOf(listed, { country: "DE", categories: [] }, on(slug));
  expect([words("de"), words("de-en")]).toEqual([[], [{ word: "Whodunnit" }]]);
});

it("readers who have to read English keep the words of their own language, marked as such", () => {
  const genres = genresOf({ category: ["ละคร", "Drama"] }, { country: "TH", categories: [] }, on("th"));
  expect(genres).toEqual([{ word: "ละคร", lang: "th" }, { word: "Drama" }]);
});

it("a show's genres are said in the page's language, with sport as one of them", () => {
  expect(genresOfShow(["Sports", "Science-Fiction"], wordsOf("ja")).map(({ word }) => word)).toEqual([
    "スポーツ",
    "SF",
  ]);
});

it("every spelling of a guide has a word on a page of every other language", () => {
  const spellings = Object.entries(genreSpellings).flatMap(([language, keys]) =>
    Object.values(keys).flatMap((texts) => texts.split("|").map((text) => ({ language, text }))),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...spellings),
      fc.constantFrom(...catalogueLanguages),
      ({ language, text }, page) => {
        const said = genresOfShow([text], wordsOf(page));
        expect(said).toHaveLength(1);
        if (language !== page && ["ar", "ja"].includes(page)) expect(said[0]?.word).not.toMatch(/[a-z]{3}/);
      },
    ),
  );
});
