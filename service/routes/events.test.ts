import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  broadcastSchema,
  eventDetailSchema,
  eventOnAirSchema,
  eventSchema,
  leagueSchema,
  sportSchema,
} from "../../contract/event.ts";
import { nowNextSchema, slotSchema } from "../../contract/slot.ts";
import { fromIso } from "../../contract/time.ts";
import { derive } from "../derive/engine.ts";
import { createSportPlugin } from "../derive/sport/plugin.ts";
import { testRules } from "../derive/sport/test-rules.ts";
import { listingIdOf } from "../ids.ts";
import type { TestChannel, TestSlot } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const at = "2026-08-22T12:00:00Z";

const slot = (start: string, title: string, minutes = 120): TestSlot => ({
  start: fromIso(start),
  stop: fromIso(start) + minutes * 60,
  title,
});

const saturday = "2026-08-22T14:00:00Z";
const game = "LIVE westport v eastgate";

/** A game on channels of two countries, with a repeat and highlights; another one at noon, another tomorrow. */
const channels: TestChannel[] = [
  {
    key: "one",
    name: "One",
    slots: [
      slot("2026-08-22T11:30:00Z", "LIVE northam v eastgate"),
      slot(saturday, game),
      slot("2026-08-22T22:00:00Z", "HL westport v eastgate", 30),
    ],
  },
  {
    key: "kiwi",
    name: "Kiwi",
    country: "NZ",
    slots: [slot(saturday, game), slot("2026-08-23T01:00:00Z", "westport v eastgate")],
  },
  {
    key: "guest",
    name: "Guest",
    country: null,
    slots: [slot("2026-08-23T18:00:00Z", "LIVE kauri v northam")],
  },
];

async function openEvents({ plan = "live" as const, at: when = at, more = [] as TestChannel[] } = {}) {
  const app = await openTestApp({ at: when, plan, channels: [...channels, ...more] });
  await derive(app.store.db, [createSportPlugin(testRules())], { lease: null, now: fromIso(when) });
  await app.guide.poll();
  return app;
}

const names = (data: { name: string }[]) => data.map(({ name }) => name);

