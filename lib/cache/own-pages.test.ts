import { expect, it, vi } from "vitest";
import { createEntrance } from "./entrance.ts";
import { createOwnPages } from "./own-pages.ts";
import { createShelf } from "./shelf.ts";
import { handlerOptions, testPage } from "./test-pages.ts";

/** A process's handler of pages, at a time that the test moves. */
function openPages() {
  // Next's memory tells the time itself.
  vi.useFakeTimers({ toFake: ["Date"] });
  const shelf = createShelf();
  const packing: Promise<void>[] = [];
  const put: typeof shelf.put = (...args) => {
    const packed = shelf.put(...args);
    packing.push(packed);
    return packed;
  };
  const entrance = createEntrance();
  const Pages = createOwnPages({
    now: Date.now,
    entrance,
    shelf: { ...shelf, put },
  });
  const handler = new Pages(handlerOptions("server"));
  return {
    put: (key: string, value = testPage) =>
      handler.set(key, value, { cacheControl: { revalidate: 20, expire: 300 } } as never),
    get: (key: string) => handler.get(key, { kind: "APP_ROUTE", isFallback: false } as never),
    /** Takes every place of those who render what nobody has seen. */
    fillEntrance: async () => {
      for (let number = 0; number < 8; number++) await entrance.enter(`/full/${number}`);
    },
    packed: () => Promise.all(packing),
    pass(seconds: number) {
      vi.setSystemTime(Date.now() + seconds * 1000);
    },
    /** Whether Next, which looks at its age, would render the page again. */
    async isRendered(key: string): Promise<boolean> {
      const entry = await handler.get(key, { kind: "APP_ROUTE", isFallback: false } as never);
      return entry === null || Date.now() - entry.lastModified > 20_000;
    },
  };
}

it("of the pages that are old but may still be shown, two at a time are rendered, each once, at half the machine's time", async () => {
  const { put, pass, isRendered } = openPages();
  for (const key of ["/one/a", "/one/b", "/one/c"]) await put(key);
  expect(await isRendered("/one/a")).toBe(false);
  pass(30);
  expect([await isRendered("/one/a"), await isRendered("/one/b")]).toEqual([true, true]);
  expect([await isRendered("/one/a"), await isRendered("/one/c")]).toEqual([false, false]);
  pass(2);
  await put("/one/a");
  // Its place is left empty for as long as the turn took.
  expect([await isRendered("/one/a"), await isRendered("/one/c")]).toEqual([false, false]);
  pass(2);
  expect(await isRendered("/one/c")).toBe(true);
});

it("while pages that nobody has seen wait, one old page at a time is rendered, at a quarter of the machine's time", async () => {
  const { put, pass, isRendered, fillEntrance } = openPages();
  for (const key of ["/crush/a", "/crush/b"]) await put(key);
  await fillEntrance();
  pass(30);
  expect([await isRendered("/crush/a"), await isRendered("/crush/b")]).toEqual([true, false]);
  pass(2);
  await put("/crush/a");
  pass(5);
  expect(await isRendered("/crush/b")).toBe(false);
  pass(1);
  expect(await isRendered("/crush/b")).toBe(true);
});

it("a page that was never stored anew gives its turn back", async () => {
  const { put, pass, isRendered } = openPages();
  for (const key of ["/two/a", "/two/b", "/two/c"]) await put(key);
  pass(30);
  expect([await isRendered("/two/a"), await isRendered("/two/b")]).toEqual([true, true]);
  pass(9);
  expect(await isRendered("/two/c")).toBe(false);
  pass(2);
  expect(await isRendered("/two/c")).toBe(true);
});

it("a page that may no longer be shown is better than none for an hour, while a crowd waits for unseen pages", async () => {
  const { put, pass, isRendered, get, fillEntrance } = openPages();
  const keys = ["/late/a", "/late/b", "/late/c"];
  for (const key of keys) await put(key);
  await fillEntrance();
  pass(301);
  // Next shows what became old a moment ago, and renders it meanwhile; the others wait for their turn.
  const shown = await get("/late/a");
  expect(Date.now() - (shown?.lastModified ?? 0)).toBe(20_001);
  expect([await isRendered("/late/b"), await isRendered("/late/c")]).toEqual([false, false]);
  pass(3_600);
  const tooOld = await get("/late/c");
  expect(Date.now() - (tooOld?.lastModified ?? 0)).toBe(3_901_000);
});

it("pages that may no longer be shown are rendered whoever else is", async () => {
  const { put, pass, isRendered } = openPages();
  const keys = ["/three/a", "/three/b", "/three/c"];
  for (const key of keys) await put(key);
  pass(301);
  for (const key of keys) expect(await isRendered(key)).toBe(true);
});

it("a page that Next has dropped from its memory isn't rendered again", async () => {
  const { put, packed, pass, get, isRendered } = openPages();
  const large = (letter: string, headers = {}) =>
    ({ kind: "APP_ROUTE", body: Buffer.alloc(600_000, letter), headers, status: 200 }) as never;
  await put("/four/a", large("a"));
  const first = await get("/four/a");
  pass(10);
  // There is room for one of them.
  await put("/four/b", large("b"));
  await packed();
  expect([(await get("/four/a"))?.lastModified, await isRendered("/four/a")]).toEqual([
    first?.lastModified,
    false,
  ]);
  await put("/four/a", null as never);
  await put("/four/b", large("b"));
  await packed();
  expect((await get("/four/a"))?.value ?? null).toBeNull();
  // Nor is what may not exist kept for when Next has dropped it.
  await put("/four/c", large("c", { "x-next-cache-tags": "listings,unlisted" }));
  await put("/four/b", large("b"));
  await packed();
  expect((await get("/four/c"))?.value ?? null).toBeNull();
});
