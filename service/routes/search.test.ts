import { describe, expect, it } from "vitest";
import { single } from "../../contract/envelope.ts";
import { searchSchema } from "../../contract/search.ts";
import { fromIso } from "../../contract/time.ts";
import { derive } from "../derive/engine.ts";
import { showsPlugin } from "../derive/shows/plugin.ts";
import { createSportPlugin } from "../derive/sport/plugin.ts";
import { testRules } from "../derive/sport/test-rules.ts";
import { hourSlots, replaceAllSlots, type TestChannel } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const at = "2026-08-22T18:00:00Z";
const now = fromIso(at);

const slot = hourSlots(now);

const channels: TestChannel[] = [
  {
    key: "one",
    name: "Harbour One",
    aliases: ["H1"],
    position: 0,
    slots: [
      slot(-2, "Weather"),
      slot(-0.5, "Late News"),
      slot(1, "News", { detail: { credits: [{ role: "presenter", name: "Zoë Harbour" }] } }),
      slot(2, "Tidewater", { sub_title: "The Long Jetty", episode: { season: 1, number: 2 } }),
      slot(26, "Tidewater", { sub_title: "Storm", episode: { season: 1, number: 3 } }),
    ],
  },
  {
    key: "two",
    name: "Two",
    position: 1,
    slots: [slot(-0.25, "Newsround"), slot(3, "LIVE westport v eastgate"), slot(8, "News")],
  },
  {
    key: "kiwi",
    name: "Kiwi",
    country: "NZ",
    slots: [slot(3, "LIVE westport v eastgate"), slot(5, "The Evening News", { hidden: true })],
  },
];

type Options = Parameters<typeof openTestApp>[0];

/** The app with events and shows derived, and what a search finds. */
async function openSearch(options: Options = {}) {
  const app = await openTestApp({ at, plan: "live", channels, ...options });
  const plugins = [createSportPlugin(testRules()), showsPlugin];
  const follow = async () => {
    await derive(app.store.db, plugins, { lease: null, now });
    await app.guide.poll();
    await app.search.poll();
  };
  await follow();
  const path = (query: Record<string, string>) => `/search?${new URLSearchParams(query)}`;
  const search = (q: string, rest: Record<string, string> = {}) =>
    app.single(path({ q, ...rest }), searchSchema);
  return { ...app, path, search, follow };
}

