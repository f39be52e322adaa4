import { describe, expect, it } from "vitest";
import { z } from "zod";
import { channelSchema } from "../../contract/channel.ts";
import { channelNowSchema, slotSchema } from "../../contract/slot.ts";
import { fromIso } from "../../contract/time.ts";
import { addChannels, removeChannel, type TestSlot } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const slot = (from: string, to: string, title: string, rest: Partial<TestSlot> = {}): TestSlot => ({
  start: fromIso(from),
  stop: fromIso(to),
  title,
  ...rest,
});

const nobody = "ch_0000000000";

describe("GET /channels", () => {
  const channels = [
    {
      key: "News.uk",
      name: "News",
      country: "GB",
      languages: ["eng"],
      categories: ["news"],
      aliases: ["NWS"],
      logo: "https://example.org/n.png",
      position: 7,
    },
    { key: "Sport.fr", name: "Sport", country: "FR", languages: ["fra"], categories: ["sports"] },
    { key: "Kids.fr", name: "Kids", country: "FR", languages: ["fra"], categories: ["kids"] },
  ];

  it("gives channels with all that is known of them", async () => {
    const { list, ids } = await openTestApp({ channels });
    const { data, meta } = await list("/channels?country=gb", channelSchema);
    expect(meta).toMatchObject({ count: 1, next: null });
    expect(data).toEqual([
      {
        id: ids[0],
        name: "News",
        country: "GB",
        languages: ["eng"],
        categories: ["news"],
        owner: null,
        launched: null,
        website: null,
        feeds: 1,
        logo: "https://example.org/n.png",
        aliases: ["NWS"],
        number: 7,
        timezone: "Europe/London",
        sample: false,
      },
    ]);
  });

  it.each([
    ["", ["Kids", "News", "Sport"]],
    ["?country=FR,GB&lang=fra", ["Kids", "Sport"]],
    ["?category=Sports", ["Sport"]],
    ["?has_logo=true", ["News"]],
    ["?country=JP", []],
  ])("filtered by %j gives %j", async (query, names) => {
    const { list } = await openTestApp({ channels });
    const { data } = await list(`/channels${query}`, channelSchema);
    expect(data.map(({ name }) => name).sort()).toEqual(names);
  });

  it("gives the id and the chosen fields alone", async () => {
    const { list, ids } = await openTestApp({ channels });
    const { data } = await list("/channels?country=GB&fields=name,country", channelSchema.partial());
    expect(data).toEqual([{ id: ids[0], name: "News", country: "GB" }]);
  });

  it("is walked by cursor: each channel once, while channels come and go and the limit changes", async () => {
    const many = Array.from({ length: 25 }, (_, n) => ({ key: `Channel ${n}` }));
    const { list, ids, store, guide } = await openTestApp({ channels: many });
    const sorted = [...ids].sort();
    const first = await list("/channels?limit=10", channelSchema);
    expect(first.meta.count).toBe(25);
    expect(first.data.map(({ id }) => id)).toEqual(sorted.slice(0, 10));

    await removeChannel(store.db, sorted[3] ?? "");
    await addChannels(store.db, [{ key: "Newcomer" }]);
    await guide.poll();
    const second = await list(`/channels?limit=500&cursor=${first.meta.next}`, channelSchema);
    expect(second.meta).toMatchObject({ count: 25, next: null });
    const rest = second.data.map(({ id }) => id);
    expect(sorted.slice(10).filter((id) => !rest.includes(id))).toEqual([]);
    expect(sorted.slice(0, 10).filter((id) => rest.includes(id))).toEqual([]);
  });

  it("refuses a cursor of other filters, an altered one, and one older than 24 h", async () => {
    const { list, problem, moveTo } = await openTestApp({ channels, at: "2026-08-22T18:00:00Z" });
    const { meta } = await list("/channels?country=FR&limit=1", channelSchema);
    const cursor = meta.next ?? "";
    expect((await list(`/channels?country=FR&cursor=${cursor}`, channelSchema)).data).toHaveLength(1);
    expect(await problem(`/channels?country=GB&cursor=${cursor}`)).toMatchObject({ code: "invalid_cursor" });
    expect(await problem(`/channels?cursor=${cursor}`)).toMatchObject({
      status: 400,
      code: "invalid_cursor",
    });
    expect(await problem(`/channels?country=FR&cursor=${cursor.slice(0, -1)}_`)).toMatchObject({
      code: "invalid_cursor",
    });
    await moveTo("2026-08-23T18:00:00Z");
    expect(await problem(`/channels?country=FR&cursor=${cursor}`)).toMatchObject({ code: "invalid_cursor" });
  });
});

