import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseShift, shiftText } from "./shift.ts";
import { findShift } from "./suggest-shift.ts";

const kickOff = 1_787_000_000;
const hour = 3600;

/** Games a day apart, which a source lists so much later than the fixtures. */
const games = (offsets: readonly number[]) =>
  offsets.flatMap((offset, at) => {
    const start = kickOff + at * 24 * hour;
    const block = `game ${at}`;
    return [
      { block, start, from: "fixture" as const },
      { block, start: start + offset, from: "own" as const },
      // A repeat on the next morning.
      { block, start: start + offset + 12 * hour, from: "own" as const },
    ];
  });

describe("a source's times", () => {
  test("that are the same hours off are to be shifted back, though broadcasts begin before the game", () => {
    const early = [-900, -1800, 0, -600, -300];
    expect(findShift(games(early.map((lead) => lead + 2 * hour)))).toBe(-120);
    expect(findShift(games(early.map((lead) => lead - 7 * hour)))).toBe(420);
  });

  test("that are the same hours off are, though others call repeats of every third game live", () => {
    const others = [0, 3].map((at) => ({
      block: `game ${at}`,
      start: kickOff + at * 24 * hour + 16 * hour,
      from: "other" as const,
    }));
    const late = games(Array.from({ length: 6 }, () => 8 * hour));
    expect(findShift([...late, ...others])).toBe(-480);
    expect(findShift([...games(Array(6).fill(0)), ...others])).toBeNull();
  });

  test.each([
    ["India", 330],
    ["Nepal", 345],
    ["Newfoundland", -210],
    ["Adelaide", 570],
  ])("of %s may be off by as much as its zone is, whenever broadcasts begin", (_, ahead) => {
    const odd = Math.abs(ahead) % 60;
    const leads = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(leads, fc.constantFrom(ahead, -ahead, 0), (early, off) => {
        const told = findShift(games(early.map((lead) => (off - lead) * 60)), odd);
        expect(told).toBe(off === 0 ? null : -off);
      }),
    );
  });

  test("are off by half an hour alone only in a zone of half hours, if most games begin as much after their fixtures", () => {
    const late = games([30, 30, 28, 30, 15, 30].map((minutes) => minutes * 60));
    expect(findShift(late, 30)).toBe(-30);
    const asOther = late.map((game) =>
      game.from === "fixture" ? { ...game, from: "other" as const } : game,
    );
    expect(findShift(asOther, 30)).toBeNull();
    expect(findShift(games(Array(6).fill(-30 * 60)), 30)).toBeNull();
    expect(findShift(games([0, 0, 30, 30, 30, 30].map((minutes) => minutes * 60)), 30)).toBeNull();
  });

  test("of which all have three quarters of an hour before the game stay", () => {
    expect(findShift(games(Array(6).fill(-45 * 60)))).toBeNull();
    expect(findShift(games(Array(6).fill(-35 * 60)), 30)).toBeNull();
    expect(findShift(games(Array(6).fill(-60 * 60)))).toBe(60);
  });

  test("that are right, disagree, or are of few games, stay", () => {
    expect(findShift(games([-1800, -1800, -900, 0, -1800]))).toBeNull();
    expect(findShift(games([2 * hour, 5 * hour, -3 * hour, 0, hour]))).toBeNull();
    expect(findShift(games([2 * hour, 2 * hour, 2 * hour]))).toBeNull();
  });
});

test("a shift is written as it is read", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1440, max: 1440 }), (minutes) => {
      expect(parseShift(shiftText(minutes))).toBe(minutes);
    }),
  );
  for (const wrong of ["1", "+1:60", "25:00", "two hours", ""]) expect(parseShift(wrong)).toBeNull();
});
