import { describe, expect, it } from "vitest";
import type { Endpoint } from "@/contract/endpoint.ts";
import { endpoints } from "@/contract/endpoints.ts";
import { examples } from "@/contract/examples.ts";
import { named } from "@/contract/openapi-schemas.ts";
import { decodeList, decoderOf, decodeSingle } from "./decode.ts";
import { httpUrl } from "./tolerant.ts";

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
  decodeSingle({ data: { ...channel, ...members }, meta }, decoderOf("getChannel"));
const readSlot = (members: object) =>
  decodeSingle({ data: { ...slot, ...members }, meta }, decoderOf("getListing"));

/** The endpoints whose answer the contract shows an example of. */
const shown = Object.entries<Endpoint>(endpoints).flatMap(([name, { data, list }]) => {
  const schema = Object.entries(named).find(([, each]) => each === data)?.[0] ?? "";
  const example = Object.hasOwn(examples, schema) ? examples[schema as keyof typeof examples] : undefined;
  return example ? [{ name: name as keyof typeof endpoints, list, example }] : [];
});

const times = ["start", "stop", "updated", "at", "previous_secret_until", "created", "next_attempt"];

/** An answer as the site knows it: times in epoch seconds, addresses in their normal form, no nulls. */
const asKnown = (example: object): unknown =>
  JSON.parse(JSON.stringify(example), (key, value) => {
    if (times.includes(key) && typeof value === "string") return Date.parse(value) / 1000;
    if (key === "website") return new URL(value).href;
    return value ?? undefined;
  });

describe("every example of the contract", () => {
  it("is an answer of an endpoint that the site can read", () => {
    const answers = new Set(shown.map(({ example }) => example));
    const asked = [examples.NewWebhook, examples.Problem];
    for (const example of Object.values(examples).filter((each) => !asked.some((other) => other === each)))
      expect(answers).toContain(example);
  });

  it.each(shown)("of $name is decoded whole", ({ name, list, example }) => {
    const decoder = decoderOf(name);
    const decoded = list
      ? decodeList({ data: [{ ...example, unheard_of: 1 }], meta }, decoder).items[0]
      : decodeSingle({ data: { ...example, unheard_of: 1 }, meta }, decoder);
    // The site reads now and next alike wherever they come from, so of one channel's it reads less.
    if (name === "getChannelNow") expect(asKnown(example)).toMatchObject(Object(decoded));
    else expect(decoded).toEqual(asKnown(example));
  });

  it.each(shown)(
    "of $name is refused by the names of members that have another type",
    ({ name, example }) => {
      const unfit = Object.fromEntries(Object.keys(example).map((member) => [member, { no: "text" }]));
      expect(() => decodeSingle({ data: unfit }, decoderOf(name))).toThrow(/at \w+/);
      expect(() => decodeList({ data: [unfit] }, decoderOf(name))).toThrow(/at \w+/);
    },
  );
});

describe("a channel", () => {
  it("keeps what is known and drops members that the contract doesn't have", () => {
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
    expect(
      readChannel({ country: undefined, launched: "1936", website: 7, aliases: null, feeds: "many" }),
    ).toEqual({
      ...channel,
      feeds: 0,
      name: "One",
      country: null,
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

  it("has no sub-title if it is null, empty or missing", () => {
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
  it("is null if nothing is on, whether null, missing or unusable", () => {
    const items = [
      { channel: "ch_a", now: null, next: null },
      { channel: "ch_b" },
      { channel: "ch_c", now: { title: "No times" } },
    ];
    for (const item of decodeList({ data: items, meta }, decoderOf("getCountryNow")).items)
      expect(item).toMatchObject({ now: null, next: null });
  });

  it("needs no more than the specification shows", () => {
    const item = {
      channel: "ch_a",
      now: { title: "News", start: "2026-11-21T20:00:00Z", stop: "2026-11-21T20:30:00Z" },
      next: { title: "Film", start: "2026-11-21T20:30:00Z" },
    };
    expect(decodeList({ data: [item], meta }, decoderOf("getCountryNow")).items[0]).toMatchObject({
      now: { title: "News", stop: 1_795_293_000 },
      next: { title: "Film", start: 1_795_293_000 },
    });
  });
});

describe("a list", () => {
  it("leaves out the items that can't be used", () => {
    const { items } = decodeList(
      { data: [slot, { ...slot, start: "soon" }], meta },
      decoderOf("getSchedule"),
    );
    expect(items).toHaveLength(1);
  });

  it("is refused if nothing in it fits: an outage is never an empty list", () => {
    expect(() => decodeList({ data: [{ no: "slot" }], meta }, decoderOf("getSchedule"))).toThrow(TypeError);
    expect(() => decodeList({ error: "down" }, decoderOf("getSchedule"))).toThrow(TypeError);
  });

  it("has the next cursor and the zone if the answer names them", () => {
    const answer = decodeList(
      { data: [], meta: { ...meta, count: 250, next: "c2", tz: "Europe/Madrid" } },
      decoderOf("getSchedule"),
    );
    expect(answer).toEqual({ items: [], count: 250, next: "c2", zone: "Europe/Madrid" });
    expect(decodeList({ data: [], meta: {} }, decoderOf("getSchedule"))).toEqual({
      items: [],
      count: 0,
      next: null,
      zone: null,
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
    decodeSingle(
      { data: { id: "sh_0000000001", name: "The Lighthouse", ...members }, meta },
      decoderOf("getShow"),
    );

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
    decodeSingle({ data: { ...slot, channel_name: "One", country }, meta }, decoderOf("searchListings"))
      .country;
  expect(read("GB")).toBe("GB");
  expect(read(null)).toBeUndefined();
  expect(read("<b>")).toBeUndefined();
});

describe("a free way to watch", () => {
  const option = {
    service: "One Player",
    kind: "public",
    country: "GB",
    watch_url: "https://one.example/live",
    signup: "none",
    checked: "2026-08-20",
  };
  const read = (...data: unknown[]) => decodeList({ data }, decoderOf("listFreeView")).items;

  it("is left out if it leads to no web page", () => {
    expect(read(option, { ...option, watch_url: "javascript:alert(1)" })).toEqual([option]);
  });

  it("has no kind or sign-up that the contract doesn't name", () => {
    expect(read({ ...option, kind: "satellite", signup: "card", checked: null })).toEqual([
      { service: option.service, country: option.country, watch_url: option.watch_url },
    ]);
  });
});

describe("an event", () => {
  const event = { id: "ev_1", home: "Rovers", away: "Town", start: "2026-08-22T14:00:00Z" };
  const read = (members: object) => decodeSingle({ data: { ...event, ...members } }, decoderOf("getEvent"));

  it("is named after its teams and of another sport, if the deployment names neither", () => {
    expect(read({ name: null })).toMatchObject({ name: "Rovers v Town", sport: "other", live_on: 0 });
  });

  it("keeps the broadcasts that fit, also those that don't repeat its id", () => {
    const broadcast = {
      channel: "ch_1",
      channel_name: "One",
      listing: "ls_1",
      start: event.start,
      stop: "2026-08-22T16:00:00Z",
      showing: "live",
    };
    const { broadcasts, related } = read({ broadcasts: [broadcast, { ...broadcast, showing: "maybe" }] });
    expect(broadcasts).toMatchObject([{ channel: "ch_1", showing: "live", free: false }]);
    expect(related).toEqual([]);
  });
});
