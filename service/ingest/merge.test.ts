import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FeedSlot, merge } from "./merge.ts";

const hour = 3600;
const day = 24 * hour;

/** Up to four feeds, each with disjoint slots over some days. */
const feeds = fc
  .array(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 5 * hour }), fc.integer({ min: 60, max: 7 * hour })), {
      maxLength: 30,
    }),
    { maxLength: 4 },
  )
  .map((all) =>
    all.flatMap((own, feed): FeedSlot[] => {
      let time = 0;
      return own.map(([gap, length]) => {
        const start = time + gap;
        time = start + length;
        return { feed, start, stop: time };
      });
    }),
  );

const slot = (feed: number, from: number, to: number): FeedSlot => ({
  feed,
  start: from * hour,
  stop: to * hour,
});

describe("the feeds behind one channel", () => {
  test("never show slots that overlap", () => {
    fc.assert(
      fc.property(feeds, (slots) => {
        const shown = merge(slots);
        for (const [index, { start }] of shown.entries())
          expect(start).toBeGreaterThanOrEqual(shown[index - 1]?.stop ?? start);
      }),
      { numRuns: 500 },
    );
  });

  test("leave out no slot that would fit beside those shown", () => {
    fc.assert(
      fc.property(feeds, (slots) => {
        const shown = merge(slots);
        for (const one of slots)
          if (!shown.includes(one))
            expect(shown.some(({ start, stop }) => start < one.stop && stop > one.start)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("show the same slots in whatever order they come, and show all when there is one feed", () => {
    fc.assert(
      fc.property(
        feeds.chain((slots) =>
          fc.tuple(fc.constant(slots), fc.shuffledSubarray(slots, { minLength: slots.length })),
        ),
        ([slots, shuffled]) => {
          expect(merge(shuffled)).toEqual(merge(slots));
          const alone = slots.filter(({ feed }) => feed === 0);
          expect(merge(alone)).toEqual(alone);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("a day", () => {
  test("belongs to the feed that covers most of it, and the other fills its gap with whole slots", () => {
    const first = [slot(1, 6, 9), slot(1, 9, 11)];
    const better = [slot(2, 6, 8), slot(2, 8, 11), slot(2, 13, 16), slot(2, 16, 20)];
    const filler = slot(1, 11, 13);
    const straddling = slot(1, 15, 17);
    expect(merge([...first, filler, straddling, ...better])).toEqual([
      better[0],
      better[1],
      filler,
      better[2],
      better[3],
    ]);
  });

  test("belongs to the feed that came first if they differ only by seconds", () => {
    const first = { feed: 1, start: 0, stop: hour - 1 };
    const second = { feed: 2, start: 0, stop: hour };
    expect(merge([second, first])).toEqual([first]);
  });

  test("that a feed lists nearly all of isn't taken by one that came later and lists a little more", () => {
    const hours = (feed: number, from: number, count: number) =>
      Array.from({ length: count }, (_, at) => slot(feed, from + at, from + at + 1));
    const [first, later] = [hours(1, 2, 21), hours(2, 0, 24)];
    expect(merge([...first, ...later])).toEqual([...later.slice(0, 2), ...first, ...later.slice(23)]);
  });

  test("isn't won by one slot that fills all of it", () => {
    const filler = { feed: 1, start: 0, stop: day };
    const real = [slot(2, 0, 3), slot(2, 3, 6)];
    expect(merge([filler, ...real])).toEqual(real);
  });

  test("starts after the slot that runs into it", () => {
    const night = [slot(1, 20, 22), slot(1, 22, 25)];
    const morning = [slot(2, 24, 26), slot(2, 26, 30)];
    expect(merge([...night, ...morning])).toEqual([...night, morning[1]]);
  });
});
