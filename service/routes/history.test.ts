import { describe, expect, it } from "vitest";
import { z } from "zod";
import { slotSchema } from "../../contract/slot.ts";
import { fromIso, toIso } from "../../contract/time.ts";
import { replaceAllSlots, type TestSlot } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const start = fromIso("2026-08-01T00:00:00Z");

/** Slots one after another, half an hour each, by their numbers. */
const halfHours = (from: number, to: number, title = "Slot"): TestSlot[] =>
  Array.from({ length: to - from }, (_, n) => ({
    start: start + (from + n) * 1800,
    stop: start + (from + n + 1) * 1800,
    title: `${title} ${from + n}`,
  }));

const month = "from=2026-08-01T00:00:00Z&to=2026-09-01T00:00:00Z";

describe("GET /channels/{id}/history", () => {
  it("gives the slots that overlap the window, with what the schedule gives of them", async () => {
    const { list, ids } = await openTestApp({ channels: [{ key: "one", slots: halfHours(0, 96) }] });
    const path = `/channels/${ids[0]}/history?from=2026-08-01T10:15:00Z&to=2026-08-01T11:30:00Z`;
    const { data, meta } = await list(path, slotSchema);
    expect(data.map(({ start }) => start)).toEqual(
      ["10:00", "10:30", "11:00"].map((time) => `2026-08-01T${time}:00Z`),
    );
    expect(meta).toMatchObject({ count: 3, next: null });
    const day = await list(`/channels/${ids[0]}/schedule?date=2026-08-01`, slotSchema);
    expect(day.data).toEqual(expect.arrayContaining(data));
    expect((await list(`${path}&fields=start`, z.looseObject({}))).data[0]).toEqual({
      id: data[0]?.id,
      start: data[0]?.start,
    });
  });

  it("walks each slot once, 500 a page, with the total on each", async () => {
    const { list, ids } = await openTestApp({ channels: [{ key: "one", slots: halfHours(0, 1100) }] });
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor = "";
    do {
      const { data, meta } = await list(`/channels/${ids[0]}/history?${month}${cursor}`, slotSchema);
      expect(meta.count).toBe(1100);
      seen.push(...data.map(({ start }) => start));
      sizes.push(data.length);
      cursor = meta.next === null ? "" : `&cursor=${meta.next}`;
    } while (cursor);
    expect(sizes).toEqual([500, 500, 100]);
    expect(seen).toEqual(halfHours(0, 1100).map((slot) => toIso(slot.start)));
  });

  it("gives what stands throughout once, and none twice, while listings are replaced in between", async () => {
    const { list, ids, store, guide } = await openTestApp({
      channels: [{ key: "one", slots: halfHours(0, 1100) }],
    });
    const path = `/channels/${ids[0]}/history?${month}`;
    const first = await list(path, slotSchema);
    // All before the page's end go, so that no place in the list is what it was.
    await replaceAllSlots(store.db, ids[0] ?? "", halfHours(450, 1050));
    await guide.poll();
    const second = await list(`${path}&cursor=${first.meta.next}`, slotSchema);
    const third = await list(`${path}&cursor=${second.meta.next}`, slotSchema);
    const walked = [...first.data, ...second.data, ...third.data].map(({ start }) => start);
    expect(new Set(walked).size).toBe(walked.length);
    for (const slot of halfHours(450, 1050)) expect(walked).toContain(toIso(slot.start));
    expect(third.meta.next).toBeNull();
  });

  it("refuses windows that are over 31 days, empty, reversed or incomplete, and another channel's cursor", async () => {
    const { list, problem, ids } = await openTestApp({
      channels: [{ key: "one", slots: halfHours(0, 600) }, { key: "two" }],
    });
    const path = `/channels/${ids[0]}/history`;
    for (const [from, to] of [
      ["2026-08-01T00:00:00Z", "2026-09-01T00:00:01Z"],
      ["2026-08-22T00:00:00Z", "2026-08-22T00:00:00Z"],
      ["2026-08-23T00:00:00Z", "2026-08-22T00:00:00Z"],
    ])
      expect(await problem(`${path}?from=${from}&to=${to}`)).toMatchObject({
        code: "invalid_parameter",
        errors: [{ param: "to" }],
      });
    expect(await problem(`${path}?from=2026-08-01T00:00:00Z`)).toMatchObject({
      code: "missing_parameter",
      errors: [{ param: "to" }],
    });
    expect(await problem(`${path}?${month}&limit=5`)).toMatchObject({ code: "unknown_parameter" });
    const { meta } = await list(`${path}?${month}`, slotSchema);
    expect(await problem(`/channels/${ids[1]}/history?${month}&cursor=${meta.next}`)).toMatchObject({
      status: 400,
      code: "invalid_cursor",
    });
    expect((await problem(`/channels/ch_0000000000/history?${month}`)).status).toBe(404);
  });

  it("keeps to yesterday and today for a free key", async () => {
    const { request, problem, ids } = await openTestApp({ channels: [{ key: "one" }], plan: "free" });
    const path = `/channels/${ids[0]}/history`;
    const days = "from=2026-08-21T00:00:00Z&to=2026-08-23T00:00:00Z";
    expect((await request(`${path}?${days}`)).status).toBe(200);
    expect(await problem(`${path}?${month}`)).toMatchObject({ status: 403, code: "outside_plan_window" });
  });
});
