import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findNamesCountry } from "./suggest-country.ts";

describe("the country of a source's names", () => {
  test("is the one that most of the known ones have, however many aren't known", () => {
    const unknown = fc.nat({ max: 30 }).map((count) => Array<string[]>(count).fill([]));
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), unknown, (count, rest) => {
        const own = Array.from({ length: count }, (_, at) => (at === 0 ? ["NZ", "AU"] : ["NZ", "NZ"]));
        expect(findNamesCountry([...own, ...rest])).toBe("NZ");
      }),
    );
  });

  test("isn't told by few names, by names of many countries, or by two countries alike", () => {
    expect(findNamesCountry([["NZ"], ["NZ"]])).toBeNull();
    expect(findNamesCountry([["NZ"], ["NZ"], ["AU"], ["GB"]])).toBeNull();
    expect(findNamesCountry(Array(9).fill(["NZ", "DE"]))).toBeNull();
    expect(findNamesCountry([])).toBeNull();
  });
});
