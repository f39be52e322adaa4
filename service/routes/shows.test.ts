import { expect, test } from "vitest";
import { coverageSchema } from "../../contract/country.ts";
import { episodeSchema, showSchema } from "../../contract/show.ts";
import { airingSchema, listingSchema } from "../../contract/slot.ts";
import { fromIso } from "../../contract/time.ts";
import { derive } from "../derive/engine.ts";
import { showsPlugin } from "../derive/shows/plugin.ts";
import { catalogueFile } from "../derive/shows/test-catalogue.ts";
import { episodeIdOf, showIdOf } from "../ids.ts";
import { importCatalogues } from "../ingest/catalogue/import.ts";
import type { TestChannel, TestSlot } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const slot = (at: string, more: Partial<TestSlot>): TestSlot => ({
  start: fromIso(at),
  stop: fromIso(at) + 3600,
  title: "Harbour Street",
  ...more,
});
const gale = { episode: { season: 1, number: 2, name: "The Gale" }, sub_title: "The Gale" };

const channels: TestChannel[] = [
  {
    key: "one",
    name: "One",
    country: "GB",
    slots: [
      slot("2026-08-22T17:00:00Z", gale),
      slot("2026-08-22T20:00:00Z", { sub_title: "The Ferry" }),
      slot("2026-08-22T22:40:00Z", { sub_title: "The Gale" }),
      slot("2026-08-23T20:00:00Z", gale),
    ],
  },
  {
    key: "two",
    name: "Two",
    country: "IE",
    slots: [
      slot("2026-08-22T17:30:00Z", gale),
      slot("2026-08-22T19:00:00Z", { title: "The Harbour Quiz", episode: { number: 9 } }),
    ],
  },
];

const show = showIdOf("harbour street");
const episode = episodeIdOf("harbour street/1/2");

/** An app at 17:45, with shows made of the listings. */
async function openApp({ catalogue = false, plan }: { catalogue?: boolean; plan?: "free" } = {}) {
  const app = await openTestApp({ channels, at: "2026-08-22T17:45:00Z", ...(plan && { plan }) });
  if (catalogue) await importCatalogues(app.store.db, [await catalogueFile()], { show: null });
  await derive(app.store.db, [showsPlugin], { lease: null, now: 0 });
  await app.guide.poll();
  return app;
}

test("shows are listed by name, found by its words, and paged", async () => {
  const { list } = await openApp();
  const names = async (query: string) =>
    (await list(`/shows${query}`, showSchema)).data.map(({ name }) => name);
  expect(await names("")).toEqual(["Harbour Street", "The Harbour Quiz"]);
  expect(await names("?q=quiz%20HARB")).toEqual(["The Harbour Quiz"]);
  expect(await names("?q=arbour")).toEqual([]);
  expect(await names("?q=%E2%80%A6")).toEqual([]);
  const first = await list("/shows?limit=1", showSchema);
  expect(first.meta).toMatchObject({ count: 2 });
  expect(await names(`?limit=1&cursor=${first.meta.next}`)).toEqual(["The Harbour Quiz"]);
});

test("a show, its episodes and one of these are told as the listings tell them", async () => {
  const { single, list } = await openApp();
  expect(await single(`/shows/${show}`, showSchema)).toMatchObject({
    name: "Harbour Street",
    source: "listings",
  });
  const { data, meta } = await list(`/shows/${show}/episodes`, episodeSchema);
  expect(data).toMatchObject([
    { id: episode, season: 1, number: 2, name: "The Gale" },
    { season: null, number: null, name: "The Ferry" },
  ]);
  expect(meta.count).toBe(2);
  expect((await list(`/shows/${show}/episodes?season=1`, episodeSchema)).data).toEqual([data[0]]);
  const { meta: paged } = await list(`/shows/${show}/episodes?limit=1`, episodeSchema);
  expect((await list(`/shows/${show}/episodes?limit=1&cursor=${paged.next}`, episodeSchema)).data).toEqual([
    data[1],
  ]);
  expect(await single(`/episodes/${episode}`, episodeSchema)).toEqual(data[0]);
});