describe("GET /events", () => {
  it("gives the events that start on a day, today's unless one is given, soonest first", async () => {
    const { list } = await openEvents();
    const { data, meta } = await list("/events", eventSchema);
    expect(names(data)).toEqual(["Northam v Eastgate", "Westport v Eastgate"]);
    expect(meta).toMatchObject({ count: 2, next: null });
    expect(data[1]).toMatchObject({
      sport: "football",
      league: { id: expect.stringMatching(/^lg_/), name: "Harbour League" },
      home: "Westport",
      away: "Eastgate",
      start: saturday,
      venue: null,
      round: null,
      live_on: 2,
    });
    expect(names((await list("/events?date=2026-08-23", eventSchema)).data)).toEqual(["Kauri v Northam"]);
    expect((await list("/events?date=2026-08-24", eventSchema)).data).toEqual([]);
  });

  it("says when an event last changed, wherever it answers one, and nothing if that is unknown", async () => {
    const { list, single, store } = await openEvents();
    const [event] = (await list("/events?date=2026-08-22", eventSchema)).data;
    expect(event?.updated).toBe(at);
    const paths = ["/events/live", "/events/upcoming"] as const;
    for (const path of paths)
      expect((await list(path, eventOnAirSchema)).data.map(({ updated }) => updated)).toContain(at);
    expect((await single(`/events/${event?.id}`, eventDetailSchema)).updated).toBe(at);
    await store.db.updateTable("event").set({ updated_at: null }).execute();
    expect((await list("/events?date=2026-08-23", eventSchema)).data[0]).not.toHaveProperty("updated");
  });

  it("leaves what a day only repeats to that day's repeats", async () => {
    const again: TestChannel = {
      key: "again",
      name: "Again",
      slots: [
        slot("2026-08-22T16:30:00Z", "kauri v northam (R)"),
        slot("2026-08-24T16:30:00Z", "westport v eastgate (R)"),
      ],
    };
    const { list } = await openEvents({ more: [again] });
    const found = async (query: string) => names((await list(`/events?${query}`, eventSchema)).data);
    expect(await found("date=2026-08-24")).toEqual([]);
    expect(await found("date=2026-08-24&repeats=true")).toEqual(["Westport v Eastgate"]);
    expect(await found("date=2026-08-24&repeats=true&country=NZ")).toEqual([]);
    expect(await found("date=2026-08-23&repeats=true")).toEqual(["Westport v Eastgate"]);
    expect(await found("date=2026-08-22")).toEqual(["Northam v Eastgate", "Westport v Eastgate"]);
  });

  it("cuts the day in the zone that is asked for", async () => {
    const { list } = await openEvents();
    const inAuckland = await list("/events?tz=Pacific/Auckland&date=2026-08-24", eventSchema);
    expect(names(inAuckland.data)).toEqual(["Kauri v Northam"]);
  });

  it("is narrowed by sport, league and country", async () => {
    const { list } = await openEvents();
    const league = (await list("/events", eventSchema)).data[0]?.league?.id;
    const found = async (query: string) => names((await list(`/events?${query}`, eventSchema)).data);
    expect(await found("sport=football")).toHaveLength(2);
    expect(await found("sport=tennis")).toEqual([]);
    expect(await found(`league=${league}`)).toHaveLength(2);
    expect(await found("league=lg_000000000000")).toEqual([]);
    expect(await found("country=nz")).toEqual(["Westport v Eastgate"]);
    expect(await found("country=FR")).toEqual([]);
  });

  it("counts as a country's own what its lineup lists from abroad", async () => {
    const { list, store, ids } = await openEvents();
    const { ref } = await store.db
      .selectFrom("channel")
      .select("ref")
      .where("id", "=", ids[2] ?? "")
      .executeTakeFirstOrThrow();
    await store.db.insertInto("lineup").values({ country: "FR", channel: ref, position: 1 }).execute();
    expect(names((await list("/events?country=FR&date=2026-08-23", eventSchema)).data)).toEqual([
      "Kauri v Northam",
    ]);
  });

  it("is walked by pages, each event once", async () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      key: `m${index}`,
      slots: [slot("2026-08-22T19:00:00Z", `LIVE side${index} v other${index}`)],
    }));
    const { list } = await openEvents({ more: many });
    const seen: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const cursor: string = next ? `&cursor=${next}` : "";
      const { data, meta } = await list(`/events?limit=4${cursor}`, eventSchema);
      expect(meta.count).toBe(9);
      seen.push(...data.map(({ id }) => id));
      next = meta.next;
    }
    expect(seen).toHaveLength(9);
    expect(new Set(seen).size).toBe(9);
  });

  it("leaves out games of other seasons, and refuses what it doesn't know", async () => {
    const { list, store, problem } = await openEvents();
    await store.db.updateTable("event").set({ kind: "old" }).where("live_on", "=", 2).execute();
    expect(names((await list("/events?tz=Etc/UTC", eventSchema)).data)).toEqual(["Northam v Eastgate"]);
    for (const query of ["date=tomorrow", "country=GBR", "league=ev_000000000000", "team=x", "limit=0"])
      expect(await problem(`/events?${query}`)).toMatchObject({ status: 400 });
  });
});

describe("GET /events/{id}", () => {
  it("gives the event with every channel that shows it, country by country, and what else is about it", async () => {
    const { list, single, ids } = await openEvents();
    const [, event] = (await list("/events", eventSchema)).data;
    const one = await single(`/events/${event?.id}`, eventDetailSchema);
    expect(one).toMatchObject({ ...event });
    expect(one.broadcasts.map((each) => [each.country, each.channel_name, each.start, each.showing])).toEqual(
      [
        ["GB", "One", saturday, "live"],
        ["NZ", "Kiwi", saturday, "live"],
        ["NZ", "Kiwi", "2026-08-23T01:00:00Z", "delayed"],
      ],
    );
    expect(one.broadcasts[0]).toEqual({
      event: event?.id,
      channel: ids[0],
      channel_name: "One",
      country: "GB",
      listing: listingIdOf(ids[0] ?? "", fromIso(saturday)),
      start: saturday,
      stop: "2026-08-22T16:00:00Z",
      showing: "live",
      free: false,
    });
    expect(one.related).toMatchObject([
      { channel: ids[0], kind: "highlights", start: "2026-08-22T22:00:00Z" },
    ]);
    const { data, meta } = await list(`/events/${event?.id}/broadcasts`, broadcastSchema);
    expect(data).toEqual(one.broadcasts);
    expect(meta.count).toBe(3);
  });

  it("answers a former id under the event's own", async () => {
    const { list, single, store } = await openEvents();
    const [event] = (await list("/events", eventSchema)).data;
    await store.db
      .insertInto("event_alias")
      .values({ id: "ev_000000000000", event: event?.id ?? "" })
      .execute();
    expect(await single("/events/ev_000000000000", eventDetailSchema)).toMatchObject({ id: event?.id });
    const { data } = await list("/events/ev_000000000000/broadcasts", broadcastSchema);
    expect(data[0]?.event).toBe(event?.id);
  });

  it("is 404 for what is no event", async () => {
    const { problem } = await openEvents();
    for (const id of ["ev_000000000000", "ev_1", "lg_000000000000"]) {
      expect(await problem(`/events/${id}`)).toMatchObject({ status: 404, code: "not_found" });
      expect(await problem(`/events/${id}/broadcasts`)).toMatchObject({ status: 404 });
    }
  });
});

