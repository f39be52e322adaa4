import { describe, expect, it } from "vitest";
import { programmeKind } from "./kind-words.ts";
import { type NowRow, nowRows } from "./now-next.ts";
import {
  channelsOnce,
  firstOfEach,
  groupsFound,
  type Hit,
  hitsAt,
  nowHits,
  popularNow,
  type SearchResults,
  splitColumns,
  toHit,
  withNow,
} from "./search.ts";
import type { Airing, Channel, NowNext } from "./shapes.ts";
import { testChannel } from "./test-channel.ts";

const channel = (id: string, name: string): Channel =>
  testChannel(id, { name, logo: `https://logos.example/${id}.png` });

const airing = (title: string, start: number, members: Partial<Airing> = {}): Airing => ({
  id: `ls_${start}`,
  channel: "ch_a",
  title,
  start,
  stop: start + 100,
  ...members,
});

const lineup = new Map([["ch_a", channel("ch_a", "Uno")]]);

const hits = (...airings: Airing[]): Hit[] => airings.flatMap((each) => toHit(each, lineup) ?? []);

describe("a programme that was found", () => {
  it("has its channel's name from the answer, else from the lineup, which has its logo", () => {
    const [named, known] = hits(airing("News", 0, { channel_name: "One" }), airing("News", 0));
    expect(named?.channel).toEqual({ id: "ch_a", name: "One", logo: "https://logos.example/ch_a.png" });
    expect(known?.channel.name).toBe("Uno");
  });

  it("is of the kind that the API says, whatever its genres", () => {
    const [news] = hits(airing("ヘッドライン", 0, { kind: "news", category: ["Sport"] }));
    expect(news && programmeKind(news)).toBe("news");
  });

  it("is left out if nobody knows its channel", () => {
    expect(toHit(airing("News", 0), new Map())).toBeNull();
  });

  it("is suggested once, at its first airing, with how often it is on", () => {
    const found = firstOfEach(hits(airing("News", 100), airing("Film", 200), airing("NEWS", 300)));
    expect(found.map(({ title, start, airings }) => [title, start, airings])).toEqual([
      ["News", 100, 2],
      ["Film", 200, 1],
    ]);
  });

  it("comes first if it is on, then the sooner the earlier, and not at all once it is over", () => {
    const found = hits(airing("Later", 300), airing("On", 100), airing("Soon", 200), airing("Over", 0));
    expect(hitsAt(found, 150).map(({ title }) => title)).toEqual(["On", "Soon", "Later"]);
  });
});

describe("what is on before anything is typed", () => {
  it("is free first, each in the lineup's order, without channels on which nothing is, or all is an hour late, and last what is on hour after hour", () => {
    const row = (id: string, access: Channel["access"], isOn = true): NowRow => ({
      channel: { ...channel(id, id), access },
      now: isOn ? { title: id, start: 0, stop: 9 } : null,
      next: null,
      kind: "general",
    });
    const late = row("B +1", "free");
    const rows = [
      ...[row("a", "subscription"), row("b", "free"), late],
      ...[row("c", "free", false), row("d", "free")],
    ];
    expect(popularNow(rows, 3).map(({ channel: { id } }) => id)).toEqual(["b", "d", "a"]);
    const hourly = { ...row("h", "free"), next: { title: "h", start: 9 } };
    expect(popularNow([hourly, ...rows], 9).map(({ channel: { id } }) => id)).toEqual(["b", "d", "a", "h"]);
  });
});

describe("a search of what is on", () => {
  const rows = nowRows(
    [channel("ch_a", "One"), channel("ch_b", "Two")],
    [
      { channel: "ch_a", now: { title: "News at Six", start: 0, stop: 200 }, next: null },
      { channel: "ch_b", now: null, next: { title: "Élite Rugby", start: 300 } },
    ],
  );

  it("needs every word, and minds neither case nor accents", () => {
    expect(nowHits(rows, "elite RUGBY").map((hit) => hit.channel.name)).toEqual(["Two"]);
    expect(nowHits(rows, "elite football")).toEqual([]);
    expect(nowHits(rows, " ")).toEqual([]);
  });
});

it("channels that were found say what is on there, unless it is over or unknown", () => {
  const [uno, due, tre] = ["a", "b", "c"].map((id) => channel(id, id));
  const lines: NowNext[] = ["a", "b"].map((id, place) => ({
    channel: id,
    now: { title: "News", start: 0, stop: 100 + place * 100 },
    next: null,
  }));
  const found = [uno, due, tre].flatMap((each) => each ?? []);
  expect(withNow(found, lines, 100).map(({ on }) => on)).toEqual([
    undefined,
    { title: "News", stop: 200 },
    undefined,
  ]);
});

it("two columns of groups are as even as their order allows", () => {
  expect(splitColumns([7, 8, 3])).toBe(1);
  expect(splitColumns([2, 2, 9])).toBe(2);
  expect(splitColumns([4])).toBe(1);
  expect(splitColumns([])).toBe(0);
});

describe("the groups of a search", () => {
  const team = (name: string) => ({ name, sport: "football", events: 1 });
  const found = (query: string, more: Partial<SearchResults>): SearchResults => ({
    ...{ query, teams: [], events: [], leagues: [], shows: [], channels: [], people: [], listings: [] },
    ...{ reach: "all", at: 0, zone: "UTC" },
    ...more,
  });

  it("stand in one order, behind that in which something is called as the query says", () => {
    const channels = [channel("ch_n", "News 24")];
    const listings = firstOfEach(hits(airing("The News", 0), airing("NÉWS", 100)));
    const all = { teams: [team("Newport")], channels, listings };
    expect(groupsFound(found("news", all))).toEqual(["listings", "teams", "channels"]);
    expect(groupsFound(found("news 24", all))).toEqual(["channels", "teams", "listings"]);
    expect(groupsFound(found("new", all))).toEqual(["teams", "channels", "listings"]);
  });

  it("are led by what was understood of a mistyped query", () => {
    const all = { teams: [team("Larkhill")], channels: [channel("ch_o", "Ocean")], understood: "ocean" };
    expect(groupsFound(found("ocaen", all))).toEqual(["channels", "teams"]);
  });

  it("are none if nothing was found", () => expect(groupsFound(found("news", {}))).toEqual([]));
});

describe("channels that were found", () => {
  const on = (title: string) => ({ on: { title, stop: 100 } });
  const names = (channels: Channel[]) => channelsOnce(channels).map(({ id }) => id);

  it("are told once, whoever carries them and however sharp they are", () => {
    expect(
      names([channel("ch_a", "Sport 1"), channel("ch_b", "SPORT 1 HD"), channel("ch_c", "Sport 2")]),
    ).toEqual(["ch_a", "ch_c"]);
  });

  it("are several if they show different programmes under one name", () => {
    const local = (id: string, title: string) => ({ ...channel(id, "Local"), ...on(title) });
    expect(names([local("ch_a", "North"), local("ch_b", "South"), local("ch_c", "North")])).toEqual([
      "ch_a",
      "ch_b",
    ]);
  });
});
