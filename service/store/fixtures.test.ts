import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Fixture } from "../sport/fixture.ts";
import { type BlockedFixture, listFixtures, listFixturesOfBlocks, replaceFixtures } from "./fixtures.ts";
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

const names = (fixtures: readonly Fixture[]) => fixtures.map(({ name }) => name);

describe("replacing a source's fixtures", () => {
  test("leaves those of other sources", async () => {
    await replaceFixtures(store.db, "one", [planned("a", "2026-08-21"), planned("b", "2026-08-22")]);
    await replaceFixtures(store.db, "two", [planned("c", "2026-08-22")]);
    expect(await replaceFixtures(store.db, "one", [planned("d", "2026-08-23")])).toBe(1);
    expect(names(await listFixtures(store.db, { from: "2026-08-01", to: "2026-08-31" }))).toEqual(["c", "d"]);
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
    expect(await listFixtures(store.db, { from: "2026-10-01", to: "2026-10-01" })).toHaveLength(1230);
  });
});

describe("reading fixtures", () => {
  beforeEach(async () => {
    await replaceFixtures(store.db, "one", [
      planned("later", "2026-08-24"),
      planned("last", "2026-08-22"),
      planned("race", "2026-08-22", { sport: "motorsport", start: 1_787_400_000 }),
      planned("first", "2026-08-21"),
    ]);
  });

  test("returns those of a span of dates, both included, by date", async () => {
    const found = await listFixtures(store.db, { from: "2026-08-21", to: "2026-08-22" });
    expect(names(found)).toEqual(["first", "last", "race"]);
    expect(found[2]).toMatchObject({ start: 1_787_400_000, sport: "motorsport" });
  });

  test("returns only one sport's if asked to", async () => {
    const span = { from: "2026-08-21", to: "2026-08-24" };
    expect(names(await listFixtures(store.db, { ...span, sport: "motorsport" }))).toEqual(["race"]);
  });

  test("returns those of some blocks", async () => {
    const found = await listFixturesOfBlocks(store.db, ["block of race", "block of first", "block of none"]);
    expect(found.map(({ block }) => block)).toEqual(["block of race", "block of first"]);
  });
});