describe("GET /search", () => {
  it("answers channels, events, teams, shows, people and programmes by a part of their names", async () => {
    const { search } = await openSearch();
    const names = async (q: string) => {
      const { understood: _, ...groups } = await search(q);
      return Object.fromEntries(
        Object.entries(groups).flatMap(([group, items]) =>
          items.length > 0 ? [[group, items.map((item) => ("title" in item ? item.title : item.name))]] : [],
        ),
      );
    };
    expect(await names("harb")).toEqual({
      channels: ["Harbour One"],
      events: ["Westport v Eastgate"],
      leagues: ["Harbour League"],
      people: ["Zoë Harbour"],
    });
    expect(await names("h1")).toEqual({ channels: ["Harbour One"] });
    expect(await names("westport")).toEqual({ events: ["Westport v Eastgate"], teams: ["Westport"] });
    expect(await names("eastgate vs westport")).toEqual({ events: ["Westport v Eastgate"] });
    expect(await names("tidew")).toEqual({ shows: ["Tidewater"] });
    expect(await names("jetty")).toEqual({ listings: ["Tidewater"] });
    expect(await names("zoe")).toEqual({ people: ["Zoë Harbour"] });
  });

  it("finds a channel by its name as one word, before what begins with that", async () => {
    const slots = [slot(1, "Harbour2 Returns at Six")];
    const { search } = await openSearch({ channels: [{ key: "two", name: "Harbour 2", slots }] });
    const { understood, channels: found } = await search("harbour2");
    expect([understood, found.map(({ name }) => name)]).toEqual([null, ["Harbour 2"]]);
  });

  it("tells a channel from the one that shows it an hour later", async () => {
    const names = ["Pier1", "Pier+1", "Pier2 +1"];
    const { search } = await openSearch({ channels: names.map((name) => ({ key: name, name, slots: [] })) });
    const found = async (q: string) => (await search(q)).channels.map(({ name }) => name);
    expect(await found("pier 1")).toEqual(["Pier1"]);
    expect((await found("pier +1"))[0]).toBe("Pier+1");
  });

  it("puts the whole name first, then what is on now, then what comes soonest, each title once", async () => {
    const { search, ids } = await openSearch();
    const { listings } = await search("news");
    expect(listings.map(({ title, airings, channel_name }) => [title, airings, channel_name])).toEqual([
      ["News", 2, "Harbour One"],
      ["Newsround", 1, "Two"],
      ["Late News", 1, "Harbour One"],
    ]);
    expect(listings[0]).toMatchObject({ channel: ids[0], country: "GB", start: "2026-08-22T19:00:00Z" });
  });

  it("names an event's broadcasts in the searched countries, and a team's next event", async () => {
    const { search } = await openSearch();
    const { events, teams } = await search("westport", { country: "nz" });
    expect(events[0]?.broadcasts.map(({ channel_name, showing }) => [channel_name, showing])).toEqual([
      ["Kiwi", "live"],
    ]);
    expect(teams).toMatchObject([{ name: "Westport", events: 1, next: { id: events[0]?.id } }]);
    const elsewhere = await search("westport", { country: "fr" });
    expect(elsewhere.events).toMatchObject([{ name: "Westport v Eastgate", broadcasts: [] }]);
  });

  it("gives a show with its next airing, and a person with theirs", async () => {
    const { search } = await openSearch();
    const { shows } = await search("tidewater");
    expect(shows).toMatchObject([{ airings: 2, next: { sub_title: "The Long Jetty" } }]);
    const { people } = await search("harbour");
    expect(people).toMatchObject([{ role: "presenter", airings: 1, next: [{ title: "News" }] }]);
  });

  it("reads words as mistyped if nothing fits, and says what it understood", async () => {
    const { search } = await openSearch();
    expect(await search("harbuor")).toMatchObject({
      understood: "Harbour",
      channels: [{ name: "Harbour One" }],
    });
    expect(await search("tidewatr")).toMatchObject({
      understood: "Tidewater",
      shows: [{ name: "Tidewater" }],
    });
    expect((await search("tidew")).understood).toBeNull();
    expect(await search("???")).toMatchObject({ understood: null, channels: [], listings: [] });
  });

  it("follows the listings, whoever wrote them, and time", async () => {
    const { search, store, ids, follow, moveTo } = await openSearch();
    await replaceAllSlots(store.db, ids[0] ?? "", [slot(1, "Yesterday's Fish")]);
    await follow();
    expect((await search("fish")).listings).toHaveLength(1);
    expect((await search("tidewater")).shows).toEqual([]);
    await moveTo("2026-08-22T20:00:00Z");
    expect((await search("fish")).listings).toEqual([]);
  });

  it("keeps to the guides of the countries that are asked for, and to a number of each group", async () => {
    const { search } = await openSearch();
    expect((await search("news", { country: "nz" })).listings).toEqual([]);
    expect((await search("news", { country: "gb", limit: "2" })).listings).toHaveLength(2);
  });

  it("gives a plan without events the rest, and says which plan has all", async () => {
    const { search, request, path } = await openSearch({ plan: "plus" });
    expect(await search("westport")).toMatchObject({
      events: [],
      teams: [{ name: "Westport", events: 1, next: null }],
      listings: [{ title: "LIVE westport v eastgate", airings: 2 }],
    });
    const answer = await request(path({ q: "westport" }));
    expect(await answer.json()).toMatchObject({ meta: { plan_required: "live" } });
    expect(answer.headers.get("Nownext-Window")).toBeNull();
  });

  it("finds for a free key what is on until today ends, and says so", async () => {
    const { search, request, path } = await openSearch({ plan: "free" });
    expect((await search("tidewater")).shows).toMatchObject([{ airings: 1 }]);
    const answer = await request(path({ q: "tidewater" }));
    const { meta } = single(searchSchema).parse(await answer.json());
    expect(meta.window).toEqual({ from: "2026-08-21T00:00:00Z", to: "2026-08-23T00:00:00Z", plan: "free" });
    expect(answer.headers.get("Nownext-Window")).toBe("2026-08-21T00:00:00Z/2026-08-23T00:00:00Z");
  });

  it("gives no key's answer to another whose plan has more", async () => {
    const { request, path, store } = await openSearch({ plan: "plus" });
    const paid = await openTestApp({ at, store, plan: "live" });
    await request(path({ q: "westport" }));
    const headers = { Authorization: `Bearer ${paid.key}` };
    const answer = await request(path({ q: "westport" }), { headers });
    const { data } = single(searchSchema).parse(await answer.json());
    expect(data.events).toHaveLength(1);
  });

  it.each([
    [{}, "missing_parameter", "q"],
    [{ q: " " }, "invalid_parameter", "q"],
    [{ q: "a", limit: "51" }, "invalid_parameter", "limit"],
    [{ q: "a", country: "GBR" }, "invalid_parameter", "country"],
    [{ q: "a", type: "team" }, "unknown_parameter", "type"],
  ])("refuses %j with %s", async (query: Record<string, string>, code, param) => {
    const { problem } = await openTestApp({ at });
    const refused = await problem(`/search?${new URLSearchParams(query)}`);
    expect(refused).toMatchObject({ status: 400, code, errors: [{ param }] });
  });
});