describe("GET /events/live", () => {
  it("gives what runs now with the channels that show it, until that changes", async () => {
    const { list, request, moveTo, ids } = await openEvents();
    const { data } = await list("/events/live", eventOnAirSchema);
    expect(data).toMatchObject([
      {
        name: "Northam v Eastgate",
        channels: [{ channel: ids[0], country: "GB", showing: "live", start: "2026-08-22T11:30:00Z" }],
      },
    ]);
    expect((await request("/events/live")).headers.get("cache-control")).toContain("max-age=300");
    await moveTo("2026-08-22T13:59:00Z");
    expect((await list("/events/live", eventOnAirSchema)).data).toEqual([]);
    expect((await request("/events/live")).headers.get("cache-control")).toContain("max-age=60");
    await moveTo(saturday);
    expect(names((await list("/events/live", eventOnAirSchema)).data)).toEqual(["Westport v Eastgate"]);
    await moveTo("2026-08-22T16:00:00Z");
    expect((await list("/events/live", eventOnAirSchema)).data).toEqual([]);
  });

  it("is narrowed to a country, whose channels alone it names", async () => {
    const { list, ids } = await openEvents({ at: "2026-08-22T15:00:00Z" });
    const { data } = await list("/events/live?country=NZ", eventOnAirSchema);
    expect(data.map(({ channels: own }) => own.map(({ channel, showing }) => [channel, showing]))).toEqual([
      [
        [ids[1], "live"],
        [ids[1], "delayed"],
      ],
    ]);
    expect((await list("/events/live?country=FR", eventOnAirSchema)).data).toEqual([]);
  });
});

describe("GET /events/upcoming", () => {
  it("answers the next events, soonest first, for 24 hours unless asked otherwise", async () => {
    const { list } = await openEvents();
    const found = async (query: string) =>
      names((await list(`/events/upcoming${query}`, eventOnAirSchema)).data);
    expect(await found("")).toEqual(["Westport v Eastgate"]);
    expect(await found("?hours=1")).toEqual([]);
    expect(await found("?hours=2")).toEqual(["Westport v Eastgate"]);
    expect(await found("?hours=168")).toEqual(["Westport v Eastgate", "Kauri v Northam"]);
    expect(await found("?hours=168&country=GB")).toEqual(["Westport v Eastgate"]);
    expect(await found("?hours=168&sport=tennis")).toEqual([]);
    expect(await found("?hours=168&limit=1")).toEqual(["Westport v Eastgate"]);
  });

  it("is fresh until its first event starts or the next comes into reach", async () => {
    const { request, moveTo } = await openEvents();
    await moveTo("2026-08-22T13:58:20Z");
    expect((await request("/events/upcoming")).headers.get("cache-control")).toContain("max-age=100,");
    await moveTo("2026-08-22T17:58:20Z");
    expect((await request("/events/upcoming")).headers.get("cache-control")).toContain("max-age=100,");
  });

  it("refuses hours out of reach", async () => {
    const { problem } = await openEvents();
    for (const hours of ["0", "169", "x"])
      expect(await problem(`/events/upcoming?hours=${hours}`)).toMatchObject({ code: "invalid_parameter" });
  });
});

