import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromIso } from "./time.ts";
import { addDays, atHour, dateAt, daySpan, fromWallClock, isZone, wallClock } from "./zone.ts";

const zones = [
  "UTC",
  "Europe/London",
  "Europe/Madrid",
  "America/New_York",
  "America/Sao_Paulo",
  "America/Havana",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Asia/Gaza",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Chatham",
];

describe("local days", () => {
  it("tile the timeline: each ends where the next starts, and every instant is in the day that its date names", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: fromIso("2005-01-01T00:00:00Z"), max: fromIso("2035-01-01T00:00:00Z") }),
        (zone, epoch) => {
          const date = dateAt(epoch, zone);
          const day = daySpan(date, zone);
          expect(day.start).toBeLessThanOrEqual(epoch);
          expect(day.stop).toBeGreaterThan(epoch);
          expect(daySpan(addDays(date, 1), zone).start).toBe(day.stop);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["Europe/London", "2026-03-29", 23],
    ["Europe/London", "2026-10-25", 25],
    ["Australia/Lord_Howe", "2026-04-05", 24.5],
    ["Australia/Lord_Howe", "2026-10-04", 23.5],
    ["America/Havana", "2026-03-08", 23],
    ["America/Havana", "2026-11-01", 25],
    ["Pacific/Apia", "2011-12-29", 24],
    ["Pacific/Apia", "2011-12-30", 0],
    ["Asia/Kathmandu", "2026-06-01", 24],
  ])("in %s, %s lasts %d hours", (zone, date, hours) => {
    const { start, stop } = daySpan(date, zone);
    expect((stop - start) / 3600).toBe(hours);
  });

  it("start where the clock first shows the date when a transition skips midnight", () => {
    expect(daySpan("2026-03-08", "America/Havana").start).toBe(fromIso("2026-03-08T05:00:00Z"));
  });
});

describe("wall clocks", () => {
  it("lead back to an instant that shows them, unless a transition skips them", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 1_100_000_000, max: 2_000_000_000 }),
        (zone, epoch) => {
          const wall = wallClock(epoch, zone);
          expect(wallClock(fromWallClock(wall, zone), zone)).toBe(wall);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("that a transition skips are read as by a clock that was not put forward", () => {
    const skipped = Date.UTC(2026, 2, 29, 1, 30) / 1000;
    expect(fromWallClock(skipped, "Europe/London")).toBe(fromIso("2026-03-29T01:30:00Z"));
  });

  it("find an evening's hours, also past midnight", () => {
    expect(atHour("2026-08-22", 20, "Europe/London")).toBe(fromIso("2026-08-22T19:00:00Z"));
    expect(atHour("2026-08-22", 25, "Asia/Tokyo")).toBe(fromIso("2026-08-22T16:00:00Z"));
  });
});

describe("zone names", () => {
  it("are IANA names alone", () => {
    expect(isZone("Asia/Kathmandu")).toBe(true);
    for (const name of ["+02:00", "", "Mars/Base", "UTC+2", "Europe/London\n", "../etc"])
      expect(isZone(name)).toBe(false);
  });
});
