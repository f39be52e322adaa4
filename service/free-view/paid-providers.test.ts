import { describe, expect, it } from "vitest";
import { createPaidCountries, loadPaidProviders } from "./paid-providers.ts";
import { loadServices } from "./services.ts";
import { createFreeWays, type WatchedChannel } from "./ways.ts";

const paidCountries = createPaidCountries(loadPaidProviders());

const channel = (more: Partial<WatchedChannel>): WatchedChannel => ({
  key: "One.uk",
  country: "GB",
  owner: null,
  website: null,
  ...more,
});

describe("a channel that people pay for", () => {
  it("is known by its id, also for a feed of it", () => {
    expect([...paidCountries(channel({ key: "SkySportsF1.uk" }))]).toEqual(["GB", "IE"]);
    expect([...paidCountries(channel({ key: "SkyWitness.uk@Plus1" }))]).toEqual(["GB", "IE"]);
    expect([...paidCountries(channel({ key: "SkySport1.nz", country: "NZ" }))]).toEqual(["NZ"]);
  });

  it("is known by its owner in the provider's own country", () => {
    const owned = { key: "x/9", owner: "Foxtel Networks" };
    expect([...paidCountries(channel({ ...owned, country: "AU" }))]).toEqual(["AU"]);
    expect([...paidCountries(channel({ ...owned, country: "US" }))]).toEqual([]);
  });

  it("is never a channel that merely shares the provider's name", () => {
    for (const key of ["SkyNews.uk", "SkyArts.uk", "SkyMix.uk", "SkyOpen.nz", "ESPN8TheOcho.us", "sky"])
      expect([...paidCountries(channel({ key }))]).toEqual([]);
  });

  it("isn't one that the catalogue of free services ties to its country", () => {
    const freeWays = createFreeWays(loadServices(), new Map());
    const ids = loadServices().flatMap(({ channels = [], pages = {} }) => [
      ...channels,
      ...Object.keys(pages),
    ]);
    for (const key of ids) {
      const paid = paidCountries(channel({ key }));
      expect(freeWays(channel({ key })).filter(({ country }) => paid.has(country))).toEqual([]);
    }
  });
});
