import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fromIso } from "../../../contract/time.ts";
import { episodeIdOf, showIdOf } from "../../ids.ts";
import { importCatalogues } from "../../ingest/catalogue/import.ts";
import { setSlotVerdicts } from "../../store/derived-rows.ts";
import { getRevision } from "../../store/meta.ts";
import { getRecord } from "../../store/shows.ts";
import { formatEventMembers } from "../../store/slot-text.ts";
import { listOverlappingSlots } from "../../store/slots.ts";
import { markChannels } from "../../store/slots-write.ts";
import type { Store } from "../../store/store.ts";
import { addChannels, removeChannel, replaceAllSlots, type TestSlot } from "../../store/test-rows.ts";
import { openTestStore } from "../../store/test-store.ts";
import { derive as deriveWith } from "../engine.ts";
import { isAnyOutdated } from "../outdated.ts";
import { showsPlugin } from "./plugin.ts";
import { catalogueFile } from "./test-catalogue.ts";

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const derive = () => deriveWith(store.db, [showsPlugin], { lease: null, now: at });
const isOutdated = () => isAnyOutdated(store.db, [showsPlugin]);
const at = fromIso("2026-08-22T12:00:00Z");

const slot = (hour: number, more: Partial<TestSlot>): TestSlot => ({
  start: at + hour * 3600,
  stop: at + (hour + 1) * 3600,
  title: "Harbour Street",
  ...more,
});
const tvdb = (id: number) => ({ external_ids: { "thetvdb.com": `series/${id}` } });

/** All that was derived. */
async function derived() {
  const airings = await store.db
    .selectFrom("airing")
    .innerJoin("channel", "channel.ref", "airing.channel")
    .select(["channel.id", "airing.start", "airing.show", "airing.episode", "match_json"])
    .orderBy("channel.id")
    .orderBy("airing.start")
    .execute();
  const slots = await store.db
    .selectFrom("slot")
    .innerJoin("channel", "channel.ref", "slot.channel")
    .select(["channel.id", "slot.start", "slot.episode"])
    .where("slot.episode", "is not", null)
    .orderBy("channel.id")
    .orderBy("slot.start")
    .execute();
  const shows = await store.db.selectFrom("show").select(["id", "body"]).orderBy("id").execute();
  const episodes = await store.db.selectFrom("episode").select(["id", "body"]).orderBy("id").execute();
  return { airings, slots, shows, episodes };
}

/** What a channel's slots answer as their episodes. */
async function answered(id: string) {
  const { ref } = await store.db
    .selectFrom("channel")
    .select("ref")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = await listOverlappingSlots(store.db, { channels: [ref], from: at, to: at + 86_400 });
  return rows.map(({ body }) => JSON.parse(body).episode);
}

