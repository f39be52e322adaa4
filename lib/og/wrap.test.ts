import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutToFit, directionOf, drawable, wrap, wrapEvenly } from "./wrap.ts";

/** As if every letter were ten pixels wide. */
const measure = (text: string) => Array.from(text).length * 10;

const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "",
    " ",
    "浦和レッズ対鹿島アントラーズ",
    "الهلال ضد النصر",
    "a".repeat(150),
    "👩‍👩‍👧".repeat(40),
  ),
);

describe("lines", () => {
  it("are never wider or more than allowed, and lose nothing but what … replaces", () => {
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 60, max: 800 }),
        fc.integer({ min: 1, max: 4 }),
        (raw, width, most) => {
          const text = drawable(raw);
          const { lines } = wrap(text, { width, lines: most, language: "ja", measure });
          expect(lines.length).toBeLessThanOrEqual(most);
          const widestLetter = Math.max(
            0,
            ...[...new Intl.Segmenter("en").segment(text)].map(({ segment }) => measure(segment)),
          );
          for (const line of lines)
            expect(measure(line)).toBeLessThanOrEqual(Math.max(width, widestLetter + 10));
          const plain = (parts: string[]) => parts.join("").replace(/\s/gu, "");
          if (lines.at(-1)?.endsWith("…") && !text.endsWith("…"))
            expect(plain([text]).startsWith(plain(lines).slice(0, -1))).toBe(true);
          else expect(plain(lines)).toBe(plain([text]));
        },
      ),
    );
  });

  it("end between words where they can, in scripts that part no words too", () => {
    const wrapped = (text: string, width: number) =>
      wrap(text, { width, lines: 3, language: "en", measure }).lines;
    expect(wrapped("Manchester United v Hull City", 120)).toEqual(["Manchester", "United v", "Hull City"]);
    expect(wrapped("one (two) three", 70)).toEqual(["one", "(two)", "three"]);
    expect(
      wrap("全国高校ラグビー大会", { width: 60, lines: 3, language: "ja", measure }).lines.join("|"),
    ).toBe("全国高校|ラグビー大会");
  });

  it("of a title are as even as words allow, and as many as they would be otherwise", () => {
    const box = { width: 240, lines: 3, language: "en", measure };
    const title = "What’s on TV, now and next";
    expect(wrap(title, box).lines).toEqual(["What’s on TV, now and", "next"]);
    expect(wrapEvenly(title, box).lines).toEqual(["What’s on TV,", "now and next"]);
    fc.assert(
      fc.property(texts, fc.integer({ min: 60, max: 800 }), (raw, width) => {
        const [text, sized] = [drawable(raw), { ...box, width }];
        const [even, plain] = [wrapEvenly(text, sized), wrap(text, sized)];
        expect([even.lines.length, even.whole]).toEqual([plain.lines.length, plain.whole]);
        const widest = (lines: string[]) => Math.max(0, ...lines.map(measure));
        expect(widest(even.lines)).toBeLessThanOrEqual(widest(plain.lines));
      }),
    );
  });

  it("break within a word that is wider than a line, and say that the text isn't whole", () => {
    expect(wrap("abcdefghij", { width: 40, lines: 3, language: "en", measure })).toEqual({
      lines: ["abcd", "efgh", "ij"],
      whole: false,
    });
    expect(cutToFit("abcdefghij", 50, measure)).toBe("abcd…");
  });
});

it("what is drawn is whole letters on one line, without what turns or hides others", () => {
  expect(drawable("a\u202Eevil\u202C\n\tb\u0000c\uD800")).toBe("aevil b c");
  expect(drawable(`Z${"\u0301".repeat(40)}`).length).toBeLessThan(8);
  fc.assert(
    fc.property(texts, (text) => {
      expect(drawable(text).isWellFormed()).toBe(true);
      expect(drawable(text)).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    }),
  );
});

it("a text reads from the side of its first letter", () => {
  expect(["20:00 الهلال", "ערוץ 12", "Al Hilal الهلال", "+2", ""].map(directionOf)).toEqual([
    "rtl",
    "rtl",
    "ltr",
    "ltr",
    "ltr",
  ]);
});
