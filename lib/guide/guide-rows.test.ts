import { expect, it } from "vitest";
import type { Channel } from "@/contract/channel";
import { titledIn } from "@/lib/events/titled";
import { wordsOf } from "@/lib/i18n";
import { nowRows, toLine } from "@/lib/now-next";
import type { Slot } from "@/lib/shapes";
import { guideRows } from "./guide-rows";

const channel = (id: string, categories: string[] = []): Channel => ({
  id,
  name: id.toUpperCase(),
  country: "ES",
  languages: [],
  categories,
  feeds: 1,
});

const slot = (on: string, start: number, stop: number, more: Partial<Slot> = {}): Slot => ({
  id: `ls_${start}`,
  channel: on,
  start,
  stop,
  title: "Noticias",
  ...more,
});

it("each channel has its row, with what overlaps the span, sorted", () => {
  const slots = [slot("a", 50, 60), slot("a", 0, 10), slot("a", 10, 50), slot("b", 100, 200)];
  const rows = guideRows([channel("b"), channel("a")], slots, { start: 10, stop: 100 });
  expect(rows.map((row) => row.map(({ start }) => start))).toEqual([[], [10, 50]]);
});

it("a programme's kind comes from its genres before its channel's", () => {
  const slots = [slot("a", 0, 10, { category: ["Documental"] }), slot("a", 10, 20)];
  const [row] = guideRows([channel("a", ["movies"])], slots, { start: 0, stop: 100 });
  expect(row?.map(({ kind }) => kind)).toEqual(["docu", "movie"]);
});

it("a sub-title that only says the title again is left out", () => {
  const slots = [
    slot("a", 0, 10, { sub_title: "Noticias" }),
    slot("a", 10, 20, { episode: { name: "Pressure" } }),
  ];
  const [row] = guideRows([channel("a")], slots, { start: 0, stop: 100 });
  expect(row?.map(({ part }) => part)).toEqual([undefined, "Pressure"]);
});

it("a film's year is the same in the guide as among what is on now, and nothing else has one", () => {
  const film = { title: "Paper Lanterns", year: 1994 };
  const programmes: [Partial<Slot>, number | undefined][] = [
    [{ ...film, kind: "film" }, 1994],
    [{ ...film, category: ["Spielfilm"] }, 1994],
    [film, 1994],
    [{ ...film, kind: "documentary" }, undefined],
    [{ ...film, kind: "series", episode: { season: 1, number: 2 } }, undefined],
  ];
  for (const [programme, year] of programmes) {
    const on = slot("a", 0, 6000, programme);
    const [[listed] = []] = guideRows([channel("a")], [on], { start: 0, stop: 100 });
    const [row] = nowRows([channel("a")], [{ channel: "a", now: on, next: null }]);
    expect(listed?.year).toBe(year);
    expect(row && toLine(row, wordsOf("en")).now?.year).toBe(year);
  }
});

it("a programme without its picture is drawn in the guide as among what is on now", () => {
  const info = { title: "Kiel v Flensburg", start: 0, league: "Coastal League" };
  const programmes: Partial<Slot>[] = [
    { title: "The Great British Bake Off" },
    { title: "Saltmarsh", category: ["Wildlife"] },
    { title: "Paper Lanterns", category: ["Western"], kind: "film" },
    { title: "Live Handball: Kiel v Flensburg", kind: "sport", event: "ev_1", event_info: info },
  ];
  for (const programme of programmes) {
    const on = slot("a", 0, 10, { icon: "https://pictures.test/on.jpg", ...programme });
    const [[listed] = []] = guideRows([channel("a")], [on], { start: 0, stop: 100 });
    const [row] = nowRows([channel("a")], [{ channel: "a", now: titledIn(on, wordsOf("en")), next: null }]);
    expect(row && toLine(row, wordsOf("en")).now?.scene).toBeTypeOf("string");
    expect(listed?.scene).toBe(row && toLine(row, wordsOf("en")).now?.scene);
  }
});
