import fc from "fast-check";
import { expect, it } from "vitest";
import { horizonSeconds, type Planned, planPushes, type RemindedItem } from "./due.ts";
import { leads } from "./reminder.ts";

const now = 1_787_000_000;
const item: fc.Arbitrary<RemindedItem> = fc
  .record({ id: fc.constantFrom("a", "b", "c", "d"), start: fc.integer({ min: -7_200, max: 3 * 86_400 }) })
  .map(({ id, start }) => ({ id, title: id.toUpperCase(), start: now + start, path: `events/${id}` }));
const items = fc.uniqueArray(item, { selector: ({ id }) => id });
const reminder = fc.record({
  market: fc.constant("gb"),
  lead: fc.constantFrom(...leads),
  moves: fc.boolean(),
});

/** What is planned once a plan is stored. */
const stored = (before: readonly Planned[], { put, drop }: ReturnType<typeof planPushes>): Planned[] => {
  const kept = new Map(before.map((each) => [each.id, each]));
  for (const id of drop) kept.delete(id);
  for (const { why, at: _at, market: _market, from: _from, ...due } of put)
    if (why === "start") kept.set(due.id, { ...due, isSent: false });
  return [...kept.values()];
};

it("a plan has a push at its lead before each start to come, never in the past, and made again changes nothing", () => {
  fc.assert(
    fc.property(items, reminder, (listed, how) => {
      const plan = planPushes(listed, [], how, now);
      const coming = listed.filter(({ start }) => start > now && start <= now + horizonSeconds);
      expect(plan.put.map(({ id, why, at }) => ({ id, why, at }))).toEqual(
        coming.map(({ id, start }) => ({ id, why: "start", at: Math.max(start - how.lead * 60, now) })),
      );
      expect(planPushes(listed, stored([], plan), how, now)).toEqual({ put: [], drop: [] });
    }),
  );
});

it("whatever moved or went is said once, if that is wanted, and pushed at its new start alone", () => {
  fc.assert(
    fc.property(items, items, reminder, (before, after, how) => {
      const planned = stored([], planPushes(before, [], how, now));
      const plan = planPushes(after, planned, how, now);
      for (const old of planned) {
        const found = after.find(({ id }) => id === old.id);
        const said = plan.put.filter(({ id, why }) => id === old.id && why !== "start");
        const isSaid = !found ? "gone" : found.start !== old.start ? "moved" : null;
        expect(said.map(({ why }) => why)).toEqual(isSaid && how.moves ? [isSaid] : []);
      }
      const left = stored(planned, plan);
      for (const { id, start } of left) expect(after.find((each) => each.id === id)?.start).toBe(start);
      expect(planPushes(after, left, how, now)).toEqual({ put: [], drop: [] });
    }),
  );
});
