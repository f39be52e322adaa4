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

/** The time of both processes, which a test moves. */
let ahead = 0;
const now = () => Date.now() + ahead;

/** Its time is over at once. */
const oldAtOnce = { revalidate: 0, expire: 86_400 };

/** A process's handler of pages. Those of a test share the memory that Next has one of in a process. */
function openPages() {
  const store = createSharedStore({ url: redis.url, now, patienceMs: 600_000, warn: () => {} });
  closers.push(store.close);
  const tags = createSharedTags({ store, prefix: "test", now });
  const entrance = createEntrance();
  const Pages = createSharedPages({ store, tags, prefix: "test", entrance, now, turnMs: 600_000 });
  const handler = new Pages(handlerOptions(join(folder, "server")));
  return {
    put: (key: string, cacheControl = oldAtOnce) => handler.set(key, testPage, { cacheControl } as never),
    /** Whether Redis has it: nobody waits for that. */
    isShared: async (key: string) =>
      (await store.use((redis) => redis.exists(`test:page:build:${key}`))) === 1,
    /** Whether Next, which looks at its age, would render the page again. */
    async isOld(key: string): Promise<boolean> {
      const entry = await handler.get(key, { kind: "APP_ROUTE", isFallback: false } as never);
      return entry === null || entry.lastModified < now();
    },
  };
}

describe("a page whose time is over", () => {
  it("is rendered by one process, and by another once that one's turn is over or Redis has lost it", async () => {
    const [one, other] = [openPages(), openPages()];
    await one.put("/turns");
    await expect.poll(() => one.isShared("/turns")).toBe(true);
    await expect.poll(() => one.isOld("/turns")).toBe(true);
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
    await one.put("/expired", { revalidate: 0, expire: 0 });
    for (const { isOld } of [one, other, one]) await expect.poll(() => isOld("/expired")).toBe(true);
  });
});
