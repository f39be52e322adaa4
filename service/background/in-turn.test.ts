import { expect, it } from "vitest";
import { createTurns } from "./in-turn.ts";

it("a task begins once the one before it has ended, however that ended", async () => {
  const inTurn = createTurns();
  const steps: string[] = [];
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const outcomes = await Promise.allSettled([task("first", true), task("second")]);
  expect(outcomes).toMatchObject([{ reason: { message: "first" } }, { value: "second" }]);
  expect(steps).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});
