import { expect, it } from "vitest";
import { guessCountry } from "./guess-country";

it.each([
  ["en-NZ,en;q=0.9", "NZ"],
  ["en, de-AT;q=0.8", "AT"],
  ["zh-Hant-TW", "TW"],
  ["en", null],
  ["en-XX", null],
  [null, null],
])("of %s is %s", (header, country) => {
  expect(guessCountry(header, ["NZ", "AT", "TW"])).toBe(country);
});
