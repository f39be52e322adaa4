import { expect, test } from "vitest";
import { createTally } from "./tally.ts";

test("a tally counts by name, and however many or long the names are, it stays small", () => {
  const tally = createTally();
  for (let at = 0; at < 5000; at++) {
    tally.count(`name ${at}`);
    tally.count("name 7", 2);
  }
  tally.count("x".repeat(1000));
  const counts = new Map(tally.all());
  expect(counts.get("name 7")).toBe(10_001);
  expect(counts.size).toBeLessThan(300);
  expect([...counts.values()].reduce((sum, times) => sum + times)).toBe(15_001);
  expect([...counts.keys()].every((name) => name.length < 100)).toBe(true);
});
