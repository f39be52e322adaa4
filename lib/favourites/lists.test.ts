import fc from "fast-check";
import { expect, it } from "vitest";
import {
  chooseList,
  cleanName,
  createList,
  currentList,
  deleteList,
  type Favourites,
  most,
  moveChannel,
  moved,
  moveList,
  noFavourites,
  removeChannel,
  renameList,
  toggleChannel,
} from "./lists.ts";

const channel = fc.constantFrom("ch_a", "ch_b", "ch_c", "ch_d", "ch_e");
const id = fc.integer({ min: 1, max: 5 });
const place = fc.integer({ min: -2, max: 8 });

/** Anything that a person can do to their lists. */
const step: fc.Arbitrary<(favourites: Favourites) => Favourites> = fc.oneof(
  fc.string().map((name) => (kept: Favourites) => createList(kept, name)),
  fc.tuple(id, fc.string()).map(
    ([list, name]) =>
      (kept: Favourites) =>
        renameList(kept, list, name),
  ),
  id.map((list) => (kept: Favourites) => deleteList(kept, list)),
  id.map((list) => (kept: Favourites) => chooseList(kept, list)),
  channel.map((one) => (kept: Favourites) => toggleChannel(kept, one)),
  fc.tuple(id, channel).map(
    ([list, one]) =>
      (kept: Favourites) =>
        removeChannel(kept, list, one),
  ),
  fc.tuple(id, channel, place).map(
    ([list, one, to]) =>
      (kept: Favourites) =>
        moveChannel(kept, list, one, to),
  ),
  fc.tuple(id, place).map(
    ([list, to]) =>
      (kept: Favourites) =>
        moveList(kept, list, to),
  ),
);

const anyFavourites = fc
  .array(step, { maxLength: 30 })
  .map((steps) => steps.reduce((kept, change) => change(kept), noFavourites));

it("whatever is done, there is a current list, ids are unique and no channel is in a list twice", () => {
  fc.assert(
    fc.property(anyFavourites, ({ current, lists }) => {
      expect(lists.some((list) => list.id === current)).toBe(true);
      expect(new Set(lists.map((list) => list.id)).size).toBe(lists.length);
      for (const { channels } of lists) expect(new Set(channels).size).toBe(channels.length);
    }),
  );
});

it("a star that is pressed twice leaves the channels as they were, unless it took one out", () => {
  fc.assert(
    fc.property(anyFavourites, channel, (favourites, one) => {
      const before = currentList(favourites)?.channels ?? [];
      const once = toggleChannel(favourites, one);
      expect(currentList(once)?.channels.includes(one)).toBe(!before.includes(one));
      const twice = currentList(toggleChannel(once, one))?.channels ?? [];
      expect(twice.toSorted()).toEqual(before.toSorted());
    }),
  );
});

it("a move keeps every item, puts the moved one where it was asked and leaves the others in their order", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), place, (items, seed, to) => {
      const from = seed % items.length;
      const result = moved(items, from, to);
      const [item] = items.slice(from);
      expect(result.toSorted()).toEqual(items.toSorted());
      expect(result.indexOf(Number(item))).toBe(Math.max(0, Math.min(to, items.length - 1)));
      expect(result.filter((each) => each !== item)).toEqual(items.filter((each) => each !== item));
    }),
  );
});

it("nothing moves where the channel isn't in the list", () => {
  const kept = createList(noFavourites, "News", ["ch_a", "ch_b"]);
  expect(moveChannel(kept, 2, "ch_zzz", 0)).toEqual(kept);
});

it("the last list that goes leaves an empty one", () => {
  expect(deleteList(noFavourites, 1)).toEqual(noFavourites);
});

it("a name is one line of at most so many characters, and never cut inside of one", () => {
  expect(cleanName("  Sport \n and\tfilms ")).toBe("Sport and films");
  expect([...cleanName("😀".repeat(200))]).toHaveLength(most.name);
});

it("there are never more lists than may be", () => {
  const many = Array.from({ length: 50 }).reduce<Favourites>((kept) => createList(kept, "x"), noFavourites);
  expect(many.lists).toHaveLength(most.lists);
});
