import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { createDatabaseStore } from "./device-database.ts";

const open = (key: string) =>
  createDatabaseStore<readonly string[]>(key, {
    read: (stored) => (Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : []),
    write: (value) => value,
  });

it("what one page keeps is there for the next, and is empty until it is loaded", async () => {
  const first = open("kept");
  await first.change((value) => [...value, "a"]);
  const second = open("kept");
  expect([second.current(), second.loaded()]).toEqual([[], false]);
  await new Promise<void>((resolve) => second.subscribe(resolve));
  expect([second.current(), second.loaded()]).toEqual([["a"], true]);
});

it("changes from several tabs at once are all kept", async () => {
  const tabs = [open("shared"), open("shared"), open("shared")];
  await Promise.all(tabs.map((tab, place) => tab.change((value) => [...value, String(place)])));
  const after = open("shared");
  await after.change((value) => value);
  expect(after.current().toSorted()).toEqual(["0", "1", "2"]);
});

it("whatever the database holds is read as a value", async () => {
  const other = createDatabaseStore<unknown>("odd", { read: (stored) => stored, write: (value) => value });
  await other.change(() => ({ not: "a list" }));
  const store = open("odd");
  await store.change((value) => value);
  expect(store.current()).toEqual([]);
});
