import { expect, it } from "vitest";
import { fromIso } from "@/contract/time";
import { followView } from "./view-follower.ts";

/** The days that a view is said to show, at a time of the clock. */
function daysOf(view: { start: string; stop: string }, now: string, shownZone = "Pacific/Auckland") {
  const days: string[] = [];
  const span = { start: fromIso(view.start), stop: fromIso(view.stop) };
  const follow = followView({
    zone: "Pacific/Auckland",
    shownZone,
    clock: () => fromIso(now),
    range: span,
    channelAt: () => null,
    want: () => {},
    onDay: (date, shown) => days.push(date, shown),
  });
  follow({ ...span, first: 0, end: 0 }, { rows: 0, time: 0 });
  return days;
}

/** 23:30 on 22 August to 04:00 on the 23rd in Auckland. */
const overMidnight = { start: "2026-08-22T11:30:00Z", stop: "2026-08-22T16:00:00Z" };

it("a view that holds the present shows today, though it begins before midnight", () => {
  expect(daysOf(overMidnight, "2026-08-22T12:05:00Z")[0]).toBe("2026-08-23");
});

it("a view of another time shows the day that it begins with, or that begins with it", () => {
  expect(daysOf({ ...overMidnight, start: "2026-08-22T09:00:00Z" }, "2026-08-25T00:00:00Z")[0]).toBe(
    "2026-08-22",
  );
  expect(daysOf(overMidnight, "2026-08-25T00:00:00Z")[0]).toBe("2026-08-23");
});

it("the date that stands beside the times is that of the zone that they are in", () => {
  expect(daysOf(overMidnight, "2026-08-22T12:05:00Z", "Europe/London")).toEqual(["2026-08-23", "2026-08-22"]);
});
