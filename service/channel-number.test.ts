import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatChannelNumber, parseChannelNumber } from "./channel-number.ts";

describe("a channel's number", () => {
  test.each([
    ["7", 7],
    [" 101 ", 101],
    ["7.1", 7.1],
    ["13-2", 13.2],
    ["7.10", 7.1],
    ["999.999", 999.999],
  ])("%j is read, and written as %d", (text, written) => {
    expect(formatChannelNumber(parseChannelNumber(text) ?? 0)).toBe(written);
  });

  test.each(["", "0", "007", "7.", "7.1.1", "1000.1", "123456", "Seven"])("%j is none", (text) => {
    expect(parseChannelNumber(text)).toBeNull();
  });

  test("is stored as a whole number, and those of two numbers come first, each in their order", () => {
    const number = fc.tuple(
      fc.integer({ min: 1, max: 999 }),
      fc.option(fc.integer({ min: 0, max: 999 }), { nil: null }),
    );
    const stored = ([major, minor]: [number, number | null]) =>
      parseChannelNumber(minor === null ? String(major) : `${major}.${minor}`) ?? Number.NaN;
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(Number.isInteger(stored(a))).toBe(true);
        const [first, second] = [a, b].map(([major, minor]) => [minor === null ? 1 : 0, major, minor ?? 0]);
        const order = first?.map((each, at) => each - (second?.[at] ?? 0)).find((by) => by !== 0) ?? 0;
        expect(Math.sign(stored(a) - stored(b))).toBe(Math.sign(order));
      }),
    );
  });
});
