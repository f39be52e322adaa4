import fc from "fast-check";
import { expect, it } from "vitest";
import {
  findClashes,
  freeRepeats,
  mostSlots,
  overlaps,
  type PlanSlot,
  planDays,
  readPlan,
  swapped,
  writePlan,
} from "./plan.ts";

const slotOf = (id: string, start: number, stop: number): PlanSlot => ({
  id,
  title: id,
  channel: { id: "ch_0000000001", name: "One" },
  start,
  stop,
});

const id = fc.stringMatching(/^ls_[0-9a-z]{10,16}$/);
const slots = fc.uniqueArray(
  fc
    .tuple(id, fc.nat({ max: 500 }), fc.integer({ min: 1, max: 120 }))
    .map(([name, start, length]) => slotOf(name, start, start + length)),
  { selector: (slot) => slot.id, maxLength: 12 },
);

it("a link's ids are read as they were written, each once, no more than fit", () => {
  fc.assert(
    fc.property(fc.array(id, { maxLength: 60 }), (ids) => {
      expect(readPlan(writePlan(ids))).toEqual([...new Set(ids)].slice(0, mostSlots));
    }),
  );
});

it("what is no listing's id is left out of a link", () => {
  expect(readPlan("ls_0123456789~../v1~~ch_0123456789~ls_<b>")).toEqual(["ls_0123456789"]);
});

it("a clash is reported on both sides, and only if there is one", () => {
  fc.assert(
    fc.property(slots, (plan) => {
      const clashes = findClashes(plan);
      for (const a of plan)
        for (const b of plan)
          if (a.id !== b.id) {
            const told = clashes.get(a.id)?.some((other) => other.id === b.id) ?? false;
            expect(told).toBe(overlaps(a, b));
            expect(clashes.get(b.id)?.some((other) => other.id === a.id) ?? false).toBe(told);
          }
    }),
  );
});

it("programmes that follow one another don't clash", () => {
  expect(findClashes([slotOf("ls_a", 0, 60), slotOf("ls_b", 60, 120)]).size).toBe(0);
});

it("a repeat that is offered resolves the clash and makes no other", () => {
  fc.assert(
    fc.property(slots, slots, (plan, repeats) => {
      for (const slot of plan)
        for (const repeat of freeRepeats(slot, repeats, plan)) {
          const others = plan.filter((other) => other.id !== slot.id);
          expect(findClashes([...others, { ...repeat, id: "ls_new" }]).has("ls_new")).toBe(false);
        }
    }),
  );
});

it("a swap keeps the place, and never puts a showing there twice", () => {
  expect(swapped(["ls_a", "ls_b", "ls_c"], "ls_b", "ls_d")).toEqual(["ls_a", "ls_d", "ls_c"]);
  expect(swapped(["ls_a", "ls_b", "ls_c"], "ls_b", "ls_c")).toEqual(["ls_a", "ls_c"]);
});

it("a plan's days are those of its zone", () => {
  const late = slotOf("ls_late", Date.parse("2026-03-14T23:30:00Z") / 1000, 0);
  const early = slotOf("ls_early", Date.parse("2026-03-14T08:00:00Z") / 1000, 0);
  expect(planDays([late, early], "Europe/Madrid").map(([date]) => date)).toEqual([
    "2026-03-14",
    "2026-03-15",
  ]);
  expect(planDays([late, early], "Europe/London")).toEqual([["2026-03-14", [early, late]]]);
});
