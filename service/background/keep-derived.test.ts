import createLimit from "p-limit";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { deriveAll, isOutdated } from "../derive/derive.ts";
import type { Store } from "../store/store.ts";
import { addChannels } from "../store/test-rows.ts";
import { openTestStore } from "../store/test-store.ts";
import { keepDerived } from "./keep-derived.ts";

const start = Date.UTC(2026, 7, 22, 14) / 1000;

/** A store with slots and no events. */
async function openOutdated() {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  await addChannels(store.db, [{ key: "one", slots: [{ start, stop: start + 7200, title: "A film" }] }]);
  return store;
}

/** Runs for so many waits; returns how long each was, and how often it derived. */
async function keep(store: Store, waits: number, derive: "real" | "failing", inTurn = createLimit(1)) {
  const ending = new AbortController();
  const waited: number[] = [];
  let derived = 0;
  await keepDerived(
    {
      store,
      storeUrl: "",
      clock: () => start * 1000,
      log: pino({ level: "silent" }),
      inTurn,
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
  return { waited, derived };
}

test("a store with slots and no events gets them, and is then left alone", async () => {
  const store = await openOutdated();
  const { waited, derived } = await keep(store, 3, "real");
  expect(derived).toBe(1);
  expect(waited).toEqual([30_000, 30_000, 30_000]);
  expect(await isOutdated(store.db)).toBe(false);
});

test("what a source that is being read will derive itself isn't derived beside it", async () => {
  const store = await openOutdated();
  const inTurn = createLimit(1);
  const reading = inTurn(() => deriveAll(store.db, { lease: null, now: start }));
  const { derived } = await keep(store, 1, "real", inTurn);
  await reading;
  expect(derived).toBe(0);
});

test("a failure is tried again, later", async () => {
  const { waited, derived } = await keep(await openOutdated(), 2, "failing");
  expect(derived).toBe(2);
  expect(waited).toEqual([600_000, 600_000]);
});
