import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { openStore, type Store } from "../store/store.ts";
import { createTestDatabase, type TestDatabase } from "../store/test-store.ts";

/** A folder for a test's guides, and its store, which other programs can open at `url`. */
type TestPlace = { folder: string; url: string; store: Store };

/** Creates both for each test of a suite; read it only while a test runs. */
export function placeForEach(): TestPlace {
  const place = {} as TestPlace;
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
    place.folder = await mkdtemp(join(tmpdir(), "nownext-ingest-"));
    place.url = database.url;
    place.store = await openStore(database.url);
  });

  afterEach(async () => {
    await place.store.close();
    await database.drop();
    await rm(place.folder, { recursive: true });
  });

  return place;
}
