import { describe, expect, it } from "vitest";
import { daySpan } from "@/contract/zone";
import { listTicks } from "./axis";

const day = (date: string, zone: string) => listTicks(daySpan(date, zone), zone);
const clock = (wall: number) =>
  `${String(Math.floor(wall / 60)).padStart(2, "0")}:${String(wall % 60).padStart(2, "0")}`;

describe("the time axis", () => {
  it("has a mark each half hour of an ordinary day, and an anchor each hour", () => {
    const ticks = day("2026-08-22", "Europe/Madrid");
    expect(ticks).toHaveLength(48);
    expect(ticks.filter(({ anchor }) => anchor)).toHaveLength(24);
    expect(ticks.some(({ shifted }) => shifted)).toBe(false);
    expect(ticks.find(({ anchor }) => anchor === "t20")?.minute).toBe(20 * 60);
  });

  it("skips the hour that a spring day lacks", () => {
    const ticks = day("2026-03-29", "Europe/London");
    expect(ticks).toHaveLength(46);
    expect(ticks.slice(0, 5).map(({ wall }) => clock(wall))).toEqual([
      "00:00",
      "00:30",
      "02:00",
      "02:30",
      "03:00",
    ]);
    expect(ticks.filter(({ shifted }) => shifted).map(({ wall }) => clock(wall))).toEqual(["02:00"]);
    expect(ticks.find(({ anchor }) => anchor === "t20")?.minute).toBe(19 * 60);
  });

  it("shows an autumn day's hour twice, with one anchor, and says where the clock changed", () => {
    const ticks = day("2026-10-25", "Europe/London");
    expect(ticks).toHaveLength(50);
    expect(ticks.slice(2, 7).map(({ wall }) => clock(wall))).toEqual([
      "01:00",
      "01:30",
      "01:00",
      "01:30",
      "02:00",
    ]);
    expect(ticks.filter(({ anchor }) => anchor === "t01")).toHaveLength(1);
    expect(ticks[4]?.shifted).toBe(true);
    expect(ticks.filter(({ shifted }) => shifted)).toHaveLength(1);
  });

  it.each([
    ["Asia/Kathmandu", "2026-06-01", 48],
    ["Pacific/Chatham", "2026-06-01", 48],
    ["Australia/Lord_Howe", "2026-04-05", 49],
    ["Australia/Lord_Howe", "2026-10-04", 47],
    ["America/Havana", "2026-03-08", 46],
    ["Pacific/Apia", "2011-12-30", 0],
  ])("marks whole half hours of the local clock in %s on %s", (zone, date, marks) => {
    const ticks = day(date, zone);
    expect(ticks).toHaveLength(marks);
    expect(ticks.every(({ wall }) => wall % 30 === 0)).toBe(true);
  });
});
