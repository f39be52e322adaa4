import { describe, expect, it } from "vitest";
import type { Airing } from "./match.ts";
import { matchShows } from "./match-shows.ts";
import { readSeriesHints } from "./series-hints.ts";

const day = 86_400;
type Spec = { title: string; at: number; text?: string; minutes?: number; cat?: string[]; sub?: string };

const airingOf = ({ title, at, text, minutes = 30, cat, sub }: Spec, channelName = "Harbour TV"): Airing => {
  const listing = {
    title,
    sub_title: sub,
    description: text,
    category: cat,
    flags: { new: false, live: false, repeat: false },
  };
  const hints = readSeriesHints({
    listing,
    detail: null,
    isEvent: false,
    source: "guide",
    languages: ["eng"],
    channel: channelName,
    minutes,
  });
  if (!hints) throw new Error(`${title} has no hints`);
  return { channel: 1, start: at, country: "GB", zone: "Europe/London", hints };
};

const showsOf = (specs: readonly Spec[], channelName?: string): (string | null)[] => {
  const airings = specs.map((spec) => airingOf(spec, channelName));
  const { verdicts } = matchShows(airings, []);
  return airings.map((airing) => verdicts.get(airing)?.show ?? null);
};
const isOneShow = (shows: readonly (string | null)[]): boolean =>
  shows[0] !== null && new Set(shows).size === 1;

describe("a title without any number is a show", () => {
  it("if it is on twice with different descriptions", () => {
    const shows = showsOf([
      { title: "Quayside", at: 0, text: "A storm comes." },
      { title: "Quayside", at: 7200, text: "The ferry leaves." },
    ]);
    expect(isOneShow(shows)).toBe(true);
  });

  it("if a category says series, and it is on twice", () => {
    const twice = [0, day].map((at) => ({ title: "البحر", at, cat: ["مسلسل"] }));
    expect(isOneShow(showsOf(twice))).toBe(true);
    expect(showsOf(twice.slice(1))).toEqual([null]);
  });

  it("if it is on at the same time on three days, and not on three times of one", () => {
    const at = (times: readonly number[]) =>
      times.map((time) => ({ title: "Morning Coast", at: time, text: "The coast." }));
    expect(isOneShow(showsOf(at([0, day, 2 * day + 120])))).toBe(true);
    expect(showsOf(at([0, 7200, 15_000]))).toEqual([null, null, null]);
  });

  it("if its title is only the number of an episode, on a channel named after it", () => {
    const shows = showsOf(
      [1, 2].map((number) => ({ title: `Episode ${number}`, at: number * 3600, text: `Part ${number}.` })),
      "The Lighthouse",
    );
    expect(isOneShow(shows)).toBe(true);
  });
});

describe("no show", () => {
  it.each([
    ["a film that is repeated", { title: "The Long Tide", text: "A captain sails.", minutes: 110 }],
    [
      "a film filed under series",
      { title: "The Long Tide", text: "A captain sails.", minutes: 110, cat: ["Series"] },
    ],
    ["a filler", { title: "Teleshopping", text: "Buy.", minutes: 60 }],
    ["what only says that there is news", { title: "News", minutes: 30 }],
  ])("is %s", (_, spec) => {
    const shows = showsOf([0, day, 2 * day].map((at) => ({ ...spec, at })));
    expect(shows).toEqual([null, null, null]);
  });

  it("are films with a sub-title, unless several have the title", () => {
    const film = { title: "Harbour Crime", cat: ["Film"], minutes: 90 };
    expect(showsOf([{ ...film, at: 0, sub: "The Drowned" }])).toEqual([null]);
    expect(
      isOneShow(
        showsOf([
          { ...film, at: 0, sub: "The Drowned" },
          { ...film, at: day, sub: "The Net" },
        ]),
      ),
    ).toBe(true);
  });
});
