import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextTry, readRetryAfter } from "./schedule.ts";

const now = 1_787_421_600;
const failed = { now, expiresAt: null, isPerishable: false, retryAfter: null, random: 0 };
const waits = (isPerishable: boolean, expiresAt: number | null = null) =>
  Array.from({ length: 10 }, (_, n) => {
    const next = nextTry({ ...failed, tries: n + 1, isPerishable, expiresAt });
    return next.state === "pending" ? next.dueAt - now : next.state;
  });

describe("a message that failed", () => {
  it("is attempted again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, and then no more", () =>
    expect(waits(false)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, "failed"]));

  it("of a start is attempted again after 5 s, 30 s, 2 min and 5 min, and never once it is of no use", () => {
    expect(waits(true, now + 900).slice(0, 5)).toEqual([5, 30, 120, 300, "expired"]);
    expect(waits(true, now + 100).slice(0, 4)).toEqual([5, 30, "expired", "expired"]);
  });

  it("waits at most a tenth longer, never shorter, and as long as its target asks for within a day", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.option(fc.integer({ min: 0, max: 10 ** 9 })),
        (tries, random, retryAfter) => {
          const least = nextTry({ ...failed, tries });
          const next = nextTry({ ...failed, tries, random, retryAfter });
          if (least.state !== "pending" || next.state !== "pending") throw new Error("no attempt is left");
          const step = least.dueAt - now;
          const asked = Math.min(retryAfter ?? 0, 86_400);
          expect(next.dueAt - now).toBeGreaterThanOrEqual(Math.max(step, asked));
          expect(next.dueAt - now).toBeLessThanOrEqual(Math.max(Math.ceil(step * 1.1), asked));
        },
      ),
    ));
});

it.each([
  [undefined, null],
  ["120", 120],
  [" 7 ", 7],
  ["Sat, 22 Aug 2026 18:01:00 GMT", 60],
  ["Sat, 22 Aug 2026 17:00:00 GMT", 0],
  ["soon", null],
  ["-5", null],
])("Retry-After: %j is %j seconds", (header, seconds) => {
  const read = readRetryAfter(header, now);
  // Some engines read "-5" as a date of the past.
  expect(read === 0 && seconds === null ? null : read).toBe(seconds);
});
