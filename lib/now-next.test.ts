import { describe, expect, it } from "vitest";
import { kindsOnNow, matchingRows, nextChange, nowRows, splitSilent } from "./now-next.ts";
import type { Channel, NowItem } from "./shapes.ts";

const channel = (id: string, categories: string[] = []): Channel => ({
  id,
  name: id,
  country: "GB",
  languages: [],
  categories,
  feeds: 1,
});

const item = (title: string, start: number, stop: number, category?: string[]): NowItem => ({
  title,
  start,
  stop,
  category,
});

const rows = nowRows(
  [channel("ch_a"), channel("ch_b"), channel("ch_c", ["sports"]), channel("ch_d")],
  [
    { channel: "ch_c", now: null, next: item("Élite Rugby", 300, 400) },
    { channel: "ch_a", now: item("News at Six", 0, 200, ["News"]), next: item("Weather", 200, 210) },
    { channel: "ch_x", now: item("Nowhere", 0, 1), next: null },
    { channel: "ch_b", now: item("A Film", 0, 150, ["Movie"]), next: item("News at Ten", 150, 300) },
  ],
);

describe("now and next", () => {
  it("has a row for every channel, in the line-up's order", () => {
    expect(rows.map((row) => row.channel.id)).toEqual(["ch_a", "ch_b", "ch_c", "ch_d"]);
  });

  it("sets channels apart that have nothing listed, and loses none", () => {
    const { listed, silent } = splitSilent(rows);
    expect(listed.map((row) => row.channel.id)).toEqual(["ch_a", "ch_b", "ch_c"]);
    expect(silent.map(({ id }) => id)).toEqual(["ch_d"]);
  });

  it("offers only the kinds that are on", () => {
    expect(kindsOnNow(rows)).toEqual(["movie", "news"]);
  });

  it("changes when the first programme ends or the first gap does", () => {
    expect(nextChange(rows, 100)).toBe(150);
    expect(nextChange(rows, 250)).toBe(300);
    expect(nextChange(rows, 1000)).toBeNull();
  });
});

describe("a search of what is on", () => {
  it("finds what is on now before what is next", () => {
    expect(matchingRows(rows, "news").map((row) => row.channel.id)).toEqual(["ch_a", "ch_b"]);
  });

  it("needs every word, and minds neither case nor accents", () => {
    expect(matchingRows(rows, "elite RUGBY")).toHaveLength(1);
    expect(matchingRows(rows, "elite football")).toEqual([]);
  });

  it("finds nothing for nothing", () => {
    expect(matchingRows(rows, "  ")).toEqual([]);
  });
});
