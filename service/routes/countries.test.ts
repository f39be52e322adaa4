import { describe, expect, it } from "vitest";
import { channelSchema } from "../../contract/channel.ts";
import { countryItemSchema, countrySchema, coverageSchema } from "../../contract/country.ts";
import { nowNextSchema } from "../../contract/slot.ts";
import { fromIso, toIso } from "../../contract/time.ts";
import { type TestSlot, testUpdatedAt } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

/** Slots of an hour each, from an instant on, named by their start. */
const hours = (from: string, count: number, rest: Partial<TestSlot> = {}): TestSlot[] =>
  Array.from({ length: count }, (_, n) => {
    const start = fromIso(from) + n * 3600;
    return { start, stop: start + 3600, title: toIso(start).slice(5, 13), ...rest };
  });

const channels = [
  { key: "two", position: 2, slots: hours("2026-08-22T00:00:00Z", 30), categories: ["General"] },
  { key: "one", position: 1, slots: hours("2026-08-22T12:00:00Z", 30, { category: ["News", "Live"] }) },
  { key: "none", position: 3 },
  { key: "Tokyo", country: "JP", slots: hours("2026-08-22T00:00:00Z", 48) },
];

describe("GET /countries", () => {
  it("gives each country that has channels, with the listings of its own today", async () => {
    const { list } = await openTestApp({ channels, at: "2026-08-22T18:00:00Z" });
    const { data, meta } = await list("/countries", countryItemSchema);
    expect(data).toEqual([
      // London's day runs from 23 h to 23 h UTC, Tokyo's (already the 23rd) from 15 h to 15 h.
      { code: "GB", name: "United Kingdom", channels: 3, feeds: 3, listings_today: 23 + 11 },
      { code: "JP", name: "Japan", channels: 1, feeds: 1, listings_today: 24 },
    ]);
    expect(meta).toMatchObject({ count: 2, next: null });
  });
});

