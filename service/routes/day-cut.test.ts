import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slotSchema } from "../../contract/slot.ts";
import { fromIso } from "../../contract/time.ts";
import { addDays, daySpan } from "../../contract/zone.ts";
import { replaceAllSlots } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

/** Sorted, disjoint slots over the days about a date, with gaps, some of them longer than a day. */
const slotsAbout = (date: string) =>
  fc
    .array(
      fc.record({
        gap: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 9 * 3600 })),
        length: fc.oneof(
          { weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }).map((minutes) => minutes * 300) },
          fc.integer({ min: 1, max: 48 * 3600 }),
        ),
      }),
      { minLength: 1, maxLength: 40 },
    )
    .map((parts) => {
      let at = fromIso(`${addDays(date, -2)}T00:00:00Z`);
      return parts.map(({ gap, length }) => {
        const start = at + gap;
        at = start + length;
        return { start, stop: at };
      });
    });

describe("a channel's days, by its schedule", () => {
  // A day in whose night each zone shifted, or that it skipped.
  it.each([
    ["Africa/Casablanca", "2026-02-15"],
    ["America/Havana", "2026-11-01"],
    ["America/Sao_Paulo", "2017-10-15"],
    ["America/St_Johns", "2010-11-07"],
    ["Antarctica/Troll", "2026-03-29"],
    ["Asia/Gaza", "2026-03-28"],
    ["Asia/Kathmandu", "2026-08-22"],
    ["Asia/Tehran", "2022-03-22"],
    ["Australia/Lord_Howe", "2026-04-05"],
    ["Pacific/Apia", "2011-12-30"],
    ["Pacific/Chatham", "2026-09-27"],
    ["Pacific/Kiritimati", "2026-01-01"],
  ])("hold in %s about %s every slot that overlaps them, and no other", async (zone, date) => {
    const { list, store, guide, ids } = await openTestApp({ channels: [{ key: "one" }], plan: "pro" });
    const [id = ""] = ids;
    const dates = Array.from({ length: 6 }, (_, n) => addDays(date, n - 2));
    await fc.assert(
      fc.asyncProperty(slotsAbout(date), async (slots) => {
        await replaceAllSlots(store.db, id, slots);
        await guide.poll();
        for (const day of dates) {
          const { start, stop } = daySpan(day, zone);
          const overlapping = slots.filter((slot) => slot.start < stop && slot.stop > start && start < stop);
          const { data, meta } = await list(`/channels/${id}/schedule?date=${day}&tz=${zone}`, slotSchema);
          expect(data.map((slot) => fromIso(slot.start))).toEqual(overlapping.map((slot) => slot.start));
          expect(meta.count).toBe(overlapping.length);
        }
      }),
      { numRuns: 25 },
    );
  });
});