describe("shows", () => {
  it("are made of the slots that are shown, which tell their episodes", async () => {
    const [one = ""] = await addChannels(store.db, [
      {
        key: "one",
        slots: [
          slot(0, { episode: { season: 1, number: 2, name: "The Gale" }, sub_title: "The Gale" }),
          slot(1, { sub_title: "The Gale" }),
          slot(2, { title: "News" }),
          slot(3, { sub_title: "The Ferry", hidden: true }),
        ],
      },
    ]);
    await derive();
    const { shows, episodes } = await derived();
    expect(shows.map(({ body }) => JSON.parse(body))).toMatchObject([
      { name: "Harbour Street", source: "listings" },
    ]);
    expect(episodes.map(({ body }) => JSON.parse(body))).toMatchObject([
      { season: 1, number: 2, name: "The Gale" },
    ]);
    const episode = {
      show_id: showIdOf("harbour street"),
      episode_id: episodeIdOf("harbour street/1/2"),
      season: 1,
      number: 2,
      name: "The Gale",
      source: "listings",
    };
    expect(await answered(one)).toEqual([
      { ...episode, matched_by: "number" },
      { ...episode, matched_by: "title" },
      undefined,
    ]);
  });

  it("are named after the channel where titles are numbers of parts, if most of its titles are", async () => {
    const parts = [0, 1].map((hour) => slot(hour, { title: `Episode ${hour + 1}`, category: ["Series"] }));
    const [one = "", several = ""] = await addChannels(store.db, [
      { key: "one", slots: parts },
      { key: "several", slots: [...parts, slot(2, { title: "News" }), slot(3, {})] },
    ]);
    await derive();
    const [first, second] = await answered(one);
    expect(first).toMatchObject({ show_id: expect.any(String) });
    expect(second).toMatchObject({ show_id: first.show_id });
    expect((await answered(several)).slice(0, 2)).toEqual([undefined, undefined]);
  });

  it("are the same whatever stood before, and whichever way the listings came", async () => {
    const episodes = [undefined, { season: 1, number: 2 }, { season: 1, number: 3 }];
    const listing = fc.array(
      fc.record({
        title: fc.constantFrom("Harbour Street", "Hafenstraße", "News"),
        sub_title: fc.constantFrom(undefined, "The Gale", "The Ferry"),
        episode: fc.constantFrom(...episodes),
        detail: fc.constantFrom(undefined, tvdb(1), tvdb(2)),
      }),
      { maxLength: 4 },
    );
    const state = fc.tuple(listing, listing);
    const keys = ["one", "two"];
    await fc.assert(
      fc.asyncProperty(
        fc.array(state, { maxLength: 2 }),
        state,
        fc.boolean(),
        async (before, last, turned) => {
          await store.close();
          store = await openTestStore();
          const ids = await addChannels(
            store.db,
            keys.map((key) => ({ key })),
          );
          const put = async (listings: typeof last, order: number[]) => {
            for (const which of order) {
              const slots = (listings[which] ?? []).map((own, hour) => slot(hour, own));
              await replaceAllSlots(store.db, ids[which] ?? "", slots);
              await derive();
            }
          };
          for (const one of before) await put(one, [0, 1]);
          await put(last, turned ? [1, 0] : [0, 1]);
          const stepwise = await derived();
          await store.close();
          store = await openTestStore();
          await addChannels(
            store.db,
            keys.map((key, which) => ({
              key,
              slots: (last[which] ?? []).map((own, hour) => slot(hour, own)),
            })),
          );
          await derive();
          expect(stepwise).toEqual(await derived());
        },
      ),
      { numRuns: 25 },
    );
  });

  it("don't change when the same listings come again, nor does anything else", async () => {
    const slots = [slot(0, { episode: { season: 1, number: 2 } }), slot(1, { sub_title: "The Gale" })];
    const [one = ""] = await addChannels(store.db, [{ key: "one", slots }]);
    await derive();
    const before = await derived();
    await replaceAllSlots(store.db, one, slots);
    const revision = await getRevision(store.db);
    await derive();
    expect(await derived()).toEqual(before);
    expect(await isOutdated()).toBe(false);
    // The slots were inserted again, without what was found of the second.
    expect(await getRevision(store.db)).toBe(revision + 1);
    await derive();
    expect(await getRevision(store.db)).toBe(revision + 1);
  });

  it("give only those channels a revision whose answers change", async () => {
    const [one = "", two = ""] = await addChannels(store.db, [
      { key: "one", slots: [slot(0, { episode: { season: 1, number: 2 } })] },
      { key: "two", slots: [slot(0, { sub_title: "The Gale" })] },
    ]);
    const revisionOf = async (id: string) =>
      (await store.db.selectFrom("channel").select("revision").where("id", "=", id).executeTakeFirstOrThrow())
        .revision;
    const before = [await revisionOf(one), await revisionOf(two)];
    await derive();
    expect([await revisionOf(one), await revisionOf(two)]).toEqual([before[0], await getRevision(store.db)]);
    expect(await isOutdated()).toBe(false);
  });

  it("tell the numbers alone of a slot that shows a sports event", async () => {
    const [one = ""] = await addChannels(store.db, [
      { key: "one", slots: [slot(0, { episode: { season: 2026, number: 3 } })] },
    ]);
    await derive();
    const { ref, revision } = await store.db
      .selectFrom("channel")
      .select(["ref", "revision"])
      .executeTakeFirstOrThrow();
    const verdict = formatEventMembers("ev_123456789012", { title: "Monaco", start: "2026-08-22T12:00:00Z" });
    await setSlotVerdicts(store.db, "event", [{ channel: ref, start: at, verdict }]);
    await markChannels(store.db, [ref], revision + 1);
    await derive();
    expect(await answered(one)).toEqual([{ season: 2026, number: 3, source: "listings" }]);
    expect((await derived()).shows).toEqual([]);
  });

  it("go with the channel that alone told of them", async () => {
    const [one = ""] = await addChannels(store.db, [
      { key: "one", slots: [slot(0, { sub_title: "The Gale" })] },
    ]);
    await derive();
    await removeChannel(store.db, one);
    await derive();
    expect(await derived()).toEqual({ airings: [], slots: [], shows: [], episodes: [] });
  });
});