describe("GET /sports and /leagues", () => {
  it("count the events of the week", async () => {
    const { list } = await openEvents();
    expect((await list("/sports", sportSchema)).data).toEqual([
      { sport: "football", name: "football", events: 3 },
    ]);
    const { data } = await list("/leagues", leagueSchema);
    expect(data).toMatchObject([{ name: "Harbour League", sport: "football", country: "GB", events: 3 }]);
    expect((await list("/leagues?country=NZ", leagueSchema)).data).toMatchObject([{ events: 1 }]);
    expect((await list("/leagues?sport=tennis", leagueSchema)).data).toEqual([]);
    const afterwards = await openEvents({ at: "2026-08-24T12:00:00Z" });
    expect((await afterwards.list("/sports", sportSchema)).data).toEqual([]);
  });

  it("need any key, and events the plan live", async () => {
    const { request, problem } = await openTestApp({ plan: "free" });
    for (const path of ["/sports", "/leagues"]) expect((await request(path)).status).toBe(200);
    const paths = ["/events", "/events/live", "/events/upcoming", "/events/ev_000000000000"];
    for (const path of [...paths, "/events/ev_000000000000/broadcasts"])
      expect(await problem(path)).toMatchObject({ status: 403, code: "plan_required", plan: "live" });
    const plus = await openTestApp({ plan: "plus" });
    expect(await plus.problem("/events")).toMatchObject({ plan: "live" });
  });
});

describe("slots", () => {
  it("carry the event that they show, with its name, league, start and showing, wherever they are answered, and ETags follow", async () => {
    const app = await openTestApp({ at: "2026-08-22T15:00:00Z", channels });
    const [one = ""] = app.ids;
    const path = `/channels/${one}/schedule?date=2026-08-22`;
    const before = (await app.request(path)).headers.get("etag");
    await derive(app.store.db, [createSportPlugin(testRules())], { lease: null, now: 0 });
    await app.guide.poll();
    expect((await app.request(path)).headers.get("etag")).not.toBe(before);
    const schedule = await app.list(path, slotSchema);
    expect(schedule.data.map(({ event }) => event !== undefined)).toEqual([true, true, false]);
    const { event, event_info } = schedule.data[1] ?? {};
    expect(event_info).toEqual({
      title: "Westport v Eastgate",
      league: "Harbour League",
      league_names: { ar: "دوري الميناء" },
      start: saturday,
      showing: "live",
    });
    const { data } = await app.list(`/now?channels=${one}`, nowNextSchema);
    expect(data[0]?.now).toMatchObject({ event, event_info });
    const listing = listingIdOf(one, fromIso(saturday));
    expect(await app.single(`/listings/${listing}`, slotSchema)).toMatchObject({ event, event_info });
    const fields = await app.list(`${path}&fields=event`, slotSchema.partial());
    expect(fields.data[1]).toEqual({ id: listing, event });
    const titles = await app.list(`${path}&fields=event_info.title`, z.looseObject({}));
    expect(titles.data[1]).toEqual({ id: listing, event_info: { title: "Westport v Eastgate" } });
  });
});

describe("what the sides are called in other letters than Latin", () => {
  it("is with the event wherever it is answered, and with the slots that show it, by language", async () => {
    const { request } = await openEvents();
    const names = { ar: { home: "كاوري", away: "نورثام" } };
    const listOn = async (date: string) =>
      z.array(eventSchema).parse((await (await request(`/events?date=${date}`)).json()).data);
    const [own] = await listOn("2026-08-23");
    expect(own).toMatchObject({ names, league: { names: { ar: "دوري الميناء" } } });
    for (const other of await listOn("2026-08-22")) expect(other).not.toHaveProperty("names");
    const single = eventDetailSchema.parse((await (await request(`/events/${own?.id}`)).json()).data);
    expect(single.names).toEqual(names);
    const [channel] = single.broadcasts;
    const day = await request(`/channels/${channel?.channel}/schedule?date=2026-08-23`);
    const slots = z.array(slotSchema).parse((await day.json()).data);
    expect(slots.find(({ event }) => event === own?.id)?.event_info?.names).toEqual(names);
    const leagues = z.array(leagueSchema).parse((await (await request("/leagues")).json()).data);
    expect(leagues.map(({ names: called }) => called)).toEqual([{ ar: "دوري الميناء" }]);
  });
});
