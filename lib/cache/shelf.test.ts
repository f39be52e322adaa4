import { expect, it } from "vitest";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { createDiskShelf } from "../disk-shelf.ts";
import { createShelf } from "./shelf.ts";

const page = {
  lastModified: 1_000_000,
  cacheControl: { revalidate: 20, expire: 300 },
  value: {
    kind: "APP_PAGE",
    html: `<p>What’s on</p>${"<i>Larkhill</i>".repeat(20_000)}`,
    rscData: Buffer.from("data"),
    segmentData: new Map([["/one", Buffer.from("segment")]]),
    headers: { "x-next-cache-tags": "listings" },
    status: 200,
    postponed: undefined,
  },
} as never as Parameters<ReturnType<typeof createShelf>["put"]>[1];

it("a page comes from the shelf as it was, until it is an hour too old, and at any age to whoever asks for the last", async () => {
  const shelf = createShelf();
  await shelf.put("/gb", page);
  expect(await shelf.find("/gb", 4_899_000)).toEqual(page);
  expect(await shelf.find("/gb", 4_901_000)).toBeNull();
  expect(await shelf.last("/gb")).toEqual(page);
  expect(await shelf.find("/nz", 1_000_000)).toBeNull();
});

it("the last page of a path is found whatever Next calls it", async () => {
  const shelf = createShelf();
  const key = "/route-cache/APP_PAGE/0a1b/$/gb/channels/ch_1/[[...date]]";
  await shelf.put(key, page);
  expect(await shelf.last("/gb/channels/ch_1")).toEqual(page);
  expect(await shelf.last("/gb/channels/ch_1/2026-08-22")).toBeNull();
});

it("no part of a page from the shelf keeps more in memory than itself", async () => {
  const shelf = createShelf();
  await shelf.put("/gb", page);
  const { value } = (await shelf.find("/gb", 1_000_000)) ?? {};
  if (value?.kind !== "APP_PAGE") throw new Error("no page");
  // Node keeps small buffers together, eight kilobytes at a time.
  expect(value.rscData?.buffer.byteLength).toBeLessThan(70_000);
  expect(value.segmentData?.get("/one")?.buffer.byteLength).toBeLessThan(70_000);
});

it("what there is no room for in memory comes from the disk, as it was put last, until it is forgotten or too old", async () => {
  const folder = makeTestFolder();
  const onDisk = createDiskShelf({ folder, mostBytes: 1e6, mostBytesInMemory: 0, now: () => 1_000 });
  const writing: Promise<void>[] = [];
  const put: typeof onDisk.put = (...args) => {
    const written = onDisk.put(...args);
    writing.push(written);
    return written;
  };
  const shelf = createShelf({ most: 3_000, disk: { ...onDisk, put } });
  const fill = async () => {
    for (let number = 0; number < 9; number++) await shelf.put(`/nz/${number}`, page);
    await Promise.all(writing);
  };
  await shelf.put("/gb", page);
  await fill();
  expect(await shelf.find("/gb", 1_000_000)).toEqual(page);
  expect(await shelf.last("/gb")).toEqual(page);
  expect(await shelf.find("/gb", 4_901_000)).toBeNull();
  const newer = { ...page, lastModified: 2_000_000 };
  await shelf.put("/gb", newer);
  await fill();
  expect(await shelf.find("/gb", 1_000_000)).toEqual(newer);
  shelf.forget("/gb");
  expect(await shelf.find("/gb", 1_000_000)).toBeNull();
});

it("the shelf holds so many bytes of packed pages, those that were used last", async () => {
  const shelf = createShelf({ most: 3_000 });
  for (let number = 0; number < 50; number++) await shelf.put(`/gb/${number}`, page);
  expect(await shelf.find("/gb/0", 1_000_000)).toBeNull();
  expect(await shelf.find("/gb/49", 1_000_000)).toEqual(page);
});
