import { describe, expect, test } from "vitest";
import { findDates, isOfOtherSeason, isPastYear } from "./dates.ts";

const at = Date.UTC(2026, 7, 22) / 1000;
const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

describe("the days that a text names", () => {
  test.each([
    ["League 2025/26", "2025-06-01", "2026-09-01"],
    ["League 25/26", "2025-06-01", "2026-09-01"],
    ["League 2025-2026", "2025-06-01", "2026-09-01"],
    ["League 2025/6", "2025-06-01", "2026-09-01"],
    ["Cup 2019", "2019-01-01", "2020-01-01"],
    ["Cup '98", "1998-01-01", "1999-01-01"],
    ["2026年世界杯", "2026-01-01", "2027-01-01"],
    ["Wh. v. 21.08.", "2026-08-21", "2026-08-22"],
    ["from 21.12.", "2025-12-21", "2025-12-22"],
    ["12.3.2021", "2021-03-12", "2021-03-13"],
    ["7/14/2018", "2018-07-14", "2018-07-15"],
    ["Hull v Leeds | 23 05 2026", "2026-05-23", "2026-05-24"],
    ["July 14, 2018", "2018-07-14", "2018-07-15"],
    ["14th July 2018", "2018-07-14", "2018-07-15"],
  ])("are read in %j", (text, begins, ends) => {
    expect(findDates(text, at).map((date) => [isoOf(date.begins), isoOf(date.ends)])).toEqual([
      [begins, ends],
    ]);
  });

  test.each(["Hull v Leeds", "2-1", "Round 24/38", "1500 m", "20:26", "24/26", "1/8 final", "F1"])(
    "aren't seen in %j",
    (text) => {
      expect(findDates(text, at)).toEqual([]);
    },
  );

  test.each([
    ["2025/26", false],
    ["2024/25", true],
    ["2026", false],
    ["2025", true],
    ["2024/25 2026", false],
    ["", false],
  ])("are of another season in %j: %s", (text, other) => {
    expect(isOfOtherSeason(findDates(text, at), at)).toBe(other);
  });

  test.each([
    ["2026", false],
    ["2025", true],
    ["2025/26", false],
    ["2025 2026", false],
    ["", false],
  ])("are of a past year in %j: %s", (text, past) => {
    const january = Date.UTC(2026, 0, 25) / 1000;
    expect(isPastYear(findDates(text, january), january)).toBe(past);
  });
});
