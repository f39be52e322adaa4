import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateAt, daySpan } from "../../contract/zone.ts";
import { freeWindow, windowLeft } from "./plan-window.ts";

const zones = [
  "UTC",
  "Europe/London",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "America/Havana",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Niue",
];
const zone = fc.constantFrom(...zones);
const instant = fc.integer({ min: Date.UTC(2024, 0, 1) / 1000, max: Date.UTC(2028, 0, 1) / 1000 });

describe("the window of the free plan", () => {
  it("is yesterday and today of the request's zone: those days are inside, those beside them are not", () => {
    fc.assert(
      fc.property(instant, zone, fc.integer({ min: -5, max: 5 }), (now, zone, days) => {
        const day = daySpan(addDays(dateAt(now, zone), days), zone);
        const isInside = windowLeft({ ...day, zone }, now) === null;
        expect(isInside).toBe(days === -1 || days === 0);
      }),
    );
  });

  it("takes a stretch of time exactly where each of its instants is of yesterday or today", () => {
    const shift = fc.integer({ min: -4 * 86_400, max: 4 * 86_400 });
    fc.assert(
      fc.property(
        instant,
        zone,
        shift,
        fc.integer({ min: 1, max: 4 * 86_400 }),
        (now, zone, from, length) => {
          const reach = { start: now + from, stop: now + from + length, zone };
          const today = dateAt(now, zone);
          const dates = [dateAt(reach.start, zone), dateAt(reach.stop - 1, zone)];
          const isInside = dates.every((date) => date === today || date === addDays(today, -1));
          expect(windowLeft(reach, now) === null).toBe(isInside);
        },
      ),
    );
  });

  it("moves on at midnight of the zone, not of UTC", () => {
    const before = Date.UTC(2026, 7, 22, 11, 59, 59) / 1000;
    const [old, next] = [before, before + 1].map((now) => freeWindow(now, "Pacific/Auckland"));
    expect(old).toEqual(daysOf("2026-08-21", "2026-08-22", "Pacific/Auckland"));
    expect(next).toEqual(daysOf("2026-08-22", "2026-08-23", "Pacific/Auckland"));
  });

  it("is nothing to a request that asks for no listings of a time", () =>
    expect(windowLeft(null, 0)).toBeNull());
});

const daysOf = (first: string, last: string, zone: string) => ({
  start: daySpan(first, zone).start,
  stop: daySpan(last, zone).stop,
});
