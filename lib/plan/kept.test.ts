import fc from "fast-check";
import { expect, it } from "vitest";
import { readKeptPlan, withoutSlots, withSlots, withSwap, writeKeptPlan } from "./kept.ts";
import { mostSlots, type PlanSlot } from "./plan.ts";

const slot: fc.Arbitrary<PlanSlot> = fc.record({
  id: fc.stringMatching(/^ls_[0-9a-z]{10,16}$/),
  title: fc.string({ minLength: 1 }),
  part: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
  episode: fc.option(
    fc.record({
      season: fc.option(fc.nat(), { nil: undefined }),
      number: fc.option(fc.nat(), { nil: undefined }),
    }),
    { nil: undefined },
  ),
  channel: fc.record({ id: fc.stringMatching(/^ch_[0-9a-z]{10}$/), name: fc.string({ minLength: 1 }) }),
  start: fc.integer({ min: 0, max: 4_000_000_000 }),
  stop: fc.integer({ min: 4_000_000_001, max: 5_000_000_000 }),
});
const plan = fc.uniqueArray(slot, { selector: ({ id }) => id, maxLength: mostSlots });

it("a plan is read as it was kept", () => {
  fc.assert(
    fc.property(plan, (slots) => {
      expect(readKeptPlan(writeKeptPlan(slots))).toEqual(slots);
    }),
  );
});

it("whatever storage contains, only showings are read", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { id, start, stop } of readKeptPlan(text)) {
        expect(id).toMatch(/^ls_/);
        expect(stop).toBeGreaterThan(start);
      }
    }),
  );
});

it("nothing is in a plan twice, and it never exceeds its limit", () => {
  fc.assert(
    fc.property(plan, plan, (kept, more) => {
      const all = withSlots(kept, more);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.length).toBeLessThanOrEqual(mostSlots);
      expect(all.slice(0, kept.length)).toEqual(kept);
    }),
  );
});

it("what is taken out is gone, and put in again comes last", () => {
  fc.assert(
    fc.property(
      plan.filter(({ length }) => length > 0),
      (kept) => {
        const [first] = kept.slice(0, 1);
        if (!first) return;
        const left = withoutSlots(kept, [first.id]);
        expect(withSlots(left, [first])).toEqual([...kept.slice(1), first]);
      },
    ),
  );
});

it("a swap keeps every other showing in its place", () => {
  fc.assert(
    fc.property(
      plan.filter(({ length }) => length > 0),
      slot,
      (kept, to) => {
        const from = kept[kept.length - 1]?.id ?? "";
        const result = withSwap(kept, from, to);
        expect(result.some(({ id }) => id === to.id)).toBe(true);
        expect(result.some(({ id }) => id === from)).toBe(to.id === from);
      },
    ),
  );
});
