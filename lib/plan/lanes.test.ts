import fc from "fast-check";
import { expect, it } from "vitest";
import { layOutLanes } from "./lanes.ts";
import { overlaps, type PlanSlot } from "./plan.ts";

const slots: fc.Arbitrary<PlanSlot[]> = fc
  .array(fc.tuple(fc.nat({ max: 80_000 }), fc.integer({ min: 60, max: 9_000 })), { maxLength: 12 })
  .map((spans) =>
    spans.map(([start, length], index) => ({
      id: `ls_${index}`,
      title: "x",
      channel: { id: "ch_0000000001", name: "One" },
      start,
      stop: start + length,
    })),
  );

it("no two showings of a lane overlap, and none leaves the drawing", () => {
  fc.assert(
    fc.property(slots, (day) => {
      const { places, lanes } = layOutLanes(day);
      expect(places).toHaveLength(day.length);
      for (const { lane, from, share, slot } of places) {
        expect(lane).toBeLessThan(lanes);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + share).toBeLessThanOrEqual(1 + 1e-9);
        for (const other of places)
          if (other.slot !== slot && other.lane === lane) expect(overlaps(slot, other.slot)).toBe(false);
      }
    }),
  );
});

it("a plan without clashes has one lane", () => {
  const [day] = fc.sample(slots, 1);
  const inARow = (day ?? []).map((slot, index) => ({ ...slot, start: index * 600, stop: index * 600 + 600 }));
  expect(layOutLanes(inARow).lanes).toBe(inARow.length > 0 ? 1 : 0);
});
