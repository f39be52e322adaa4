import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldName } from "./fold.ts";
import { buildTrie, createNameSearch } from "./name-search.ts";

const search = (...names: string[]) => {
  const find = createNameSearch(buildTrie(names.map((name) => ({ name, item: name }))));
  return (text: string) => find(text).map(({ item, from, to }) => [item, text.slice(from, to)]);
};

describe("a search for names", () => {
  test("finds whole words, whatever their case, accents and punctuation", () => {
    const find = search("La Liga", "Süper Lig");
    expect(find("LIVE: LA-LIGA 26/27")).toEqual([["La Liga", "LA-LIGA"]]);
    expect(find("Trendyol Super Lig")).toEqual([["Süper Lig", "Super Lig"]]);
    expect(find("Gala Ligament")).toEqual([]);
  });

  test("finds the longest of names with the same beginning, and all items of one name", () => {
    const find = createNameSearch(
      buildTrie([
        { name: "Premier League", item: "england" },
        { name: "Premier League", item: "egypt" },
        { name: "Premier League Darts", item: "darts" },
      ]),
    );
    expect(find("Premier League Darts: Night 3").map(({ item }) => item)).toEqual(["darts"]);
    expect(find("Premier League").map(({ item }) => item)).toEqual(["england", "egypt"]);
  });

  test("finds the longest of names that overlap", () => {
    const find = search("La Liga", "Liga Expansión");
    expect(find("Jornada 4 de la Liga Expansión")).toEqual([["Liga Expansión", "Liga Expansión"]]);
  });

  test("needs no spaces in scripts without them, nor where scripts meet", () => {
    expect(search("英超")("2026英超第1轮")).toEqual([["英超", "英超"]]);
    expect(search("NBA")("生中継NBA中継")).toEqual([["NBA", "NBA"]]);
    expect(search("ฟุตบอล")("ถ่ายทอดสดฟุตบอลโลก")).toEqual([["ฟุตบอล", "ฟุตบอล"]]);
  });

  test("finds Hebrew and Arabic words after letters attached to them", () => {
    expect(search("ליגת העל")("מחזור 3 בליגת העל")).toEqual([["ליגת העל", "ליגת העל"]]);
    expect(search("الدوري")("والدوري")).toEqual([["الدوري", "الدوري"]]);
  });

  test("finds acronyms only in capitals, and names with a colon only before one", () => {
    const find = search("SEC", "NPC:");
    expect(find("SEC Network")).toEqual([["SEC", "SEC"]]);
    expect(find("30 sec left")).toEqual([]);
    expect(find("NPC: Waikato")).toEqual([["NPC:", "NPC"]]);
    expect(find("NPC Waikato")).toEqual([]);
  });

  test("finds every name that is a word of its own, among any other words", () => {
    const name = fc.stringMatching(/^[a-zé]{3,8}( [a-zé]{3,8})?$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8, selector: foldName }), (names) => {
        const find = search(...names);
        for (const each of names) expect(find(`12, ${each}!`)).toEqual([[each, each]]);
      }),
    );
  });

  test("finds every name, however many begin alike, in whatever order they came", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[ab]{1,7}$/), { minLength: 1 }), (names) => {
        const find = search(...names);
        for (const text of ["abba", ...names]) {
          const found = names.includes(text) ? [[text, text]] : [];
          expect(find(`${text} c`)).toEqual(found);
        }
      }),
    );
  });

  test("returns positions whose text folds to the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (before, after) => {
        const text = `${before} Ligue 1 ${after}`;
        const found = search("Ligue 1")(text);
        for (const [, written] of found) expect(foldName(written ?? "")).toBe("ligue 1");
      }),
    );
  });
});
