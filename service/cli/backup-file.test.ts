import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { channelSchema } from "../../contract/channel.ts";
import { fromIso } from "../../contract/time.ts";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { deriveAll } from "../derive/derive.ts";
import { takeLease } from "../store/leases.ts";
import { openSqlite } from "../store/sqlite/open.ts";
import { openStore, type Store } from "../store/store.ts";
import { addChannels, replaceAllSlots, type TestChannel } from "../store/test-rows.ts";
import { openTestStore } from "../store/test-store.ts";
import { openTestApp } from "../test-app.ts";
import { backUp, restore } from "./backup-file.ts";

const at = "2026-08-22T18:00:00Z";

const channels: TestChannel[] = ["one", "two"].map((key) => ({
  key,
  slots: Array.from({ length: 48 }, (_, hour) => ({
    start: fromIso("2026-08-22T00:00:00Z") + 3600 * hour,
    stop: fromIso("2026-08-22T00:00:00Z") + 3600 * (hour + 1),
    title: hour % 3 ? `"Hour" ${hour}, é日😀` : "Football: Leeds United v Hull City",
    category: hour % 3 ? ["News"] : ["Football"],
    flags: { new: false, live: true, repeat: false },
  })),
}));

async function openTarget(): Promise<Store> {
  const store = await openTestStore();
  onTestFinished(store.close);
  return store;
}

/** All rows of the tables that a backup holds. */
async function readAll({ db }: Store, names: Iterable<string>) {
  const rows = new Map<string, string[]>();
  for (const name of names) {
    const all = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    rows.set(name, all.rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort());
  }
  return rows;
}

const countCalls = async ({ db }: Store) =>
  (await db.selectFrom("call_count").selectAll().execute()).map(({ calls }) => calls);

const addCalls = (store: Store, calls: number) =>
  store.db.insertInto("call_count").values({ key_hash: "a", day: 20_000, calls, granted: 1 }).execute();

/** A store with listings, events and a day's calls. */
async function openFilled(): Promise<Store> {
  const store = await openTarget();
  await addChannels(store.db, channels);
  await deriveAll(store.db, { lease: null, now: fromIso(at) });
  await addCalls(store, 7);
  return store;
}

describe("a backup", () => {
  test("is one file that only its owner can read, with every row but leases and calls", async () => {
    const store = await openFilled();
    await takeLease(store.db, { name: "upkeep", holder: "a process" }, null);
    const folder = makeTestFolder();
    const file = join(folder, "guide.backup");
    const counts = await backUp(store, file);
    expect(await readdir(folder)).toEqual(["guide.backup"]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const opened = await openStore(`sqlite:${file}`);
    onTestFinished(opened.close);
    expect(counts.get("event")).toBeGreaterThan(0);
    expect(await readAll(opened, counts.keys())).toEqual(await readAll(store, counts.keys()));
    expect(await opened.db.selectFrom("lease").selectAll().execute()).toEqual([]);
    expect(await countCalls(opened)).toEqual([]);
  });

  test("takes the place of an earlier one only when it is whole", async () => {
    const store = await openFilled();
    const folder = makeTestFolder();
    const file = join(folder, "guide.backup");
    await backUp(store, file);
    const before = await stat(file);
    const failing = backUp(store, file, () => {
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("the disk is full");
    expect(await readdir(folder)).toEqual(["guide.backup"]);
    expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
  });

  test("restores all that it holds, and leaves the day's calls as they are", async () => {
    const store = await openFilled();
    const file = join(makeTestFolder(), "guide.backup");
    const counts = await backUp(store, file);
    const target = await openTarget();
    await addChannels(target.db, [{ key: "another", slots: channels[0]?.slots ?? [] }]);
    await addCalls(target, 3);
    await restore(target, file);
    const revised = new Set(["meta", "channel", "derived_channel"]);
    const same = [...counts.keys()].filter((name) => !revised.has(name));
    expect(await readAll(target, same)).toEqual(await readAll(store, same));
    expect(await countCalls(target)).toEqual([3]);
  });

  test("reaches a service that is running, and derives nothing again", async () => {
    const store = await openFilled();
    const file = join(makeTestFolder(), "guide.backup");
    await backUp(store, file);
    const target = await openTarget();
    const app = await openTestApp({ store: target, at, channels: [{ key: "another" }, { key: "third" }] });
    const names = async () =>
      (await app.list("/channels", channelSchema)).data.map(({ name }) => name).sort();
    expect(await names()).toEqual(["another", "third"]);
    await restore(target, file);
    await app.guide.poll();
    expect(await names()).toEqual(["one", "two"]);
    expect(JSON.stringify(await (await app.request("/now?country=GB")).json())).toContain("Leeds United");
    const read: unknown[] = [];
    await deriveAll(target.db, { lease: null, now: fromIso(at), onProgress: (step) => read.push(step) });
    expect(read).toEqual([]);
  });

  test("accepts new rows after it was restored", async () => {
    const store = await openFilled();
    const file = join(makeTestFolder(), "guide.backup");
    await backUp(store, file);
    const target = await openTarget();
    await restore(target, file);
    const [id = ""] = await addChannels(target.db, [{ key: "new" }]);
    await replaceAllSlots(target.db, id, channels[0]?.slots ?? []);
    const refs = await target.db.selectFrom("channel").select("ref").execute();
    expect(new Set(refs.map(({ ref }) => ref)).size).toBe(3);
  });

  test("of a later version is refused by name, as is what isn't one, and nothing changes", async () => {
    const store = await openFilled();
    const folder = makeTestFolder();
    const later = join(folder, "later.backup");
    await backUp(store, later);
    const opened = await openStore(`sqlite:${later}`);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(opened.db);
    await opened.close();
    const foreign = join(folder, "foreign.backup");
    const { db, close } = await openSqlite(foreign);
    await sql`create table another_program (a integer)`.execute(db);
    await close();
    const other = join(folder, "other.backup");
    await writeFile(other, "<tv></tv>");
    const target = await openTarget();
    await addChannels(target.db, [{ key: "kept" }]);
    await expect(restore(target, later)).rejects.toThrow(
      `${later} was made by a later version (9999-later); install that first`,
    );
    await expect(restore(target, foreign)).rejects.toThrow(`${foreign} isn't a backup`);
    await expect(restore(target, other)).rejects.toThrow("other.backup isn't a backup");
    await expect(restore(target, join(folder, "none"))).rejects.toThrow("ENOENT");
    expect(await target.db.selectFrom("channel").select("key").execute()).toEqual([{ key: "kept" }]);
  });
});
