import fc from "fast-check";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LeaseLostError } from "../store/lease-lost.ts";
import { getLease, writeUnder } from "../store/leases.ts";
import { openStore } from "../store/store.ts";
import { openTestStore, type TestStore } from "../store/test-store.ts";
import { type Tenure, takeTurns } from "./take-turns.ts";

const name = "upkeep";
const log = pino({ level: "silent" });

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore();
});

afterEach(() => store.close());

/**
 * A process whose time stands still between steps: a step lets it wait out what it waits for, and do what it then
 * does. One that is never stepped again is dead. Each counts its time from another instant.
 */
async function begin(db = store.db, originMs = 0) {
  let nowMs = originMs;
  let tenure: Tenure | null = null;
  let resume = () => {};
  let reached = Promise.withResolvers<void>();
  const turns = takeTurns(
    {
      db,
      log,
      elapsedMs: () => nowMs,
      wait: (ms, signal) =>
        new Promise<void>((resolve) => {
          resume = () => {
            nowMs += ms;
            resolve();
          };
          signal.addEventListener("abort", () => resolve(), { once: true });
          if (signal.aborted) resolve();
          reached.resolve();
        }),
    },
    name,
    async (own) => {
      tenure = own;
      await new Promise<void>((resolve) => own.signal.addEventListener("abort", () => resolve()));
      tenure = null;
    },
  );
  await reached.promise;
  return {
    tenure: () => tenure,
    works: () => tenure !== null,
    step: async (times = 1) => {
      for (let time = 0; time < times; time++) {
        reached = Promise.withResolvers();
        resume();
        await reached.promise;
      }
    },
    stop: turns.stop,
  };
}

const beatsToTakeOver = 6;

describe("of several processes on one store", () => {
  test("one alone works, for as long as it lives", async () => {
    const [first, second, third] = [await begin(), await begin(), await begin()];
    for (let beat = 0; beat < 20; beat++) {
      for (const each of [third, first, second]) await each.step();
      expect([first, second, third].map((each) => each.works())).toEqual([true, false, false]);
    }
    await Promise.all([first, second, third].map((each) => each.stop()));
  });

  test("another takes over when the one that works has died, and not before it must be dead", async () => {
    const dead = await begin();
    const heir = await begin(store.db, 1e12);
    await heir.step(beatsToTakeOver - 1);
    expect(heir.works()).toBe(false);
    await heir.step();
    expect(heir.works()).toBe(true);
    await Promise.all([dead.stop(), heir.stop()]);
  });

  test("another takes over at once when the one that works stops", async () => {
    const [first, second] = [await begin(), await begin()];
    await first.step(3);
    await first.stop();
    expect(await getLease(store.db, name)).toBeNull();
    await second.step();
    expect(second.works()).toBe(true);
    await second.stop();
  });

  test("one that was thought dead can write nothing, and ends its work as soon as it wakes", async () => {
    const [frozen, heir] = [await begin(), await begin()];
    const tenure = frozen.tenure();
    await heir.step(beatsToTakeOver);
    expect([frozen.works(), heir.works()]).toEqual([true, true]);

    const write = (under: Tenure | null) =>
      writeUnder(store.db, under?.lease ?? null, (trx) =>
        trx.insertInto("meta").values({ name: "written", value: "" }).execute(),
      );
    await expect(write(tenure)).rejects.toThrow(LeaseLostError);
    await write(heir.tenure());

    await frozen.step();
    expect(tenure?.signal.aborted).toBe(true);
    expect([frozen.works(), heir.works()]).toEqual([false, true]);
    await Promise.all([frozen.stop(), heir.stop()]);
  });

  test("one that can't reach the store ends its work by the time that another may take over", async () => {
    const cutOff = await openStore(store.url);
    const process = await begin(cutOff.db);
    expect(process.works()).toBe(true);
    await cutOff.close();
    await process.step(beatsToTakeOver);
    expect(process.works()).toBe(false);
    await process.stop();
  });

  test("never two that are alive work, and soon one does, whoever dies or stops in whatever order", async () => {
    const fate = fc.constantFrom("beat", "beat", "beat", "beat", "beat", "die", "stop", "join");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fate, fc.nat(9), fc.nat(1e9)), { maxLength: 40 }), async (fates) => {
        const alive = new Set([await begin()]);
        const dead: Awaited<ReturnType<typeof begin>>[] = [];
        const working = () => [...alive].filter((each) => each.works()).length;
        for (const [what, which, origin] of fates) {
          const chosen = [...alive][which % (alive.size || 1)];
          if (what === "join") alive.add(await begin(store.db, origin));
          else if (what === "beat") for (const each of alive) await each.step();
          else if (chosen) {
            alive.delete(chosen);
            if (what === "stop") await chosen.stop();
            else dead.push(chosen);
          }
          expect(working()).toBeLessThanOrEqual(1);
        }
        alive.add(await begin());
        for (let beat = 0; beat <= beatsToTakeOver; beat++) for (const each of alive) await each.step();
        expect(working()).toBe(1);
        await Promise.all([...alive, ...dead].map((each) => each.stop()));
      }),
      { numRuns: 25 },
    );
  });
});
