import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { foldGenre } from "../genre-words.ts";
import { listFiles, parseWords } from "./load.ts";

test("a line is a kind or a story, a tab and words", () => {
  expect(parseWords("story\their heiress\nother\trosary\n", "xx.tsv")).toEqual([
    { kind: "story", words: ["heir", "heiress"] },
    { kind: "other", words: ["rosary"] },
  ]);
});

test.each(["soap\their", "story heir", "story\t", "story\their  heiress", "story\their\theiress", ""])(
  "an error names the file and line: %j",
  (line) => {
    expect(() => parseWords(`other\trosary\n${line}\n`, "xx.tsv")).toThrow(
      `vocabulary/xx.tsv, line 2: "${line}" is no kind, tab and words.`,
    );
  },
);

const order = ["story", "entertainment", "documentary", "news", "sport", "kids", "music", "other"];

describe("the words of a language", () => {
  test.each(listFiles())(
    "%s has its kinds in order, and no word of a kind twice or of three kinds",
    (file) => {
      const text = readFileSync(join(import.meta.dirname, file), "utf8");
      expect(text).toBe(text.normalize("NFC"));
      const lines = parseWords(text, file);
      const places = lines.map(({ kind }) => order.indexOf(kind));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const words = lines.flatMap(({ kind, words }) =>
        words.map((word) => ({ kind, word: foldGenre(word) })),
      );
      const kindsOf = Map.groupBy(words, ({ word }) => word);
      const wrong = kindsOf.entries().filter(([word, own]) => {
        const kinds = new Set(own.map(({ kind }) => kind));
        return word === "" || kinds.size < own.length || kinds.size > 2;
      });
      expect(Array.from(wrong, ([word]) => word)).toEqual([]);
    },
  );
});
