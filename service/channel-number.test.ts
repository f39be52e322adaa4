import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatChannelNumber, parseChannelNumber } from "./channel-number.ts";

describe("a channel's number", () => {
  test.each([
    ["7", 7],
    [" 101 ", 101],
    ["7.1", 7.1],
    ["13-2", 13.2],
    ["13_2", 13.2],
    ["7.10", 7.1],
    ["999.999", 999.999],
  ])("%j is read, and written as %d", (text, written) => {
    expect(formatChannelNumber(parseChannelNumber(text) ?? 0)).toBe(written);
  });

  test.each(["", "0", "007", "7.", "7.1.1", "7.1000", "123456", "Seven"])("%j is none", (text) => {
    expect(parseChannelNumber(text)).toBeNull();
  });

  test("of two numbers comes by the first, then by the second", () => {
    const number = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 999 }));
    const stored = ([major, minor]: [number, number]) =>
      parseChannelNumber(`${major}.${minor}`) ?? Number.NaN;
    fc.assert(
      fc.property(number, number, (a, b) => {
        const order = a[0] - b[0] || a[1] - b[1];
        expect(Math.sign(stored(a) - stored(b))).toBe(Math.sign(order));
      }),
    );
  });
});
