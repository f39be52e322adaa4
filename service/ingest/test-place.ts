import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { Store } from "../store/store.ts";
import { openTestStore } from "../store/test-store.ts";

/** A folder for a test's guides, and its store, which other programs can open at `url`. */
type TestPlace = { folder: string; url: string; store: Store };

/** Creates both for each test of a suite; read it only while a test runs. */
export function placeForEach(): TestPlace {
  const place = {} as TestPlace;

  beforeEach(async () => {
    const store = await openTestStore();
    place.folder = await mkdtemp(join(tmpdir(), "nownext-ingest-"));
    place.url = store.url;
    place.store = store;
  });

  afterEach(async () => {
    await place.store.close();
    await rm(place.folder, { recursive: true });
  });

  return place;
}
