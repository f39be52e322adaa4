import fc from "fast-check";
import { expect, test } from "vitest";
import { kinds } from "../../contract/kinds.ts";
import type { Kind } from "../../contract/slot.ts";
import { allKinds } from "./lessons.ts";
import { createNameLessons, type KnownName, learnNames } from "./name-lessons.ts";

type Listed = readonly [kind: Kind, language: string, ...names: string[]];

const known = (...lists: readonly Listed[]): KnownName[] =>
  lists.flatMap(([kind, language, ...names]) => names.map((name) => ({ name, kind, language })));

const never = () => 0;

/** How much a name speaks for a kind. */
function weigh(programmes: readonly KnownName[], name: string, kind: Kind, timesTaught = never): number {
  return createNameLessons(learnNames(programmes))(name, timesTaught)[allKinds.indexOf(kind)] ?? Number.NaN;
}

const evening = known(
  ["news", "en", "upford evening", "evening desk", "evening in larkhill"],
  ["series", "en", "larkhill road", "the mill", "the barn"],
);

test("a name's words speak for the kind that most names with them have", () => {
  expect(weigh(evening, "barnstead evening", "news")).toBeGreaterThan(0);
  expect(weigh(evening, "barnstead evening", "series")).toBeLessThan(0);
});

test("the beginning of a long word speaks as the word does", () => {
  expect(weigh(evening, "the evenings", "news")).toBeGreaterThan(weigh(evening, "the morning", "news"));
});

test("two names don't make a word speak, and an unknown word says nothing", () => {
  for (const name of ["larkhill", "harbour", "12", ""])
    for (const kind of kinds) expect(weigh(evening, name, kind)).toBe(0);
});

test("a word that is in a language's names of all kinds says nothing, however many films are listed", () => {
  const films = known(["film", "fr", ...["a", "b", "c", "d", "e", "f"].map((name) => `le ${name}`)]);
  const both = known(
    ["film", "en", "old harbour", "old barn", "old mill"],
    ["news", "en", "day", "week", "month"],
  );
  const all = [...films, ...both];
  expect(weigh(all, "le puits", "film")).toBeLessThan(weigh(all, "old well", "film"));
});

test("what names say of a word counts the less the more a source itself taught it", () => {
  const after = (times: number) => weigh(evening, "barnstead evening", "news", () => times);
  fc.assert(
    fc.property(fc.nat(1_000), fc.integer({ min: 1, max: 1_000 }), (times, more) => {
      expect(after(times + more)).toBeLessThan(after(times));
      expect(after(times + more)).toBeGreaterThan(0);
    }),
  );
});

test("any number of words in a name says no more than six of them", () => {
  const words = ["gate", "road", "lane", "hill", "well", "mill", "barn", "fen", "row"];
  const many = known(
    ["kids", "en", ...words.flatMap((word) => [`${word} a`, `${word} b`, `${word} c`])],
    ["news", "en", ...["x", "y", "z"]],
  );
  const six = weigh(many, words.slice(0, 6).join(" "), "kids");
  expect(weigh(many, words.join(" "), "kids")).toBeCloseTo(six);
  expect(weigh(many, words.slice(0, 3).join(" "), "kids")).toBeCloseTo(six / 2);
});
