import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { allWords, clean, lamp, words } from "./text.ts";

describe("clean", () => {
  test.each([
    ["  Hull   v  Leeds ", "Hull v Leeds"],
    ["Hull – Leeds", "Hull - Leeds"],
    ["“Hull” ’n‘ Leeds", "\"Hull\" 'n' Leeds"],
    ["ＨＵＬＬ　ｖ　ＬＥＥＤＳ", "HULL v LEEDS"],
    ["Hull\u200f v\u00ad Leeds", "Hull v Leeds"],
    ["⚽ Hull v Leeds 🇬🇧", "Hull v Leeds"],
    ["🔴 LIVE", `${lamp} LIVE`],
  ])("normalises %j", (text, even) => {
    expect(clean(text)).toBe(even);
  });

  it("doesn't change a clean text, and keeps to its length", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 50 }), (text, longest) => {
        const once = clean(text, longest);
        expect(clean(once, longest)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(longest);
      }),
    );
  });

  it("keeps to its length even if one sign becomes many letters", () => {
    expect(clean("\ufdfa".repeat(50), 50).length).toBeLessThanOrEqual(50);
  });
});

test("words are found as a search with the whole pattern finds them", () => {
  const pattern = String.raw`round \d|\d{1,2}\. ?runde|дан|รอบ|(?:semi)?finals?|[éf]te|(?!sub)\p{L}*spiele?|st(?:op|e*)`;
  const search = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");
  const strings = Object.assign([""], { raw: [pattern] });
  const [inWords, inAll] = [words(strings), allWords(strings)];
  const parts = "Round 1|10. Runde|10.|дан|รอบ|FINAL|semi|s|Éte|Spiel|sub|st|op|e| |-|x|é|1".split("|");
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (some) => {
      const text = some.join("");
      const expected = [...text.matchAll(search)].map(({ 0: word, index }) => [word, index]);
      expect(inAll(text).map(({ 0: word, index }) => [word, index])).toEqual(expected);
      expect(inWords.exec(text)?.index).toBe(expected[0]?.[1]);
      expect(inWords.test(text)).toBe(expected.length > 0);
      expect(inWords.replaceAll(text, "¦")).toBe(text.replace(search, "¦"));
    }),
  );
});
