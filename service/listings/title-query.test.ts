import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { titleTerms } from "./title-query.ts";

describe("a search's words", () => {
  it("are whole words, the last of which may be unfinished, whatever their case and accents", () => {
    expect(titleTerms("  Été à  la PLA")).toEqual([
      { text: "ete", begins: true, ends: true },
      { text: "a", begins: true, ends: true },
      { text: "la", begins: true, ends: true },
      { text: "pla", begins: true, ends: false },
    ]);
  });

  it("are found within others in scripts that write words as one", () => {
    const anywhere = { begins: false, ends: false };
    expect(titleTerms("أخبار اليوم").every(({ begins, ends }) => !begins && !ends)).toBe(true);
    expect(titleTerms("新聞 7")).toEqual([
      { text: "新聞", ...anywhere },
      { text: "7", begins: true, ends: false },
    ]);
    expect(titleTerms("nhkニュース")[0]).toMatchObject(anywhere);
  });

  it("count once, and are none where there is no letter or digit", () => {
    expect(titleTerms("the the the").map(({ text }) => text)).toEqual(["the", "the"]);
    expect(titleTerms("?! …")).toEqual([]);
  });

  it("never hold what means anything to a database's patterns", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (query) => {
        for (const { text } of titleTerms(query)) expect(text).toMatch(/^[\p{Letter}\p{Number}+]+$/u);
      }),
    );
  });
});
