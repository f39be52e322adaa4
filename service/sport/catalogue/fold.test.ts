import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldName, foldWithPlaces } from "./fold.ts";
import { foldSide } from "./side.ts";

const words = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "FC",
        "St.",
        "Utd",
        "&",
        "A.",
        "C.",
        "'",
        '"',
        'ת"א',
        "مَرحبا",
        "バ・レ",
        "ไทย",
        "İ",
        "ǅ",
        "ﬀ",
        "½",
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(" "));

describe("a folded name", () => {
  test.each([
    ["F.C. København", "fc kobenhavn"],
    ["St.Gallen", "st gallen"],
    ["Nott’m Forest", "nottm forest"],
    ["Brighton & Hove Albion", "brighton and hove albion"],
    ["L'Équipe", "l equipe"],
    ['מכבי ת"א', "מכבי תא"],
    ["الأهلي", "الاهلي"],
    ["マンチェスター・ユナイテッド", "マンチェスターユナイテッド"],
    ["ＮＢＡ", "nba"],
    ["ทีมชาติไทย", "ทีมชาติไทย"],
    ["ไทยแลนด์ โอเพ่น", "ไทยแลนด์ โอเพน"],
    ["‎🔴 LIVE‎", "live"],
  ])("of %s is %s", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  test("stays the same when folded again, as a name and as a side", () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text));
        expect(foldSide(foldSide(text))).toBe(foldSide(text));
      }),
      { numRuns: 1000 },
    );
  });

  test("knows where each of its characters came from, in order", () => {
    fc.assert(
      fc.property(words, (text) => {
        const places = [...foldWithPlaces(text).places];
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const place of places) expect(place).toBeLessThan(text.length);
      }),
    );
  });
});

describe("a folded side", () => {
  test.each([
    [["Hull City", "Hull City AFC", "HULL CITY", "Hull City A.F.C.", "hull city football club"], "hull city"],
    [["Man Utd", "Man United"], "man united"],
    [["St Mirren", "St. Mirren", "Saint Mirren FC"], "saint mirren"],
    [["Ohio St", "Ohio State"], "ohio state"],
    [["FC Barcelona", "Barcelona"], "barcelona"],
    [["The Hurricanes", "Hurricanes"], "hurricanes"],
    [["Le FC Annecy", "FC Annecy", "Annecy"], "annecy"],
    [["Le Havre", "Le Havre AC"], "le havre"],
    [["מ. חיפה", "מכבי חיפה"], "מכבי חיפה"],
    [["中国队", "中国"], "中国"],
    [["日本代表", "日本"], "日本"],
  ])("is one for %j", (names, folded) => {
    expect(new Set(names.map(foldSide))).toEqual(new Set([folded]));
  });

  test.each(["US", "FC", "AC", "1. FC", "The"])("keeps %s if there is nothing else", (name) => {
    expect(foldSide(name)).not.toBe("");
  });
});

test.each([
  ["北京國安", "北京国安"],
  ["広島", "广岛"],
  ["ግብፅ", "ግብጽ"],
])("folds %s and %s alike", (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});
