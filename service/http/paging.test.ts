import fc from "fast-check";
import { expect, it } from "vitest";
import type { Keyset } from "./cursor.ts";
import { takePage } from "./paging.ts";

const rows = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });

it("a walk gives each row that stays exactly once, in order, while others come and go and the limit changes", () => {
  fc.assert(
    fc.property(
      rows,
      fc.array(fc.record({ limit: fc.integer({ min: 1, max: 9 }), rows }), { minLength: 61, maxLength: 61 }),
      (stays, steps) => {
        const seen: number[] = [];
        let after: Keyset | null = null;
        for (const { limit, rows: passing } of steps) {
          const sorted = [...new Set([...stays, ...passing])].sort((a, b) => a - b);
          const page: { items: number[]; last: Keyset | null } = takePage(sorted, {
            keyOf: (row) => [Math.floor(row / 10), row % 10],
            after,
            limit,
          });
          expect(page.items.length).toBeLessThanOrEqual(limit);
          seen.push(...page.items);
          after = page.last;
          if (!after) break;
        }
        expect(after).toBeNull();
        expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
        expect(stays.filter((row) => !seen.includes(row))).toEqual([]);
      },
    ),
  );
});
