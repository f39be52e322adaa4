import fc from "fast-check";
import { expect, test } from "vitest";
import { foldGenre, patternOf } from "./genre-words.ts";

test("text of ASCII alone is folded as it is beside other letters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
      expect(foldGenre(`${text} é`)).toBe(`${foldGenre(text)} e`.trim());
    }),
  );
});

test("a pattern finds whole words, beginnings, endings and parts, the longer of two with one beginning first", () => {
  const pattern = patternOf(["film|film noir|docu*|documentar*|*serie|*映画*"], "gu");
  const find = (text: string) => ` ${foldGenre(text)} `.match(pattern)?.map((found) => found.trim()) ?? null;
  expect(find("Film noir")).toEqual(["film noir"]);
  expect(find("A film")).toEqual(["film"]);
  expect(find("Films")).toBeNull();
  expect(find("Documentaries")).toEqual(["documentar"]);
  expect(find("Krimiserie")).toEqual(["serie"]);
  expect(find("Serien")).toBeNull();
  expect(find("日本映画集")).toEqual(["映画"]);
});

test("a part of Korean words ends with a syllable", () => {
  const pattern = patternOf(["*특가*|*공연*|*빠지*"]);
  const finds = (text: string) => pattern.test(` ${foldGenre(text)} `);
  expect(finds("언덕 특가전")).toBe(true);
  expect(finds("언덕공연")).toBe(true);
  expect(finds("언덕 특강")).toBe(false);
  expect(finds("언덕에 빠진 사람")).toBe(true);
});
