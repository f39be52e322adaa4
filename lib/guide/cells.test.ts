import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellsOf, indexAt, stateAt } from "./cells";

const window = { start: 100_000, stop: 186_400 };
const slot = fc.record({
  start: fc.integer({ min: 60_000, max: 220_000 }),
  length: fc.integer({ min: 0, max: 90_000 }),
});
const slots = fc
  .array(slot, { maxLength: 60 })
  .map((list) => list.map(({ start, length }) => ({ start, stop: start + length })));

describe("a row's cells", () => {
  it("tile the window exactly, whatever the slots are", () => {
    fc.assert(
      fc.property(slots, (list) => {
        const cells = cellsOf(list, window);
        expect(cells[0]?.start).toBe(window.start);
        expect(cells.at(-1)?.stop).toBe(window.stop);
        cells.forEach((cell, index) => {
          expect(cell.stop).toBeGreaterThan(cell.start);
          if (index > 0) expect(cell.start).toBe(cells[index - 1]?.stop);
        });
      }),
    );
  });

  it("show each slot at most once, within its own time", () => {
    fc.assert(
      fc.property(slots, (list) => {
        const shown = cellsOf(list, window).filter((cell) => cell.slot !== null);
        expect(new Set(shown.map((cell) => cell.slot)).size).toBe(shown.length);
        for (const cell of shown) {
          expect(cell.start).toBeGreaterThanOrEqual(cell.slot?.start ?? Number.POSITIVE_INFINITY);
          expect(cell.stop).toBeLessThanOrEqual(cell.slot?.stop ?? 0);
        }
      }),
    );
  });

  it("leave a gap only where no slot is", () => {
    fc.assert(
      fc.property(slots, fc.integer({ min: window.start, max: window.stop - 1 }), (list, at) => {
        const cell = cellsOf(list, window).find(({ start, stop }) => start <= at && at < stop);
        const listed = list.some(({ start, stop }) => start <= at && at < stop);
        expect(cell?.slot !== null).toBe(listed);
      }),
    );
  });

  it("keep disjoint slots as they are", () => {
    const list = [
      { start: 90_000, stop: 110_000 },
      { start: 110_000, stop: 110_060 },
      { start: 110_060, stop: 200_000 },
    ];
    expect(cellsOf(list, window).map(({ start, stop }) => [start, stop])).toEqual([
      [100_000, 110_000],
      [110_000, 110_060],
      [110_060, 186_400],
    ]);
  });
});

describe("a gap", () => {
  const reasons = (list: { start: number; stop: number }[]) =>
    cellsOf(list, window).flatMap((cell) => (cell.slot ? [] : [cell.reason]));

  it("is the whole row of a channel without listings", () => {
    expect(cellsOf([], window)).toEqual([{ slot: null, reason: "no_listings", ...window }]);
  });

  it("is off air between two programmes, and unlisted before the first and after the last", () => {
    const list = [
      { start: 110_000, stop: 120_000 },
      { start: 130_000, stop: 140_000 },
    ];
    expect(reasons(list)).toEqual(["no_listings", "off_air", "no_listings"]);
  });

  it("is off air at the window's edge too, where programmes beyond it are known", () => {
    const list = [
      { start: 80_000, stop: 90_000 },
      { start: 110_000, stop: 120_000 },
      { start: 190_000, stop: 191_000 },
    ];
    expect(reasons(list)).toEqual(["off_air", "off_air"]);
  });
});

describe("a cell's state", () => {
  it("turns on at its start and past at its stop", () => {
    const cell = { start: 10, stop: 20 };
    expect([9, 10, 19, 20].map((now) => stateAt(cell, now))).toEqual(["future", "on", "on", "past"]);
  });
});

describe("the cell at an instant", () => {
  it("covers every instant of the window", () => {
    fc.assert(
      fc.property(slots, fc.integer({ min: window.start, max: window.stop - 1 }), (list, at) => {
        const cells = cellsOf(list, window);
        const cell = cells[indexAt(cells, at)];
        expect(cell && cell.start <= at && at < cell.stop).toBe(true);
      }),
    );
  });

  it("is the nearest outside it, and none of none", () => {
    const cells = cellsOf([{ start: 120_000, stop: 130_000 }], window);
    expect(indexAt(cells, 0)).toBe(0);
    expect(indexAt(cells, 999_999)).toBe(cells.length - 1);
    expect(indexAt([], 5)).toBe(-1);
  });
});
