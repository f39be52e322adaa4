import createLimit from "p-limit";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { removeSource } from "../ingest/remove-source.ts";
import { emptySummary, IngestError, type IngestSummary } from "../ingest/summary.ts";
import { takeLease } from "../store/leases.ts";
import { getSource, recordResult, type Source, saveSource, setRefresh } from "../store/sources.ts";
import type { Store } from "../store/store.ts";
import { openTestStore } from "../store/test-store.ts";
import { dueAt, keepSchedule, type SourceRead } from "./schedule.ts";

const log = pino({ level: "silent" });
const lease = { name: "upkeep", holder: "this process" };
const fixed = { storeUrl: "unused", log, retentionDays: 35, inTurn: createLimit(1), random: () => 0 };
const hour = 3600;
const start = 1_800_000_000;

let store: Store;

beforeEach(async () => {
  store = await openTestStore();
  await takeLease(store.db, lease, null);
});

afterEach(() => store.close());

async function add(name: string, refreshMinutes: number | null, kind: Source["kind"] = "xmltv") {
  const location = kind === "sample" ? null : `/guides/${name}.xml`;
  await saveSource(store.db, { name, kind, location, country: null, timezone: null }, start);
  await setRefresh(store.db, name, refreshMinutes);
  await recordResult(store.db, name, start, { status: "ok", message: null });
}

/** Runs a schedule over so many hours of a clock that moves on by half an hour each time it waits. */
async function runHours(
  hours: number,
  refresh: (source: Source, now: number) => Promise<IngestSummary>,
  onRead?: (read: SourceRead) => void,
  retire?: (name: string) => Promise<unknown>,
) {
  let now = start;
  const ending = new AbortController();
  await keepSchedule(
    {
      ...fixed,
      store,
      clock: () => now * 1000,
      refresh,
      onRead,
      retire,
      wait: async () => {
        now += hour / 2;
        if (now > start + hours * hour) ending.abort();
      },
    },
    { lease, signal: ending.signal },
  );
}

