import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areNumbered,
  arrangeChannels,
  bestKnownFirst,
  channelSorts,
  countKinds,
  groupChannels,
  type ListedChannel,
  letterOf,
  lettersOf,
  offeredLetters,
  wholeList,
} from "./channels.ts";
import { kinds } from "./kind.ts";
import type { Channel } from "./shapes.ts";

const channel = (name: string, more: Partial<ListedChannel> = {}): ListedChannel => ({
  id: `ch_${name}`,
  name,
  logo: null,
  number: null,
  access: "unknown",
  kind: "general",
  on: null,
  ...more,
});

const some = fc.array(
  fc
    .record({ name: fc.string({ minLength: 1, unit: "grapheme" }), kind: fc.constantFrom(...kinds) })
    .map(({ name, kind }) => channel(name, { kind })),
);

const names = (channels: readonly ListedChannel[]) => channels.map(({ name }) => name);

describe("a list of channels", () => {
  it("has each channel under one letter and one kind, in whatever order", () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...channelSorts), (channels, sort) => {
        const all = arrangeChannels(channels, { ...wholeList, sort }, "en");
        expect(all.toSorted()).toHaveLength(channels.length);
        const byLetter = lettersOf(channels, "en").flatMap((letter) =>
          arrangeChannels(channels, { ...wholeList, sort, letter }, "en"),
        );
        expect(new Set(byLetter)).toEqual(new Set(channels));
        expect(byLetter).toHaveLength(channels.length);
        expect(countKinds(channels).reduce((sum, [, count]) => sum + count, 0)).toBe(channels.length);
      }),
    );
  });

  it("is in the order of numbers if most channels have one, not if a few do", () => {
    const numbered = [1, 2, 3].map((number) => channel(`${number}`, { number }));
    expect(areNumbered([...numbered, channel("Arena")])).toBe(true);
    expect(areNumbered([...numbered, ...["Arena", "Terra", "Pulse"].map((name) => channel(name))])).toBe(
      false,
    );
    expect(areNumbered([])).toBe(false);
  });

  it("begins with a country's own oldest general channels if its guides don't number theirs", () => {
    const known = (id: string, country: string, categories: string[], launched?: number, owner?: string) =>
      ({ id, name: id, country, categories, launched, owner }) as Channel;
    const channels = [
      known("Channel 92533800202", "GB", []),
      known("local", "GB", ["general"]),
      known("young", "GB", ["general"], 1997),
      known("abroad", "FR", ["general"], 1935),
      known("music", "GB", ["music"], 1981),
      known("radio's", "GB", ["general"], 1923),
      known("old +1", "GB", ["entertainment"], 1936),
      known("old", "GB", ["entertainment"], 1936),
      known("old North", "GB", ["general"], 1936),
      known("bought", "GB", ["general"], 1930, "Group young"),
      known("sold", "GB", ["general"], 1998, "The youngsters"),
    ];
    const idsOf = (list: readonly Channel[]) => bestKnownFirst(list, "GB").map(({ id }) => id);
    expect(idsOf(channels)).toEqual([
      "old",
      "old +1",
      "young",
      "bought",
      "sold",
      "local",
      "abroad",
      "music",
      "radio's",
      "old North",
      "Channel 92533800202",
    ]);
    expect(idsOf(channels.map((each, place) => ({ ...each, number: place + 1 })))).toEqual(
      channels.map(({ id }) => id),
    );
  });

  it("offers letters only where there are many channels under several", () => {
    const under = (letters: string, count: number) =>
      Array.from({ length: count }, (_, place) => channel(`${letters[place % letters.length]} ${place}`));
    expect(offeredLetters(under("ABCDE", 60), "en")).toEqual(["A", "B", "C", "D", "E"]);
    expect(offeredLetters(under("ABCDE", 59), "en")).toEqual([]);
    expect(offeredLetters(under("CT", 159), "en")).toEqual([]);
  });

  it("is in a group for each kind in that order, and in one in any other", () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...channelSorts), (channels, sort) => {
        const query = { ...wholeList, sort };
        const all = arrangeChannels(channels, query, "en");
        const groups = groupChannels(all, query);
        expect(groups.flatMap(([, group]) => group)).toEqual(all);
        expect(groups.map(([kind]) => kind)).toEqual(
          sort === "kind" ? countKinds(channels).map(([kind]) => kind) : [null],
        );
      }),
    );
  });

  it("is found by text, kind and letter together", () => {
    const channels = [
      channel("Sky Sport 2", { kind: "sport" }),
      channel("Sky Sport 1", { kind: "sport" }),
      channel("Sky News", { kind: "news" }),
    ];
    const ask = (query: object) => names(arrangeChannels(channels, { ...wholeList, ...query }, "en"));
    expect(ask({ text: "sky", kind: "sport" })).toEqual(["Sky Sport 2", "Sky Sport 1"]);
    expect(ask({ sort: "name" })).toEqual(["Sky News", "Sky Sport 1", "Sky Sport 2"]);
    expect(ask({ sort: "kind" })).toEqual(["Sky Sport 1", "Sky Sport 2", "Sky News"]);
    expect(ask({ letter: "N" })).toEqual([]);
  });
});

it("a name's letter is its first, without accents and signs", () => {
  expect(["Équidia", "5USA", "«Мир»", "الجزيرة", "", "…"].map(letterOf)).toEqual([
    "E",
    "#",
    "М",
    "ا",
    "#",
    "#",
  ]);
});
