import fc from "fast-check";
import { expect, it } from "vitest";
import { createChangeTimes } from "./change-times.ts";

it("a time stays while the words do, and each change has a later one, back to old words too", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ words: fc.constantFrom("a", "b", "c"), passed: fc.nat(3) }), { minLength: 1 }),
      (readings) => {
        const changedAt = createChangeTimes(10);
        let now = 1000;
        let before = { words: "", at: 0 };
        for (const { words, passed } of readings) {
          now += passed;
          const at = changedAt("ev_1", { words }, now);
          if (before.words === words) expect(at).toBe(before.at);
          else expect(at).toBeGreaterThan(before.at);
          before = { words, at };
        }
      },
    ),
  );
});

it("what was forgotten has changed now", () => {
  const changedAt = createChangeTimes(2);
  expect(changedAt("a", 1, 10)).toBe(10);
  changedAt("b", 1, 11);
  expect(changedAt("a", 1, 12)).toBe(10);
  changedAt("c", 1, 13);
  expect(changedAt("a", 1, 14)).toBe(10);
  expect(changedAt("b", 1, 15)).toBe(15);
});
