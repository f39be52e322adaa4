import { describe, expect, it } from "vitest";
import { readers, readList, readSingle } from "./decode.ts";
import { httpUrl } from "./members.ts";

const meta = { count: 1, next: null, took_ms: 1 };

const channel = {
  id: "ch_0000000001",
  name: "One",
  country: "GB",
  languages: ["eng"],
  categories: [],
  feeds: 1,
};

const slot = {
  id: "ls_0000000001",
  channel: "ch_0000000001",
  start: "2026-11-21T20:00:00Z",
  stop: "2026-11-21T21:00:00Z",
  title: "Evening Report",
};

const readChannel = (members: object) =>
  readSingle({ data: { ...channel, ...members }, meta }, readers.channel);
const readSlot = (members: object) => readSingle({ data: { ...slot, ...members }, meta }, readers.listing);

describe("a channel", () => {
  it("keeps what is known and loses members that nobody knows", () => {
    expect(readChannel({ colour: "red" })).not.toHaveProperty("colour");
  });

  it.each([
    ["https://logos.example/one.png", "https://logos.example/one.png"],
    [{ url: "https://logos.example/one.png" }, "https://logos.example/one.png"],
    [null, undefined],
    ["javascript:alert(1)", undefined],
    ["data:image/svg+xml,<svg/>", undefined],
    [{ src: 3 }, undefined],
  ])("has an http(s) logo or none: %j", (logo, expected) => {
    expect(readChannel({ logo }).logo).toBe(expected);
  });

  it("stands without its optional members, and with unfit ones", () => {
    expect(readChannel({ country: undefined, launched: "1936", website: 7, aliases: null })).toMatchObject({
      name: "One",
      country: null,
      aliases: [],
    });
  });
});

describe("a slot", () => {
  it("is timed in epoch seconds", () => {
    expect(readSlot({})).toMatchObject({ start: 1_795_291_200, stop: 1_795_294_800 });
  });

  it.each(["description", "descr", "desc"])("has its description, whether it is called %s or not", (name) => {
    expect(readSlot({ [name]: "The day's news." }).description).toBe("The day's news.");
  });

  it("has no sub-title where it is null, empty or missing", () => {
    for (const sub_title of [null, "", undefined]) expect(readSlot({ sub_title }).sub_title).toBeUndefined();
  });

  it("reads a single category as a list", () => {
    expect(readSlot({ category: "News" }).category).toEqual(["News"]);
  });

  it("is not live, new or repeated unless the answer says so", () => {
    expect(readSlot({ flags: { live: true } }).flags).toEqual({ live: true, new: false, repeat: false });
    expect(readSlot({}).flags).toBeUndefined();
  });

  it("keeps the details that fit beside one that doesn't", () => {
    expect(readSlot({ detail: { keywords: ["news"], part: "two", url: "javascript:1" } }).detail).toEqual({
      keywords: ["news"],
      url: undefined,
    });
  });
});

describe("a now/next item", () => {
  it("is null where nothing is on, whether null, missing or unusable", () => {
    const items = [
      { channel: "ch_a", now: null, next: null },
      { channel: "ch_b" },
      { channel: "ch_c", now: { title: "No times" } },
    ];
    for (const item of readList({ data: items, meta }, readers.nowNext).items)
      expect(item).toMatchObject({ now: null, next: null });
  });

  it("needs no more than the specification shows", () => {
    const item = {
      channel: "ch_a",
      now: { title: "News", start: "2026-11-21T20:00:00Z", stop: "2026-11-21T20:30:00Z" },
      next: { title: "Film", start: "2026-11-21T20:30:00Z" },
    };
    expect(readList({ data: [item], meta }, readers.nowNext).items[0]).toMatchObject({
      now: { title: "News", stop: 1_795_293_000 },
      next: { title: "Film", start: 1_795_293_000 },
    });
  });
});

describe("a list", () => {
  it("leaves out the items that can't be used", () => {
    const { items } = readList({ data: [slot, { ...slot, start: "soon" }], meta }, readers.slot);
    expect(items).toHaveLength(1);
  });

  it("is refused where nothing in it fits: an outage is never an empty list", () => {
    expect(() => readList({ data: [{ no: "slot" }], meta }, readers.slot)).toThrow(TypeError);
    expect(() => readList({ error: "down" }, readers.slot)).toThrow(TypeError);
  });

  it("gives the next cursor and the zone where they are told", () => {
    const answer = readList(
      { data: [], meta: { ...meta, count: 250, next: "c2", tz: "Europe/Madrid" } },
      readers.slot,
    );
    expect(answer.meta).toEqual({ count: 250, next: "c2", tz: "Europe/Madrid" });
    expect(readList({ data: [], meta: {} }, readers.slot).meta).toEqual({
      count: null,
      next: null,
      tz: null,
    });
  });
});

describe("addresses", () => {
  it.each(["javascript:alert(1)", "//example.com", "ftp://example.com/", "", 7])(
    "other than http(s) are dropped: %j",
    (text) => {
      expect(httpUrl(text)).toBeUndefined();
    },
  );
});

describe("a show", () => {
  const read = (members: object) =>
    readSingle({ data: { id: "sh_0000000001", name: "The Lighthouse", ...members }, meta }, readers.show);

  it("has what is known: no nulls, no addresses but http(s), no dates that are none", () => {
    expect(
      read({
        kind: null,
        genres: null,
        premiered: "soon",
        image: "javascript:alert(1)",
        external: { imdb: null, tvmaze: "82" },
      }),
    ).toEqual({
      id: "sh_0000000001",
      name: "The Lighthouse",
      genres: [],
      languages: [],
      external: { tvmaze: "82" },
    });
  });
});

it("an airing has a country's code or none", () => {
  const read = (country: unknown) =>
    readSingle({ data: { ...slot, channel_name: "One", country }, meta }, readers.airing).country;
  expect(read("GB")).toBe("GB");
  expect(read(null)).toBeUndefined();
  expect(read("<b>")).toBeUndefined();
});
