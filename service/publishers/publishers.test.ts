import { describe, expect, it } from "vitest";
import { isCountry } from "../country-zones.ts";
import { getSuggestion, suggestPublishers } from "./publishers.ts";

const everything = suggestPublishers();

describe("the suggested publishers", () => {
  it("have names of their own, and each is found by its name", () => {
    expect(new Set(everything.map(({ name }) => name)).size).toBe(everything.length);
    for (const suggestion of everything) expect(getSuggestion(suggestion.name)).toBe(suggestion);
    expect(getSuggestion("no-such-publisher")).toBeNull();
  });

  it("name no address twice, and only countries that exist", () => {
    const addresses = everything.flatMap((each) => (each.kind === "xmltv" ? [each.address] : []));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { countries } of everything) expect(countries.filter((code) => !isCountry(code))).toEqual([]);
  });

  it("of a country have titles that tell them apart", () => {
    for (const country of new Set(everything.flatMap(({ countries }) => countries))) {
      const titles = suggestPublishers(country).map(({ title }) => title);
      expect(new Set(titles).size, country).toBe(titles.length);
    }
  });

  it("of a country are its own first, then grabbers of many countries, and nothing else", () => {
    const found = suggestPublishers("NZ");
    expect(found[0]).toMatchObject({
      name: "mjh-nz",
      kind: "xmltv",
      address: "https://i.mjh.nz/nz/epg.xml.gz",
      countries: ["NZ"],
    });
    const own = found.filter(({ countries }) => countries.includes("NZ"));
    expect(found.slice(0, own.length)).toEqual(own);
    expect(found.slice(own.length).map(({ kind, countries }) => [kind, countries])).toEqual([
      ["grabber", []],
      ["grabber", []],
    ]);
  });

  it("of a country that none covers are the grabbers of many countries", () => {
    expect(suggestPublishers("TV").map(({ name }) => name)).toEqual(["iptv-org-epg", "webgrab-plus"]);
  });
});
