import { describe, expect, it } from "vitest";
import { nowRows } from "./now-next.ts";
import { airingHits, firstOfEach, hitsAt, nowHits } from "./search.ts";
import type { Airing, Channel } from "./shapes.ts";

const channel = (id: string, name: string): Channel => ({
  id,
  name,
  country: "GB",
  languages: [],
  categories: [],
  feeds: 1,
  logo: `https://logos.example/${id}.png`,
});

const airing = (title: string, start: number, members: Partial<Airing> = {}): Airing => ({
  id: `ls_${start}`,
  channel: "ch_a",
  title,
  start,
  stop: start + 100,
  ...members,
});

describe("a programme that was found", () => {
  it("has its channel's name from the answer, and its logo from the lineup", () => {
    const [hit] = airingHits([airing("News", 0, { channel_name: "One" })], [channel("ch_a", "Uno")]);
    expect(hit?.channel).toEqual({ id: "ch_a", name: "One", logo: "https://logos.example/ch_a.png" });
  });

  it("is left out where nobody knows its channel", () => {
    expect(airingHits([airing("News", 0)], [])).toEqual([]);
  });

  it("is suggested once, at its first airing", () => {
    const hits = airingHits(
      [airing("News", 100), airing("Film", 200), airing("NEWS", 300)],
      [channel("ch_a", "One")],
    );
    expect(firstOfEach(hits).map(({ start }) => start)).toEqual([100, 200]);
  });

  it("is on now, later or over", () => {
    const hits = airingHits(
      [airing("Later", 300), airing("On", 100), airing("Soon", 200), airing("Over", 0)],
      [channel("ch_a", "One")],
    );
    const { onNow, later } = hitsAt(hits, 150);
    expect(onNow.map(({ title }) => title)).toEqual(["On"]);
    expect(later.map(({ title }) => title)).toEqual(["Soon", "Later"]);
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
