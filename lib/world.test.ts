import fc from "fast-check";
import { expect, it } from "vitest";
import { fromIso, toIso } from "@/contract/time";
import { dateAt, wallClock } from "@/contract/zone";
import { comparedCountries, listEvenings } from "./world";

const item = (code: string, channels: number) => ({
  code,
  name: code,
  channels,
  feeds: channels,
  listings_today: 0,
});

it("the market's own country is compared first with those that have the most channels", () => {
  const countries = [item("FR", 75), item("NZ", 49), item("US", 700), item("XX", 0)];
  expect(comparedCountries(countries, "NZ").map(({ code }) => code)).toEqual(["NZ", "US", "FR"]);
});

it("each evening begins at 20:00 of its own clock and today's own date, and they come in order", () => {
  const zones = [
    "Pacific/Auckland",
    "Asia/Kathmandu",
    "Europe/London",
    "America/St_Johns",
    "Pacific/Honolulu",
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: fromIso("2026-01-01T00:00:00Z"), max: fromIso("2027-01-01T00:00:00Z") }),
      (now) => {
        const evenings = listEvenings(
          zones.map((zone, index) => ({ country: `C${index}`, zone })),
          now,
        );
        for (const [index, { zone, prime }] of evenings.entries()) {
          expect(wallClock(prime, zone) % 86_400).toBe(20 * 3600);
          expect(dateAt(prime, zone)).toBe(dateAt(now, zone));
          expect(prime).toBeGreaterThanOrEqual(evenings[index - 1]?.prime ?? 0);
        }
      },
    ),
  );
});

it("evening comes to the east first", () => {
  const evenings = listEvenings(
    [
      { country: "US", zone: "America/New_York" },
      { country: "NZ", zone: "Pacific/Auckland" },
      { country: "GB", zone: "Europe/London" },
    ],
    fromIso("2026-08-23T08:00:00Z"),
  );
  expect(evenings.map(({ country, prime }) => `${country} ${toIso(prime)}`)).toEqual([
    "NZ 2026-08-23T08:00:00Z",
    "GB 2026-08-23T19:00:00Z",
    "US 2026-08-24T00:00:00Z",
  ]);
});