describe("GET /channels/search", () => {
  it("finds by name, alias or call sign, with the total and at most the limit", async () => {
    const { list } = await openTestApp({
      channels: [
        { key: "BBC One" },
        { key: "BBC Two", aliases: ["Deux"] },
        { key: "BBC Monde", country: "FR" },
      ],
    });
    const found = await list("/channels/search?q=bbc&limit=2", channelSchema);
    expect(found.data.map(({ name }) => name)).toEqual(["BBC Monde", "BBC One"]);
    expect(found.meta).toMatchObject({ count: 3, next: null });
    expect((await list("/channels/search?q=DEUX", channelSchema)).data[0]?.name).toBe("BBC Two");
    expect((await list("/channels/search?q=bbc&country=FR", channelSchema)).data).toHaveLength(1);
  });
});

describe("GET /channels/{id}", () => {
  it("gives one channel, or 404", async () => {
    const { single, problem, ids } = await openTestApp({ channels: [{ key: "one" }] });
    expect(await single(`/channels/${ids[0]}`, channelSchema)).toMatchObject({ id: ids[0], name: "one" });
    expect(await single(`/channels/${ids[0]}?fields=name`, channelSchema.partial())).toEqual({
      id: ids[0],
      name: "one",
    });
    for (const id of [nobody, "ch_", "search1", "ch_ABCDEFGHIJ", "%2e%2e"])
      expect(await problem(`/channels/${id}`)).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("GET /channels/{id}/schedule", () => {
  const evening = [
    slot("2026-08-21T22:30:00Z", "2026-08-21T23:30:00Z", "Over London's midnight"),
    slot("2026-08-21T23:30:00Z", "2026-08-22T00:30:00Z", "Over UTC's midnight"),
    slot("2026-08-22T12:00:00Z", "2026-08-22T13:00:00Z", "Noon", {
      sub_title: "A part",
      description: "What happens",
      category: ["Drama"],
      episode: { season: 2, number: 3, name: "A part" },
      flags: { new: true, live: false, repeat: false },
      icon: "https://example.org/i.png",
      year: 2025,
      rating: "PG",
    }),
    slot("2026-08-22T22:30:00Z", "2026-08-22T23:00:00Z", "Ends with London's day"),
    slot("2026-08-22T23:00:00Z", "2026-08-23T00:00:00Z", "Ends with UTC's day"),
    slot("2026-08-23T00:00:00Z", "2026-08-23T01:00:00Z", "Tomorrow"),
  ];
  const channels = [{ key: "one", slots: evening }];

  it("gives every slot that overlaps the day, in UTC unless a zone is told, today unless a date is", async () => {
    const { list, ids } = await openTestApp({ channels, at: "2026-08-22T18:00:00Z" });
    const titles = async (query: string) =>
      (await list(`/channels/${ids[0]}/schedule${query}`, slotSchema)).data.map(({ title }) => title);
    const utc = ["Over UTC's midnight", "Noon", "Ends with London's day", "Ends with UTC's day"];
    expect(await titles("")).toEqual(utc);
    expect(await titles("?date=2026-08-22")).toEqual(utc);
    expect(await titles("?tz=Europe/London")).toEqual([
      "Over London's midnight",
      "Over UTC's midnight",
      "Noon",
      "Ends with London's day",
    ]);
    expect(await titles("?date=2026-08-30")).toEqual([]);
  });

  it("means today as it is in the zone", async () => {
    const { list, ids } = await openTestApp({ channels, at: "2026-08-22T23:30:00Z" });
    const { data } = await list(`/channels/${ids[0]}/schedule?tz=Asia/Tokyo`, slotSchema);
    expect(data[0]?.title).toBe("Ends with London's day");
  });

  it("cuts days of 23, 25 and 0 hours", async () => {
    const quarters = (day: string) =>
      Array.from({ length: 48 * 4 }, (_, n) => ({
        start: fromIso(day) + n * 900,
        stop: fromIso(day) + (n + 1) * 900,
      }));
    const { list, ids } = await openTestApp({
      channels: [
        {
          key: "one",
          slots: ["2026-03-28T12:00:00Z", "2026-10-24T12:00:00Z", "2011-12-29T00:00:00Z"].flatMap(quarters),
        },
      ],
    });
    const count = async (date: string, tz: string) =>
      (await list(`/channels/${ids[0]}/schedule?date=${date}&tz=${tz}`, slotSchema)).meta.count / 4;
    expect(await count("2026-03-29", "Europe/London")).toBe(23);
    expect(await count("2026-10-25", "Europe/London")).toBe(25);
    expect(await count("2011-12-30", "Pacific/Apia")).toBe(0);
    expect(await count("2011-12-29", "Pacific/Apia")).toBe(24);
  });

  it("carries all that the contract names, and with fields only what they choose", async () => {
    const { list, ids } = await openTestApp({ channels });
    const path = `/channels/${ids[0]}/schedule?date=2026-08-22`;
    const noon = (await list(path, slotSchema)).data[1];
    expect(noon).toMatchObject({
      channel: ids[0],
      start: "2026-08-22T12:00:00Z",
      stop: "2026-08-22T13:00:00Z",
      title: "Noon",
      sub_title: "A part",
      description: "What happens",
      category: ["Drama"],
      episode: { season: 2, number: 3 },
      flags: { new: true, live: false, repeat: false },
      icon: "https://example.org/i.png",
      year: 2025,
      rating: "PG",
    });
    const chosen = await list(`${path}&fields=title,episode.season,flags.new`, z.looseObject({}));
    expect(chosen.data[1]).toEqual({
      id: noon?.id,
      title: "Noon",
      episode: { season: 2 },
      flags: { new: true },
    });
  });

  it.each([
    "date=22-08-2026",
    "date=2026-02-30",
    "date=1999-12-31",
    "tz=GMT%2B2",
    "tz=Mars/Base",
    "tz=%2B02:00",
  ])("refuses %s", async (query) => {
    const { problem, ids } = await openTestApp({ channels });
    expect(await problem(`/channels/${ids[0]}/schedule?${query}`)).toMatchObject({
      status: 400,
      code: "invalid_parameter",
    });
  });

  it("is 404 for a channel that isn't there", async () => {
    const { problem } = await openTestApp();
    expect((await problem(`/channels/${nobody}/schedule`)).status).toBe(404);
  });
});

describe("GET /channels/{id}/now and /next", () => {
  const channels = [
    {
      key: "one",
      slots: [
        slot("2026-08-22T17:00:00Z", "2026-08-22T18:30:00Z", "On now"),
        slot("2026-08-22T18:30:00Z", "2026-08-22T19:00:00Z", "Soon"),
        slot("2026-08-22T19:30:00Z", "2026-08-22T20:00:00Z", "After a gap"),
      ],
    },
    { key: "empty" },
  ];

  it("give the running slot with its progress, and the next", async () => {
    const { single, ids } = await openTestApp({ channels, at: "2026-08-22T18:00:00Z" });
    expect(await single(`/channels/${ids[0]}/now`, channelNowSchema)).toMatchObject({
      channel: ids[0],
      now: { title: "On now", progress: 0.667, channel: ids[0] },
      next: { title: "Soon", start: "2026-08-22T18:30:00Z" },
    });
  });

  it("give null for what isn't there", async () => {
    const { single, ids, moveTo } = await openTestApp({ channels });
    expect(await single(`/channels/${ids[1]}/now`, channelNowSchema)).toEqual({
      channel: ids[1],
      now: null,
      next: null,
    });
    await moveTo("2026-08-22T19:15:00Z");
    expect(await single(`/channels/${ids[0]}/now`, channelNowSchema)).toMatchObject({
      now: null,
      next: { title: "After a gap" },
    });
  });

  it("give as many next slots as are asked for, 3 unless told", async () => {
    const { list, ids, problem } = await openTestApp({ channels, at: "2026-08-22T16:00:00Z" });
    const titles = async (query: string) =>
      (await list(`/channels/${ids[0]}/next${query}`, slotSchema)).data.map(({ title }) => title);
    expect(await titles("")).toEqual(["On now", "Soon", "After a gap"]);
    expect(await titles("?count=1")).toEqual(["On now"]);
    expect(await titles("?count=20")).toHaveLength(3);
    expect(await problem(`/channels/${ids[0]}/next?count=21`)).toMatchObject({ code: "invalid_parameter" });
    expect((await problem(`/channels/${nobody}/next`)).status).toBe(404);
    expect((await problem(`/channels/${nobody}/now`)).status).toBe(404);
  });
});
