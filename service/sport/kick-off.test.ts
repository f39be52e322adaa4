import fc from "fast-check";
import { expect, it } from "vitest";
import { estimateKickOff } from "./kick-off.ts";

const at = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return (hour * 60 + minute) * 60;
};
const slots = (...spans: string[]) =>
  spans.map((span) => {
    const [start = "", stop = ""] = span.split("-");
    return { start: at(start), stop: at(stop) };
  });
const usual = 115 * 60;

it.each([
  ["an early opening gives way", ["10:30-13:50", "11:20-13:30", "11:20-13:40", "11:30-13:30"], "11:30"],
  ["the slot's own start counts if there is nothing else", ["13:50-16:10"], "13:50"],
  ["a single start wins over a slot that is too long", ["10:30-13:50", "11:20-13:40"], "11:20"],
  ["of as many the earliest counts", ["12:00-14:00", "13:00-15:00"], "12:00"],
])("%s", (_, spans, expected) => {
  expect(estimateKickOff(slots(...spans), usual)).toBe(at(expected));
});

const span = fc
  .record({ start: fc.integer({ min: 0, max: 300 }), length: fc.integer({ min: 1, max: 300 }) })
  .map(({ start, length }) => ({ start: start * 60, stop: (start + length) * 60 }));

it("the kick-off is the start of a showing, in any order", () => {
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 8 }), (showings) => {
      const found = estimateKickOff(showings, usual);
      expect(showings.map(({ start }) => start)).toContain(found);
      expect(estimateKickOff([...showings].reverse(), usual)).toBe(found);
    }),
  );
});
