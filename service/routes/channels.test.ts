import { describe, expect, it } from "vitest";
import { channelSchema } from "../../contract/channel.ts";
import { addChannels, removeChannel } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

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
        free: false,
        access: "unknown",
        source_ids: [{ source: "test", id: "News.uk" }],
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
