import { expect, it } from "vitest";
import type { Coverage } from "@/lib/shapes";
import { gapDays } from "./coverage";

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
