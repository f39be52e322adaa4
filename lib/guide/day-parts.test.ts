import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daySpan } from "@/contract/zone";
import { groupByDayPart } from "./day-parts";

const zone = "Europe/London";

describe("a day's parts", () => {
  it("hold every slot once, in order, on days of 23, 24 and 25 hours", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("2026-03-29", "2026-08-22", "2026-10-25"),
        fc.array(fc.integer({ min: -5000, max: 89_000 }), { maxLength: 40 }),
        (date, offsets) => {
          const day = daySpan(date, zone);
          const slots = offsets
            .map((offset) => ({ start: Math.min(day.start + offset, day.stop - 1), stop: day.stop }))
            .toSorted((a, b) => a.start - b.start);
          const inParts = groupByDayPart(slots, day, zone).flatMap(([, list]) => list);
          expect(inParts.map(({ start }) => start)).toEqual(slots.map(({ start }) => start));
        },
      ),
    );
  });

  it("follow the local clock", () => {
    const day = daySpan("2026-08-22", zone);
    const at = (hour: number) => ({ start: day.start + hour * 3600, stop: day.start + hour * 3600 + 60 });
    expect(
      groupByDayPart([at(-0.5), at(5.9), at(6), at(12), at(18), at(23)], day, zone).map(([part, list]) => [
        part,
        list.length,
      ]),
    ).toEqual([
      ["night", 2],
      ["morning", 1],
      ["afternoon", 1],
      ["evening", 2],
    ]);
  });
});
