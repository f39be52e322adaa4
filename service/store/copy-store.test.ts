import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { openTestApp } from "../test-app.ts";
import { CopyError, copyStore } from "./copy-store.ts";
import { takeLease } from "./leases.ts";
import { nextRevision } from "./revision.ts";
import { openStore, type Store } from "./store.ts";
import { addChannels, type TestChannel } from "./test-rows.ts";
import { openTestStore } from "./test-store.ts";

const at = "2026-08-22T18:00:00Z";

/** Channels of two countries, with back-to-back programmes of an hour each, from yesterday on. */
const channels = Array.from(
  { length: 30 },
  (_, n): TestChannel => ({
    key: `channel ${n}`,
    name: `Kanał №${n} 日本`,
    country: n % 2 ? "GB" : "ES",
    languages: ["eng"],
    position: n,
    slots: Array.from({ length: 96 }, (_, hour) => ({
      start: fromIso("2026-08-21T00:00:00Z") + 3600 * hour,
      stop: fromIso("2026-08-21T00:00:00Z") + 3600 * (hour + 1),
      title: `"Hour" \\ ${hour}, {é}`,
      description: "News\n& weather",
      category: ["News"],
      flags: { new: true, live: false, repeat: hour % 2 === 0 },
      ...(hour % 3 === 0 && { detail: { credits: [] } }),
      hidden: hour === 95,
    })),
  }),
);

async function openSource(): Promise<Store> {
  const store = await openStore(`sqlite:${join(makeTestFolder(), "store.db")}`);
  onTestFinished(store.close);
  return store;
}

async function openTarget(): Promise<Store> {
  const store = await openTestStore();
  onTestFinished(store.close);
  return store;
}

const headers = (key: string) => ({ Authorization: `Bearer ${key}` });

async function addWebhook({ request }: Awaited<ReturnType<typeof openTestApp>>, key: string, name: string) {
  const response = await request("/webhooks", {
    method: "POST",
    headers: { ...headers(key), "Content-Type": "application/json", "Idempotency-Key": name },
    body: JSON.stringify({ url: `https://hooks.example/${name}`, events: ["event.starting"] }),
  });
  expect(response.status).toBe(201);
}

const resolve = async () => ["93.184.215.14"];

describe("a store copied from SQLite", () => {
  test("answers every request byte for byte as before", async () => {
    const store = await openSource();
    const before = await openTestApp({ store, at, plan: "pro", resolve, channels });
    for (const name of ["one", "two"]) await addWebhook(before, before.key, name);

    const target = await openTarget();
    await copyStore(store, target);
    const after = await openTestApp({ store: target, at, plan: "pro", resolve });
    const ids = before.guide.directory().channels.map(({ record }) => record.id);
    const [id, other] = ids;
    const listing = /"id":"(ls_\w+)"/.exec(await (await before.request(`/channels/${id}/now`)).text())?.[1];
    const paths = [
      "/channels?limit=100",
      "/channels/search?q=news",
      ...ids.map((each) => `/channels/${each}/schedule?date=2026-08-23&tz=Asia/Tokyo`),
      ...ids.slice(0, 20).flatMap((each) => [`/channels/${each}`, `/channels/${each}/now`]),
      `/channels/${id}/next?count=5`,
      `/channels/${id}/history?from=2026-08-21T00:00:00Z&to=2026-08-22T00:00:00Z`,
      "/countries",
      ...["", "/channels", "/now", "/tonight", "/coverage"].map((rest) => `/countries/GB${rest}`),
      `/guide?channels=${id},${other}&from=2026-08-22T00:00:00Z&to=2026-08-24T00:00:00Z`,
      "/now?country=ES",
      "/next?limit=50",
      "/listings/search?q=hour",
      `/listings/${listing}`,
      "/webhooks",
    ];
    const answer = async ({ request }: typeof before, path: string) => {
      const response = await request(path, { headers: headers(before.key) });
      return [path, response.status, response.headers.get("ETag"), await response.text()];
    };
    for (const path of paths) {
      const expected = await answer(before, path);
      expect(expected[1]).toBe(200);
      expect(await answer(after, path)).toEqual(expected);
    }
  });

  test("has every row of every table, including keys' calls, and accepts new rows", async () => {
    const store = await openSource();
    await addChannels(store.db, channels);
    await takeLease(store.db, { name: "upkeep", holder: "an old process" }, null);
    await store.db
      .insertInto("call_count")
      .values({ key_hash: "a", day: 20_000, calls: 7, granted: 1 })
      .execute();
    await store.db.insertInto("meta").values({ name: "odd", value: `"\\{},é日😀\n null` }).execute();

    const target = await openTarget();
    const told: number[] = [];
    const counts = await copyStore(store, target, {
      onProgress: ({ rows, totalRows }) => told.push(rows / totalRows),
    });
    expect(told.at(-1)).toBe(1);
    const relations = await target.db.introspection.getTables();
    const tables = relations.filter(({ isView, name }) => !isView && !name.startsWith("title_text"));
    // SQLite keeps calls and leases in a file of their own, which isn't listed here.
    const names = new Set([...tables.map(({ name }) => name), "call_count"]);
    names.delete("lease");
    expect(new Set(counts.keys())).toEqual(names);
    for (const name of counts.keys()) {
      const rows = async ({ db }: Store) => {
        const all = await sql<object>`select * from ${sql.table(name)}`.execute(db);
        return all.rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
      };
      expect(await rows(target)).toEqual(await rows(store));
    }
    expect(counts.get("slot")).toBeGreaterThan(1000);
    expect(counts.get("call_count")).toBe(1);
    expect(await target.db.selectFrom("lease").selectAll().execute()).toEqual([]);

    const greatest = await store.db
      .selectFrom("channel")
      .select(({ fn }) => fn.max("ref").as("ref"))
      .executeTakeFirstOrThrow();
    const row = await target.db
      .insertInto("channel")
      .values({
        ...{ id: "ch_new", key: "new", name: "New", search_text: "new", languages_json: "[]" },
        ...{ categories_json: "[]", aliases_json: "[]", sample: 0, revision: 1 },
      })
      .returning("ref")
      .executeTakeFirstOrThrow();
    expect(row.ref).toBe(greatest.ref + 1);
  });

  test("stays empty if it can't be copied whole", async () => {
    const store = await openSource();
    await store.db.insertInto("meta").values({ name: "a", value: "kept" }).execute();
    await sql`alter table title add column rank integer`.execute(store.db);
    const target = await openTarget();
    await expect(copyStore(store, target)).rejects.toThrow(CopyError);
    expect(await target.db.selectFrom("meta").selectAll().execute()).toEqual([]);
  });

  test("is refused if the target isn't empty, with what it contains", async () => {
    const store = await openSource();
    const target = await openTarget();
    await nextRevision(target.db);
    await expect(copyStore(store, target)).rejects.toThrow(/isn't empty: there are rows in meta/);
  });
});
