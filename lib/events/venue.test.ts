import { expect, test } from "vitest";
import { venueZone } from "./venue.ts";

const at = Date.parse("2026-08-22T11:30:00Z") / 1000;

test("a venue's clock is shown if it differs from the page's", () => {
  expect(venueZone("GB", at, "Pacific/Auckland")).toBe("Europe/London");
  expect(venueZone("ES", at, "Europe/London")).toBe("Europe/Madrid");
  expect(venueZone("GB", at, "Europe/London")).toBeNull();
  expect(venueZone("GB", at, "Europe/Lisbon")).toBeNull();
});

test("a country of many clocks has none of its own", () => {
  expect(venueZone("US", at, "Europe/London")).toBeNull();
  expect(venueZone("RU", at, "Europe/London")).toBeNull();
});
