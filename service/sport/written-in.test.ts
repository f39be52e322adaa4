import fc from "fast-check";
import { expect, it } from "vitest";
import { isNameIn, languageOfScript } from "./written-in.ts";

it.each([
  ["ليتشي", "ar"],
  ["فيلادلفيا 76", "ar"],
  ["לצ'ה", "he"],
  ["ז'ירונה", "he"],
  ["スポルティングCP", "ja"],
  ["浦和", "ja"],
  ["แมนเชสเตอร์ ซิตี้", "th"],
  ["LA 다저스", "ko"],
  ["Спартак", "ru"],
  ["曼联", "zh"],
])("a whole name in a language's letters is known as such: %s", (name, language) => {
  expect(isNameIn(name, language)).toBe(true);
});

it.each([
  ["Lecce", "ar"],
  ["Bayern München", "de"],
  ["ليتشي", "he"],
  ["میلان", "ar"],
  ["ليتشي FC", "ar"],
  ["曼聯", "zh"],
  ["أ.فيلا", "ar"],
  ["מ. חיפה", "he"],
  ['הפועל ב"ש', "he"],
  ["ランス(RC)", "ja"],
  ["2026", "ar"],
])("what is in other letters, shortened or annotated isn't: %s in %s", (name, language) => {
  expect(isNameIn(name, language)).toBe(false);
});

it("letters tell a language only if no other is written in them", () => {
  expect(["לצ'ה", "レッチェ", "เลชเช่", "레체", "Ρόμα"].map(languageOfScript)).toEqual([
    "he",
    "ja",
    "th",
    "ko",
    "el",
  ]);
  expect(["ليتشي", "Рома", "罗马", "रोमा", "Roma"].map(languageOfScript)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it("a name is never taken for one of a language with other letters", () => {
  const letters = { ar: "ابتثج", he: "אבגדה", el: "αβγδε", ko: "가나다라", th: "กขคงจ", ru: "абвгд" };
  const languages = Object.keys(letters) as (keyof typeof letters)[];
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.constantFrom(...languages),
      fc.array(fc.nat(3), { minLength: 1 }),
      (own, other, places) => {
        const name = places.map((place) => [...letters[own]][place]).join("");
        expect(isNameIn(name, other)).toBe(own === other);
      },
    ),
  );
});
