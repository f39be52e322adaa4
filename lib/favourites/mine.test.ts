import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFile, writeFile } from "./exchange.ts";
import { readKept, writeKept } from "./kept.ts";
import {
  arrange,
  arrangePage,
  type Candidate,
  channelTest,
  chooseWay,
  hasEffect,
  isChosen,
  listKept,
  type Mine,
  mineFirst,
  moved,
  moveFavourite,
  nothingMine,
  toggleFavourite,
  ways,
} from "./mine.ts";

const id = fc.constantFrom("ch_a", "ch_b", "ch_c", "ch_d", "ch_e", "ch_f");
const ids = fc.uniqueArray(id);
const place = fc.integer({ min: -2, max: 8 });
const access = fc.constantFrom("free", "subscription", "unknown");

const mine: fc.Arbitrary<Mine> = fc
  .record({
    way: fc.constantFrom(...ways),
    favourites: ids,
    on: fc.boolean(),
    lineup: fc.option(
      fc.record({
        id: fc.constant("ln_0000000001"),
        name: fc.constant("Skylark"),
        country: fc.constantFrom("GB", "NZ"),
        channels: fc.uniqueArray(id, { minLength: 1 }),
      }),
    ),
  })
  .map((made) => (made.way === "lineup" && !made.lineup ? { ...made, way: "all" as const } : made));

const rows: fc.Arbitrary<Candidate[]> = fc.uniqueArray(fc.record({ id, access }), {
  selector: (row) => row.id,
});

const arranged = (all: Candidate[], those: Mine) => arrange(all, (row) => row, those, "GB");

describe("a page of a person's rows", () => {
  const candidates = ["ch_a", "ch_b", "ch_c", "ch_d"].map((each) => ({
    id: each,
    access: "unknown" as const,
  }));
  const page = (those: Partial<Mine>, shown: { onPage: string[]; isFirst: boolean }) =>
    arrangePage(
      candidates,
      (row) => row,
      { ...shown, onPage: new Set(shown.onPage) },
      { ...nothingMine, ...those },
      "GB",
    ).map((row) => row.id);
  const first = { onPage: ["ch_a", "ch_b"], isFirst: true };
  const second = { onPage: ["ch_c", "ch_d"], isFirst: false };

  it("has all of theirs if their choice leaves others out, whichever page they stand on", () => {
    const picked = { way: "picked" as const, favourites: ["ch_d", "ch_a"] };
    expect(page(picked, first)).toEqual(["ch_d", "ch_a"]);
    expect(page(picked, second)).toEqual(["ch_d", "ch_a"]);
  });

  it("has the favourites from everywhere before the first page's own rows, and none of them twice", () => {
    const kept = { favourites: ["ch_d", "ch_b"] };
    expect(page(kept, first)).toEqual(["ch_d", "ch_b", "ch_a"]);
    expect(page(kept, second)).toEqual(["ch_d", "ch_c"]);
  });

  it("is as it was while all channels are shown, and if none of the rows is theirs", () => {
    expect(page({ way: "picked", favourites: ["ch_d"], on: false }, first)).toEqual(["ch_a", "ch_b"]);
    expect(page({ way: "picked", favourites: ["ch_x"] }, second)).toEqual(["ch_c", "ch_d"]);
  });
});

describe("a person's rows", () => {
  it("are some of the rows, each once, and all of them if none is theirs or all are asked for", () => {
    fc.assert(
      fc.property(rows, mine, (all, those) => {
        const shown = arranged(all, those);
        expect(new Set(shown).size).toBe(shown.length);
        for (const row of shown) expect(all).toContain(row);
        if (all.length > 0) expect(shown.length).toBeGreaterThan(0);
        if (!those.on) expect(shown).toEqual(all);
      }),
    );
  });

  it("begin with the favourites in their order, and leave the others in theirs", () => {
    fc.assert(
      fc.property(rows, mine, (all, those) => {
        const shown = arranged(all, { ...those, on: true, way: "all" }).map((row) => row.id);
        const first = those.favourites.filter((favourite) => all.some((row) => row.id === favourite));
        expect(shown.slice(0, first.length)).toEqual(first);
        const rest = all.map((row) => row.id).filter((each) => !first.includes(each));
        expect(shown.slice(first.length)).toEqual(rest);
      }),
    );
  });

  it("are the free ones alone, or the picked, or the lineup's in its order", () => {
    const all: Candidate[] = [
      { id: "ch_a", access: "free" },
      { id: "ch_b", access: "unknown" },
      { id: "ch_c", access: "free" },
    ];
    const lineup = { id: "ln_1", name: "Skylark", country: "GB", channels: ["ch_c", "ch_b"] };
    const seen = (those: Partial<Mine>) => arranged(all, { ...nothingMine, ...those }).map((row) => row.id);
    expect(seen({ way: "free" })).toEqual(["ch_a", "ch_c"]);
    expect(seen({ way: "picked", favourites: ["ch_c", "ch_a"] })).toEqual(["ch_c", "ch_a"]);
    expect(seen({ way: "lineup", lineup })).toEqual(["ch_c", "ch_b"]);
    expect(seen({ way: "lineup", lineup, favourites: ["ch_b"] })).toEqual(["ch_b", "ch_c"]);
    expect(seen({ way: "lineup", lineup: { ...lineup, country: "NZ" } })).toEqual(["ch_a", "ch_b", "ch_c"]);
  });
});