test("an episode's airings say when it is on again, across countries, the soonest first", async () => {
  const { list } = await openApp();
  const airings = async (path: string) =>
    (await list(path, airingSchema)).data.map(({ start, channel_name, country }) => [
      start.slice(8, 16),
      channel_name,
      country,
    ]);
  const all = [
    ["22T17:00", "One", "GB"],
    ["22T17:30", "Two", "IE"],
    ["22T22:40", "One", "GB"],
    ["23T20:00", "One", "GB"],
  ];
  const path = `/episodes/${episode}/airings`;
  expect(await airings(path)).toEqual(all);
  expect(await airings(`${path}?country=ie`)).toEqual([all[1]]);
  expect(await airings(`${path}?from=2026-08-22T18:00:00Z&to=2026-08-23T00:00:00Z`)).toEqual([
    all[1],
    all[2],
  ]);
  expect((await airings(`/shows/${show}/airings`)).map(([start]) => start)).toEqual([
    "22T17:00",
    "22T17:30",
    "22T20:00",
    "22T22:40",
    "23T20:00",
  ]);
  const first = await list(`${path}?limit=3`, airingSchema);
  expect(first.meta.count).toBe(4);
  expect(await airings(`${path}?limit=3&cursor=${first.meta.next}`)).toEqual([all[3]]);
});

test("a free key's airings are of its window", async () => {
  const { list, problem } = await openApp({ plan: "free" });
  expect((await list(`/episodes/${episode}/airings`, airingSchema)).data).toHaveLength(3);
  const later = await problem(
    `/episodes/${episode}/airings?from=2026-08-23T00:00:00Z&to=2026-08-24T00:00:00Z`,
  );
  expect(later.code).toBe("outside_plan_window");
});

test("ids that the listings gave lead to the catalogue's, and slots tell these", async () => {
  const { single, list } = await openApp({ catalogue: true });
  const told = await single(`/shows/${show}`, showSchema);
  expect(told).toMatchObject({ kind: "Scripted", external: { tvmaze: "7" }, source: "tvmaze" });
  expect(told.id).not.toBe(show);
  const { data } = await list(`/shows/${show}/episodes`, episodeSchema);
  expect(data.map(({ name, show_id }) => [name, show_id])).toEqual([
    ["The Ferry", told.id],
    ["The Gale", told.id],
  ]);
  expect(await single(`/episodes/${episode}`, episodeSchema)).toEqual(data[1]);
  const { data: airings } = await list(`/episodes/${episode}/airings`, airingSchema);
  const listing = await single(`/listings/${airings[2]?.id}`, listingSchema);
  expect(listing.episode).toEqual({
    show_id: told.id,
    episode_id: data[1]?.id,
    season: 1,
    number: 2,
    name: "The Gale",
    orig_air: "2026-08-22",
    matched_by: "title",
    source: "tvmaze",
  });
});

test("coverage counts what matching adds", async () => {
  const { single } = await openApp({ catalogue: true });
  expect(await single("/countries/GB/coverage", coverageSchema)).toMatchObject({
    slots: 3,
    fill: { episode_num: 0.333 },
    with_join: { episode_num: 1 },
  });
});

test("what isn't there is a 404, and what makes no sense a 400", async () => {
  const { problem } = await openApp();
  for (const path of [
    "/shows/sh_0000000000",
    "/shows/sh_0000000000/episodes",
    "/shows/sh_0000000000/airings",
  ])
    expect((await problem(path)).code).toBe("not_found");
  for (const path of ["/episodes/ep_0000000000", "/episodes/ep_0000000000/airings", "/episodes/x"])
    expect((await problem(path)).code).toBe("not_found");
  const turned = await problem(`/shows/${show}/airings?from=2026-08-23T00:00:00Z&to=2026-08-22T00:00:00Z`);
  expect(turned).toMatchObject({ code: "invalid_parameter", errors: [{ param: "to" }] });
});
