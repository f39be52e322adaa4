import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "@/contract/zone.ts";
import { mondayOf, startsWeek } from "./weeks.ts";

it("every day is within the seven days from its week's Monday", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const date = addDays("2000-01-01", days);
      const monday = mondayOf(date);
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(monday <= date && date < addDays(monday, 7)).toBe(true);
    }),
  );
});

it("a list is marked where another week begins", () => {
  // 22 August 2026 is a Saturday.
  expect(startsWeek("2026-08-22", undefined)).toBe(false);
  expect(startsWeek("2026-08-23", "2026-08-22")).toBe(false);
  expect(startsWeek("2026-08-24", "2026-08-23")).toBe(true);
  expect(startsWeek("2026-09-01", "2026-08-23")).toBe(true);
});
