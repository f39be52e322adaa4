import createLimit from "p-limit";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { type Line, openTestGuide, xmltv } from "../ingest/test-guide.ts";
import { insertIdempotency } from "../store/idempotency.ts";
import { takeLease } from "../store/leases.ts";
import { getRevision } from "../store/meta.ts";
import { keptFrom, type PruneSummary, prune } from "./prune.ts";
import { pruneHourly } from "./prune-hourly.ts";
import { runPrune } from "./thread.ts";

const hour = 3600;
const day = 24 * hour;
const now = fromIso("2026-08-22T12:00:00Z");

/** A programme an hour for some hours. */
const hourly = (channel: string, from: number, hours: number): Line[] =>
  Array.from({ length: hours }, (_, n) => [channel, from + n * hour, from + (n + 1) * hour, `Hour ${n}`]);

const request = { now, retentionDays: 2, lease: null, rest: async () => {} };

test("listings are kept for as many whole days before today as is asked, in UTC", () => {
  expect(keptFrom(now, 2)).toBe(fromIso("2026-08-20T00:00:00Z"));
  expect(keptFrom(fromIso("2026-08-22T23:59:59Z"), 2)).toBe(keptFrom(fromIso("2026-08-22T00:00:00Z"), 2));
});

describe("pruning", () => {
  test("removes what was over when retention begins, and nothing else", async () => {
    const guide = await openTestGuide();
    const until = keptFrom(now, 2);
    await guide.ingest(
      now,
      xmltv([
        ["one", until - 2 * hour, until - hour, "Before"],
        ["one", until - hour, until, "Just over"],
        ["two", until - hour, until + 1, "Still running"],
        ["two", until + 1, until + hour, "After"],
        ["two", now + hour, now + 2 * hour, "To come"],
      ]),
    );
    expect(await prune(guide.store.db, request)).toEqual({ slots: 2, feeds: 0, channels: 0 });
    expect(await guide.slots()).toEqual(["two: Still running", "two: After", "two: To come"]);
    expect(await guide.channelNames()).toEqual(["one", "two"]);
  });

  test("gives a new revision to the channels that it changed only, and to none once nothing is left to prune", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv([...hourly("old", now - 9 * day, 30), ...hourly("new", now, 30)]));
    const [old, fresh, before] = [
      await guide.revisionOf("old"),
      await guide.revisionOf("new"),
      await getRevision(guide.store.db),
    ];
    await prune(guide.store.db, request);
    const after = await getRevision(guide.store.db);
    expect(await guide.revisionOf("old")).toBeGreaterThan(old);
    expect(after).toBeGreaterThan(before);
    expect(await guide.revisionOf("new")).toBe(fresh);
    expect(await prune(guide.store.db, request)).toEqual({ slots: 0, feeds: 0, channels: 0 });
    expect(await getRevision(guide.store.db)).toBe(after);
  });

  test("works in small steps, with a rest after each, in which others may write", async () => {
    const guide = await openTestGuide();
    const channels = ["a", "b", "c", "d", "e"];
    await guide.ingest(now, xmltv(channels.flatMap((channel) => hourly(channel, now - 30 * day, 300))));
    const left = async () => (await guide.slots()).length;
    const lefts: number[] = [];
    const removed = await prune(guide.store.db, {
      ...request,
      rest: async () => {
        lefts.push(await left());
        await guide.ingest(now, xmltv(hourly("new", now, lefts.length)), { name: "other" });
      },
    });
    expect(removed.slots).toBe(1500);
    // The last step is for the titles that no slot bears any more.
    expect(lefts).toEqual([1000, 501, 2, 3]);
    expect(await left()).toBe(4);
  });

  test("removes the titles that no slot has any more, and no other", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv([...hourly("a", now - 30 * day, 3), ...hourly("b", now, 2)]));
    const titles = async () =>
      (await guide.store.db.selectFrom("title").select("folded").orderBy("folded").execute()).map(
        ({ folded }) => folded,
      );
    expect(await titles()).toEqual(["hour 0", "hour 1", "hour 2"]);
    await prune(guide.store.db, request);
    expect(await titles()).toEqual(["hour 0", "hour 1"]);
  });

  test("forgets where programmes were that moved, once that is too long ago", async () => {
    const guide = await openTestGuide();
    const list = (minutes: number) =>
      xmltv([
        ["one", now - 3 * day, now - 3 * day + 4 * hour, "Before"],
        ["one", now + minutes * 60, now + hour, "News"],
      ]);
    await guide.ingest(now, list(0));
    await guide.ingest(now, list(5));
    const listFormer = () => guide.store.db.selectFrom("former_slot").select("start").execute();
    await prune(guide.store.db, request);
    expect(await listFormer()).toEqual([{ start: now }]);
    await prune(guide.store.db, { ...request, now: now + 4 * day });
    expect(await listFormer()).toEqual([]);
  });

  test("removes a channel that its source no longer lists, once its last programme is too old", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv([...hourly("gone", now - 4 * hour, 8), ...hourly("stays", now, 8)]));
    await guide.ingest(now, xmltv(hourly("stays", now, 8)));
    const pruned = (days: number) => prune(guide.store.db, { ...request, now: now + days * day });
    expect(await pruned(2)).toEqual({ slots: 0, feeds: 0, channels: 0 });
    expect(await guide.channelNames()).toEqual(["gone", "stays"]);
    expect(await pruned(3)).toEqual({ slots: 12, feeds: 1, channels: 1 });
    expect(await guide.channelNames()).toEqual(["stays"]);
    const lineup = await guide.store.db.selectFrom("lineup").selectAll().execute();
    expect(lineup).toHaveLength(1);
  });

  test("forgets answers kept for a repeated request after a day, and the calls of past months", async () => {
    const { store } = await openTestGuide();
    const row = { owner: "a", request_hash: "", answer_json: "null" };
    await insertIdempotency(store.db, { ...row, key: "old", created_at: now - day });
    await insertIdempotency(store.db, { ...row, key: "new", created_at: now - day + 1 });
    const today = Math.floor(now / day);
    for (let age = 0; age <= 32; age++)
      await store.db
        .insertInto("call_count")
        .values({ key_hash: "a", day: today - age, calls: 1, granted: 1 })
        .execute();
    await prune(store.db, request);
    expect(await store.db.selectFrom("idempotency").select("key").execute()).toEqual([{ key: "new" }]);
    const days = await store.db.selectFrom("call_count").select("day").orderBy("day").execute();
    expect(days.map((count) => today - count.day)).toEqual(Array.from({ length: 31 }, (_, age) => 30 - age));
  });

  test("on a thread of its own removes nothing once its lease is lost", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv(hourly("old", now - 30 * day, 5)));
    const lease = { name: "upkeep", holder: "this process" };
    const run = () => runPrune({ storeUrl: guide.url, now, retentionDays: 2, lease });
    await expect(run()).rejects.toThrow(expect.objectContaining({ name: "LeaseLostError" }));
    expect(await guide.slots()).toHaveLength(5);
    await takeLease(guide.store.db, lease, null);
    expect(await run()).toEqual({ slots: 5, feeds: 0, channels: 0 });
  });

  test("runs once an hour while a tenure lasts, even after a failure", async () => {
    const at: number[] = [];
    let elapsed = 0;
    const ending = new AbortController();
    const nothing: PruneSummary = { slots: 0, feeds: 0, channels: 0 };
    await pruneHourly(
      {
        storeUrl: "unused",
        clock: () => (now + elapsed) * 1000,
        log: pino({ level: "silent" }),
        retentionDays: 2,
        inTurn: createLimit(1),
        prune: async (asked) => {
          at.push(asked.now - now);
          if (at.length === 2) throw new Error("no store");
          return nothing;
        },
        wait: async (ms) => {
          elapsed += ms / 1000;
          if (elapsed > 4 * hour) ending.abort();
        },
      },
      { lease: { name: "upkeep", holder: "this process" }, signal: ending.signal },
    );
    expect(at).toEqual([60, hour + 60, 2 * hour + 60, 3 * hour + 60]);
  });
});

describe("a run", () => {
  test("leaves out what retention would remove, with a warning, so that pruned slots don't come back", async () => {
    const guide = await openTestGuide();
    const until = keptFrom(now, 2);
    const file = xmltv([...hourly("one", until - 3 * hour, 6), ...hourly("two", until - 9 * hour, 3)]);
    const summary = await guide.ingest(now, file, { keptFrom: until });
    expect(summary).toMatchObject({ slots: 3, changed: { slots: 3, channels: 1 } });
    expect(summary.warnings).toEqual([expect.stringContaining("6 slots ended before 2026-08-20")]);
    expect(await guide.slots()).toEqual(["one: Hour 3", "one: Hour 4", "one: Hour 5"]);
    await prune(guide.store.db, request);
    expect(await guide.ingest(now, file, { keptFrom: until })).toMatchObject({ outcome: "unchanged" });
  });
});
