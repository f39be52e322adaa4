import fc from "fast-check";
import { expect, it } from "vitest";
import { createQueue } from "./queue.ts";

it("a queue runs every task once, in order, never more than so many at a time, whatever fails", () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(fc.boolean()), async (most, tasks) => {
      const inTurn = createQueue(most);
      const begun: number[] = [];
      let running = 0;
      const results = await Promise.allSettled(
        tasks.map((fails, number) =>
          inTurn(async (hasWaited) => {
            begun.push(number);
            expect(++running).toBeLessThanOrEqual(most);
            expect(hasWaited).toBe(number >= most);
            await Promise.resolve();
            running--;
            if (fails) throw new Error("no");
            return number;
          }),
        ),
      );
      expect(begun).toEqual(tasks.map((_, number) => number));
      expect(results.map(({ status }) => status === "rejected")).toEqual(tasks);
    }),
  ));
