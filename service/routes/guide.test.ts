import { describe, expect, it } from "vitest";
import { channelNextSchema, nowNextSchema, slotSchema } from "../../contract/slot.ts";
import { fromIso, toIso } from "../../contract/time.ts";
import type { TestSlot } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const hours = (from: string, count: number): TestSlot[] =>
  Array.from({ length: count }, (_, n) => {
    const start = fromIso(from) + n * 3600;
    return { start, stop: start + 3600, title: toIso(start).slice(5, 13) };
  });

const channels = [
  { key: "a", position: 2, slots: hours("2026-08-22T00:00:00Z", 48) },
  { key: "b", position: 1, slots: hours("2026-08-22T00:30:00Z", 48) },
  { key: "c", country: "FR" },
];

const nobody = "ch_0000000000";

describe("GET /guide", () => {
  it("gives the slots that overlap the window, channel by channel as asked, then by start", async () => {
    const { list, ids } = await openTestApp({ channels });
    const [a, b, c] = ids;
    const path = `/guide?channels=${b},${c},${a},${b}&from=2026-08-22T18:00:00Z&to=2026-08-22T20:00:00Z`;
    const { data, meta } = await list(path, slotSchema);
    expect(data.map(({ channel, title }) => [channel, title])).toEqual([
      [b, "08-22T17"],
      [b, "08-22T18"],
      [b, "08-22T19"],
      [a, "08-22T18"],
      [a, "08-22T19"],
    ]);
    expect(meta).toMatchObject({ count: 5, next: null });
    const chosen = await list(`${path}&fields=start`, slotSchema.partial());
    expect(chosen.data[0]).toEqual({ id: data[0]?.id, start: "2026-08-22T17:30:00Z" });
  });

  it("takes windows of up to 31 days, and refuses longer, empty, turned and malformed ones", async () => {
    const { list, problem, ids } = await openTestApp({ channels });
    const window = (from: string, to: string) => `/guide?channels=${ids[0]}&from=${from}&to=${to}`;
    const month = await list(window("2026-08-01T00:00:00Z", "2026-09-01T00:00:00Z"), slotSchema);
    expect(month.meta.count).toBe(48);
    for (const [from, to] of [
      ["2026-08-01T00:00:00Z", "2026-09-01T00:00:01Z"],
      ["2026-08-22T00:00:00Z", "2026-08-22T00:00:00Z"],
      ["2026-08-23T00:00:00Z", "2026-08-22T00:00:00Z"],
    ] as const)
      expect(await problem(window(from, to))).toMatchObject({
        code: "invalid_parameter",
        errors: [{ param: "to" }],
      });
    for (const from of [
      "2026-08-22",
      "2026-08-22T00:00:00",
      "2026-08-22T00:00:00%2B02:00",
      "2026-02-30T00:00:00Z",
      "now",
    ])
      expect(await problem(window(from, "2026-08-22T20:00:00Z"))).toMatchObject({
        code: "invalid_parameter",
        errors: [{ param: "from" }],
      });
  });

  it("is 404 by name for a channel that isn't there, and 400 for what is no id or too many", async () => {
    const { problem, ids } = await openTestApp({ channels });
    const window = "&from=2026-08-22T18:00:00Z&to=2026-08-22T20:00:00Z";
    const missing = await problem(`/guide?channels=${ids[0]},${nobody}${window}`);
    expect(missing).toMatchObject({ status: 404, code: "not_found" });
    expect(missing.detail).toContain(nobody);
    expect(await problem(`/guide?channels=abc${window}`)).toMatchObject({ code: "invalid_parameter" });
    const many = Array.from({ length: 51 }, (_, n) => `ch_${String(n).padStart(10, "0")}`);
    expect(await problem(`/guide?channels=${many}${window}`)).toMatchObject({
      status: 400,
      errors: [{ param: "channels", detail: "at most 50 channels" }],
    });
  });
});

describe("GET /now and /next", () => {
  it("give the named channels in the order named", async () => {
    const { list, problem, ids } = await openTestApp({ channels, at: "2026-08-22T18:10:00Z" });
    const [a, b, c] = ids;
    const now = await list(`/now?channels=${c},${a}`, nowNextSchema);
    expect(now.data).toMatchObject([
      { channel: c, now: null, next: null },
      { channel: a, now: { title: "08-22T18" }, next: { title: "08-22T19" } },
    ]);
    const next = await list(`/next?channels=${b}`, channelNextSchema);
    expect(next.data).toMatchObject([
      {
        channel: b,
        next: { title: "08-22T18", start: "2026-08-22T18:30:00Z", stop: "2026-08-22T19:30:00Z" },
      },
    ]);
    expect(Object.keys(next.data[0] ?? {})).toEqual(["channel", "next"]);
    expect((await problem(`/now?channels=${nobody}`)).status).toBe(404);
  });

  it("answer a country in lineup order, whole unless a limit is given", async () => {
    const many = Array.from({ length: 150 }, (_, n) => ({ key: `channel ${n}`, position: 150 - n }));
    const { list, problem, ids } = await openTestApp({ channels: many });
    const backwards = [...ids].reverse();
    for (const kind of ["now", "next"]) {
      const all = await list(`/${kind}?country=gb`, channelNextSchema);
      expect(all.data.map(({ channel }) => channel)).toEqual(backwards);
      const some = await list(`/${kind}?country=GB&limit=140`, channelNextSchema);
      const rest = await list(`/${kind}?country=GB&cursor=${some.meta.next}`, channelNextSchema);
      expect([...some.data, ...rest.data].map(({ channel }) => channel)).toEqual(backwards);
      expect((await problem(`/${kind}?country=FR`)).status).toBe(404);
    }
  });

  it("give every channel by pages of 100 with neither, and refuse both", async () => {
    const many = Array.from({ length: 150 }, (_, n) => ({
      key: `channel ${n}`,
      country: n % 2 ? "GB" : "FR",
    }));
    const { list, problem, ids } = await openTestApp({ channels: many });
    const first = await list("/now", nowNextSchema);
    expect(first.data).toHaveLength(100);
    expect(first.meta.count).toBe(150);
    const rest = await list(`/now?cursor=${first.meta.next}`, nowNextSchema);
    expect(rest.meta.next).toBeNull();
    expect([...first.data, ...rest.data].map(({ channel }) => channel)).toEqual([...ids].sort());
    expect(await problem(`/now?channels=${ids[0]}&country=GB`)).toMatchObject({ code: "invalid_parameter" });
  });

  it("carry what badges and links need", async () => {
    const { list, ids } = await openTestApp({
      at: "2026-08-22T18:10:00Z",
      channels: [
        {
          key: "a",
          slots: [
            {
              start: fromIso("2026-08-22T18:00:00Z"),
              stop: fromIso("2026-08-22T19:00:00Z"),
              title: "Match",
              sub_title: "Home v Away",
              description: "not in lists",
              category: ["Sports"],
              episode: { season: 1, number: 4 },
              flags: { new: false, live: true, repeat: false },
            },
          ],
        },
      ],
    });
    const [item] = (await list(`/now?channels=${ids[0]}`, nowNextSchema)).data;
    expect(item?.now).toMatchObject({
      id: expect.stringMatching(/^ls_/),
      sub_title: "Home v Away",
      category: ["Sports"],
      episode: { season: 1, number: 4 },
      flags: { live: true },
    });
    expect(item?.now).not.toHaveProperty("description");
  });
});
