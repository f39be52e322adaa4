import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holds, type Layout, moveBetween, nudge, offsetOf, reach, viewAt, widen } from "./viewport";

const layout: Layout = { range: { start: 1_000_000, stop: 1_600_000 }, perMinute: 5.6, row: 64 };
const scroll = fc.record({
  inline: fc.integer({ min: 0, max: 50_000 }),
  block: fc.integer({ min: 0, max: 40_000 }),
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 1200 }),
});
const rows = fc.integer({ min: 1, max: 700 });

describe("what is seen of the canvas", () => {
  it("begins at the instant at the view's edge", () => {
    fc.assert(
      fc.property(fc.integer({ min: layout.range.start, max: layout.range.stop }), (at) => {
        const inline = offsetOf(layout, at);
        expect(
          Math.abs(viewAt(layout, { inline, block: 0, width: 400, height: 400 }, 10).start - at),
        ).toBeLessThan(2);
      }),
    );
  });

  it("never leaves the rows", () => {
    fc.assert(
      fc.property(scroll, rows, (place, count) => {
        const { first, end } = viewAt(layout, place, count);
        expect(first >= 0 && first <= end && end <= count).toBe(true);
      }),
    );
  });

  it("lies within the same view widened, inside the canvas", () => {
    fc.assert(
      fc.property(scroll, rows, (place, count) => {
        const view = viewAt(layout, { ...place, inline: place.inline % 40_000 }, count);
        const wide = widen(view, layout, count, { rows: 2, seconds: 1800 });
        expect(holds(wide, view)).toBe(true);
        expect(wide.start).toBeGreaterThanOrEqual(layout.range.start);
        expect(wide.stop).toBeLessThanOrEqual(layout.range.stop);
      }),
    );
  });
});

describe("the reach of a move", () => {
  const view = fc.record({
    start: fc.integer({ min: 1_000_000, max: 1_500_000 }),
    first: fc.nat(600),
    long: fc.integer({ min: 600, max: 20_000 }),
    high: fc.integer({ min: 1, max: 30 }),
  });
  const viewOf = ({
    start,
    first,
    long,
    high,
  }: {
    start: number;
    first: number;
    long: number;
    high: number;
  }) => ({
    start,
    stop: start + long,
    first,
    end: first + high,
  });

  it("holds what is seen now and what the same move brings next", () => {
    fc.assert(
      fc.property(
        view,
        fc.float({ min: -1, max: 1, noNaN: true }),
        fc.float({ min: -1, max: 1, noNaN: true }),
        (place, x, y) => {
          const before = viewOf(place);
          const seconds = Math.round(x * place.long) + 0;
          const rows = Math.round(y * place.high) + 0;
          const shift = (times: number) =>
            viewOf({ ...place, start: place.start + seconds * times, first: place.first + rows * times });
          const move = moveBetween(before, shift(1));
          expect(move).toEqual({ rows, seconds });
          const reached = reach(shift(1), move, 4);
          expect(holds(reached, shift(1))).toBe(true);
          expect(holds(reached, shift(2))).toBe(true);
        },
      ),
    );
  });

  it("is at most as large again as the view, however many moves are requested", () => {
    fc.assert(
      fc.property(view, fc.integer(), fc.integer(), fc.nat(100), (place, rows, seconds, times) => {
        const seen = viewOf(place);
        const reached = reach(seen, { rows, seconds }, times);
        expect(reached.end - reached.first).toBeLessThanOrEqual(2 * place.high);
        expect(reached.stop - reached.start).toBeLessThanOrEqual(2 * place.long);
      }),
    );
  });
});

describe("a nudge of the scroll", () => {
  it("brings a span to view and moves nothing that is in view", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 200 }), fc.nat(1000), (from, length, seenFrom) => {
        const seen = { from: seenFrom, to: seenFrom + 300 };
        const by = nudge(seen, { from, to: from + length });
        expect(seen.from + by).toBeLessThanOrEqual(from);
        expect(seen.to + by).toBeGreaterThanOrEqual(from + length);
        if (from >= seen.from && from + length <= seen.to) expect(by).toBe(0);
      }),
    );
  });
});
