import { describe, expect, it } from "vitest";
import { toSourceName } from "../sources/settings.ts";
import { parseCountry, parseMinutes, parseSourceName, parseZone, toStoredLocation } from "./parameters.ts";

describe("a source without a name", () => {
  it.each([
    ["guides/nz.xml.gz", "nz"],
    ["/var/lib/guide.xmltv", "guide"],
    ["https://guides.example/tv/uk%20all.xml?token=1", "uk-20all"],
    ["https://guides.example/", "guides.example"],
    ["…", "listings"],
    ["guides/nz_2026-08-20.xml.xz", "nz"],
    ["guides/nz-20260821.xml.gz", "nz"],
    ["20260821_nz_all.xml", "nz_all"],
    ["guides/2026-08-21.xml", "2026-08-21"],
    ["guides/channels-20261345.xml", "channels-20261345"],
  ])("takes its name from %s: %s", (location, name) => {
    expect(toSourceName(location)).toBe(name);
    expect(parseSourceName(name)).toBe(name);
  });
});

describe("arguments", () => {
  it("are accepted as people write them", () => {
    expect(parseCountry("nz")).toBe("NZ");
    expect(parseZone("Pacific/Auckland")).toBe("Pacific/Auckland");
    expect(parseMinutes("60")).toBe(60);
  });

  it.each([
    ["file:///guides/nz%20all.xml", "/guides/nz all.xml"],
    ["file:/guides/nz.xml", "/guides/nz.xml"],
    ["file://localhost/guides/nz all.xml", "/guides/nz all.xml"],
    ["file:///guides/50%.xml", "/guides/50%.xml"],
    ["https://guides.example/a%20b.xml", "https://guides.example/a%20b.xml"],
  ])("lead to where they say: %s", (location, stored) => {
    expect(toStoredLocation(location)).toBe(stored);
  });

  it.each([
    () => parseCountry("nzl"),
    () => toStoredLocation("htp://guides.example/nz.xml"),
    () => parseZone("+12:00"),
    () => parseMinutes("1"),
    () => parseMinutes("soon"),
    () => parseSourceName("../up"),
    () => parseSourceName(""),
  ])("are refused if they don't fit (%#)", (parse) => {
    expect(parse).toThrow();
  });
});
