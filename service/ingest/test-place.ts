import { afterEach, beforeEach } from "vitest";
import { makeTestFolder } from "../../outside/test-folder.ts";
import type { Store } from "../store/store.ts";
import { openTestStore } from "../store/test-store.ts";

/** A folder for a test's guides, and its store, which other programs can open at `url`. */
type TestPlace = { folder: string; url: string; store: Store };

/** Creates both for each test of a suite; read it only while a test runs. */
export function placeForEach(): TestPlace {
  const place = {} as TestPlace;

  beforeEach(async () => {
    const store = await openTestStore();
    place.folder = makeTestFolder();
    place.url = store.url;
    place.store = store;
  });

  afterEach(() => place.store.close());

  return place;
}
