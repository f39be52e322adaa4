import { expect, test } from "vitest";
import { findCountryOf } from "./adjectives.ts";

test.each([
  ["Osztrák", "AT"],
  ["bugarska", "BG"],
  ["Румынская", "RO"],
  ["Greek", "GR"],
  ["española", "ES"],
  ["svenska", "SE"],
  ["brasiliansk", "BR"],
])("%s means what is of %s", (word, country) => {
  expect(findCountryOf(word)).toBe(country);
});

test.each(["Premier", "Super", "Admiral", "Erste", "der"])("%s means no country", (word) => {
  expect(findCountryOf(word)).toBe(null);
});
