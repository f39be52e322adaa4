import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { deriveAll, isOutdated } from "../derive/derive.ts";
import { addChannels } from "../store/test-rows.ts";
import { openTestStore } from "../store/test-store.ts";
import { keepDerived } from "./keep-derived.ts";

const start = Date.UTC(2026, 7, 22, 14) / 1000;

/** Runs for so many waits; returns how long each was, and how often it derived. */
async function keep(waits: number, derive: "real" | "failing") {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  await addChannels(store.db, [{ key: "one", slots: [{ start, stop: start + 7200, title: "A film" }] }]);
  const ending = new AbortController();
  const waited: number[] = [];
  let derived = 0;
  await keepDerived(
    {
      store,
      storeUrl: "",
      clock: () => start * 1000,
      log: pino({ level: "silent" }),
      derive: async ({ now }) => {
        derived++;
        if (derive === "failing") throw new Error("broken");
        await deriveAll(store.db, { lease: null, now });
      },
      wait: async (ms) => {
        waited.push(ms);
        if (waited.length === waits) ending.abort();
      },
    },
    { lease: { name: "upkeep", holder: "test" }, signal: ending.signal },
  );
  return { store, waited, derived };
}

test("a store with slots and no events gets them, and is then left alone", async () => {
  const { store, waited, derived } = await keep(3, "real");
  expect(derived).toBe(1);
  expect(waited).toEqual([30_000, 30_000, 30_000]);
  expect(await isOutdated(store.db)).toBe(false);
});

test("a failure is tried again, later", async () => {
  const { waited, derived } = await keep(2, "failing");
  expect(derived).toBe(2);
  expect(waited).toEqual([600_000, 600_000]);
});
