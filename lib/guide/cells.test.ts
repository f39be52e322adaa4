import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexAt, stateAt } from "./cells";

describe("a cell's state", () => {
  it("turns on at its start and past at its stop", () => {
    const cell = { start: 10, stop: 20 };
    expect([9, 10, 19, 20].map((now) => stateAt(cell, now))).toEqual(["future", "on", "on", "past"]);
  });
});

describe("the span at an instant", () => {
  const spans = fc
    .array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 30 })
    .map((lengths) => {
      let at = 1000;
      return lengths.map((length) => {
        const start = at;
        at += length;
        return { start, stop: at };
      });
    });

  it("covers it", () => {
    fc.assert(
      fc.property(spans, fc.nat(), (list, place) => {
        const end = list.at(-1)?.stop ?? 0;
        const at = 1000 + (place % (end - 1000));
        const span = list[indexAt(list, at)];
        expect(span && span.start <= at && at < span.stop).toBe(true);
      }),
    );
  });

  it("is the nearest outside them, and none of none", () => {
    const list = [
      { start: 10, stop: 20 },
      { start: 20, stop: 30 },
    ];
    expect([0, 99].map((at) => indexAt(list, at))).toEqual([0, 1]);
    expect(indexAt([], 5)).toBe(-1);
  });
});
