import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getRevision } from "./meta.ts";
import { StoreError } from "./open-failure.ts";
import { nextRevision } from "./revision.ts";
import { openStore } from "./store.ts";
import { addChannels } from "./test-rows.ts";
import { createTestDatabase, engine, openTestStore, type TestStore } from "./test-store.ts";

describe("a store", () => {
  let store: TestStore;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  it("has the engine that its address names", () => expect(store.engine).toBe(engine));

  it("keeps its data when it is opened again", async () => {
    await nextRevision(store.db);
    const again = await openStore(store.url);
    expect(await getRevision(again.db)).toBe(1);
    await again.close();
  });

  it.runIf(engine === "sqlite")("finds the rows that one statement changes by their keys", async () => {
    const plan = await sql<{ detail: string }>`
      explain query plan with fresh (channel, start, episode) as (values ${sql.join(
        Array.from({ length: 256 }, (_, start) => sql`(cast(1 as integer), cast(${start} as bigint), 'a')`),
      )})
      update slot set episode = fresh.episode from fresh
      where slot.channel = fresh.channel and slot.start = fresh.start and slot.shown = 1`.execute(store.db);
    const details = plan.rows.map(({ detail }) => detail);
    expect(details).toContain("SEARCH slot USING PRIMARY KEY (channel=? AND start=?)");
  });

  it("returns epochs, counts and sums as numbers, also beyond 32 bits", async () => {
    const late = 3_092_601_599;
    const key = {
      hint: "nn_live_abcdefgh",
      plan: "free" as const,
      label: null,
      owner: null,
      revoked_at: null,
    };
    for (const hash of ["a", "b"])
      await store.db
        .insertInto("api_key")
        .values({ ...key, hash, created_at: late })
        .execute();
    const row = await store.db
      .selectFrom("api_key")
      .select(({ fn }) => [
        fn.countAll().as("keys"),
        fn.max("created_at").as("last"),
        fn.sum("created_at").as("sum"),
      ])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ keys: 2, last: late, sum: 2 * late });
  });

  it("orders text by code point, whatever the locale", async () => {
    const names = ["b", "A", "a", "É", "Z", "ß", "_", "日"];
    for (const name of names) await store.db.insertInto("meta").values({ name, value: "" }).execute();
    const rows = await store.db.selectFrom("meta").select("name").orderBy("name").execute();
    expect(rows.map(({ name }) => name)).toEqual([...names].sort());
  });

  it("matches no row with an empty list, and every row without one", async () => {
    await nextRevision(store.db);
    const rows = (operator: "in" | "not in") =>
      store.db.selectFrom("meta").select("name").where("name", operator, []).execute();
    expect(await rows("in")).toEqual([]);
    expect(await rows("not in")).toEqual([{ name: "revision" }]);
  });

  it("never uses a revision twice, however many transactions run at once", async () => {
    const counted = await Promise.all(Array.from({ length: 20 }, () => nextRevision(store.db)));
    expect(counted.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it("rolls back everything that a failed transaction wrote", async () => {
    const failed = store.db.transaction().execute(async (trx) => {
      await nextRevision(trx);
      throw new Error("after a write");
    });
    await expect(failed).rejects.toThrow("after a write");
    expect(await getRevision(store.db)).toBe(0);
  });

  it("has as many tables as its schema names", async () => {
    const tables = await store.db.introspection.getTables();
    const names = tables.map(({ name }) => name);
    // The shadow tables of the titles' full-text index are SQLite's own.
    expect(names.filter((name) => !name.startsWith("title_text_")).sort()).toEqual([
      "airing",
      "api_key",
      // SQLite keeps calls and leases in a separate file.
      ...(engine === "postgres" ? ["call_count"] : []),
      "channel",
      "derived_channel",
      "episode",
      "event",
      "event_alias",
      "event_change",
      "feed",
      "fixture",
      "former_slot",
      "free_view_check",
      "guide_address",
      "idempotency",
      "known_channel",
      "known_name",
      ...(engine === "postgres" ? ["lease"] : []),
      "lineup",
      "meta",
      "outbox",
      "provider_lineup",
      "provider_place",
      "show",
      "show_alias",
      "show_key",
      "sighting",
      "site_map",
      "slot",
      "source",
      "source_run",
      "stale_key",
      "title",
      "title_text",
      "webhook",
    ]);
  });
});

it("is new in each test, whatever the one before wrote", async () => {
  const channels = [{ key: "one", position: 1, slots: [{ start: 0, stop: 60, title: "First" }] }];
  for (let round = 0; round < 3; round++) {
    const store = await openTestStore();
    const filled = [];
    for (const { name, isView } of await store.db.introspection.getTables())
      if (!isView && !name.startsWith("title_text"))
        filled.push(...(await sql`select * from ${sql.table(name)}`.execute(store.db)).rows);
    expect(filled).toEqual([]);
    await addChannels(store.db, channels);
    const rows = await store.db.selectFrom("channel").select("ref").execute();
    expect(rows).toEqual([{ ref: 1 }]);
    await store.close();
  }
});

if (engine === "postgres")
  describe("a store on a PostgreSQL server", () => {
    it("survives the loss of its idle connections", async () => {
      const database = await createTestDatabase();
      const [store, other] = [await openStore(database.url), await openStore(database.url)];
      expect(await getRevision(store.db)).toBe(0);
      await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
      await expect.poll(() => getRevision(store.db).catch(() => "lost")).toBe(0);
      await Promise.all([store.close(), other.close()]);
      await database.drop();
    });
  });

describe("opening a store", () => {
  it("migrates it once, however many open it at the same time", async () => {
    const database = await createTestDatabase({ empty: true });
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(database.url)));
    for (const store of stores) expect(await getRevision(store.db)).toBe(0);
    await Promise.all(stores.map((store) => store.close()));
    await database.drop();
  });

  it.each(["mysql://localhost/guide", "sqlite:", "guide.db", ""])("at %j is refused", (url) =>
    expect(openStore(url)).rejects.toThrow(StoreError),
  );

  it("on a server that doesn't answer fails with a StoreError without the password", async () => {
    const error = await openStore("postgres://guide:secret@127.0.0.1:1/guide").catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StoreError);
    expect(error.message).not.toContain("secret");
  });
});
