import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellsOf, indexAt } from "./cells";
import { type Cursor, moveCursor, moves } from "./cursor";

const window = { start: 0, stop: 86_400 };
const row = fc
  .array(
    fc.record({ start: fc.integer({ min: 0, max: 86_399 }), length: fc.integer({ min: 60, max: 7200 }) }),
    {
      maxLength: 20,
    },
  )
  .map((slots) =>
    cellsOf(
      slots.map(({ start, length }) => ({ start, stop: start + length })),
      window,
    ),
  );
const rows = fc.array(row, { minLength: 1, maxLength: 12 });

describe("the grid's cursor", () => {
  it("never leaves the grid, whatever keys are pressed", () => {
    fc.assert(
      fc.property(rows, fc.array(fc.constantFrom(...moves), { maxLength: 40 }), (grid, keys) => {
        let cursor: Cursor = { row: 0, at: 72_000 };
        for (const key of keys) cursor = moveCursor(grid, cursor, key);
        const cells = grid[cursor.row] ?? [];
        const cell = cells[indexAt(cells, cursor.at)];
        expect(cell && cell.start <= cursor.at && cursor.at < cell.stop).toBe(true);
      }),
    );
  });

  it("comes back to the same programme going down and up again", () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 86_399 }), (grid, at) => {
        const start = { row: 0, at };
        const there = moveCursor(grid, start, "down");
        if (grid.length > 1) expect(moveCursor(grid, there, "up")).toEqual(start);
      }),
    );
  });

  it("goes to the neighbour in time, and stays at the ends", () => {
    const grid = [cellsOf([{ start: 3600, stop: 7200 }], window)];
    const at = (cursor: Cursor) => cursor.at;
    expect(at(moveCursor(grid, { row: 0, at: 100 }, "right"))).toBe(3600);
    expect(at(moveCursor(grid, { row: 0, at: 5000 }, "left"))).toBe(0);
    expect(at(moveCursor(grid, { row: 0, at: 5000 }, "last"))).toBe(7200);
    expect(moveCursor(grid, { row: 0, at: 80_000 }, "right")).toEqual({ row: 0, at: 80_000 });
    expect(at(moveCursor(grid, { row: 0, at: 80_000 }, "first"))).toBe(0);
  });
});
