import { createServer, type ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { listenInTest } from "../../outside/test-server.ts";
import { runIngest } from "../background/thread.ts";
import { takeLease } from "../store/leases.ts";
import { getSource, saveSource } from "../store/sources.ts";
import { performIngest } from "./perform.ts";
import { removeSource } from "./remove-source.ts";
import { type Line, openTestGuide, xmltv } from "./test-guide.ts";
import { ingestHere } from "./test-ingest.ts";

const now = fromIso("2026-08-22T12:00:00Z");
const lease = { name: "upkeep", holder: "this process" };

const on = (channel: string, title: string): Line[] => [
  [channel, "2026-08-22T18:00:00Z", "2026-08-22T19:00:00Z", title],
  [channel, "2026-08-22T19:00:00Z", "2026-08-22T20:00:00Z", title],
];

/** Serves a file, and stops in the middle of it until something has been done. */
async function serveAround(file: string, midway: () => Promise<unknown>): Promise<string> {
  const answer = async (response: ServerResponse) => {
    response.write(file.slice(0, file.length / 2));
    await midway();
    response.end(file.slice(file.length / 2));
  };
  const port = await listenInTest(createServer((_, response) => void answer(response)));
  return `http://127.0.0.1:${port}/guide.xml`;
}

describe("a run under a lease", () => {
  test("that loses it while reading writes nothing, not even that it failed", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv(on("one", "Old")));
    await takeLease(guide.store.db, lease, null);
    const url = await serveAround(xmltv(on("one", "New")), () =>
      takeLease(guide.store.db, { ...lease, holder: "another" }, { ...lease, beats: 0 }),
    );
    const before = await getSource(guide.store.db, "test");
    const run = ingestHere({
      ...(await guide.request(now + 60, "", { input: { kind: "url", url } })),
      lease,
    });
    await expect(run).rejects.toThrow(expect.objectContaining({ name: "LeaseLostError" }));
    expect(await getSource(guide.store.db, "test")).toEqual(before);
    expect(await guide.slots()).toEqual(["one: Old", "one: Old"]);
  });

  test("that loses it while writing leaves each channel wholly old or wholly new, and ends", async () => {
    const guide = await openTestGuide();
    const channels = Array.from({ length: 300 }, (_, index) => `channel ${index}`);
    await guide.ingest(now, xmltv(channels.flatMap((channel) => on(channel, "Old"))));
    await takeLease(guide.store.db, lease, null);
    let taken: Promise<unknown> | null = null;
    const run = runIngest({
      ...(await guide.request(now + 60, xmltv(channels.flatMap((channel) => on(channel, "New"))))),
      lease,
      onProgress: ({ phase }) => {
        if (phase === "writing")
          taken ??= takeLease(guide.store.db, { ...lease, holder: "another" }, { ...lease, beats: 0 });
      },
    });
    await expect(run).rejects.toThrow(expect.objectContaining({ name: "LeaseLostError" }));
    expect(await taken).toBe(true);
    const titles = Map.groupBy(await guide.slots(), (line) => line.split(":")[0]);
    expect(titles.size).toBe(channels.length);
    for (const [first, second] of titles.values()) expect(first).toBe(second);
    const news = (await guide.slots()).filter((line) => line.endsWith("New")).length;
    expect(news).toBeGreaterThan(0);
    expect(news).toBeLessThan(2 * channels.length);
  });
});

describe("a run that loses its store while it writes", () => {
  test("leaves each channel wholly old or wholly new, and the next run completes it", async () => {
    const guide = await openTestGuide();
    const channels = Array.from({ length: 120 }, (_, index) => `channel ${index}`);
    const edition = (title: string) => xmltv(channels.flatMap((channel) => on(channel, title)));
    await guide.ingest(now, edition("Old"));
    const request = await guide.request(now + 60, edition("New"));
    const cutShort = performIngest(request, ({ phase }) => {
      if (phase === "writing") throw new Error("the connection to the store was lost");
    });
    await expect(cutShort).rejects.toThrow("was lost");
    // Such a run records neither success nor failure of its source.
    expect(await getSource(guide.store.db, "test")).toMatchObject({ status: "ok", checked_at: now });
    const titles = Map.groupBy(await guide.slots(), (line) => line.split(":")[0]);
    expect(titles.size).toBe(channels.length);
    for (const [first, second] of titles.values()) expect(first).toBe(second);
    const isNew = (line: string) => line.endsWith("New");
    const news = (await guide.slots()).filter(isNew).length;
    expect(news).toBeGreaterThan(0);
    expect(news).toBeLessThan(2 * channels.length);

    await performIngest(request, () => {});
    expect((await guide.slots()).every(isNew)).toBe(true);
  });
});

describe("a run of an existing source", () => {
  const standing = true;

  test("doesn't bring the source back if it is removed meanwhile", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv(on("one", "Old")));
    const url = await serveAround(xmltv(on("one", "New")), () => removeSource(guide.store.db, "test"));
    await moveTo(guide, url);
    const request = await guide.request(now + 60, "", { input: { kind: "url", url } });
    await expect(ingestHere({ ...request, standing })).rejects.toThrow("removed or moved while it was read");
    expect(await getSource(guide.store.db, "test")).toBeNull();
    expect(await guide.channelNames()).toEqual([]);
  });

  test("keeps a location that is set meanwhile", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv(on("one", "Old")));
    const url = await serveAround(xmltv(on("one", "New")), () => moveTo(guide, "https://elsewhere.example/"));
    await moveTo(guide, url);
    const request = await guide.request(now + 60, "", { input: { kind: "url", url } });
    await expect(ingestHere({ ...request, standing })).rejects.toThrow("removed or moved while it was read");
    expect(await getSource(guide.store.db, "test")).toMatchObject({ location: "https://elsewhere.example/" });
    expect(await guide.slots()).toEqual(["one: Old", "one: Old"]);
  });
});

const moveTo = ({ store }: Awaited<ReturnType<typeof openTestGuide>>, location: string) =>
  saveSource(store.db, { name: "test", kind: "xmltv", location, country: null, timezone: null }, now);
