import { describe, expect, it } from "vitest";
import { fromIso } from "@/contract/time";
import { eveningStart, freeHour, lineAt, openingHour, readEveningSegments } from "./tonight";

describe("an evening", () => {
  it("opens at the present hour while it lasts, else at prime time", () => {
    expect(openingHour(fromIso("2026-08-22T17:30:00Z"), "Europe/London")).toBe(18);
    expect(openingHour(fromIso("2026-08-22T08:00:00Z"), "Europe/London")).toBe(20);
    expect(openingHour(fromIso("2026-08-22T23:30:00Z"), "Europe/London")).toBe(20);
  });

  it("is free at prime time, and at the present hour once that is over", () => {
    const freeAt = (hour: string) => freeHour(fromIso(`2026-08-22T${hour}:30:00Z`), "UTC");
    expect(["02", "08", "18", "20", "21", "23"].map(freeAt)).toEqual([20, 20, 20, 20, 21, 23]);
  });

  it("counts its hours on the local clock, and late from midnight", () => {
    expect(eveningStart("2026-08-22", 20, "Europe/Madrid")).toBe(fromIso("2026-08-22T18:00:00Z"));
    expect(eveningStart("2026-08-22", "late", "Asia/Tokyo")).toBe(fromIso("2026-08-22T15:00:00Z"));
  });

  it("has the hours that its pages name, and no other", () => {
    const paths = [undefined, ["18"], ["late"], ["23", "2"], ["20", "free"], ["late", "free", "2"]];
    expect(paths.map((path) => readEveningSegments(path))).toEqual([
      { hour: null, free: false, page: 1 },
      { hour: 18, free: false, page: 1 },
      { hour: "late", free: false, page: 1 },
      { hour: 23, free: false, page: 2 },
      { hour: 20, free: true, page: 1 },
      { hour: "late", free: true, page: 2 },
    ]);
    for (const path of [
      ["17"],
      ["24"],
      ["018"],
      ["LATE"],
      ["20", "1"],
      ["20", "2", "3"],
      ["-"],
      ["free"],
      ["20", "2", "free"],
      ["20", "free", "1"],
      ["20", "free", "free"],
    ])
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
