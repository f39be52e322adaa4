import { expect, test } from "vitest";
import { isZone } from "../contract/zone.ts";
import { countryCodes, countryName, countryZone, isCountry } from "./country-zones.ts";

test("every country has a zone that Node knows", () => {
  const unknown = countryCodes.filter((code) => !isZone(countryZone(code) ?? ""));
  expect(unknown).toEqual([]);
});

test("every country with a name has a zone", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  // Codes that name no country of ISO 3166-1: exceptional reservations, groups, former and private ones.
  const others = new Set(
    "AC BU CP CQ CS DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ".split(
      " ",
    ),
  );
  const named = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) && !others.has(code));
  const canonical = named.filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  expect(canonical.filter((code) => !isCountry(code))).toEqual([]);
  expect(countryCodes).toHaveLength(250);
});

test("a country with several zones has that of its capital or of most of its people", () => {
  expect(["US", "BR", "AU", "RU", "CA", "ES"].map((code) => countryZone(code))).toEqual([
    "America/New_York",
    "America/Sao_Paulo",
    "Australia/Sydney",
    "Europe/Moscow",
    "America/Toronto",
    "Europe/Madrid",
  ]);
});

test("a code without a country has no zone and is its own name", () => {
  expect(countryZone("UK")).toBeNull();
  expect(countryZone("toString")).toBeNull();
  expect(countryName("ZZ")).toBe("ZZ");
});

test("a country's name is in the requested language", () => {
  expect(countryName("GB")).toBe("United Kingdom");
  expect(countryName("JP", "ja")).toBe("日本");
});
