import { describe, expect, it } from "vitest";
import type { NowRow } from "@/lib/now-next";
import type { EventOnAir } from "@/lib/shapes";
import { testChannel } from "@/lib/test-channel";
import { nowShelf } from "./shelf";
import { homeEvents } from "./sport";

const hour = 3600;
const at = 100 * hour;

const row = (id: string, title: string, more: Partial<NonNullable<NowRow["now"]>> = {}): NowRow => ({
  channel: testChannel(id),
  now: { title, start: at - hour, stop: at + hour, ...more },
  next: null,
  kind: "general",
});

describe("the shelf of what is on now", () => {
  it("has the first channels of the lineup, those with pictures first, and each programme once", () => {
    const rows = [
      row("a", "Saltmarsh"),
      row("b", "Great Storms", { icon: "https://pictures.example/storms.jpg" }),
      row("c", "Saltmarsh"),
      row("d", "Kitchen Rivals"),
      { ...row("e", ""), now: null },
    ];
    expect(nowShelf(rows, at).map(({ item }) => item.title)).toEqual([
      "Great Storms",
      "Saltmarsh",
      "Kitchen Rivals",
    ]);
  });

  it("has what a channel lists hour after hour after the other programmes of the first channels", () => {
    const others = [row("b", "Saltmarsh"), row("c", "Kitchen Rivals")];
    const twice = (more?: Partial<NonNullable<NowRow["now"]>>): NowRow => ({
      ...row("a", "Headlines", more),
      next: { title: "Headlines", start: at + hour },
    });
    const ids = (first: NowRow) => nowShelf([first, ...others], at).map(({ channel: { id } }) => id);
    expect(ids(twice())).toEqual(["b", "c", "a"]);
    expect(ids(twice({ episode: { number: 1 } }))).toEqual(["a", "b", "c"]);
    expect(ids(twice({ sub_title: "Monday" }))).toEqual(["a", "b", "c"]);
  });

  it("varies: of one kind it has two, unless there is nothing else", () => {
    const film = (id: string) => row(id, `Film ${id}`, { kind: "film" });
    const rows = [film("a"), film("b"), film("c"), row("d", "Kitchen Rivals")];
    expect(nowShelf(rows, at).map(({ channel: { id } }) => id)).toEqual(["a", "b", "d", "c"]);
  });

  it("leaves out placeholders, shopping, racing, what is about to end and what never does", () => {
    const rows = [
      row("f", "Te Reo", { stop: at + 9 * hour }),
      row("a", "To be announced"),
      row("b", "Home Shopping"),
      row("c", "Trackside 1 - AUS"),
      row("d", "Weather", { stop: at + 60 }),
      row("e", "News at Six", { category: ["News"] }),
    ];
    expect(nowShelf(rows, at).map(({ item }) => item.title)).toEqual(["News at Six"]);
  });
});

describe("live sport", () => {
  const event = (
    id: string,
    league: string,
    start: number,
    channels: string[],
    sport = "football",
  ): EventOnAir => ({
    id,
    sport,
    league: { id: league, name: league },
    name: id,
    start,
    live_on: channels.length,
    channels: channels.map((each) => ({ channel: each, country: "GB", showing: "live", start })),
  });
  const channels = new Map([
    ["pay", testChannel("pay")],
    ["free", testChannel("free", { free: true })],
  ]);

  it("has the events that most would watch, what is live first, each on its free channel if it has one", () => {
    const found = homeEvents({
      live: [event("ev_live", "Premier League", at - hour, ["pay", "free"])],
      coming: [
        event("ev_later", "FA Cup", at + 3 * hour, ["pay"]),
        event("ev_soon", "Premier League", at + hour, ["pay"]),
        event("ev_abroad", "La Liga", at + hour, ["elsewhere"]),
        event("ev_horses", "Racing", at + hour, ["pay"], "horse-racing"),
        event("ev_tomorrow", "FA Cup", at + 30 * hour, ["pay"]),
      ],
      channels,
      country: "GB",
      now: at,
    });
    expect(found.map(({ event: { id }, channel: { id: on }, isLive }) => [id, on, isLive])).toEqual([
      ["ev_live", "free", true],
      ["ev_soon", "pay", false],
      ["ev_later", "pay", false],
    ]);
  });
});