describe("an id that is gone", () => {
  it("doesn't lead to another programme that took its slot", async () => {
    const episode = { season: 1, number: 2 };
    const [one = ""] = await addChannels(store.db, [{ key: "one", slots: [slot(0, { episode })] }]);
    await derive();
    await replaceAllSlots(store.db, one, [slot(0, { title: "The Old Mill", episode })]);
    await derive();
    expect(await getRecord(store.db, "show", showIdOf("the old mill"))).not.toBeNull();
    expect(await getRecord(store.db, "show", showIdOf("harbour street"))).toBeNull();
    expect(await getRecord(store.db, "episode", episodeIdOf("harbour street/1/2"))).toBeNull();
  });
});

describe("a catalogue", () => {
  it("gives shows its own ids and names, and those that they had lead there", async () => {
    const [one = ""] = await addChannels(store.db, [
      {
        key: "one",
        slots: [slot(0, { episode: { season: 1, number: 2 } }), slot(1, { sub_title: "The Ferry" })],
      },
    ]);
    await derive();
    const file = await catalogueFile();
    const [account] = await importCatalogues(store.db, [file], { show: null });
    expect(account).toMatchObject({ shows: 1, episodes: 2, changed: 3, orphans: 0 });
    await derive();
    const [second, first] = await answered(one);
    expect(second).toMatchObject({ name: "The Gale", matched_by: "number", source: "tvmaze" });
    expect(first).toMatchObject({ number: 1, matched_by: "title", source: "tvmaze" });
    expect(await getRecord(store.db, "show", showIdOf("harbour street"))).toMatchObject({
      id: second.show_id,
    });
    expect(await getRecord(store.db, "episode", episodeIdOf("harbour street/1/2"))).toMatchObject({
      id: second.episode_id,
    });
    expect((await derived()).shows).toHaveLength(1);
  });

  it.each([
    "Harbour Street (2026)",
    "Harbour Street (UK)",
    "Harbour Street (GB)",
    "Harbour Street [U.K.]",
    "Harbour Street: United Kingdom",
  ])("knows a show by a title with its year or country behind it: %s", async (title) => {
    const [one = ""] = await addChannels(store.db, [
      { key: "one", slots: [slot(0, { title, episode: { season: 1, number: 2 } })] },
    ]);
    await importCatalogues(store.db, [await catalogueFile()], { show: null });
    await derive();
    expect(await answered(one)).toMatchObject([{ name: "The Gale", source: "tvmaze" }]);
  });

  it("comes to the same before the listings and after them, and changes nothing when it comes again", async () => {
    const channels = [
      { key: "one", slots: [slot(0, { episode: { season: 1, number: 2 } }), slot(1, { detail: tvdb(7) })] },
    ];
    const file = await catalogueFile();
    await importCatalogues(store.db, [file], { show: null });
    await addChannels(store.db, channels);
    await derive();
    const before = await derived();
    expect(await importCatalogues(store.db, [file], { show: null })).toMatchObject([{ changed: 0 }]);
    expect(await isOutdated()).toBe(false);
    await store.close();
    store = await openTestStore();
    await addChannels(store.db, channels);
    await derive();
    await importCatalogues(store.db, [file], { show: null });
    await derive();
    expect(await derived()).toEqual(before);
  });

  it("leaves the listings to themselves when it tells of a show no more", async () => {
    await addChannels(store.db, [{ key: "one", slots: [slot(0, { episode: { season: 1, number: 2 } })] }]);
    await derive();
    const before = await derived();
    await importCatalogues(store.db, [await catalogueFile()], { show: null });
    await derive();
    await importCatalogues(store.db, [await catalogueFile("[]")], { show: null });
    await derive();
    expect(await derived()).toEqual(before);
  });
});
