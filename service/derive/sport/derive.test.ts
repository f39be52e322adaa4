import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fromIso } from "../../../contract/time.ts";
import type { Fixture } from "../../sport/fixture.ts";
import { ownBlock } from "../../sport/sighting.ts";
import { entrant } from "../../sport/test-sightings.ts";
import { getEvent } from "../../store/events.ts";
import { replaceFixtures } from "../../store/fixtures.ts";
import { getRevision } from "../../store/meta.ts";
import type { Store } from "../../store/store.ts";
import { addChannels, removeChannel, replaceAllSlots, type TestSlot } from "../../store/test-rows.ts";
import { openTestStore } from "../../store/test-store.ts";
import { derive as deriveWith } from "../engine.ts";
import { isAnyOutdated } from "../outdated.ts";
import { createSportPlugin } from "./plugin.ts";
import { testRules } from "./test-rules.ts";

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const now = fromIso("2026-08-22T12:00:00Z");
const derive = (rules = testRules(), at = now) =>
  deriveWith(store.db, [createSportPlugin(rules)], { lease: null, now: at });
const isOutdated = (rules = testRules()) => isAnyOutdated(store.db, [createSportPlugin(rules)]);

const slot = (at: string, title: string, minutes = 120): TestSlot => {
  const start = fromIso(at);
  return { start, stop: start + minutes * 60, title };
};
const live = slot("2026-08-22T14:00:00Z", "LIVE westport v eastgate");
const evening = slot("2026-08-22T20:00:00Z", "westport v eastgate");
const nextDay = slot("2026-08-23T09:00:00Z", "westport v eastgate (R)");
const film = slot("2026-08-22T17:00:00Z", "A film");

/** All that was derived, but for what came on the way there. */
async function derived() {
  const events = await store.db.selectFrom("event").selectAll().orderBy("id").execute();
  const sightings = await store.db
    .selectFrom("sighting")
    .innerJoin("channel", "channel.ref", "sighting.channel")
    .select(["channel.id", "sighting.start", "block", "event", "showing", "reason", "detection_json"])
    .orderBy("channel.id")
    .orderBy("sighting.start")
    .execute();
  const slots = await store.db
    .selectFrom("slot")
    .innerJoin("channel", "channel.ref", "slot.channel")
    .select(["channel.id", "slot.start", "slot.event"])
    .where("slot.event", "is not", null)
    .orderBy("channel.id")
    .orderBy("slot.start")
    .execute();
  return { events, sightings, slots };
}

const showings = async () =>
  (await derived()).sightings.map(({ event, showing }) => `${event} ${showing}`).sort();

