import { expect, it } from "vitest";
import { gridWords } from "@/components/testing/guide-sample";
import { cellLook } from "./cell-look.ts";

const hour = 3600;
const context = {
  market: "gb",
  dir: "ltr" as const,
  origin: 0,
  time: (epoch: number) => `${String(Math.floor(epoch / hour) % 24).padStart(2, "0")}:00`,
  words: gridWords,
};

it("a programme's name says its start once", () => {
  const slot = { id: "ls_1", start: 20 * hour, stop: 21 * hour, title: "News", kind: "news" as const };
  const { label } = cellLook({ slot, start: slot.start, stop: slot.stop }, "Channel 1", context);
  expect(label).toBe("News 20:00, Channel 1, until 21:00");
});

it("a film's year stands where an episode's numbers do", () => {
  const slot = {
    id: "ls_1",
    start: 20 * hour,
    stop: 22 * hour,
    title: "Paper Lanterns",
    kind: "movie" as const,
  };
  const look = cellLook(
    { slot: { ...slot, year: 1994 }, start: slot.start, stop: slot.stop },
    "One",
    context,
  );
  expect(look.note).toBe("1994");
  expect(look.label).toBe("Paper Lanterns 20:00 1994, One, until 22:00");
});

it("a silence is named without times that say nothing: of a day, or of what hasn't loaded", () => {
  const named = (gap: "no_listings" | "loading" | null, hours: number) =>
    cellLook({ slot: null, gap, start: 2 * hour, stop: (2 + hours) * hour }, "One", context).label;
  expect(named("no_listings", 3)).toBe("No listings, One, 02:00 – 05:00");
  expect(named("no_listings", 23)).toBe("No listings, One");
  expect(named("loading", 6)).toBe("Loading, One");
  expect(named(null, 1)).toBe("One");
});
