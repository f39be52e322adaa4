import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Fixture } from "../sport/fixture.ts";
import { type BlockedFixture, listFixturesOfBlocks, replaceFixtures } from "./fixtures.ts";
import { takeStaleKeys } from "./stale-keys.ts";
import type { Store } from "./store.ts";
import { openTestStore } from "./test-store.ts";

let store: Store;

beforeEach(async () => {
  store = await openTestStore();
});

afterEach(() => store.close());

const planned = (name: string, date: string, facts: Partial<Fixture> = {}): BlockedFixture => ({
  block: `block of ${name}`,
  fixture: {
    source: "season.json",
    sport: "football",
    league: null,
    leagueName: null,
    sides: null,
    subject: name,
    name,
    start: null,
    date,
    round: null,
    venue: null,
    ...facts,
  },
});

/** The names of the fixtures that are stored of some. */
const listNames = async (...blocks: string[]) => {
  const found = await listFixturesOfBlocks(
    store.db,
    blocks.map((name) => `block of ${name}`),
  );
  return found.map(({ fixture }) => fixture.name).sort();
};

describe("replacing a source's fixtures", () => {
  test("leaves those of other sources", async () => {
    await replaceFixtures(store.db, "one", [planned("a", "2026-08-21"), planned("b", "2026-08-22")]);
    await replaceFixtures(store.db, "two", [planned("c", "2026-08-22")]);
    expect(await replaceFixtures(store.db, "one", [planned("d", "2026-08-23")])).toBe(1);
    expect(await listNames("a", "b", "c", "d")).toEqual(["c", "d"]);
  });

  test("marks the blocks of old and new fixtures as stale, and none if nothing changed", async () => {
    await replaceFixtures(store.db, "one", [planned("a", "2026-08-21")]);
    await takeStaleKeys(store.db, "sport");
    expect(await replaceFixtures(store.db, "one", [planned("a", "2026-08-21")])).toBe(0);
    expect(await takeStaleKeys(store.db, "sport")).toEqual([]);
    await replaceFixtures(store.db, "one", [planned("b", "2026-08-21")]);
    expect(await takeStaleKeys(store.db, "sport")).toEqual(["block of a", "block of b"]);
  });

  test("takes a whole season at once", async () => {
    const season = Array.from({ length: 1230 }, (_, at) => planned(`game ${at}`, "2026-10-01"));
    expect(await replaceFixtures(store.db, "one", season)).toBe(1230);
    expect(await listNames(...season.map(({ fixture }) => fixture.name))).toHaveLength(1230);
  });
});

test("fixtures of blocks come with their block, and none of others", async () => {
  const race = { sport: "motorsport" as const, start: 1_787_400_000 };
  await replaceFixtures(store.db, "one", [
    planned("later", "2026-08-24"),
    planned("race", "2026-08-22", race),
    planned("first", "2026-08-21"),
  ]);
  const found = await listFixturesOfBlocks(store.db, ["block of race", "block of first", "block of none"]);
  expect(found.map(({ block }) => block)).toEqual(["block of race", "block of first"]);
  expect(found[0]?.fixture).toMatchObject(race);
});
