import { describe, expect, it, onTestFinished } from "vitest";
import { createKey, revokeKey } from "./keys/keys.ts";
import { openStore } from "./store/store.ts";
import { createTestDatabase } from "./store/test-store.ts";
import { startService } from "./test-process.ts";

const dayMs = 86_400_000;
const midnight = Date.parse("2026-08-23T00:00:00Z");

/**
 * Two processes of the service on one database, and a key of the free plan. `midnightAtMs` is the real instant at
 * which their clocks reach midnight UTC.
 */
async function startTwo({ midnightAtMs = Date.now() + dayMs / 2 } = {}) {
  const { url, drop } = await createTestDatabase();
  const store = await openStore(url);
  onTestFinished(async () => {
    await store.close();
    await drop();
  });
  const key = await createKey(store.db, { plan: "free", now: 0 });
  const environment = {
    NOWNEXT_CLOCK: new Date(midnight - dayMs / 2).toISOString(),
    NOWNEXT_CLOCK_EPOCH_MS: String(midnightAtMs - dayMs / 2),
    RATE_LIMIT_FACTOR: "0",
  };
  const services = await Promise.all([startService(url, environment), startService(url, environment)]);

  const call = async (which: number): Promise<number> => {
    const response = await fetch(`${services[which % 2]}/v1/now`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    await response.arrayBuffer();
    return response.status;
  };
  /** How many of a number of concurrent calls, alternately to both, succeed. The others must be refused as too many. */
  const succeedAtOnce = async (calls: number): Promise<number> => {
    const statuses = await Promise.all(Array.from({ length: calls }, (_, n) => call(n)));
    expect(new Set(statuses).difference(new Set([200, 429]))).toEqual(new Set());
    return statuses.filter((status) => status === 200).length;
  };
  return { store, key, call, succeedAtOnce };
}

describe("two processes of the service on one database", () => {
  it("answer exactly 500 of 800 concurrent calls with a free key", async () => {
    const { succeedAtOnce } = await startTwo();
    expect(await succeedAtOnce(800)).toBe(500);
    expect(await succeedAtOnce(20)).toBe(0);
  });

  it("answer exactly 500 more from midnight UTC on, of calls that continue across it", async () => {
    // If the machine is too busy to answer the day's calls before midnight, a later midnight is tried.
    for (let leadMs = 5_000; ; leadMs *= 2) {
      const midnightAtMs = Date.now() + leadMs;
      const { succeedAtOnce } = await startTwo({ midnightAtMs });
      const before = await succeedAtOnce(800);
      if (Date.now() >= midnightAtMs) continue;
      expect(before).toBe(500);

      let after = 0;
      while (after === 0) after = await succeedAtOnce(20);
      expect(Date.now()).toBeGreaterThanOrEqual(midnightAtMs);
      expect(after + (await succeedAtOnce(800))).toBe(500);
      return;
    }
  });

  it("both refuse a key within 5 s of its revocation", async () => {
    const { store, key, call } = await startTwo();
    expect([await call(0), await call(1)]).toEqual([200, 200]);
    await revokeKey(store.db, { which: key, now: 0 });
    const revokedAt = Date.now();
    for (const which of [0, 1])
      for (let status = 200; status !== 401; ) {
        const askedAt = Date.now();
        status = await call(which);
        if (askedAt >= revokedAt + 5_000) expect(status).toBe(401);
      }
  });
});
