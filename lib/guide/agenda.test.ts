import { describe, expect, it } from "vitest";
import { agendaRows, hoursOfDay } from "./agenda";
import type { GuideSlot } from "./chunk";
import type { GuideChannel } from "./guide-data";

const channel: GuideChannel = {
  id: "ch_a",
  name: "One",
  logo: null,
  number: null,
  access: "unknown",
  languages: [],
  categories: [],
  feeds: 1,
};

const slot = (title: string, start: number, stop: number): GuideSlot => ({
  id: `ls_${start}`,
  title,
  start,
  stop,
  kind: "general",
});

describe("a channel's line", () => {
  const titles = (chunks: GuideSlot[][][], at: number) =>
    agendaRows([channel], chunks, at).map((row) => [row.on?.title, row.following.map(({ title }) => title)]);
  const night = slot("Night", 90, 120);

  it("is what is on, and the next three, whichever chunk they came in", () => {
    const chunks = [
      [[slot("Over", 0, 50), slot("On", 50, 90), night]],
      [[night, slot("C", 120, 130), slot("D", 130, 140), slot("E", 140, 150)]],
    ];
    expect(titles(chunks, 50)).toEqual([["On", ["Night", "C", "D"]]]);
  });

  it("has a gap where nothing is on", () => {
    expect(titles([[[slot("Later", 100, 200)]]], 50)).toEqual([[undefined, ["Later"]]]);
    expect(titles([[]], 50)).toEqual([[undefined, []]]);
  });
});

it("a day has the hours that its clocks show", () => {
  expect(hoursOfDay("2026-08-22", "Pacific/Auckland")).toHaveLength(24);
  expect(hoursOfDay("2026-03-29", "Europe/London")).not.toContain(1);
  expect(hoursOfDay("2026-10-25", "Europe/London")).toHaveLength(24);
});
