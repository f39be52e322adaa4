import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromIso } from "../../../contract/time.ts";
import { wallClock } from "../../../contract/zone.ts";
import { createTimeReader } from "./time.ts";

const london = createTimeReader("Europe/London");

const written = (epoch: number): string =>
  new Date(epoch * 1000).toISOString().replace(/[-T:]/g, "").slice(0, 14);

describe("a time", () => {
  test.each([
    ["20260822180000 +0000", "2026-08-22T18:00:00Z"],
    ["20260822180000 +0100", "2026-08-22T17:00:00Z"],
    ["20260822180000 -0430", "2026-08-22T22:30:00Z"],
    ["20260822180000+0545", "2026-08-22T12:15:00Z"],
    ["20260822180000 +05:30", "2026-08-22T12:30:00Z"],
    ["20260822180000 +2", "2026-08-22T16:00:00Z"],
    ["20260822180000 GMT+5:30", "2026-08-22T12:30:00Z"],
    ["2026-08-22T18:00:00Z", "2026-08-22T18:00:00Z"],
    ["2026-08-22T18:00:00.000+02:00", "2026-08-22T16:00:00Z"],
    ["2026-08-22 18:00:30 -0430", "2026-08-22T22:30:30Z"],
    ["20260822180000 Z", "2026-08-22T18:00:00Z"],
    ["20260822180000 BST", "2026-08-22T17:00:00Z"],
    ["20260822180000 cest", "2026-08-22T16:00:00Z"],
    ["20260822180000 UTC", "2026-08-22T18:00:00Z"],
    ["20260822180000 America/New_York", "2026-08-22T22:00:00Z"],
    ["202608221800 +0100", "2026-08-22T17:00:00Z"],
    ["2026082218 +0000", "2026-08-22T18:00:00Z"],
    ["20260822 +0000", "2026-08-22T00:00:00Z"],
    ["20260822240000 +0000", "2026-08-23T00:00:00Z"],
    ["20240229120000 +0000", "2024-02-29T12:00:00Z"],
  ])("%s is %s", (text, instant) => {
    expect(london(text)).toBe(fromIso(instant));
  });

  test("without a zone is local time of the source, in summer and in winter", () => {
    expect(london("20260822180000")).toBe(fromIso("2026-08-22T17:00:00Z"));
    expect(london("20260122180000")).toBe(fromIso("2026-01-22T18:00:00Z"));
    expect(london("2026-08-22T18:00")).toBe(fromIso("2026-08-22T17:00:00Z"));
    expect(london("202608221800")).toBe(fromIso("2026-08-22T17:00:00Z"));
  });

  test.each(["", "soon", "2026", "202608", "20261301000000 +0000", "20260230000000 +0000", "20260822250000"])(
    "that is no time is refused: %s",
    (text) => {
      expect(london(text)).toBeNull();
    },
  );

  test.each(["20260822180000 XYZ", "20260822180000 +9900", "20260822180000 Mars/Base"])(
    "whose zone isn't known is refused: %s",
    (text) => {
      expect(london(text)).toBeNull();
    },
  );

  test("is read by the source's clock, also if an offset was cached", () => {
    const zones = ["Europe/London", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu"] as const;
    const readers = new Map(zones.map((zone) => [zone, createTimeReader(zone)]));
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 1_000_000_000, max: 2_000_000_000 }),
        (zone, epoch) => {
          const wall = wallClock(epoch, zone);
          const read = readers.get(zone)?.(written(wall)) ?? Number.NaN;
          expect(wallClock(read, zone)).toBe(wall);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
