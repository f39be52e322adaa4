import { expect, it } from "vitest";
import { noFilter } from "@/lib/guide/filter";
import { dayPage, listAddress, standingAddress } from "./guide-places.ts";

const addressing = { market: "gb", zone: "Europe/London", today: "2026-06-14" };
const at = (time: string) => Date.parse(time) / 1000;

it("names no day for today", () => {
  expect(dayPage("2026-06-14", addressing)).toBe("/gb/guide");
  expect(dayPage("2026-06-15", addressing)).toBe("/gb/guide/2026-06-15");
});

it("keeps the time, the channel and everything else in the address", () => {
  const channel = { id: "ch_2" } as never;
  const here = "https://example.org/gb/guide?kind=movie&ch=ch_9";
  const later = { at: at("2026-06-14T23:30:00Z"), channel };
  expect(String(standingAddress(here, later, "ch_1", addressing))).toBe(
    "https://example.org/gb/guide/2026-06-15?kind=movie&ch=ch_2&t=0030",
  );
  expect(String(standingAddress(here, { ...later, channel }, "ch_2", addressing))).toBe(
    "https://example.org/gb/guide/2026-06-15?kind=movie&t=0030",
  );
});

it("leads to the list of the hour in view, or to the list's now", () => {
  const now = at("2026-06-14T19:12:00Z");
  expect(listAddress(at("2026-06-14T18:30:00Z"), now, noFilter, addressing)).toBe("/gb/guide/list");
  expect(listAddress(at("2026-06-15T07:30:00Z"), now, { ...noFilter, hide: true }, addressing)).toBe(
    "/gb/guide/list/2026-06-15/08?show=only",
  );
});
