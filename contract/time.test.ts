import fc from "fast-check";
import { expect, test } from "vitest";
import { earliestEpoch, fromIso, latestEpoch, toIso } from "./time.ts";

test("an instant is written as ISO 8601 in UTC to the second, and read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: earliestEpoch, max: latestEpoch }), (epoch) => {
      expect(toIso(epoch)).toBe(new Date(epoch * 1000).toISOString().replace(".000", ""));
      expect(fromIso(toIso(epoch))).toBe(epoch);
    }),
    { numRuns: 1000 },
  );
});
