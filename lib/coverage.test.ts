import fc from "fast-check";
import { expect, it } from "vitest";
import type { Coverage } from "@/lib/shapes";
import { gapDays, meanShares, reachedDays } from "./coverage";

const day = (date: number, slots: number): Coverage => ({
  country: "GB",
  date: `2026-08-${date}`,
  slots,
  fill: {},
  with_join: {},
});

it("a gap is a day without listings between two that have some", () => {
  expect(gapDays([day(20, 0), day(21, 5), day(22, 0), day(23, 0), day(24, 9), day(25, 0)])).toEqual([
    "2026-08-22",
    "2026-08-23",
  ]);
});

it("where nothing is listed, or only one day, there is no gap", () => {
  expect(gapDays([day(20, 0), day(21, 0)])).toEqual([]);
  expect(gapDays([day(20, 0), day(21, 3), day(22, 0)])).toEqual([]);
  expect(gapDays([])).toEqual([]);
});

it("days that the sources don't reach, before and after those with listings, are left out", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 }), { maxLength: 10 }), (slots) => {
      const days = slots.map((count, index) => day(10 + index, count));
      const reached = reachedDays(days);
      expect(reached.filter((each) => each.slots > 0)).toEqual(days.filter((each) => each.slots > 0));
      expect(reached.length === 0 || (reached[0]?.slots && reached.at(-1)?.slots)).toBeTruthy();
    }),
  );
});

it("the share of several days is that of all of their programmes, however they are divided into days", () => {
  const programmes = fc.array(fc.record({ date: fc.integer({ min: 20, max: 25 }), has: fc.boolean() }), {
    minLength: 1,
  });
  const shareOf = (some: { has: boolean }[]) => some.filter(({ has }) => has).length / some.length;
  fc.assert(
    fc.property(programmes, (all) => {
      const days = [...Map.groupBy(all, ({ date }) => date)].map(([date, some]) => ({
        ...day(date, some.length),
        fill: { descr: shareOf(some) },
      }));
      expect(meanShares(days).descr).toBeCloseTo(shareOf(all), 10);
    }),
  );
  expect(meanShares([])).toEqual({});
  expect(meanShares([day(20, 0)])).toEqual({});
});

it("what is known of each series is told of the same programmes as what their listings say", () => {
  const today = { ...day(22, 300), fill: { episode_num: 0.3 }, with_join: { episode_num: 0.4 } };
  const tomorrow = { ...day(23, 100), fill: { episode_num: 0.9 }, with_join: { episode_num: 0.9 } };
  expect(meanShares([today, tomorrow]).episode_num).toBeCloseTo(0.45, 10);
  expect(meanShares([today, tomorrow], "with_join").episode_num).toBeCloseTo(0.525, 10);
});
