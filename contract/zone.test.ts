import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
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
  it("tile the timeline: each ends as the next starts, and every instant is in the day of its date", () => {
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

/**
 * The first instant at which a zone's clocks show each date or a later one, found by checking every quarter of an hour:
 * the zones below have only had transitions at one.
 */
function startsOfDays(zone: string, from: string, days: number): number[] {
  const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  const starts: number[] = [];
  for (let at = fromIso(`${from}T00:00:00Z`) - 2 * 86_400; starts.length < days; at += 900) {
    const shown = calendar.format(at * 1000);
    while (starts.length < days && shown >= addDays(from, starts.length)) starts.push(at);
  }
  return starts;
}

describe("400 local days in a row", () => {
  // Each covers its zone's oddest transition.
  it.each([
    ["Africa/Casablanca", "2026-01-01", "is an hour behind its own time in Ramadan"],
    ["America/Havana", "2026-01-01", "puts clocks forward at midnight, and back over it"],
    ["America/Sao_Paulo", "2017-06-01", "put clocks forward at midnight"],
    ["America/St_Johns", "2010-06-01", "put clocks back a minute after midnight, into the day before"],
    ["Antarctica/Troll", "2026-01-01", "shifts by two hours"],
    ["Asia/Gaza", "2026-01-01", "shifts about Ramadan, twice a year more"],
    ["Asia/Kathmandu", "1985-06-01", "skipped the first quarter of an hour of 1986"],
    ["Asia/Tehran", "2021-06-01", "shifted at midnight, until it no longer did"],
    ["Australia/Lord_Howe", "2026-01-01", "shifts by half an hour"],
    ["Pacific/Apia", "2011-03-01", "skipped 2011-12-30"],
    ["Pacific/Chatham", "2026-01-01", "is three quarters of an hour off, and shifts at 02:45"],
    ["Pacific/Kiritimati", "1994-06-01", "skipped 1994-12-31"],
  ])("in %s from %s tile the timeline, each of the length that its clocks show: it %s", (zone, from) => {
    const starts = startsOfDays(zone, from, 401);
    const days = Array.from({ length: 400 }, (_, n) => daySpan(addDays(from, n), zone));
    expect(days.map(({ start }) => start)).toEqual(starts.slice(0, -1));
    expect(days.map(({ stop }) => stop)).toEqual(starts.slice(1));
  });

  it("don't all have 24 hours there", () => {
    const hours = (zone: string, date: string) => {
      const { start, stop } = daySpan(date, zone);
      return (stop - start) / 3600;
    };
    expect(hours("Africa/Casablanca", "2026-02-15")).toBe(25);
    expect(hours("America/Sao_Paulo", "2017-10-15")).toBe(23);
    expect(hours("America/St_Johns", "2010-11-07")).toBe(25);
    expect(hours("Antarctica/Troll", "2026-03-29")).toBe(22);
    expect(hours("Asia/Kathmandu", "1986-01-01")).toBe(23.75);
    expect(hours("Asia/Tehran", "2022-03-22")).toBe(23);
    expect(hours("Pacific/Kiritimati", "1994-12-31")).toBe(0);
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

  it("that a transition skips are read by a clock that was not put forward", () => {
    const skipped = Date.UTC(2026, 2, 29, 1, 30) / 1000;
    expect(fromWallClock(skipped, "Europe/London")).toBe(fromIso("2026-03-29T01:30:00Z"));
  });

  it("find an evening's hours, also past midnight", () => {
    expect(atHour("2026-08-22", 20, "Europe/London")).toBe(fromIso("2026-08-22T19:00:00Z"));
    expect(atHour("2026-08-22", 25, "Asia/Tokyo")).toBe(fromIso("2026-08-22T16:00:00Z"));
  });
});

describe("zone names", () => {
  it("are only IANA names", () => {
    expect(isZone("Asia/Kathmandu")).toBe(true);
    for (const name of ["+02:00", "", "Mars/Base", "UTC+2", "Europe/London\n", "../etc"])
      expect(isZone(name)).toBe(false);
  });
});

describe("on a machine in a zone with daylight saving time", () => {
  const machineZone = process.env.TZ;

  afterEach(() => {
    process.env.TZ = machineZone;
  });

  it.each([
    ["America/New_York", "2026-03-08"],
    ["Europe/London", "2026-03-29"],
    ["Australia/Lord_Howe", "2026-10-04"],
    ["Asia/Beirut", "2026-03-29"],
    ["Antarctica/Troll", "2026-03-29"],
  ])("in %s, every zone still has its own offset on %s", async (machine, date) => {
    process.env.TZ = machine;
    vi.resetModules();
    const { atHour, offsetAt } = await import("./zone.ts");
    for (const zone of [...zones, machine]) {
      const text = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
      for (let at = atHour(date, 0, zone) - 7200; at < atHour(date, 6, zone); at += 900) {
        const shown = text.formatToParts(at * 1000).find(({ type }) => type === "timeZoneName")?.value;
        const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(shown ?? "") ?? [];
        const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === "-" ? -60 : 60);
        expect([zone, at, offsetAt(at, zone)]).toEqual([zone, at, offset]);
      }
    }
  });
});