describe("events", () => {
  it("are made of the slots that are shown, which carry their ids, names, starts and showings", async () => {
    const [one = ""] = await addChannels(store.db, [
      { key: "one", slots: [live, film, evening] },
      {
        key: "two",
        slots: [
          { ...live, hidden: true },
          { ...nextDay, title: "HL westport v eastgate" },
        ],
      },
    ]);
    await derive();
    const { events, slots } = await derived();
    expect(events).toHaveLength(1);
    const [{ id = "", live_on } = {}] = events;
    expect(live_on).toBe(1);
    const info = {
      title: "Westport v Eastgate",
      league: "Harbour League",
      league_names: { ar: "دوري الميناء" },
      start: "2026-08-22T14:00:00Z",
    };
    expect(slots.map(({ event, ...place }) => ({ ...place, event: JSON.parse(event ?? "") }))).toEqual([
      { id: one, start: live.start, event: { event: id, event_info: { ...info, showing: "live" } } },
      { id: one, start: evening.start, event: { event: id, event_info: { ...info, showing: "delayed" } } },
    ]);
    expect(await showings()).toEqual([`${id} delayed`, `${id} live`, `${id} null`]);
  });

  it("tell their slots when their start is known better, and their slots alone changed nothing", async () => {
    const [one = ""] = await addChannels(store.db, [{ key: "one", slots: [evening] }]);
    await derive();
    const said = async () =>
      (await derived()).slots.filter(({ id }) => id === one).map(({ event }) => JSON.parse(event ?? ""));
    const [before] = await said();
    expect(before.event_info).toMatchObject({ start: "2026-08-22T20:00:00Z", showing: "live" });
    const revision = await getRevision(store.db);
    await addChannels(store.db, [{ key: "two", slots: [live] }]);
    await derive();
    const known = { start: "2026-08-22T14:00:00Z", showing: "delayed" };
    expect(await said()).toEqual([{ event: before.event, event_info: { ...before.event_info, ...known } }]);
    const [changed] = await store.db.selectFrom("channel").select("revision").where("id", "=", one).execute();
    expect(changed?.revision).toBeGreaterThan(revision);
  });

  it("keep when they or who shows them last changed, however often they are derived again", async () => {
    const [one = ""] = await addChannels(store.db, [{ key: "one", slots: [live] }]);
    await derive();
    const updated = async () => (await derived()).events.map(({ updated_at }) => updated_at);
    expect(await updated()).toEqual([now]);
    await derive(testRules("2"), now + 60);
    expect(await updated()).toEqual([now]);
    await replaceAllSlots(store.db, one, [live, film]);
    await derive(undefined, now + 120);
    expect(await updated()).toEqual([now]);
    await addChannels(store.db, [{ key: "two", slots: [live] }]);
    await derive(undefined, now + 180);
    expect(await updated()).toEqual([now + 180]);
  });

  it("are the same whatever stood before, and whichever way the listings came", async () => {
    const starts = [
      "2026-08-21T14:00:00Z",
      "2026-08-22T14:00:00Z",
      "2026-08-22T20:00:00Z",
      "2026-08-24T09:00:00Z",
    ];
    const titles = [
      "LIVE westport v eastgate",
      "westport v eastgate",
      "eastgate v westport (R)",
      "LIVE fcwestport v eastgate",
      "LIVE eastgate v ostpark",
      "LIVE altona v hutteldorf",
      "altonau v huettldorf",
      "HL westport v eastgate",
      "A film",
    ];
    const listing = fc.array(fc.option(fc.constantFrom(...titles), { nil: null }), {
      minLength: starts.length,
      maxLength: starts.length,
    });
    const state = fc.tuple(listing, listing, listing);
    const slotsOf = (names: readonly (string | null)[]) =>
      names.flatMap((title, index) => (title === null ? [] : [slot(starts[index] ?? "", title)]));
    const ids = await addChannels(
      store.db,
      ["one", "two", "three"].map((key, index) => ({ key, country: index === 2 ? "NZ" : "GB" })),
    );
    const show = async (listings: readonly (readonly (string | null)[])[], order: readonly number[]) => {
      for (const index of order) {
        await replaceAllSlots(store.db, ids[index] ?? "", slotsOf(listings[index] ?? []));
        await derive();
      }
    };
    const empty = [[], [], []];
    await fc.assert(
      fc.asyncProperty(
        fc.array(state, { maxLength: 2 }),
        state,
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        async (detours, last, order) => {
          await show(empty, [0, 1, 2]);
          for (const [index, id] of ids.entries())
            await replaceAllSlots(store.db, id, slotsOf(last[index] ?? []));
          await derive();
          const straight = await derived();
          for (const detour of detours) await show(detour, order);
          await show(last, order);
          expect(await derived()).toEqual(straight);
          await show(empty, order);
          expect(await derived()).toEqual({ events: [], sightings: [], slots: [] });
        },
      ),
      { numRuns: 8 },
    );
  });

  it("don't change when the same listings come again, nor does anything else", async () => {
    const [one = ""] = await addChannels(store.db, [{ key: "one", slots: [live, evening] }]);
    await derive();
    const [before, revision] = [await derived(), await getRevision(store.db)];
    expect(await isOutdated()).toBe(false);
    await derive();
    expect(await getRevision(store.db)).toBe(revision);
    await replaceAllSlots(store.db, one, [live, evening]);
    await derive();
    expect(await derived()).toEqual(before);
    const changes = await store.db.selectFrom("event_change").selectAll().execute();
    expect(changes).toEqual([]);
  });

  it("give their channels a revision when they change, so that readers follow, and it isn't taken for a change", async () => {
    const [one = "", two = ""] = await addChannels(store.db, [
      { key: "one", slots: [live] },
      { key: "two", slots: [film] },
    ]);
    await derive();
    const revisionOf = async (id: string) =>
      (await store.db.selectFrom("channel").select("revision").where("id", "=", id).executeTakeFirstOrThrow())
        .revision;
    expect(await revisionOf(one)).toBe(await getRevision(store.db));
    expect(await revisionOf(two)).toBeLessThan(await revisionOf(one));
    expect(await isOutdated()).toBe(false);
  });

  it("answer to the ids that they had before more was known", async () => {
    const [one = ""] = await addChannels(store.db, [{ key: "one", slots: [nextDay] }]);
    await derive();
    const [{ id: first = "" } = {}] = (await derived()).events;
    await addChannels(store.db, [{ key: "two", slots: [live] }]);
    await derive();
    const [{ id: second = "" } = {}] = (await derived()).events;
    expect(second).not.toBe(first);
    expect((await getEvent(store.db, first))?.id).toBe(second);

    await replaceAllSlots(store.db, one, [nextDay, slot("2026-08-22T13:00:00Z", "A film", 60)]);
    await derive();
    expect((await getEvent(store.db, first))?.id).toBe(second);
    await removeChannel(store.db, one);
    await derive();
    expect((await derived()).events.map(({ id }) => id)).toEqual([second]);
  });

  it("have the time, round and venue of an operator's fixture, from when it comes until it goes", async () => {
    await addChannels(store.db, [{ key: "one", slots: [{ ...live, start: live.start - 1800 }, nextDay] }]);
    await derive();
    const before = await derived();
    const sides = [entrant("westport"), entrant("eastgate")] as const;
    const fixture: Fixture = {
      source: "season.json",
      sport: "football",
      league: "football/harbour",
      leagueName: null,
      sides,
      subject: null,
      name: "Westport v Eastgate",
      start: live.start,
      date: "2026-08-22",
      round: "Matchday 1",
      venue: { name: "Quayside", country: "GB" },
    };
    await replaceFixtures(store.db, fixture.source, [{ fixture, block: ownBlock(fixture) ?? "" }]);
    expect(await isOutdated()).toBe(true);
    await derive();
    const [event] = (await derived()).events;
    expect(JSON.parse(event?.body ?? "")).toMatchObject({
      start: "2026-08-22T14:00:00Z",
      round: "Matchday 1",
      venue: { name: "Quayside" },
    });
    expect(await showings()).toEqual([`${event?.id} live`, `${event?.id} repeat`]);
    await replaceFixtures(store.db, fixture.source, []);
    await derive();
    expect(await derived()).toEqual(before);
  });

  it("have whoever shows a final without its sides, once another channel names them and as long as one does", async () => {
    const own = () =>
      derived().then(({ events }) =>
        events.map(({ body }) => JSON.parse(body)).map(({ name, live_on }) => [name, live_on]),
      );
    await addChannels(store.db, [{ key: "one", slots: [slot("2026-08-22T14:00:00Z", "FINAL")] }]);
    await derive();
    expect(await own()).toEqual([["Harbour League: Final", 1]]);
    const [two = ""] = await addChannels(store.db, [{ key: "two", slots: [live] }]);
    await derive();
    expect(await own()).toEqual([["Westport v Eastgate", 2]]);
    await removeChannel(store.db, two);
    await derive();
    expect(await own()).toEqual([["Harbour League: Final", 1]]);
  });

  it("go with the channel that alone showed them", async () => {
    const [one = ""] = await addChannels(store.db, [{ key: "one", slots: [live] }]);
    await derive();
    await removeChannel(store.db, one);
    expect(await isOutdated()).toBe(true);
    await derive();
    expect(await derived()).toEqual({ events: [], sightings: [], slots: [] });
  });

  it("are made anew where the rules change", async () => {
    await addChannels(store.db, [{ key: "one", slots: [live] }]);
    await derive();
    expect(await isOutdated(testRules("2"))).toBe(true);
    await derive({ version: "2", load: () => ({ ...testRules().load(), detect: () => null }) });
    expect(await derived()).toEqual({ events: [], sightings: [], slots: [] });
  });

  it("are made once where several make them at once", async () => {
    await addChannels(
      store.db,
      Array.from({ length: 50 }, (_, index) => ({ key: `channel ${index}`, slots: [live, evening] })),
    );
    await Promise.all([derive(), derive(), derive()]);
    const { events, slots } = await derived();
    expect(events).toHaveLength(1);
    expect(events[0]?.live_on).toBe(50);
    expect(slots).toHaveLength(100);
    expect(await isOutdated()).toBe(false);
  });

  it("follow a source that turns out to mark what is live", async () => {
    const quiet = slot("2026-08-22T14:00:00Z", "northam v eastgate");
    await addChannels(store.db, [{ key: "one", slots: [quiet] }]);
    await derive();
    expect((await derived()).sightings[0]?.showing).toBe("live");
    await addChannels(store.db, [
      {
        key: "two",
        slots: ["15", "18", "21"].map((hour) =>
          slot(`2026-08-22T${hour}:00:00Z`, `LIVE westport v team${hour}`),
        ),
      },
    ]);
    await derive();
    const { sightings } = await derived();
    expect(sightings.find(({ detection_json }) => detection_json.includes("northam"))?.showing).toBe(
      "repeat",
    );
  });
});

