import fc from "fast-check";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createMigrator } from "./migrator.ts";
import { openPostgres } from "./postgres/open.ts";
import { listMatches } from "./search.ts";
import { openSqlite } from "./sqlite/open.ts";
import type { Store } from "./store.ts";
import { addChannels, replaceAllSlots } from "./test-rows.ts";
import { createTestDatabase, engine, openTestStore } from "./test-store.ts";
import { deleteUnusedTitles, getGreatestTitle, listUnusedTitles } from "./titles.ts";

const start = 1_787_421_600;
const slot = (n: number, title: string) => ({ start: start + n * 60, stop: start + (n + 1) * 60, title });

async function open(): Promise<Store> {
  const store = await openTestStore();
  onTestFinished(store.close);
  return store;
}

/** How many slots a search for a text finds. */
const found = async ({ db }: Pick<Store, "db">, text: string): Promise<number> =>
  (
    await listMatches(
      db,
      { terms: [{ text, begins: false, ends: false }], from: start, to: start + 86_400 },
      { ascending: true, after: null, limit: 100 },
    )
  ).length;

test("a folded title is stored once, however many slots have it and however it is spelt", async () => {
  const store = await open();
  await addChannels(store.db, [
    { key: "a", slots: [slot(0, "Café Noir"), slot(1, "CAFE NOIR!"), slot(2, "!?")] },
    { key: "b", slots: [slot(0, "Cafe: noir"), slot(1, 'A "quoted" \\ title\u2028')] },
  ]);
  const titles = await store.db.selectFrom("title").select("folded").orderBy("folded").execute();
  expect(titles.map(({ folded }) => folded)).toEqual(["a quoted title", "cafe noir"]);
  expect(await found(store, "cafe")).toBe(3);
});

test("titles without a slot are removed, no longer found, and may come back", async () => {
  const store = await open();
  const [id = ""] = await addChannels(store.db, [
    { key: "a", slots: [slot(0, "Kept"), slot(1, "Dropped")] },
    { key: "b", slots: [{ ...slot(0, "Hidden"), hidden: true }] },
  ]);
  await replaceAllSlots(store.db, id, [slot(0, "Kept")]);
  const unused = await listUnusedTitles(store.db, { after: 0, upTo: await getGreatestTitle(store.db) });
  expect(unused).toHaveLength(1);
  // A title that a slot has again by then stays.
  await replaceAllSlots(store.db, id, [slot(0, "Kept"), slot(1, "Dropped")]);
  await store.db.transaction().execute((trx) => deleteUnusedTitles(trx, unused));
  expect(await found(store, "dropped")).toBe(1);
  await replaceAllSlots(store.db, id, [slot(0, "Kept")]);
  await store.db.transaction().execute((trx) => deleteUnusedTitles(trx, unused));
  const rows = await sql<{
    folded: string;
  }>`select folded from title_text where folded like '%drop%'`.execute(store.db);
  expect(rows.rows).toEqual([]);
  await replaceAllSlots(store.db, id, [slot(1, "Dropped")]);
  expect(await found(store, "dropped")).toBe(1);
});

test("no slot ends after its title's last known end, whatever is written in whatever order", async () => {
  const store = await open();
  const ids = await addChannels(store.db, [{ key: "a" }, { key: "b" }]);
  const lengths = fc.array(fc.record({ title: fc.constantFrom("News", "Film", "!?"), n: fc.nat(40) }), {
    maxLength: 6,
  });
  const writing = fc.record({ id: fc.constantFrom(...ids), lengths });
  await fc.assert(
    fc.asyncProperty(fc.array(writing, { minLength: 1, maxLength: 4 }), async (writings) => {
      for (const { id, lengths } of writings)
        await replaceAllSlots(
          store.db,
          id,
          lengths.map(({ title, n }, at) => ({
            ...slot(at * 50, title),
            stop: start + (at * 50 + 1 + n) * 60,
          })),
        );
      const late = await store.db
        .selectFrom("slot")
        .innerJoin("title", "title.ref", "slot.title")
        .select("title.folded")
        .whereRef("slot.stop", ">", "title.last_stop")
        .execute();
      expect(late).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("slots from before titles were stored are found by their titles", async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  const store = engine === "sqlite" ? await openSqlite(url.replace("sqlite:", "")) : await openPostgres(url);
  onTestFinished(() => store.close().then(drop));
  const migrator = createMigrator(store.db, engine);
  const { error } = await migrator.migrateTo("0004-events");
  expect(error).toBeUndefined();
  await sql`
    insert into channel (id, key, name, search_text, languages_json, categories_json, aliases_json, revision)
    values ('ch_0000000000', 'a', 'A', 'a', '[]', '[]', '[]', 1)`.execute(store.db);
  const slots = Array.from({ length: 1200 }, (_, n) => {
    const body = JSON.stringify({ title: n % 2 ? "Odd" : n % 3 ? "?" : "Éven" });
    return sql`((select ref from channel), ${start + n * 60}, 1, ${start + (n + 1) * 60}, 1, ${body})`;
  });
  await sql`insert into slot (channel, start, feed, stop, shown, body) values ${sql.join(slots)}`.execute(
    store.db,
  );

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const titles = await store.db
    .selectFrom("slot")
    .leftJoin("title", "title.ref", "slot.title")
    .select(({ fn }) => ["title.folded", fn.countAll<number>().as("slots")])
    .groupBy("title.folded")
    .orderBy("slots")
    .execute();
  expect(titles).toEqual([
    { folded: "even", slots: 200 },
    { folded: null, slots: 400 },
    { folded: "odd", slots: 600 },
  ]);
  expect(await found(store, "even")).toBe(100);
  const lasts = await store.db
    .selectFrom("title")
    .select(["folded", "last_stop"])
    .orderBy("folded")
    .execute();
  expect(lasts).toEqual([
    { folded: "even", last_stop: start + 1195 * 60 },
    { folded: "odd", last_stop: start + 1200 * 60 },
  ]);
});
