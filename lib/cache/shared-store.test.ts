import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSharedStore } from "./shared-store.ts";
import { createSharedTags } from "./shared-tags.ts";
import { startTestRedis, type TestRedis } from "./test-redis.ts";

let redis: TestRedis;
beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(() => redis.stop());

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

/** A process's connection, whose clock a test moves. */
function connect({ url = redis.url, patienceMs = 600_000 } = {}) {
  const clock = { ahead: 0 };
  const warnings: string[] = [];
  const now = () => Date.now() + clock.ahead;
  const store = createSharedStore({ url, now, patienceMs, warn: (message) => warnings.push(message) });
  closers.push(store.close);
  return { store, clock, now, warnings };
}

const ask = ({ store }: ReturnType<typeof connect>) => store.use((client) => client.get("key"));

/** Asks as if time passed, until there is an answer. */
async function askUntilBack(one: ReturnType<typeof connect>): Promise<void> {
  await expect
    .poll(() => {
      one.clock.ahead += 3_000;
      return ask(one);
    })
    .toBe("value");
}

describe("a shared store", () => {
  beforeEach(async () => {
    const { store } = connect();
    await expect.poll(() => store.use((client) => client.set("key", "value"))).toBe("OK");
  });

  it("that is stopped is left alone, says so once, and is used again when it is back", async () => {
    const one = connect();
    expect(await ask(one)).toBe("value");
    await redis.stop();
    for (let each = 0; each < 5; each++) {
      expect(await ask(one)).toBeUndefined();
      one.clock.ahead += 2_500;
    }
    await redis.start();
    const other = connect();
    await expect.poll(() => other.store.use((client) => client.set("key", "value"))).toBe("OK");
    await askUntilBack(one);
    expect(one.warnings).toEqual([expect.stringContaining("Redis can't be used"), "Redis is back."]);
  });

  it("that hangs keeps nobody waiting but the first", async () => {
    const one = connect({ patienceMs: 250 });
    await askUntilBack(one);
    redis.hang();
    expect(await ask(one)).toBeUndefined();
    let sent = 0;
    const again = await one.store.use(async (client) => {
      sent++;
      return client.get("key");
    });
    expect([again, sent]).toEqual([undefined, 0]);
    redis.resume();
    await askUntilBack(one);
  });

  it("isn't called away by a process that was busy itself", async () => {
    const one = connect({ patienceMs: 250 });
    await askUntilBack(one);
    // It is sent between other work, and the answer is read some turns later.
    const answer = one.store.use(async () => {
      for (const _ of ["sent", "head", "body", "end"]) await new Promise(setImmediate);
      return "value";
    });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    expect(await answer).toBe("value");
  });

  it("that was never there harms nothing", async () => {
    const one = connect({ url: "redis://127.0.0.1:1", patienceMs: 250 });
    expect(await ask(one)).toBeUndefined();
    expect(one.warnings).toHaveLength(1);
  });

  it("that is full still answers with what it holds", async () => {
    const full = await startTestRedis(["--maxmemory", "1mb", "--maxmemory-policy", "noeviction"]);
    const one = connect({ url: full.url });
    await expect
      .poll(() => one.store.use((client) => client.set("big", "x".repeat(2_000_000))))
      .not.toBe("OK");
    expect(await one.store.use((client) => client.get("nothing"))).toBeNull();
    expect(one.warnings.filter((said) => said.includes("can't be used"))).toEqual([]);
    await full.stop();
  });
});

describe("an invalidation", () => {
  /** Two processes share one list of Next's here, so each looks at what the other is told. */
  async function invalidate(teller: ReturnType<typeof connect>, tag: string) {
    tagsManifest.set(tag, { expired: teller.now() });
    const tags = createSharedTags({ ...teller, prefix: "site" });
    await tags.refresh();
    await tags.tell([tag]);
    tagsManifest.delete(tag);
    return tags;
  }

  it("reaches another process, in its own time, however much their clocks differ", async () => {
    const [teller, learner] = [connect(), connect()];
    teller.clock.ahead = -3_600_000;
    await ask(teller);
    await invalidate(teller, "listings");
    const before = learner.now();
    await createSharedTags({ ...learner, prefix: "site" }).refresh();
    const { expired = 0 } = tagsManifest.get("listings") ?? {};
    expect(Math.abs(expired - before)).toBeLessThan(1_800_000);
  });

  it("that couldn't be told is told once Redis is back", async () => {
    const [teller, learner] = [connect(), connect()];
    expect(await ask(teller)).not.toBeUndefined();
    await redis.stop();
    const tags = await invalidate(teller, "countries");
    await redis.start();
    await expect
      .poll(async () => {
        teller.clock.ahead += 3_000;
        await tags.refresh();
        learner.clock.ahead += 3_000;
        await createSharedTags({ ...learner, prefix: "site" }).refresh();
        return tagsManifest.has("countries");
      })
      .toBe(true);
  });
});
