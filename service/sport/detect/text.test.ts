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

test("all words of a pattern are found, as a search would find them", () => {
  const found = allWords`round \d|\d{1,2}\. ?runde|дан|รอบ|finals?`;
  const { replaceAll } = words`round \d|\d{1,2}\. ?runde|дан|รอบ|finals?`;
  const parts = ["Round 1", "10. Runde", "10.", "дан", "รอบ", "final", "s", " ", "-", "x", "é", "1"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (some) => {
      const text = some.join("");
      const cut = found(text).reduceRight(
        (rest, { index, 0: word }) => `${rest.slice(0, index)}¦${rest.slice(index + word.length)}`,
        text,
      );
      expect(cut).toBe(replaceAll(text, "¦"));
    }),
  );
});
