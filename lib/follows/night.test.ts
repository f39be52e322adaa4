import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nothingMine } from "../favourites/mine.ts";
import {
  buildNight,
  byNight,
  clash,
  type Found,
  findNew,
  findNightClashes,
  findWayOut,
  lookAt,
  type NightItem,
  type NightShowing,
  readLook,
} from "./night.ts";

const at = 1_787_000_000;
const picked = (...favourites: string[]) => ({ ...nothingMine, way: "picked" as const, favourites });

const showingOn = (id: string, start: number, stop: number | null, more: Partial<NightShowing> = {}) => ({
  channel: { id, name: id },
  start: at + start,
  stop: stop === null ? null : at + stop,
  ...more,
});

const showing: fc.Arbitrary<NightShowing> = fc
  .tuple(
    fc.constantFrom("ch_a", "ch_b", "ch_c"),
    fc.integer({ min: -9_000, max: 90_000 }),
    fc.option(fc.integer({ min: 1, max: 9_000 })),
    fc.option(fc.constantFrom("live" as const, "delayed" as const, "repeat" as const), { nil: undefined }),
  )
  .map(([channel, start, length, how]) =>
    showingOn(channel, start, length === null ? null : start + length, { showing: how }),
  );
const item: fc.Arbitrary<NightItem> = fc.record({
  id: fc.constantFrom("ev_1", "ev_2", "a 1", "b 2", "c 3"),
  title: fc.constantFrom("One", "Two", "Three"),
  showings: fc.array(showing, { minLength: 1, maxLength: 5 }),
});
const found: fc.Arbitrary<Found[]> = fc.uniqueArray(
  fc.record({ follow: fc.constantFrom("words:x", "show:sh_1", "team:football:y"), items: fc.array(item) }),
  { selector: ({ follow }) => follow },
);

describe("a person's night", () => {
  it("has each thing once, by start, on their channels alone, and nothing that is over", () => {
    fc.assert(
      fc.property(found, fc.subarray(["ch_a", "ch_b", "ch_c"], { minLength: 1 }), (all, own) => {
        const { entries } = buildNight(all, picked(...own), "GB", at);
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        expect(entries.map(({ start }) => start)).toEqual(
          entries.map(({ start }) => start).toSorted((a, b) => a - b),
        );
        for (const { on, also, again, start, because } of entries) {
          expect(because.length).toBeGreaterThan(0);
          for (const each of [on, ...also, ...again]) {
            expect(own).toContain(each.channel.id);
            expect((each.stop ?? each.start + 7_200) > at).toBe(true);
          }
          for (const later of again) expect(later.start).toBeGreaterThan(start);
        }
      }),
    );
  });

  it("counts what is on other channels alone", () => {
    const items = [{ id: "a", title: "A", showings: [showingOn("ch_a", 60, 120)] }];
    const night = buildNight([{ follow: "words:a", items }], picked("ch_b"), "GB", at);
    expect(night).toEqual({ entries: [], elsewhere: 1 });
  });

  it("names of an event the live showing, though a recording of another comes before it", () => {
    const event = { id: "ev_1", name: "A v B", start: at + 600 };
    const items = [
      {
        ...{ id: "ev_1", title: "A v B", event },
        showings: [
          showingOn("ch_a", 60, 120, { showing: "repeat" }),
          showingOn("ch_b", 600, 6_000, { showing: "live" }),
          showingOn("ch_c", 500, 6_000, { showing: "live" }),
        ],
      },
    ];
    const [entry] = buildNight([{ follow: "x", items }], picked("ch_b", "ch_a", "ch_c"), "GB", at).entries;
    expect(entry?.on.channel.id).toBe("ch_c");
    expect(entry?.also.map(({ channel }) => channel.id)).toEqual(["ch_b"]);
  });

  it("says whichever follows led to a thing", () => {
    const items = [{ id: "a", title: "A", showings: [showingOn("ch_a", 60, 120)] }];
    const both = ["team:football:y", "league:lg_1"].map((follow) => ({ follow, items }));
    expect(buildNight(both, nothingMine, "GB", at).entries[0]?.because).toEqual(
      both.map(({ follow }) => follow),
    );
  });
});

describe("clashes", () => {
  const entriesOf = (all: Found[]) => buildNight(all, nothingMine, "GB", at).entries;

  it("are mutual, never with itself, and between what shares a moment", () => {
    fc.assert(
      fc.property(found, (all) => {
        const entries = entriesOf(all);
        const clashes = findNightClashes(entries);
        for (const one of entries)
          for (const other of entries) {
            const listed = clashes.get(one.id)?.includes(other) ?? false;
            expect(listed).toBe(one !== other && clash(one, other));
            expect(listed).toBe(clashes.get(other.id)?.includes(one) ?? false);
          }
      }),
    );
  });

  it("aren't between what follows on, nor with one of unknown length but at its start", () => {
    const span = (start: number, stop: number | null) => ({ start, stop });
    expect(clash(span(0, 10), span(10, 20))).toBe(false);
    expect(clash(span(0, 10), span(9, 20))).toBe(true);
    expect(clash(span(0, null), span(1, 20))).toBe(false);
    expect(clash(span(5, null), span(1, 20))).toBe(true);
    expect(clash(span(5, null), span(5, null))).toBe(true);
  });

  it("are resolved by a later showing only if that clashes with nothing else", () => {
    fc.assert(
      fc.property(found, (all) => {
        const entries = entriesOf(all);
        for (const entry of entries) {
          const wayOut = findWayOut(entry, entries);
          if (!wayOut) continue;
          expect(entry.again).toContain(wayOut);
          for (const other of entries) if (other.id !== entry.id) expect(clash(wayOut, other)).toBe(false);
        }
      }),
    );
  });
});

describe("what is new", () => {
  const one = (id: string, start: number) => ({
    id,
    title: id,
    showings: [showingOn("ch_a", start, start + 60)],
  });
  const night = (items: NightItem[], follow = "show:sh_1") =>
    buildNight([{ follow, items }], nothingMine, "GB", at).entries;

  it("is nothing at the first look, nor of what was just followed", () => {
    expect(findNew(night([one("a", 60)]), null).size).toBe(0);
    expect(findNew(night([one("a", 60)], "words:x"), { seen: [], follows: ["show:sh_1"] }).size).toBe(0);
  });

  it("is what wasn't there or was at another time at the last look, and stored looks are read again", () => {
    const look = readLook(
      JSON.parse(JSON.stringify(lookAt(night([one("a", 60), one("b", 90)]), ["show:sh_1"]))),
    );
    const fresh = findNew(night([one("a", 60), one("b", 120), one("c", 90)]), look);
    expect([...fresh].toSorted()).toEqual(["b", "c"]);
  });

  it("is read whatever is stored", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void readLook(value)));
  });
});

it("what starts after midnight belongs to the night before until six, and what runs to the present one", () => {
  const zone = "Europe/London";
  const evening = Date.UTC(2026, 7, 22, 19) / 1000;
  const entries = buildNight(
    [
      {
        follow: "words:x",
        items: [-1, 6, 12].map((hours) => ({
          ...{ id: `at ${hours}`, title: "A" },
          showings: [
            {
              channel: { id: "ch_a", name: "A" },
              start: evening + hours * 3_600,
              stop: evening + hours * 3_600 + 5_400,
            },
          ],
        })),
      },
    ],
    nothingMine,
    "GB",
    evening,
  ).entries;
  expect(byNight(entries, evening, zone).map(([date, of]) => [date, of.length])).toEqual([
    ["2026-08-22", 2],
    ["2026-08-23", 1],
  ]);
});