describe("what changes about an event", () => {
  const changes = async () =>
    (await store.db.selectFrom("event_change").selectAll().orderBy("ref").execute()).map(
      ({ event, at, change_json }) => ({ ...JSON.parse(change_json), event, at }),
    );

  it("is told with the change: its new time, and the channels that came and went", async () => {
    const [one = ""] = await addChannels(store.db, [{ key: "one", slots: [live] }]);
    await derive();
    expect(await changes()).toEqual([]);
    const [two = ""] = await addChannels(store.db, [{ key: "two", slots: [live] }]);
    await derive();
    const later = { ...live, start: live.start + 1800, stop: live.stop + 1800 };
    await replaceAllSlots(store.db, one, [later]);
    await replaceAllSlots(store.db, two, []);
    await derive();
    const { id } = (await derived()).events[0] ?? {};
    expect(await changes()).toMatchObject([
      { event: id, at: now, moved: null, added: [two], removed: [], altered: [] },
      { event: id, moved: { from: live.start, to: later.start }, added: [], removed: [two], altered: [one] },
    ]);
  });

  it("is told of an event that thereby gets another id, under that", async () => {
    await addChannels(store.db, [{ key: "one", slots: [nextDay] }]);
    await derive();
    const [two = ""] = await addChannels(store.db, [{ key: "two", slots: [live] }]);
    await derive();
    const { id } = (await derived()).events[0] ?? {};
    expect(await changes()).toMatchObject([
      { event: id, moved: { from: nextDay.start, to: live.start }, added: [two] },
    ]);
  });

  it("is forgotten after a week", async () => {
    await addChannels(store.db, [{ key: "one", slots: [live] }]);
    await derive();
    await addChannels(store.db, [{ key: "two", slots: [live] }]);
    await derive();
    await addChannels(store.db, [{ key: "three", slots: [live] }]);
    await derive(testRules(), now + 8 * 86_400);
    expect(await changes()).toHaveLength(1);
  });
});
