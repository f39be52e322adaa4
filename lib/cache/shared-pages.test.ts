import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEntrance } from "./entrance.ts";
import { createSharedPages } from "./shared-pages.ts";
import { createSharedStore } from "./shared-store.ts";
import { createSharedTags } from "./shared-tags.ts";
import { handlerOptions, testPage } from "./test-pages.ts";
import { startTestRedis, type TestRedis } from "./test-redis.ts";

const folder = mkdtempSync(join(tmpdir(), "nownext-pages-"));
let redis: TestRedis;
beforeAll(async () => {
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "BUILD_ID"), "build");
  redis = await startTestRedis();
});
const closers: (() => void)[] = [];
afterAll(async () => {
  for (const close of closers) close();
  await redis.stop();
  rmSync(folder, { recursive: true });
});

/** By how much a test has moved the time of both processes, ms. */
let ahead = 0;
const now = () => Date.now() + ahead;

/** For how long a page of these tests is fresh, seconds. */
const freshSeconds = 60;

/** Lets so much time pass that every page is old, however slow the machine is. */
const growOld = () => {
  ahead += 2 * freshSeconds * 1000;
};

/** A process's handler of pages. Those of a test share the memory that Next has one of in a process. */
function openPages() {
  const store = createSharedStore({ url: redis.url, now, patienceMs: 600_000, warn: () => {} });
  closers.push(store.close);
  // Redis' own clock isn't moved, and pages' times are taken from it.
  const tags = createSharedTags({ store, prefix: "test", now: Date.now });
  const entrance = createEntrance();
  const Pages = createSharedPages({ store, tags, prefix: "test", entrance, now, turnMs: 600_000 });
  const handler = new Pages(handlerOptions(join(folder, "server")));
  return {
    put: (key: string, expire = 86_400) =>
      handler.set(key, testPage, { cacheControl: { revalidate: freshSeconds, expire } } as never),
    /** Whether Redis has it: nobody waits for that. */
    isShared: async (key: string) =>
      (await store.use((redis) => redis.exists(`test:page:build:${key}`))) === 1,
    /** Whether Next, which looks at its age, would render the page again. */
    async isOld(key: string): Promise<boolean> {
      const entry = await handler.get(key, { kind: "APP_ROUTE", isFallback: false } as never);
      return entry === null || entry.lastModified + freshSeconds * 1000 < now();
    },
  };
}

describe("a page whose time is over", () => {
  it("is rendered by one process, and by another once that one's turn is over or Redis has lost it", async () => {
    const [one, other] = [openPages(), openPages()];
    await one.put("/turns");
    await expect.poll(() => one.isShared("/turns")).toBe(true);
    growOld();
    expect(await one.isOld("/turns")).toBe(true);
    expect([await other.isOld("/turns"), await one.isOld("/turns")]).toEqual([false, false]);
    await redis.stop();
    await redis.start();
    await expect
      .poll(() => {
        ahead += 3_000;
        return other.isOld("/turns");
      })
      .toBe(true);
  });

  it("is rendered by each once it may no longer be shown", async () => {
    const [one, other] = [openPages(), openPages()];
    await one.put("/expired", freshSeconds);
    growOld();
    for (const { isOld } of [one, other, one]) expect(await isOld("/expired")).toBe(true);
  });
});
