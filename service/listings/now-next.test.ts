import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { earliest, itemText, nextChange, nowNextAt } from "./now-next.ts";

/** Sorted, disjoint slots with gaps among them. */
const slots = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 5 }), length: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 12,
  })
  .map((parts) => {
    let at = 0;
    return parts.map(({ gap, length }) => {
      const start = at + gap;
      at = start + length;
      return { start, stop: at };
    });
  });

const instant = fc.integer({ min: -3, max: 120 });

describe("now and next", () => {
  it("are the slot that runs at the instant, and the one that starts first after it", () => {
    fc.assert(
      fc.property(slots, instant, (all, at) => {
        const running = all.filter(({ start, stop }) => start <= at && at < stop);
        const later = all.filter(({ start }) => start > at).sort((a, b) => a.start - b.start);
        expect(nowNextAt(all, at)).toEqual({ now: running[0] ?? null, next: later[0] ?? null });
      }),
      { numRuns: 1000 },
    );
  });

  it("stay as they are until the instant at which they are said to change, and change then", () => {
    fc.assert(
      fc.property(slots, instant, (all, at) => {
        const pair = nowNextAt(all, at);
        const change = nextChange(pair);
        if (change === null) {
          expect(nowNextAt(all, 1000)).toEqual(pair);
          return;
        }
        expect(change).toBeGreaterThan(at);
        expect(nowNextAt(all, change - 1)).toEqual(pair);
        expect(nowNextAt(all, change)).not.toEqual(pair);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a list's change", () => {
  it("is the earliest of its items'", () => {
    expect(earliest([null, 7, 3, null, 5])).toBe(3);
    expect(earliest([null])).toBeNull();
    expect(earliest([])).toBeNull();
  });
});

describe("an item", () => {
  it("has what lists show of a slot and no more", () => {
    const body =
      '{"id":"ls_1","channel":"ch_1","start":"s","stop":"t","title":"A","description":"long","year":1}';
    expect(itemText(body)).toBe('{"id":"ls_1","title":"A","start":"s","stop":"t","year":1}');
  });
});
