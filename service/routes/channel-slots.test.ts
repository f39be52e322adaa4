import { describe, expect, it } from "vitest";
import { z } from "zod";
import { channelNowSchema, slotSchema } from "../../contract/slot.ts";
import { fromIso } from "../../contract/time.ts";
import type { TestSlot } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const slot = (from: string, to: string, title: string, rest: Partial<TestSlot> = {}): TestSlot => ({
  start: fromIso(from),
  stop: fromIso(to),
  title,
  ...rest,
});

const nobody = "ch_0000000000";

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
