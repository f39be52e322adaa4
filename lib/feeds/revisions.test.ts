import fc from "fast-check";
import { expect, it } from "vitest";
import { createRevisions } from "./revisions.ts";

it("a revision keeps its time while it stands, and each later one has a later time, back to old words too", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ words: fc.constantFrom("a", "b", "c"), passed: fc.nat(3) }), { minLength: 1 }),
      (readings) => {
        const revisedAt = createRevisions(10);
        let now = 1000;
        let before = { words: "", at: 0 };
        for (const { words, passed } of readings) {
          now += passed;
          const at = revisedAt("ev_1", { words }, now);
          if (before.words === words) expect(at).toBe(before.at);
          else expect(at).toBeGreaterThan(before.at);
          before = { words, at };
        }
      },
    ),
  );
});

it("what was forgotten is a revision of now", () => {
  const revisedAt = createRevisions(2);
  expect(revisedAt("a", 1, 10)).toBe(10);
  revisedAt("b", 1, 11);
  expect(revisedAt("a", 1, 12)).toBe(10);
  revisedAt("c", 1, 13);
  expect(revisedAt("a", 1, 14)).toBe(10);
  expect(revisedAt("b", 1, 15)).toBe(15);
});
