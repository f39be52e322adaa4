import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, type Direction, findNearest } from "./nearest.ts";

const box = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("an arrow of a remote", () => {
  it("prefers what lies straight ahead to what lies nearer aside", () => {
    expect(findNearest(box(0, 0), [box(300, 60), box(0, 200)], "down")).toBe(1);
  });

  it("leads nowhere if nothing lies in its direction", () => {
    expect(findNearest(box(0, 0), [box(0, 100), box(200, 0)], "up")).toBe(-1);
  });

  it("never leads back past where it came from", () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) });
    const way = fc.constantFrom<Direction>("left", "right", "up", "down");
    fc.assert(
      fc.property(place, fc.array(place, { minLength: 1 }), way, (at, others, to) => {
        const from = box(at.x, at.y);
        const boxes = others.map(({ x, y }) => box(x, y));
        const found = boxes[findNearest(from, boxes, to)];
        if (!found) return;
        const ahead = {
          left: from.left - found.left,
          right: found.left - from.left,
          up: from.top - found.top,
          down: found.top - from.top,
        };
        expect(ahead[to]).toBeGreaterThan(0);
      }),
    );
  });
});
