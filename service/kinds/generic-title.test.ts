import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readKind } from "./kind.ts";

const rows = readFileSync(join(import.meta.dirname, "test-generic-titles.tsv"), "utf8")
  .trim()
  .split("\n");

const kindOf = (title: string, ...names: string[]) =>
  readKind({
    slot: { title, flags: { new: false, live: false, repeat: false } },
    detail: null,
    minutes: 30,
    names: new Set(names),
  });

describe("a title that says only what sort of programme it is has its kind, in the languages of guides", () => {
  test.each(rows.map((row) => row.split("\t")))("%s", (kind, titles = "") => {
    const others = titles.split("|").filter((title) => kindOf(title) !== kind);
    expect(others).toEqual([]);
  });
});

test("the time and the channel's own name may stand beside it", () => {
  expect(kindOf("Film Tengah Malam")).toBe("film");
  expect(kindOf("Crtani filmovi B92", "b92")).toBe("kids");
  expect(kindOf("Noche de cine")).toBe("film");
  expect(kindOf("Larkhill Sport", "larkhill tv")).toBe("sport");
});

test("a title with a word of its own isn't generic", () => {
  for (const title of [
    "Film Stars",
    "Movie Magic",
    "Serial Larkhill",
    "Sportsworld",
    "音乐之声",
    "The Weather Man",
  ])
    expect(kindOf(title)).not.toBe("film");
  expect(kindOf("Serial Larkhill")).toBeUndefined();
  expect(kindOf("Drama")).toBeUndefined();
  expect(kindOf("Film Larkhill", "film larkhill")).toBeUndefined();
  expect(kindOf("The Night")).toBeUndefined();
});

test("words that a title shares with its channel's name keep what they mean together", () => {
  expect(kindOf("Old House Hunting", "old house tv")).toBe("entertainment");
  expect(kindOf("House Hunting")).toBe("entertainment");
  expect(kindOf("Hunting")).toBe("sport");
});
