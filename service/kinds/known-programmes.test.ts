import { expect, test } from "vitest";
import { foldGenre } from "./genre-words.ts";
import { knownKind } from "./known-programmes.ts";
import { loadProgrammes } from "./programmes/load.ts";

test.each([
  ["Yemekteyiz", "entertainment"],
  ["คนค้นฅน", "documentary"],
  ["เรื่องเล่า เช้านี้", "news"],
  ["เรื่องเล่าเช้านี้อัพฟอร์ด", "news"],
  ["บุพเพ สันนิวาส", "series"],
  ["บุพเพสันนิวาส (Upford)", "series"],
  ["บุพเพสันนิวาสอัพฟอร์ด", null],
  ["新闻联播", "news"],
  ["سبونج بوب سكوير بانتس", "kids"],
  ["La que se avecina", "series"],
  ["Вечірній квартал", "entertainment"],
  ["Um Maluco no Pedaço", "series"],
  ["Morden i Sandhamn: Sommar", "series"],
  ["Kuchenne rewolucje", "entertainment"],
  ["必殺仕事人V", null],
  ["必殺仕事人 V", "series"],
  ["Law & Order: Larkhill", "series"],
  ["Law & Orders", null],
  ["Graham Norton Show", "entertainment"],
  ["Larkhill", null],
])("what every viewer of a country knows is known by its name: %s", (title, kind) => {
  expect(knownKind(title)).toBe(kind);
});

test("no programme is listed twice, nor under a name of signs that mean nothing", () => {
  const names = Map.groupBy(loadProgrammes(), ({ name }) => foldGenre(name));
  const twice = names.entries().filter(([folded, own]) => folded === "" || own.length > 1);
  expect(Array.from(twice, ([, own]) => own.map(({ name }) => name))).toEqual([]);
});
