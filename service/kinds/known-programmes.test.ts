import { expect, test } from "vitest";
import { knownKind } from "./known-programmes.ts";

test.each([
  ["Yemekteyiz", "entertainment"],
  ["คนค้นฅน", "documentary"],
  ["新闻联播", "news"],
  ["سبونج بوب سكوير بانتس", "kids"],
  ["La que se avecina", "series"],
  ["Вечірній квартал", "entertainment"],
  ["必殺仕事人V", null],
  ["必殺仕事人 V", "series"],
  ["Larkhill", null],
])("what every viewer of a country knows is known by its name: %s", (title, kind) => {
  expect(knownKind(title)).toBe(kind);
});
