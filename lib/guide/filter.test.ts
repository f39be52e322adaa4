import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kinds } from "@/lib/kind";
import type { GuideSlot } from "./chunk";
import {
  asksSomething,
  collectFacets,
  type GuideFilter,
  keepsChannel,
  noFilter,
  readFilter,
  slotTest,
  writeFilter,
} from "./filter";
import type { GuideChannel } from "./guide-data";

const filter: fc.Arbitrary<GuideFilter> = fc.record({
  kind: fc.option(fc.constantFrom(...kinds)),
  language: fc.option(fc.stringMatching(/^[a-z]{3}$/)),
  category: fc.option(fc.stringMatching(/^[a-z]{2,12}$/)),
  free: fc.boolean(),
  feeds: fc.boolean(),
  favourites: fc.boolean(),
  onNow: fc.boolean(),
  text: fc.string({ maxLength: 60, unit: "grapheme-ascii" }),
  hide: fc.boolean(),
});

const channel = (more: Partial<GuideChannel> = {}): GuideChannel => ({
  id: "ch_0000000001",
  name: "One",
  logo: null,
  number: null,
  access: "unknown",
  languages: ["eng"],
  categories: ["news"],
  feeds: 1,
  ...more,
});

const slot = (more: Partial<GuideSlot> = {}): GuideSlot => ({
  id: "ls_0000000001",
  start: 100,
  stop: 200,
  title: "Télématin",
  kind: "news",
  ...more,
});

describe("a filter in the address", () => {
  it("is read as it was written, and leaves what isn't its own", () => {
    fc.assert(
      fc.property(filter, (asked) => {
        const query = new URLSearchParams("t=2015&kind=kids&q=old");
        writeFilter(query, asked);
        expect(readFilter(query)).toEqual(asked);
        expect(query.get("t")).toBe("2015");
      }),
    );
  });

  it("leaves out what isn't understood", () => {
    const query = new URLSearchParams("kind=horses&lang=English&category=%3Cb%3E&free=yes&show=all");
    expect(readFilter(query)).toEqual(noFilter);
  });
});

describe("a filter", () => {
  it("keeps a channel that fits all that is asked of it", () => {
    const mine = new Set(["ch_0000000001"]);
    const keeps = (asked: Partial<GuideFilter>, more?: Partial<GuideChannel>) =>
      keepsChannel({ ...noFilter, ...asked }, mine)(channel(more));
    expect(keeps({})).toBe(true);
    expect(keeps({ language: "eng", category: "news", favourites: true })).toBe(true);
    expect(keeps({ language: "fra" })).toBe(false);
    expect(keeps({ free: true })).toBe(false);
    expect(keeps({ free: true }, { access: "free" })).toBe(true);
    expect(keeps({ feeds: true }, { feeds: 2 })).toBe(true);
    expect(keeps({ favourites: true }, { id: "ch_0000000002" })).toBe(false);
  });

  it("tests programmes only by a kind, the hour or a text", () => {
    expect(slotTest({ ...noFilter, free: true }, 0)).toBeNull();
  });

  it("finds text without case and accents, in title and sub-title", () => {
    const test = slotTest({ ...noFilter, text: " telemat" }, 0);
    expect(test?.(slot())).toBe(true);
    expect(slotTest({ ...noFilter, text: "pressure" }, 0)?.(slot({ part: "Pressure" }))).toBe(true);
    expect(test?.(slot({ title: "News" }))).toBe(false);
  });

  it("knows what is on", () => {
    const at = (now: number) => slotTest({ ...noFilter, onNow: true }, now)?.(slot());
    expect([99, 100, 199, 200].map(at)).toEqual([false, true, true, false]);
  });
});

describe("what channels can be filtered by", () => {
  it("is what at least one of them has, the most frequent first", () => {
    const channels = [channel({ languages: ["fra"] }), channel(), channel({ categories: [], feeds: 2 })];
    expect(collectFacets(channels)).toEqual({
      languages: ["eng", "fra"],
      categories: ["news"],
      free: false,
      feeds: true,
    });
  });
});

it("a filter that only hides or dims the rest counts as no filter", () => {
  expect(asksSomething(noFilter)).toBe(false);
  expect(asksSomething({ ...noFilter, hide: true })).toBe(false);
  expect(asksSomething({ ...noFilter, kind: "movie" })).toBe(true);
});
