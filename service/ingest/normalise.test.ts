import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise, type Programme } from "./normalise.ts";

const minute = 60;
const hour = 3600;

/** A programme with times in minutes, as the cases below write it. */
const at = (from: number, to: number | null, title = "A", weight = 10): Programme => ({
  start: from * minute,
  stop: to === null ? null : to * minute,
  title,
  weight,
});

const repair = (...programmes: Programme[]) => {
  const { slots, repairs } = normalise(programmes);
  return {
    slots: slots.map(({ start, stop, programme }) => [start / minute, stop / minute, programme.title]),
    repairs,
  };
};

const programmes = fc.array(
  fc.record({
    start: fc.integer({ min: 0, max: 3 * 24 * hour }),
    stop: fc.option(fc.integer({ min: -hour, max: 4 * 24 * hour }), { freq: 4 }),
    title: fc.constantFrom("News", "Film", "Weather"),
    weight: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 40 },
);

/** Programmes as producers write them: mostly in whole minutes, short, close to each other. */
const likelyProgrammes = fc.array(
  fc
    .record({
      start: fc.integer({ min: 0, max: 600 }).map((value) => value * minute),
      length: fc.constantFrom(
        0,
        1,
        2,
        5 * minute,
        30 * minute,
        30 * minute + 1,
        2 * hour,
        5 * hour,
        -23 * hour,
      ),
      missing: fc.boolean(),
      title: fc.constantFrom("News", "Film"),
    })
    .map(({ start, length, missing, title }) => ({
      start,
      stop: missing ? null : start + length,
      title,
      weight: length,
    })),
  { maxLength: 40 },
);

const anyProgrammes = fc.oneof(programmes, likelyProgrammes);

const tailSeconds = 2;

const aTailWithoutStop = [
  { start: 0, stop: 10, title: "News" as const, weight: 0 },
  { start: 10, stop: null, title: "Film" as const, weight: 0 },
  { start: 11, stop: 20, title: "Weather" as const, weight: 0 },
];

const twins = [0, null].map((stop) => ({ start: 14, stop, title: "Film" as const, weight: 2 }));

describe("whatever a feed contains", () => {
  test("its slots come out sorted and disjoint, and none is empty", () => {
    fc.assert(
      fc.property(anyProgrammes, (input) => {
        const { slots } = normalise(input);
        for (const [index, { start, stop }] of slots.entries()) {
          expect(stop).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(slots[index - 1]?.stop ?? start);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("repaired slots need no further repair", () => {
    fc.assert(
      fc.property(anyProgrammes, (input) => {
        const once = normalise(input).slots.map(({ programme, start, stop }) => ({
          ...programme,
          start,
          stop,
        }));
        const twice = normalise(once);
        expect(twice.repairs).toEqual({});
        expect(twice.slots.map(({ start, stop, programme }) => ({ ...programme, start, stop }))).toEqual(
          once,
        );
      }),
      { numRuns: 1000 },
    );
  });

  test("the order of its programmes makes no difference", () => {
    fc.assert(
      fc.property(
        anyProgrammes.chain((input) =>
          fc.tuple(fc.constant(input), fc.shuffledSubarray(input, { minLength: input.length })),
        ),
        ([input, shuffled]) => {
          expect(normalise(shuffled)).toEqual(normalise(input));
        },
      ),
      {
        numRuns: 1000,
        // Alike in all but a stop that says nothing.
        examples: [[[twins, twins.toReversed()]]],
      },
    );
  });

  test("every slot starts with a programme, and outlasts it only if its stop, or a tail's, was missing or rolled", () => {
    fc.assert(
      fc.property(anyProgrammes, (input) => {
        const { slots } = normalise(input);
        const claimed = (time: number) =>
          input.some(({ start, stop }) => {
            const says = stop !== null && stop > start;
            return start <= time && time < (says ? stop : start + tailSeconds);
          });
        for (const { start, stop, programme } of slots) {
          expect(programme.start).toBe(start);
          if (programme.stop !== null && programme.stop > start) expect(claimed(stop - 1)).toBe(true);
        }
      }),
      { numRuns: 1000, examples: [[aTailWithoutStop]] },
    );
  });
});

describe("a rule for each kind of defect", () => {
  test("of exact duplicates, the one with the most text stays", () => {
    const { slots, repairs } = normalise([at(0, 30, "A", 1), at(0, 30, "A", 9), at(0, 30, "A", 5)]);
    expect(slots.map(({ programme }) => programme.weight)).toEqual([9]);
    expect(repairs).toEqual({ duplicate: 2 });
  });

  test("a stop that wasn't rolled past midnight is moved by a day", () => {
    const late = 23 * 60 + 50;
    expect(repair(at(late, 10))).toEqual({ slots: [[late, 24 * 60 + 10, "A"]], repairs: { midnight: 1 } });
  });

  test("a stop before the start that midnight doesn't explain counts as missing", () => {
    expect(repair(at(120, 90), at(150, 180, "B"))).toEqual({
      slots: [
        [120, 150, "A"],
        [150, 180, "B"],
      ],
      repairs: { missing_stop: 1 },
    });
  });

  test("a missing stop becomes the next start, within six hours, or three hours if nothing follows", () => {
    expect(repair(at(0, null), at(20, null, "B"), at(20 + 600, null, "C")).slots).toEqual([
      [0, 20, "A"],
      [20, 20 + 360, "B"],
      [620, 620 + 180, "C"],
    ]);
  });

  test("a programme without duration is left out", () => {
    expect(repair(at(0, 0), at(0, 30, "B"))).toEqual({ slots: [[0, 30, "B"]], repairs: { empty: 1 } });
  });

  test("a slot of a second belongs to the one before it", () => {
    const { slots, repairs } = normalise([
      at(0, 30),
      { ...at(30, null, "Tail"), stop: 1801 },
      { ...at(0, null, "B"), start: 1801, stop: 3600 },
    ]);
    expect(slots.map(({ start, stop }) => [start, stop])).toEqual([
      [0, 1801],
      [1801, 3600],
    ]);
    expect(repairs).toEqual({ tail: 1 });
  });

  test("a programme that was cut at the end of a day is one, as a day-long filler isn't", () => {
    const cut = { ...at(1430, 1440), stop: 1440 * minute - 1 };
    expect(repair(cut, at(1440, 1560))).toEqual({ slots: [[1430, 1560, "A"]], repairs: { cut_in_two: 1 } });
    expect(repair(cut, at(1440, 1560, "B")).slots).toHaveLength(2);
    expect(repair(at(1430, 1440), at(1440, 1560)).slots).toHaveLength(2);
    const filler = { ...at(0, 1440), stop: 1440 * minute - 1 };
    expect(repair(filler, at(1440, 2880)).slots).toHaveLength(2);
  });

  test("a film that a source cuts at midnight is one, if both halves are listed as long as the whole", () => {
    const half = (from: number, to: number, whole: number | null, title = "Film") => ({
      ...at(from, to, title),
      whole: whole === null ? null : whole * minute,
    });
    const slotsOf = (...halves: ReturnType<typeof half>[]) => repair(...halves).slots.length;
    expect(repair(half(1380, 1440, 120), half(1440, 1505, 120), half(1505, 1530, null, "News"))).toEqual({
      slots: [
        [1380, 1505, "Film"],
        [1505, 1530, "News"],
      ],
      repairs: { cut_in_two: 1 },
    });
    // Nothing says so, of two lengths, with a gap, on twice in shorter slots, and longer than both.
    expect(slotsOf(half(1380, 1440, null), half(1440, 1505, null))).toBe(2);
    expect(slotsOf(half(1380, 1440, 120), half(1440, 1505, null))).toBe(2);
    expect(slotsOf(half(1380, 1440, 120), half(1445, 1505, 120))).toBe(2);
    expect(slotsOf(half(1390, 1440, 60), half(1440, 1490, 60))).toBe(2);
    expect(slotsOf(half(1380, 1440, 180), half(1440, 1505, 180))).toBe(2);
  });

  test("an overlap of a second is cut off", () => {
    const { slots, repairs } = normalise([{ ...at(0, null), stop: 1801 }, at(30, 60, "B")]);
    expect(slots.map(({ start, stop }) => [start, stop])).toEqual([
      [0, 1800],
      [1800, 3600],
    ]);
    expect(repairs).toEqual({ tail: 1 });
  });

  test("of those that start together the longest plausible one stays, and never an all-day filler", () => {
    expect(repair(at(0, 10), at(0, 30, "B"), at(0, 24 * 60, "Filler"))).toEqual({
      slots: [[0, 30, "B"]],
      repairs: { same_start: 2 },
    });
  });

  test("an insert within a programme yields to it", () => {
    expect(repair(at(0, 60), at(45, 50, "Newsflash"))).toEqual({
      slots: [[0, 60, "A"]],
      repairs: { nested: 1 },
    });
  });

  test("a programme whose stop is also that of one within it is cut where that starts", () => {
    expect(repair(at(0, 40, "News"), at(5, 40, "Film"))).toEqual({
      slots: [
        [0, 5, "News"],
        [5, 40, "Film"],
      ],
      repairs: { nested: 1 },
    });
  });

  test("an all-day filler hides none of the programmes within it", () => {
    expect(repair(at(0, 24 * 60, "Filler"), at(60, 90, "B"), at(120, 180, "C")).slots).toEqual([
      [0, 60, "Filler"],
      [60, 90, "B"],
      [120, 180, "C"],
    ]);
  });

  test("a slot across the seam of two that follow each other yields to both", () => {
    expect(repair(at(0, 30), at(25, 40, "Copy"), at(30, 90, "B"))).toEqual({
      slots: [
        [0, 30, "A"],
        [30, 90, "B"],
      ],
      repairs: { nested: 1 },
    });
  });

  test("of two that overlap, the earlier is cut", () => {
    expect(repair(at(0, 40), at(30, 60, "B"))).toEqual({
      slots: [
        [0, 30, "A"],
        [30, 60, "B"],
      ],
      repairs: { overlap: 1 },
    });
  });
});
