import fc from "fast-check";
import { expect, it } from "vitest";
import { joinLists, readFile, readHash, readKept, writeFile, writeHash, writeKept } from "./exchange.ts";
import { cleanName, createList, currentList, noFavourites } from "./lists.ts";

const name = fc.string({ unit: "grapheme", maxLength: 80 }).map(cleanName).filter(Boolean);
const channels = fc.uniqueArray(fc.stringMatching(/^ch_[0-9a-z]{10}$/), { maxLength: 8 });
const shared = fc.record({ name, channels });

it("what is kept is read as it was written: lists, their order and the current one", () => {
  fc.assert(
    fc.property(fc.array(shared, { maxLength: 5 }), fc.nat(), (lists, seed) => {
      const made = lists.reduce((kept, list) => createList(kept, list.name, list.channels), noFavourites);
      const current = made.lists[seed % made.lists.length]?.id ?? 1;
      const again = readKept(writeKept({ ...made, current }));
      const plain = (all: typeof made) => all.lists.map((list) => [list.name, list.channels]);
      expect(plain(again)).toEqual(plain(made));
      expect(currentList(again)?.name).toBe(currentList({ ...made, current })?.name);
    }),
  );
});

it("the plain list that was kept before is the first list", () => {
  expect(readKept('["ch_a","ch_b",7]').lists).toEqual([{ id: 1, name: "", channels: ["ch_a", "ch_b"] }]);
});

it("whatever storage, a file or a link contains, a value is read and nothing is thrown", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readKept(text).lists.length).toBeGreaterThan(0);
      readFile(text);
      readHash(text);
    }),
  );
});

it("what is no channel's id is left out", () => {
  const file = readFile('{"lists":[{"name":"A","channels":["ch_a","<script>",null,{"x":1},"ch_a"]},7]}');
  expect(file).toEqual([{ name: "A", channels: ["ch_a"] }]);
});

it("a file is read as it was written", () => {
  fc.assert(
    fc.property(fc.array(shared, { minLength: 1, maxLength: 5 }), (lists) => {
      const made = lists.reduce((kept, list) => createList(kept, list.name, list.channels), noFavourites);
      expect(readFile(writeFile(made, "Mine"))).toEqual([{ name: "Mine", channels: [] }, ...lists]);
    }),
  );
});

it("a link's list is read as it was written, with and without its #", () => {
  fc.assert(
    fc.property(
      shared.filter((list) => list.channels.length > 0),
      (list) => {
        expect(readHash(writeHash(list))).toEqual(list);
        expect(readHash(`#${writeHash(list)}`)).toEqual(list);
      },
    ),
  );
});

it("imported lists are added once, under unique names", () => {
  const first = joinLists(noFavourites, [{ name: "Sport", channels: ["ch_a"] }], "Favourites");
  expect(joinLists(first, [{ name: "Sport", channels: ["ch_a"] }], "Favourites")).toEqual(first);
  const second = joinLists(first, [{ name: "Sport", channels: ["ch_b"] }], "Favourites");
  expect(second.lists.map((list) => list.name)).toEqual(["", "Sport", "Sport 2"]);
});
