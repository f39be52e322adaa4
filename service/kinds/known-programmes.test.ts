import { expect, test } from "vitest";
import { knownKind, nameKey } from "./known-programmes.ts";
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
  ["新聞聯播", "news"],
  ["小明星大跟班", "entertainment"],
  ["综艺大热门", "entertainment"],
  ["綜藝大熱門", "entertainment"],
  ["سبونج بوب سكوير بانتس", "kids"],
  ["برنامج ماستر شيف", "entertainment"],
  ["ليالى الحلميه", "series"],
  ["YALI ÇAPKINI", "series"],
  ["Late Nıght Wıth Seth Meyers", "entertainment"],
  ["اخبار الظهيرة", "news"],
  ["برنامج ماستر شيف لاركهيل", "entertainment"],
  ["برنامج ليالي الحلمية", null],
  ["برنامج لاركهيل", null],
  ["La que se avecina", "series"],
  ["Вечірній квартал", "entertainment"],
  ["Um Maluco no Pedaço", "series"],
  ["Morden i Sandhamn: Sommar", "series"],
  ["Kuchenne rewolucje", "entertainment"],
  ["必殺仕事人V", null],
  ["名探偵コナン「ラークヒルの鍵」", "kids"],
  ["みんなのうた▽ラークヒル", "kids"],
  ["SASUKE2026", "entertainment"],
  ["ラークヒル「名探偵コナン」", null],
  ["必殺仕事人 V", "series"],
  ["綜藝大熱門2", "entertainment"],
  ["綜藝大熱門Ⅱ", "entertainment"],
  ["豆腐媽媽(台)", "series"],
  ["綜藝大熱門精選", "entertainment"],
  ["綜藝大集合港家文教基金會", "entertainment"],
  ["[Larkhill] 냉장고를 부탁해", "entertainment"],
  ["[Larkhill]냉장고를 부탁해 upford", "entertainment"],
  ["[Larkhill]언덕의 집", null],
  ["욱씨남정기 2 2부", "series"],
  ["욱씨남정기 스페셜 1-2회", "series"],
  ["욱씨남정기 언덕", null],
  ["Law & Order: Larkhill", "series"],
  ["Law and Order: Larkhill", "series"],
  ["Hells Kitchen: Larkhill", "entertainment"],
  ["Law & Orders", null],
  ["Graham Norton Show", "entertainment"],
  ["Larkhill", null],
])("what every viewer of a country knows is known by its name: %s", (title, kind) => {
  expect(knownKind(title)).toBe(kind);
});

test("no programme is listed twice, nor under a name of signs that mean nothing", () => {
  const names = Map.groupBy(loadProgrammes(), ({ name }) => nameKey(name));
  const twice = names.entries().filter(([folded, own]) => folded === "" || own.length > 1);
  expect(Array.from(twice, ([, own]) => own.map(({ name }) => name))).toEqual([]);
});
