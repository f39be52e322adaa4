import { describe, expect, test } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { replaceKnown } from "../store/known-channels.ts";
import type { Store } from "../store/store.ts";
import { rejoinFeeds } from "./rejoin.ts";
import { type Line, openTestGuide, xmltv } from "./test-guide.ts";

const now = fromIso("2026-08-22T12:00:00Z");

/** Titles whose words say nothing: what else a source lists might change the kind of others. */
const on = (channel: string): Line[] => [
  [channel, "2026-08-22T10:00:00Z", "2026-08-22T11:00:00Z", "Ended"],
  [channel, "2026-08-22T11:30:00Z", "2026-08-22T12:30:00Z", "Begun"],
  [channel, "2026-08-22T12:30:00Z", "2026-08-22T13:00:00Z", "Upcoming"],
  [channel, "2026-08-23T12:30:00Z", "2026-08-23T13:00:00Z", "Morrow"],
];

const goneAt = async ({ db }: Store) =>
  Object.fromEntries(
    (await db.selectFrom("feed").select(["source_channel", "gone_at"]).execute()).map((feed) => [
      feed.source_channel,
      feed.gone_at,
    ]),
  );

describe("a channel that its source no longer lists", () => {
  test("loses its future programmes, and keeps those that have begun", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv([...on("one"), ...on("two")]));
    const [one, two] = [await guide.revisionOf("one"), await guide.revisionOf("two")];
    const summary = await guide.ingest(now, xmltv(on("two")));
    expect(summary).toMatchObject({ outcome: "ok", gone: 1, changed: { slots: 2, channels: 1 } });
    expect(await guide.slots()).toEqual([
      "one: Ended",
      "one: Begun",
      "two: Ended",
      "two: Begun",
      "two: Upcoming",
      "two: Morrow",
    ]);
    expect(await guide.revisionOf("one")).toBeGreaterThan(one);
    expect(await guide.revisionOf("two")).toBe(two);
    expect(await goneAt(guide.store)).toEqual({ one: now, two: null });
  });

  test("is reported once, and comes back with the source's next file that lists it", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv([...on("one"), ...on("two")]));
    await guide.ingest(now, xmltv(on("two")));
    const again = await guide.ingest(now + 60, xmltv(on("two")));
    expect(again).toMatchObject({ outcome: "unchanged", gone: 0, changed: { slots: 0 } });
    expect(await goneAt(guide.store)).toEqual({ one: now, two: null });
    const late: Line = ["two", "2026-08-24T12:00:00Z", "2026-08-24T13:00:00Z", "Late"];
    await guide.ingest(now + 120, xmltv([...on("one"), ...on("two"), late]));
    expect(await goneAt(guide.store)).toEqual({ one: null, two: null });
    expect(await guide.slots()).toContain("one: Morrow");
  });

  test("keeps everything if the file still declares it, or is held back", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv([...on("one"), ...on("two")]));
    const before = await guide.slots();
    expect(await guide.ingest(now, xmltv(on("two"), ["one"]))).toMatchObject({ gone: 0 });
    expect(await guide.ingest(now, xmltv(on("two").slice(0, 1)))).toMatchObject({ outcome: "held_back" });
    expect(await guide.slots()).toEqual(before);
  });

  test("keeps everything if the file comes from a new location, until that is read a second time", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv([...on("one"), ...on("two")]));
    const moved = { ...(await guide.request(now, xmltv(on("two")), { name: "other" })).input };
    const { ingest } = guide;
    expect(await ingest(now, "", { input: moved })).toMatchObject({ gone: 0 });
    expect(await guide.slots()).toContain("one: Morrow");
    expect(await ingest(now, "", { input: moved })).toMatchObject({ gone: 1 });
    expect(await guide.slots()).not.toContain("one: Morrow");
  });

  test("shows another source's programmes instead", async () => {
    const guide = await openTestGuide();
    const channel = {
      ...{ id: "One.uk", name: "One", aliases_json: "[]", country: "GB", languages_json: "[]" },
      ...{ categories_json: "[]", owner: null, launched: null, website: null, logo: null },
      ...{ timezone: null, areas_json: "[]", excluded: null },
    };
    await replaceKnown(guide.store.db, {
      channels: [channel],
      names: [{ key: "one.uk", channel: "One.uk" }],
      siteMap: [],
    });
    const other: Line[] = [["One.uk", "2026-08-22T12:30:00Z", "2026-08-22T12:45:00Z", "Instead"]];
    await guide.ingest(now, xmltv([...on("One.uk"), ...on("two")]));
    await guide.ingest(now, xmltv(other), { name: "other" });
    expect(await guide.slots()).toContain("One: Instead (hidden)");
    await guide.ingest(now, xmltv(on("two")));
    expect(await guide.slots()).toContain("One: Instead");
  });

  test("stays gone when the channel database is imported again", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, xmltv([...on("one"), ...on("two")]));
    await guide.ingest(now, xmltv(on("two")));
    await guide.store.db.transaction().execute(rejoinFeeds);
    expect(await goneAt(guide.store)).toEqual({ one: now, two: null });
  });
});
