import { describe, expect, it } from "vitest";
import type { GuideSlot } from "./chunk.ts";
import { firstListed, isDayEmpty, isSilent, openingRow } from "./empty-day.ts";

const held = { first: "2026-08-19", last: "2026-08-21" };

describe("a day", () => {
  it("isn't empty if coverage counts a programme, though the first channels have none", () => {
    expect(isDayEmpty("2026-08-22", { slots: 57, held })).toBe(false);
    expect(isDayEmpty("2026-08-22", { slots: 160, held: null })).toBe(false);
  });

  it("is empty if coverage counts none, whatever other days have", () => {
    expect(isDayEmpty("2026-08-20", { slots: 0, held })).toBe(true);
  });

  it("is judged by the days that are held where coverage is unknown", () => {
    expect(isDayEmpty("2026-08-20", { slots: null, held })).toBe(false);
    expect(isDayEmpty("2026-08-22", { slots: null, held })).toBe(true);
    expect(isDayEmpty("2026-08-20", { slots: null, held: null })).toBe(true);
  });
});

it("the first channel with listings is found in whichever chunk it has them", () => {
  const slot: GuideSlot = { id: "ls_1", start: 0, stop: 1, title: "News", kind: "news" };
  expect(
    firstListed([
      [[], [], [slot]],
      [[], [slot], []],
    ]),
  ).toBe(1);
  expect(
    firstListed([
      [[], []],
      [[], []],
    ]),
  ).toBe(-1);
  expect(
    isSilent([
      [[], []],
      [[], []],
    ]),
  ).toBe(true);
  expect(isSilent([[[], [slot]]])).toBe(false);
});

it("a screen opens at the first channel with a programme in view if many above it have none, else at its top", () => {
  const window = { start: 100, stop: 200 };
  const slot = (start: number): GuideSlot[] => [
    { id: "ls_1", start, stop: start + 50, title: "News", kind: "news" },
  ];
  const below = (silent: number, row = slot(120)) => [[...Array.from({ length: silent }, () => []), row]];
  expect([0, 1, 3, 4, 11].map((silent) => openingRow(below(silent), window))).toEqual([0, 0, 0, 4, 11]);
  expect(openingRow([[slot(50), slot(200), [], [], slot(60)]], window)).toBe(4);
  expect(openingRow(below(5, []), window)).toBe(0);
});