it("nothing is left out until something is picked", () => {
  const none = chooseWay(nothingMine, "picked");
  expect([channelTest(none, "GB"), hasEffect(none)]).toEqual([null, false]);
  expect(hasEffect(toggleFavourite(none, "ch_a"))).toBe(true);
  expect(isChosen(nothingMine)).toBe(false);
});

it("a star that is pressed twice leaves the favourites as they were, unless it took one out", () => {
  fc.assert(
    fc.property(mine, id, (those, one) => {
      const once = toggleFavourite(those, one);
      expect(once.favourites.includes(one)).toBe(!those.favourites.includes(one));
      expect(toggleFavourite(once, one).favourites.toSorted()).toEqual(those.favourites.toSorted());
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
  expect(moveFavourite({ ...nothingMine, favourites: ["ch_a"] }, "ch_zzz", 0).favourites).toEqual(["ch_a"]);
});

describe("as text", () => {
  it("what is kept is read as it was written, on the device and in a file", () => {
    fc.assert(
      fc.property(mine, (those) => {
        expect(readKept(writeKept(those))).toEqual(those);
        const follows = [{ kind: "words" as const, name: "Grand Prix" }];
        expect(readFile(writeFile(those, follows))).toEqual({ mine: those, follows });
        if (isChosen(those)) expect(readFile(writeFile(those, []))).toEqual({ mine: those, follows: [] });
      }),
    );
  });

  it("lists that earlier versions kept become the favourites, the one in use first", () => {
    expect(readKept('["ch_a","ch_b",7]').favourites).toEqual(["ch_a", "ch_b"]);
    const lists = [
      { name: "", channels: ["ch_a"] },
      { name: "Sport", channels: ["ch_b", "ch_a"] },
    ];
    expect(readKept(JSON.stringify({ current: 1, lists })).favourites).toEqual(["ch_b", "ch_a"]);
  });

  it("whatever storage or a file contains, a value is read and nothing is thrown", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(ways).toContain(readKept(text).way);
        readFile(text);
      }),
    );
    expect(readFile('{"favourites":["ch_a","<script>",null,{"x":1},"ch_a"]}')?.mine.favourites).toEqual([
      "ch_a",
    ]);
  });
});

it("what a choice keeps of a country's channels is what its rows show, and the favourites if it leaves none out", () => {
  fc.assert(
    fc.property(rows, mine, (all, those) => {
      const kept = listKept(all, those, "GB");
      if (channelTest({ ...those, on: true }, "GB"))
        expect(kept).toEqual(arranged(all, { ...those, on: true }).map((row) => row.id));
      else expect(kept).toEqual(those.favourites);
    }),
  );
});

it("what is found on a person's channels comes first, the rest as it was, and all of it is there", () => {
  fc.assert(
    fc.property(rows, mine, (all, those) => {
      const found = mineFirst(all, (row) => row, those, "GB");
      const theirs = new Set(those.on ? those.favourites : []);
      const test = channelTest(those, "GB");
      const isTheirs = (row: Candidate) => theirs.has(row.id) || test?.(row) === true;
      expect(found).toEqual([...all.filter(isTheirs), ...all.filter((row) => !isTheirs(row))]);
    }),
  );
  const people = [{ name: "Ines Vale" }, { name: "Tom Harrow" }];
  expect(mineFirst(people, () => undefined, { ...nothingMine, favourites: ["ch_a"] }, "GB")).toEqual(people);
});