describe("GET /countries/{cc}", () => {
  it("gives the country, its last change and the fill of today's listings", async () => {
    const day = hours("2026-08-22T00:00:00Z", 4);
    const [a, b, c, d] = day;
    if (!a || !b || !c || !d) throw new Error("four slots");
    const { single, problem } = await openTestApp({
      channels: [
        {
          key: "one",
          slots: [
            { ...a, description: 'says "category":["x"]', category: ["News"] },
            { ...b, description: "text" },
            { ...c, description: "text", episode: { season: 1, number: 2 } },
            d,
          ],
        },
      ],
    });
    expect(await single("/countries/gb", countrySchema)).toEqual({
      code: "GB",
      name: "United Kingdom",
      channels: 1,
      feeds: 1,
      updated: toIso(testUpdatedAt),
      fill: { descr: 0.75, category: 0.25, episode_num: 0.25 },
      timezone: "Europe/London",
    });
    for (const cc of ["FR", "GBR", "1"])
      expect(await problem(`/countries/${cc}`)).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("GET /countries/{cc}/coverage", () => {
  const [a, b, c, d, ...later] = hours("2026-08-22T00:00:00Z", 30);
  if (!a || !b || !c || !d) throw new Error("four slots");
  const covered = [
    {
      key: "one",
      slots: [
        { ...a, description: 'says "icon":"x"', category: ["News"], icon: "https://example.org/i.png" },
        { ...b, sub_title: "A part", episode: { season: 1, number: 2 } },
        { ...c, sub_title: "Another" },
        { ...d, hidden: true },
      ],
    },
    { key: "two", slots: later },
  ];

  it("gives how many listings the day has in the country's zone, and the share that has each field", async () => {
    const { single } = await openTestApp({ channels: covered, at: "2026-08-22T18:00:00Z" });
    const today = await single("/countries/gb/coverage", coverageSchema);
    expect(today).toEqual({
      country: "GB",
      date: "2026-08-22",
      // London's day ends at 23 h UTC.
      slots: 22,
      fill: { title: 1, descr: 0.045, category: 0.045, episode_num: 0.045, sub_title: 0.091, icon: 0.045 },
      with_join: { episode_num: 0.045, sub_title: 0.091 },
    });
    expect(await single("/countries/GB/coverage?date=2026-08-22", coverageSchema)).toEqual(today);
  });

  it("means the date that it is there, or any other date that is asked for", async () => {
    const { single } = await openTestApp({ channels: covered, at: "2026-08-22T23:30:00Z" });
    expect(await single("/countries/GB/coverage", coverageSchema)).toMatchObject({
      date: "2026-08-23",
      slots: 7,
    });
    expect(await single("/countries/GB/coverage?date=2026-01-01", coverageSchema)).toMatchObject({
      slots: 0,
      fill: { title: 0, icon: 0 },
      with_join: { episode_num: 0 },
    });
  });

  it("has none on a date that the zone left out", async () => {
    const noon = fromIso("2011-12-30T10:00:00Z");
    const { single } = await openTestApp({
      channels: [{ key: "Apia", country: "WS", slots: [{ start: noon - 3600, stop: noon + 3600 }] }],
    });
    expect(await single("/countries/WS/coverage?date=2011-12-30", coverageSchema)).toMatchObject({
      slots: 0,
    });
    expect(await single("/countries/WS/coverage?date=2011-12-29", coverageSchema)).toMatchObject({
      slots: 1,
    });
  });

  it("refuses what is no date, and a country without channels", async () => {
    const { problem } = await openTestApp({ channels: covered });
    for (const date of ["today", "2026-02-30", "1999-12-31"])
      expect(await problem(`/countries/GB/coverage?date=${date}`)).toMatchObject({
        status: 400,
        code: "invalid_parameter",
      });
    expect((await problem("/countries/FR/coverage")).status).toBe(404);
  });
});

describe("GET /countries/{cc}/channels", () => {
  it("gives the channels in lineup order, page by page", async () => {
    const { list, problem } = await openTestApp({ channels });
    const first = await list("/countries/GB/channels?limit=2", channelSchema);
    expect(first.data.map(({ name, number }) => [name, number])).toEqual([
      ["one", 1],
      ["two", 2],
    ]);
    expect(first.meta.count).toBe(3);
    const rest = await list(`/countries/GB/channels?cursor=${first.meta.next}`, channelSchema);
    expect(rest.data.map(({ name }) => name)).toEqual(["none"]);
    expect(await problem(`/countries/JP/channels?cursor=${first.meta.next}`)).toMatchObject({
      code: "invalid_cursor",
    });
    expect((await problem("/countries/FR/channels")).status).toBe(404);
  });
});

describe("GET /countries/{cc}/now", () => {
  it("gives every channel's now and next in lineup order, with null for what isn't there", async () => {
    const { list, ids, problem } = await openTestApp({ channels, at: "2026-08-22T18:20:00Z" });
    const { data, meta } = await list("/countries/GB/now", nowNextSchema);
    expect(data.map(({ channel, now, next }) => [channel, now?.title, next?.title])).toEqual([
      [ids[1], "08-22T18", "08-22T19"],
      [ids[0], "08-22T18", "08-22T19"],
      [ids[2], undefined, undefined],
    ]);
    expect(meta.count).toBe(3);
    expect((await problem("/countries/FR/now")).status).toBe(404);
  });

  it("filtered by category gives the channels of it, and those that show a programme of it", async () => {
    const { list, ids, moveTo } = await openTestApp({ channels, at: "2026-08-22T18:20:00Z" });
    const shown = async (category: string) =>
      (await list(`/countries/GB/now?category=${category}`, nowNextSchema)).data.map(
        ({ channel }) => channel,
      );
    expect(await shown("NEWS")).toEqual([ids[1]]);
    expect(await shown("general")).toEqual([ids[0]]);
    expect(await shown("kids")).toEqual([]);
    await moveTo("2026-08-22T11:00:00Z");
    expect(await shown("news")).toEqual([]);
  });
});

describe("GET /countries/{cc}/tonight", () => {
  it("gives what is on at the hour of today's date, and next, in the country's zone", async () => {
    const { list, ids, problem } = await openTestApp({ channels, at: "2026-08-22T10:00:00Z" });
    const tonight = await list("/countries/GB/tonight", nowNextSchema);
    expect(tonight.meta.tz).toBe("Europe/London");
    expect(tonight.data.map(({ channel, now, next }) => [channel, now?.title, next?.title])).toEqual([
      [ids[1], "08-22T18", "08-22T19"],
      [ids[0], "08-22T18", "08-22T19"],
      [ids[2], undefined, undefined],
    ]);
    const early = await list("/countries/GB/tonight?from_hour=0", nowNextSchema);
    expect(early.data[1]).toMatchObject({ now: null, next: { title: "08-22T00" } });
    const tokyo = await list("/countries/JP/tonight?from_hour=21", nowNextSchema);
    expect(tokyo.meta.tz).toBe("Asia/Tokyo");
    expect(tokyo.data[0]?.now?.title).toBe("08-22T12");
    expect(await problem("/countries/GB/tonight?from_hour=24")).toMatchObject({ code: "invalid_parameter" });
    expect((await problem("/countries/FR/tonight")).status).toBe(404);
  });

  it("is one instant for every channel, whatever its own zone, and of the date in the country", async () => {
    const own = ["America/New_York", "America/Los_Angeles", "Asia/Tokyo"].map((timezone) => ({
      key: timezone,
      country: "US",
      timezone,
      slots: hours("2026-08-22T00:00:00Z", 48),
    }));
    const { list, ids, moveTo } = await openTestApp({ channels: own, at: "2026-08-23T03:30:00Z" });
    const titles = async (query = "") => {
      const { data, meta } = await list(`/countries/US/tonight${query}`, nowNextSchema);
      return [meta.tz, ...ids.map((id) => data.find(({ channel }) => channel === id)?.now?.title)];
    };
    expect(await titles()).toEqual(["America/New_York", "08-22T23", "08-22T23", "08-22T23"]);
    await moveTo("2026-08-23T04:30:00Z");
    expect(await titles()).toEqual(["America/New_York", "08-23T23", "08-23T23", "08-23T23"]);
    const there = ["America/Los_Angeles", "08-23T02", "08-23T02", "08-23T02"];
    expect(await titles("?tz=America%2FLos_Angeles")).toEqual(there);
  });

  it("names a zone that isn't one", async () => {
    const { problem } = await openTestApp({ channels, at: "2026-08-22T10:00:00Z" });
    expect(await problem("/countries/GB/tonight?tz=BST%2B1")).toMatchObject({
      code: "invalid_parameter",
      errors: [{ param: "tz" }],
    });
  });
});
