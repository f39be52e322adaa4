import { expect, it, onTestFinished } from "vitest";
import { createKey } from "./keys/keys.ts";
import { openTestStore } from "./store/test-store.ts";
import { startService } from "./test-process.ts";

it("two processes of the service on one database answer exactly 500 of 800 concurrent calls with a free key", async () => {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  const key = await createKey(store.db, { plan: "free", now: 0 });
  // Their clocks begin at noon, so that the day doesn't end during the test.
  const environment = { NOWNEXT_CLOCK: "2026-08-22T12:00:00Z", RATE_LIMIT_FACTOR: "0" };
  const services = await Promise.all([
    startService(store.url, environment),
    startService(store.url, environment),
  ]);

  const call = async (which: number): Promise<number> => {
    const response = await fetch(`${services[which % 2]}/v1/now`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    await response.arrayBuffer();
    return response.status;
  };
  const statuses = await Promise.all(Array.from({ length: 800 }, (_, n) => call(n)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(500);
  expect(statuses.filter((status) => status === 429)).toHaveLength(300);
});
