import fc from "fast-check";
import { expect, test } from "vitest";
import { createWordTable } from "./word-table.ts";

const word = fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" });

test("words have one number each, in the order in which they come, and none that wasn't added has any", () => {
  fc.assert(
    fc.property(fc.array(word), word, (words, other) => {
      const table = createWordTable();
      const distinct = [...new Set(words)];
      for (const each of words) expect(table.add(each)).toBe(distinct.indexOf(each) + 1);
      expect(table.find(other)).toBe(distinct.indexOf(other) + 1);
    }),
    { numRuns: 30 },
  );
});

test("words that begin alike have one beginning, which isn't the word of these letters", () => {
  const table = createWordTable();
  const beginning = table.add("evenings", 6);
  expect(table.add("evening", 6)).toBe(beginning);
  expect(table.find("evenin", 6)).toBe(beginning);
  expect(table.find("evenin")).toBe(0);
});
