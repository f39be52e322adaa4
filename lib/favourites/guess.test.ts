import { expect, it } from "vitest";
import { guessCountry } from "./guess.ts";

const places = [
  { code: "GB", zones: ["Europe/London"] },
  { code: "NZ", zones: ["Pacific/Auckland", "Pacific/Chatham"] },
  { code: "AQ", zones: ["Pacific/Auckland"] },
];

it.each([
  ["the zone's country, whatever the language", "Europe/London", ["fr-FR"], "GB"],
  ["of a zone's countries the language's", "Pacific/Auckland", ["en-AQ"], "AQ"],
  ["else the first of them", "Pacific/Auckland", ["en"], "NZ"],
  ["the language's where no zone fits", "UTC", ["de", "en-NZ"], "NZ"],
  ["none where nothing fits", "UTC", ["de-DE", "???"], null],
])("is %s", (_, zone, languages, country) => {
  expect(guessCountry(places, { zone, languages })).toBe(country);
});
