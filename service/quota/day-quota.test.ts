import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { nextRevision } from "../store/revision.ts";
import { openStore, type Store } from "../store/store.ts";
import { fillCalls } from "../store/test-full.ts";
import { engine, openTestStore } from "../store/test-store.ts";
import { getCalls } from "../store/usage.ts";
import { createDayQuota } from "./day-quota.ts";

const midnight = Date.UTC(2026, 7, 23);
const payer = { hash: "a key's hash", plan: "free" as const };

/** Quotas as several processes have them: each with a store of its own on one database, and one clock. */
async function openQuotas(processes: number) {
  let nowMs = midnight - 60_000;
  const first = await openTestStore();
  const stores: Store[] = [first];
  while (stores.length < processes) stores.push(await openStore(first.url));
  onTestFinished(async () => {
    for (const store of stores.toReversed()) await store.close();
  });
  return {
    stores,
    quotas: stores.map(({ db }) => createDayQuota(db, () => nowMs)),
    taken: async (day: number) =>
      Promise.all(stores.map(({ db }) => getCalls(db, { keyHash: payer.hash, day }))),
    goTo: (ms: number) => {
      nowMs = ms;
    },
  };
}

const today = midnight / 86_400_000 - 1;

describe("a day's calls", () => {
  it("are given out exactly, however many are asked for at once in however many processes", async () => {
    const { quotas, taken } = await openQuotas(3);
    const asked = await Promise.all(
      Array.from({ length: 900 }, (_, n) => quotas[n % 3]?.take(payer)).filter((each) => each !== undefined),
    );
    const left = asked.flatMap((budget) => (budget ? [budget.left] : []));
    expect(left.sort((a, b) => b - a)).toEqual(Array.from({ length: 500 }, (_, n) => 499 - n));
    expect(await taken(today)).toEqual([500, 500, 500]);
  });

  it("start again at midnight UTC, for those under way too", async () => {
    const { quotas, taken, goTo } = await openQuotas(2);
    const ask = (count: number) =>
      Array.from({ length: count }, (_, n) => quotas[n % 2]?.take(payer) ?? Promise.reject());
    const before = ask(600);
    goTo(midnight);
    const after = ask(600);
    expect((await Promise.all(before)).filter(Boolean)).toHaveLength(500);
    expect((await Promise.all(after)).filter(Boolean)).toHaveLength(500);
    expect([await taken(today), await taken(today + 1)]).toEqual([
      [500, 500],
      [500, 500],
    ]);
  });

  it("are each key's own, and as many as its plan has", async () => {
    const { quotas } = await openQuotas(1);
    const [quota] = quotas;
    expect(await quota?.take(payer)).toEqual({ limit: 500, left: 499 });
    expect(await quota?.take({ hash: "another", plan: "plus" })).toEqual({ limit: 10_000, left: 9_999 });
    expect(await quota?.take({ ...payer, plan: "pro" })).toEqual({ limit: 1_000_000, left: 999_998 });
  });

  it("of a plan that was made smaller are used up where more were made, and none are taken back", async () => {
    const { quotas, taken } = await openQuotas(1);
    const [quota] = quotas;
    for (let n = 0; n < 510; n++) await quota?.take({ ...payer, plan: "plus" });
    expect(await quota?.take(payer)).toBeNull();
    expect(await quota?.budget(payer)).toEqual({ limit: 500, left: 0 });
    expect(await taken(today)).toEqual([510]);
  });

  it("are counted while an ingest holds its transaction open", async () => {
    const { quotas, stores } = await openQuotas(2);
    await stores[1]?.db.transaction().execute(async (trx) => {
      await nextRevision(trx);
      expect(await quotas[0]?.take(payer)).toEqual({ limit: 500, left: 499 });
    });
  });

  it("can be given back", async () => {
    const { quotas, taken } = await openQuotas(1);
    const [quota] = quotas;
    await quota?.take(payer);
    await quota?.giveBack(payer);
    expect(await taken(today)).toEqual([0]);
    expect(await quota?.budget(payer)).toEqual({ limit: 500, left: 500 });
  });

  it("are known to be used up by a process that has seen it, until midnight", async () => {
    const { quotas, goTo } = await openQuotas(2);
    const [quota, other] = quotas;
    for (let n = 0; n < 500; n++) await quota?.take(payer);
    expect(quota?.isUsedUp(payer)).toBe(true);
    expect(other?.isUsedUp(payer)).toBe(false);
    expect(await other?.take(payer)).toBeNull();
    expect(other?.isUsedUp(payer)).toBe(true);
    goTo(midnight);
    expect(quota?.isUsedUp(payer)).toBe(false);
  });

  it("of the latest month of days are kept, and no others", async () => {
    const { quotas, taken, goTo } = await openQuotas(1);
    for (let day = 0; day < 32; day++) {
      goTo(midnight + (day - 1) * 86_400_000);
      await quotas[0]?.take(payer);
    }
    expect(await taken(today)).toEqual([0]);
    expect(await taken(today + 1)).toEqual([1]);
    expect(await taken(today + 31)).toEqual([1]);
  });

  it("aren't forgotten because a clock ran ahead for a while", async () => {
    const { quotas, taken, goTo } = await openQuotas(1);
    for (let call = 0; call < 500; call++) await quotas[0]?.take(payer);
    goTo(midnight + 400 * 86_400_000);
    await quotas[0]?.take(payer);
    goTo(midnight - 30_000);
    expect(await quotas[0]?.take(payer)).toBeNull();
    expect(await taken(today)).toEqual([500]);
  });

  it.runIf(engine === "sqlite")(
    "are counted in memory while the disk is full, and in the store after it",
    async () => {
      const { quotas, stores, taken } = await openQuotas(1);
      const db = stores[0]?.db;
      if (!db) throw new Error("no store");
      await fillCalls(db);
      expect(await quotas[0]?.take(payer)).toEqual({ limit: 500, left: 499 });
      expect(await quotas[0]?.take(payer)).toEqual({ limit: 500, left: 498 });
      await quotas[0]?.giveBack(payer);
      expect(await taken(today)).toEqual([0]);
      await sql`pragma beside.max_page_count = 1000`.execute(db);
      expect(await quotas[0]?.take(payer)).toEqual({ limit: 500, left: 498 });
      expect(await taken(today)).toEqual([2]);
    },
  );
});
