import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromIso } from "@/contract/time";
import { choosePicks, eveningStart, type Line, lineAt, openingHour, readEveningSegments } from "./tonight";

const at = fromIso("2026-08-22T18:00:00Z");
const off = { new: false, live: false, repeat: false };
const film = { title: "The Salt Road", start: at, stop: at + 7200, category: ["Movie"] };
const match = {
  title: "Football",
  sub_title: "A v B",
  start: at - 3000,
  stop: at + 3000,
  flags: { ...off, live: true },
};
const premiere = { title: "Rivers of Ice", start: at + 1500, stop: at + 5000, flags: { ...off, new: true } };
const line = (channel: string, now: Line<string>["now"], next: Line<string>["next"] = null) => ({
  channel,
  now,
  next,
});
const noneFree = () => false;
const reasons = (lines: Line<string>[], isFree: (channel: string) => boolean = noneFree) =>
  choosePicks(lines, at, isFree).map(({ channel, reason }) => [channel, reason]);

describe("don't miss", () => {
  it("takes live programmes, films and first showings in turn", () => {
    const lines = [line("a", null, premiere), line("b", film), line("c", match)];
    expect(reasons(lines)).toEqual([
      ["c", "live"],
      ["b", "film"],
      ["a", "new"],
    ]);
  });

  it("prefers what is free to watch, and of one film on two channels the free one", () => {
    const other = { ...film, title: "Paper Lanterns" };
    const lines = [line("a", film), line("b", other), line("c", film)];
    expect(reasons(lines, (channel) => channel === "c").map(([channel]) => channel)).toEqual(["c", "b"]);
  });

  it("leaves out what the data lacks", () => {
    const plain = { title: "Kitchen Rivals", start: at, stop: at + 3600 };
    expect(reasons([line("a", plain, { title: "Film night", start: at + 3600 })])).toEqual([]);
  });

  it.each([
    ["repeats", { ...match, flags: { ...off, live: true, repeat: true } }],
    ["news, however live", { ...match, category: ["News"] }],
    ["what is short", { ...match, stop: match.start + 600 }],
    ["a film that is half over", { ...film, start: at - 3600 }],
    ["what is hours away", { ...film, start: at + 4 * 3600, stop: at + 6 * 3600 }],
  ])("leaves out %s", (_, item) => {
    expect(reasons([line("a", item)])).toEqual([]);
  });

  it("shows nothing twice, and no channel twice", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            channel: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
            now: fc.constantFrom(null, film, match, { ...match, sub_title: "C v D" }),
            next: fc.constantFrom(null, premiere, { ...premiere, title: "Night Forest" }),
          }),
        ),
        (lines) => {
          const picks = choosePicks(lines, at, (channel) => channel < "c");
          expect([0, 1, 2, 3, 6]).toContain(picks.length);
          expect(new Set(picks.map(({ channel }) => channel)).size).toBe(picks.length);
          const things = picks.map(({ item }) => `${item.title} ${item.sub_title}`);
          expect(new Set(things).size).toBe(picks.length);
        },
      ),
    );
  });
});

describe("an evening", () => {
  it("opens at the present hour while it lasts, else at prime time", () => {
    expect(openingHour(fromIso("2026-08-22T17:30:00Z"), "Europe/London")).toBe(18);
    expect(openingHour(fromIso("2026-08-22T08:00:00Z"), "Europe/London")).toBe(20);
    expect(openingHour(fromIso("2026-08-22T23:30:00Z"), "Europe/London")).toBe(20);
  });

  it("counts its hours on the local clock, and late from midnight", () => {
    expect(eveningStart("2026-08-22", 20, "Europe/Madrid")).toBe(fromIso("2026-08-22T18:00:00Z"));
    expect(eveningStart("2026-08-22", "late", "Asia/Tokyo")).toBe(fromIso("2026-08-22T15:00:00Z"));
  });

  it("has the hours that its pages name, and no other", () => {
    expect([undefined, ["18"], ["late"], ["23", "2"]].map((path) => readEveningSegments(path))).toEqual([
      { hour: null, page: 1 },
      { hour: 18, page: 1 },
      { hour: "late", page: 1 },
      { hour: 23, page: 2 },
    ]);
    for (const path of [["17"], ["24"], ["018"], ["LATE"], ["20", "1"], ["20", "2", "3"], ["-"]])
      expect(readEveningSegments(path)).toBeNull();
  });
});

describe("a channel's line", () => {
  const slots = [
    { title: "A", start: 100, stop: 200 },
    { title: "B", start: 300, stop: 400 },
  ];
  const titles = (instant: number) => {
    const { now, next } = lineAt(slots, instant);
    return [now?.title, next?.title];
  };

  it("is what covers the instant and what follows", () => {
    expect(titles(50)).toEqual([undefined, "A"]);
    expect(titles(100)).toEqual(["A", "B"]);
    expect(titles(250)).toEqual([undefined, "B"]);
    expect(titles(399)).toEqual(["B", undefined]);
    expect(titles(400)).toEqual([undefined, undefined]);
  });
});
