import fc from "fast-check";
import { expect, test } from "vitest";
import { createWordTable, numberOf, renumber, setNumber } from "./word-table.ts";

const word = fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" });
const number = fc.integer({ min: 1, max: 1_000 });

test("a word has the number that it got last, and one that got none has none", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, number), { maxLength: 200 }), word, (numbered, other) => {
      const table = createWordTable();
      for (const [each, given] of numbered) setNumber(table, each, given);
      const expected = new Map(numbered);
      for (const each of [...expected.keys(), other])
        expect(numberOf(table, each)).toBe(expected.get(each) ?? 0);
      expect(table.size).toBe(expected.size);
    }),
    { numRuns: 30 },
  );
});

test("words that begin alike have one beginning, which isn't the word of these letters", () => {
  const table = createWordTable();
  setNumber(table, "evenings", 7, 6);
  expect(numberOf(table, "evening", 6)).toBe(7);
  expect(numberOf(table, "evenin", 6)).toBe(7);
  expect(numberOf(table, "evenin")).toBe(0);
});

test("with other numbers, a table has the same words but those that have none", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 100 }), (words) => {
      const table = createWordTable();
      for (const [index, each] of words.entries()) setNumber(table, each, index + 1);
      const odd = renumber(table, (number) => (number % 2 === 1 ? 10 * number : 0));
      expect(words.map((each) => numberOf(odd, each))).toEqual(
        words.map((_, index) => (index % 2 === 0 ? 10 * (index + 1) : 0)),
      );
    }),
    { numRuns: 30 },
  );
});
