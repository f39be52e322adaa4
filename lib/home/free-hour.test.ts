import { expect, it } from "vitest";
import { eveningStart } from "@/lib/guide/tonight";
import { testChannel } from "@/lib/test-channel";
import { firstListedHour } from "./free-hour";

const evening = { from: 20, date: "2026-08-22", zone: "UTC" } as const;
const channels = [testChannel("ch_a"), testChannel("ch_b")];

/** The lines of an evening on which the second channel begins at an hour. */
const beginningAt = (begins: number) => async (hour: number) => {
  const start = eveningStart(evening.date, begins as 22, evening.zone);
  const item = { id: "ls_1", title: "News", start, stop: start + 86_400 };
  return [{ channel: "ch_b", now: hour >= begins ? item : null, next: hour >= begins ? null : item }];
};

it("a home leads to the first hour from prime time on at which a channel lists something, or soon does", async () => {
  expect(await firstListedHour(channels, evening, beginningAt(18))).toBe(20);
  expect(await firstListedHour(channels, evening, beginningAt(21))).toBe(20);
  expect(await firstListedHour(channels, evening, beginningAt(23))).toBe(22);
});

it("a home leads to no hour if none has anything, or there is no such channel", async () => {
  expect(await firstListedHour(channels, evening, async () => [])).toBeNull();
  expect(await firstListedHour([], evening, beginningAt(18))).toBeNull();
});

it("an hour that can't be read isn't ruled out", async () => {
  expect(await firstListedHour(channels, evening, async () => null)).toBe(20);
});
