import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatXmltvNs, isXmltvNs, parseXmltvNs, unreadXmltvNs } from "./xmltv-ns.ts";

const number = fc.integer({ min: 1, max: 9999 });
const gap = fc.constantFrom("", " ", "  ");

describe("xmltv_ns", () => {
  test.each([
    ["0.0.", { season: 1, number: 1 }],
    ["1 . 9 . 0/1", { season: 2, number: 10 }],
    ["20 . 10 . ", { season: 21, number: 11 }],
    [" . 4 . ", { number: 5 }],
    ["3 .  . ", { season: 4 }],
    ["0 . 12/13 . 0/3", { season: 1, number: 13, part: 1, parts: 3, episodes: 13 }],
    ["1/4.5/10.1/2", { season: 2, number: 6, part: 2, parts: 2, episodes: 10, seasons: 4 }],
    ["1 . /13 . ", { season: 2, episodes: 13 }],
    ["1.7.0", { season: 2, number: 8 }],
    ["-1.4.0", { number: 5 }],
    ["..", {}],
    ["12", { season: 13 }],
    ["nonsense", {}],
  ])("%j", (text, numbers) => {
    expect(parseXmltvNs(text)).toEqual(numbers);
  });

  test("counts from 0 and takes spaces anywhere", () => {
    fc.assert(
      fc.property(number, number, gap, gap, (season, episode, a, b) => {
        const text = `${a}${season - 1}${b}.${a}${episode - 1}${a}.${b}`;
        expect(parseXmltvNs(text)).toEqual({ season, number: episode });
      }),
    );
  });

  test("comes out as it went in, but for spaces and dots at its end", () => {
    const count = fc.oneof(fc.constantFrom("", "0", "1", "00", "4", "12"));
    const field = fc.oneof(
      count,
      fc.tuple(count, fc.constantFrom("0", "1", "3", "13")).map(([one, all]) => `${one}/${all}`),
    );
    const bare = (text: string) => text.replace(/\s/g, "").replace(/\.*$/, "");
    fc.assert(
      fc.property(
        fc.array(field, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(".", " . "),
        (fields, dot) => {
          const text = fields.join(dot);
          const written = formatXmltvNs(parseXmltvNs(text), unreadXmltvNs(text)) ?? "";
          expect(bare(written)).toBe(bare(text));
          expect(written === "" || written.split(".").length === 3).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("says more if a title does", () => {
    expect(formatXmltvNs({ season: 3, number: 5 }, unreadXmltvNs(".4.0/1"))).toBe("2.4.0/1");
    expect(unreadXmltvNs("2.4.0/2")).toBeUndefined();
  });

  test("has no ranges and no season before the first, which other programs refuse", () => {
    expect(["0.4-5.0", "-1.4.", "1.2.3.4"].map(isXmltvNs)).toEqual([false, false, false]);
    expect(unreadXmltvNs("0.4-5.0")).toBe("0..0");
    expect(formatXmltvNs({ season: 1, number: 5 }, "0..0")).toBe("0.4.0");
  });
});