describe("the schedule", () => {
  test("removes a sample that was left beside real listings, and doesn't read it again", async () => {
    await add("sample", null, "sample");
    await add("real", 60);
    const removed: string[] = [];
    const read: string[] = [];
    const run = (slots: number) =>
      runHours(
        4,
        async ({ name }) => {
          read.push(name);
          await recordResult(store.db, name, start, { status: "ok", message: null, slots });
          return emptySummary(name);
        },
        undefined,
        async (name) => {
          removed.push(name);
          await removeSource(store.db, name);
        },
      );
    await run(0);
    expect(removed).toEqual([]);
    expect(read).toContain("sample");
    read.length = 0;
    await recordResult(store.db, "real", start, { status: "ok", message: null, slots: 7 });
    await run(7);
    expect(removed).toEqual(["sample"]);
    expect(read).not.toContain("sample");
  });

  test("reads each source again at its own interval, and the sample a few times a day", async () => {
    await add("hourly", 60);
    await add("daily", 24 * 60);
    await add("by hand", null);
    await add("sample", null, "sample");
    const read: string[] = [];
    await runHours(6, async (source, now) => {
      read.push(`${source.name} at ${(now - start) / hour}`);
      await recordResult(store.db, source.name, now, { status: "ok", message: null });
      return emptySummary(source.name);
    });
    expect(read).toEqual([
      "hourly at 1",
      "hourly at 2",
      "hourly at 3",
      "sample at 3",
      "hourly at 4",
      "hourly at 5",
      "hourly at 6",
      "sample at 6",
    ]);
  });

  test("notes what failed, tries it again ever later, and forgets that once it is read", async () => {
    await add("broken", 120);
    const tries: number[] = [];
    const run = (hours: number, isUp: boolean) =>
      runHours(hours, async (source, now) => {
        tries.push((now - start) / hour);
        if (!isUp) throw new IngestError("no such host");
        await recordResult(store.db, source.name, now, { status: "ok", message: null });
        return emptySummary(source.name);
      });
    await run(6, false);
    expect(tries).toEqual([2, 2.5, 3, 4, 6]);
    expect(await getSource(store.db, "broken")).toMatchObject({
      ...{ status: "failed", failures: 5, retry_at: start + 8 * hour },
      message: "no such host; 5 runs in a row have failed",
    });
    await recordResult(store.db, "broken", start, { status: "ok", message: null });
    tries.length = 0;
    await run(4, true);
    expect(tries).toEqual([2, 4]);
    expect(await getSource(store.db, "broken")).toMatchObject({ status: "ok", failures: 0, retry_at: null });
  });

  test("gives a server the time that it asks for", async () => {
    await add("busy", 30);
    const tries: number[] = [];
    await runHours(4, async (_source, now) => {
      tries.push((now - start) / hour);
      throw new IngestError("answered 429", { passing: { retryAfter: 3 * hour } });
    });
    expect(tries).toEqual([0.5, 3.5]);
  });

  test("reports the result of each source", async () => {
    await add("broken", 60);
    await add("whole", 60);
    const reads: SourceRead[] = [];
    await runHours(
      1,
      async (source, now) => {
        if (source.name === "broken") throw new Error("no such host");
        await recordResult(store.db, source.name, now, { status: "ok", message: null });
        return { ...emptySummary(source.name), slots: 12, took_ms: 34 };
      },
      (read) => reads.push(read),
    );
    expect(reads).toEqual([
      { source: "broken", outcome: "failed", slots: 0, tookMs: 0 },
      { source: "whole", outcome: "ok", slots: 12, tookMs: 34 },
    ]);
  });

  test("reads one source at a time", async () => {
    await add("one", 60);
    await add("two", 60);
    let running = 0;
    let most = 0;
    await runHours(2, async (source, now) => {
      most = Math.max(most, ++running);
      await recordResult(store.db, source.name, now, { status: "ok", message: null });
      running--;
      return emptySummary(source.name);
    });
    expect(most).toBe(1);
  });

  test("ends the run that is under way when its tenure ends", async () => {
    await add("slow", 60);
    const begun = Promise.withResolvers<void>();
    let ended = false;
    const ending = new AbortController();
    const schedule = keepSchedule(
      {
        ...fixed,
        store,
        clock: () => (start + 2 * hour) * 1000,
        refresh: (_source, _now, signal) =>
          new Promise((_, reject) => {
            signal.addEventListener("abort", () => {
              ended = true;
              reject(signal.reason);
            });
            begun.resolve();
          }),
      },
      { lease, signal: ending.signal },
    );
    await begun.promise;
    ending.abort();
    await schedule;
    expect(ended).toBe(true);
    expect(await getSource(store.db, "slow")).toMatchObject({ status: "ok" });
  });

  test("notes nothing any more once another process has its lease", async () => {
    await add("taken over", 60);
    const ending = new AbortController();
    await keepSchedule(
      {
        ...fixed,
        store,
        clock: () => (start + 2 * hour) * 1000,
        refresh: async () => {
          await takeLease(store.db, { ...lease, holder: "another" }, { ...lease, beats: 0 });
          throw new Error("too late");
        },
        wait: async () => ending.abort(),
      },
      { lease, signal: ending.signal },
    );
    expect(await getSource(store.db, "taken over")).toMatchObject({ status: "ok", checked_at: start });
  });
});

test("a source is due after its interval and a tenth of it at most", async () => {
  await add("hourly", 60);
  const source = await getSource(store.db, "hourly");
  if (!source) return expect.unreachable();
  expect(dueAt(source, 0)).toBe(start + hour);
  expect(dueAt(source, 1)).toBe(start + 1.1 * hour);
  expect(dueAt({ ...source, checked_at: null }, 0)).toBe(hour);
  expect(dueAt({ ...source, location: null }, 0)).toBeNull();
});
