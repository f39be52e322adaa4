import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type IngestRun, runIngest } from "../background/thread.ts";
import { replaceKnown } from "../store/known-channels.ts";
import { engine } from "../store/test-store.ts";
import { rejoinFeeds } from "./rejoin.ts";
import { removeSource } from "./remove-source.ts";
import { ingestHere } from "./test-ingest.ts";
import { placeForEach } from "./test-place.ts";

const place = placeForEach();

const names = Array.from({ length: 60 }, (_, index) => `Larkhill${index}`);

/** SQLite waits for another writer on its thread, which must then be another one. */
const ingest = engine === "sqlite" ? runIngest : ingestHere;

/** Makes each source's feeds join the same channels. */
const knowAll = () =>
  replaceKnown(place.store.db, {
    channels: names.map((name) => ({
      id: `${name}.uk`,
      name,
      aliases_json: "[]",
      country: "GB",
      languages_json: "[]",
      categories_json: "[]",
      owner: null,
      launched: null,
      website: null,
      logo: null,
      timezone: null,
      areas_json: "[]",
      excluded: null,
    })),
    names: names.map((name) => ({ key: `${name.toLowerCase()}.uk`, channel: `${name}.uk` })),
    siteMap: [],
  });

/** A run of a source with an evening on every channel and its own titles, which are new in each edition. */
async function runSource(source: string, edition = "first"): Promise<IngestRun> {
  const path = join(place.folder, `${source}-${edition}.xml`);
  const channels = names.map(
    (name) => `<channel id="${name}.uk"><display-name>${name} ${source}</display-name></channel>`,
  );
  const programmes = names.flatMap((name) =>
    [18, 19, 20].map(
      (hour) =>
        `<programme channel="${name}.uk" start="20260822${hour}" stop="20260822${hour + 1}"><title>${source} ${edition}</title></programme>`,
    ),
  );
  await writeFile(path, `<tv>${channels.join("")}${programmes.join("")}</tv>`);
  return {
    storeUrl: place.url,
    source: { name: source, country: "GB", timezone: null },
    input: { kind: "file", path },
    now: Date.UTC(2026, 7, 22) / 1000,
  };
}

const count = async (table: "channel" | "feed" | "slot") =>
  Number(
    (
      await place.store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow()
    ).rows,
  );

const shownAtOnce = async () =>
  (
    await place.store.db
      .selectFrom("slot")
      .select(["channel", "start"])
      .where("shown", "=", 1)
      .groupBy(["channel", "start"])
      .having(({ fn }) => fn.countAll(), ">", 1)
      .execute()
  ).length;

describe("concurrent runs", () => {
  test("each put in what they have, into an empty store and over what stands", async () => {
    await knowAll();
    for (const edition of ["first", "second"]) {
      const runs = await Promise.all(["one", "two", "three"].map((source) => runSource(source, edition)));
      const summaries = await Promise.all(runs.map(ingest));
      for (const { slots } of summaries) expect(slots).toBe(3 * names.length);
      expect(await count("channel")).toBe(names.length);
      expect(await count("feed")).toBe(3 * names.length);
      expect(await count("slot")).toBe(9 * names.length);
      expect(await shownAtOnce()).toBe(0);
    }
  });

  test("with an import of the channel database leave every feed on the channel that it joins", async () => {
    const sources = ["one", "two"];
    for (const source of sources) await ingestHere(await runSource(source));
    expect(await count("channel")).toBe(2 * names.length);
    const rejoin = async () => {
      await knowAll();
      await place.store.db.transaction().execute(rejoinFeeds);
    };
    const changed = await Promise.all(sources.map((source) => runSource(source, "second")));
    await Promise.all([...changed.map(ingest), rejoin()]);
    expect(await count("channel")).toBe(names.length);
    expect(await count("slot")).toBe(6 * names.length);
    expect(await shownAtOnce()).toBe(0);
  });

  test("with the removal of another source fail neither", async () => {
    await knowAll();
    const [gone, stays] = [await runSource("gone"), await runSource("stays")];
    await ingestHere(gone);
    const [, removed] = await Promise.all([ingest(stays), removeSource(place.store.db, "gone")]);
    expect(removed).toBe(true);
    expect(await count("feed")).toBe(names.length);
    expect(await count("slot")).toBe(3 * names.length);
  });
});
