import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { importCatalogues } from "../ingest/catalogue/import.ts";
import { ownBlock } from "../sport/sighting.ts";
import { replaceFixtures } from "../store/fixtures.ts";
import type { Store } from "../store/store.ts";
import { addChannels } from "../store/test-rows.ts";
import { openTestStore } from "../store/test-store.ts";
import { deriveAll } from "./derive.ts";
import { showsPlugin } from "./shows/plugin.ts";
import { catalogueFile } from "./shows/test-catalogue.ts";
import { createSportPlugin } from "./sport/plugin.ts";
import { channels, fixtures } from "./test-listings.ts";

/**
 * Stores are derived again when a plug-in's version changes, and only then. These tests tell when it must be raised:
 * whatever led to it, the same listings lead to other rows.
 */

/** A store of the test listings, with all that is derived of them. */
async function openDerivedStore(): Promise<Store> {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  await addChannels(store.db, channels);
  await replaceFixtures(
    store.db,
    "season.json",
    fixtures.map((fixture) => ({ fixture, block: ownBlock(fixture) ?? "" })),
  );
  await importCatalogues(store.db, [await catalogueFile()], { show: null });
  await deriveAll(store.db, { lease: null, now: 1_787_400_000 });
  return store;
}

async function readSport({ db }: Store): Promise<object[]> {
  const sightings = await db
    .selectFrom("sighting")
    .innerJoin("channel", "channel.ref", "sighting.channel")
    .selectAll("sighting")
    .select("channel.key")
    .orderBy("channel.key")
    .orderBy("sighting.start")
    .execute();
  const events = await db.selectFrom("event").selectAll().orderBy("id").execute();
  return [
    ...sightings.map(({ channel: _, ...row }) => row),
    ...events.map(({ updated_at: _, ...row }) => row),
  ];
}

async function readShows({ db }: Store): Promise<object[]> {
  const airings = await db
    .selectFrom("airing")
    .innerJoin("channel", "channel.ref", "airing.channel")
    .selectAll("airing")
    .select("channel.key")
    .orderBy("channel.key")
    .orderBy("airing.start")
    .execute();
  const slots = await db
    .selectFrom("slot")
    .innerJoin("channel", "channel.ref", "slot.channel")
    .select(["channel.key", "slot.start", "episode"])
    .where("episode", "is not", null)
    .orderBy("channel.key")
    .orderBy("slot.start")
    .execute();
  const shows = await db.selectFrom("show").selectAll().orderBy("id").execute();
  const episodes = await db.selectFrom("episode").selectAll().orderBy("id").execute();
  const aliases = await db.selectFrom("show_alias").selectAll().orderBy("id").execute();
  return [
    ...airings.map(({ channel: _, ...row }) => row),
    ...slots,
    ...[...shows, ...episodes].map(({ origin: _, ...row }) => row),
    ...aliases,
  ];
}

/** A row on one line, its members in the same order on either engine. */
const toLine = (row: object): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(row)
        .map(([name, value]) => [name, isJson(value) ? JSON.parse(value) : value])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

const isJson = (value: unknown): value is string => typeof value === "string" && value.startsWith("{");

describe.each([
  { name: "sport", version: createSportPlugin().version, read: readSport },
  { name: "shows", version: showsPlugin.version, read: readShows },
])("the version of $name", ({ name, version, read }) => {
  const path = join(import.meta.dirname, "golden", `${name}.txt`);
  const howTo = `Other rows come of the same listings. Raise the version in service/derive/${name}, so that every store is derived again, and record the rows: GOLDEN=record npx vitest run --project sqlite service/derive/golden.test.ts`;

  it("is raised whenever the same listings lead to other rows", async () => {
    const rows = (await read(await openDerivedStore())).map(toLine);
    const [recorded, ...golden] = existsSync(path) ? readFileSync(path, "utf8").trimEnd().split("\n") : [];
    const current = `version ${version}`;
    if (process.env.GOLDEN === "record" && recorded !== current)
      writeFileSync(path, [current, ...rows, ""].join("\n"));
    else {
      expect(rows, howTo).toEqual(golden);
      expect(current, `Nothing is recorded of this version. ${howTo}`).toBe(recorded);
    }
  });
});
