import { describe, expect, it } from "vitest";
import type { FreeViewService } from "./services.ts";
import { loadServices } from "./services.ts";
import { createFreeWays, type PageCheck, type WatchedChannel } from "./ways.ts";

const services = loadServices();

const service = (more: Partial<FreeViewService>): FreeViewService => ({
  id: "one",
  name: "One Player",
  kind: "public",
  countries: ["GB"],
  signup: "none",
  home: "https://one.example/",
  source: "https://one.example/help",
  ...more,
});

const channel = (more: Partial<WatchedChannel> = {}): WatchedChannel => ({
  key: "One.uk",
  country: "GB",
  owner: null,
  website: null,
  ...more,
});

const urls = (those: FreeViewService[], of: WatchedChannel, checks: [string, PageCheck][] = []) =>
  createFreeWays(those, new Map(checks))(of).map(({ watch_url, country }) => `${country} ${watch_url}`);

describe("the catalogue of free services", () => {
  it("has at least 60 services in 40 countries, each of a kind, with its own id", () => {
    expect(services.length).toBeGreaterThanOrEqual(60);
    expect(new Set(services.flatMap(({ countries }) => countries)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
    expect(new Set(services.map(({ kind }) => kind))).toEqual(
      new Set(["public", "broadcaster", "fast", "youtube"]),
    );
  });

  it("leads to pages, never to a stream", () => {
    const pages = services.flatMap(({ home, pages = {} }) => [home, ...Object.values(pages)]);
    for (const url of pages) expect(new URL(url).pathname).not.toMatch(/\.(m3u8?|mpd|ts|mp4|flv)$/i);
  });

  it("ties every service to channels", () => {
    for (const { id, channels, pages, owners, sites } of services)
      expect(
        [channels, pages, owners, sites].some((rule) => rule !== undefined),
        id,
      ).toBe(true);
  });
});

describe("a channel's free ways", () => {
  it("are found by its id, also for a feed of it", () => {
    const those = [service({ channels: ["One.uk"] })];
    expect(urls(those, channel())).toEqual(["GB https://one.example/"]);
    expect(urls(those, channel({ key: "One.uk@Wales" }))).toEqual(["GB https://one.example/"]);
    expect(urls(those, channel({ key: "Two.uk" }))).toEqual([]);
  });

  it("lead to the channel's own page where there is one", () => {
    const those = [service({ channels: ["One.uk"], pages: { "One.uk": "https://one.example/live" } })];
    expect(urls(those, channel())).toEqual(["GB https://one.example/live"]);
  });

  it("are found by owner, in the service's first country alone", () => {
    const those = [service({ owners: ["One Ltd"], countries: ["GB", "IE"] })];
    expect(urls(those, channel({ owner: "One Ltd" }))).toHaveLength(2);
    expect(urls(those, channel({ owner: "One Ltd", country: "US" }))).toEqual([]);
  });

  it("are its own website where that is a free service's page, but not the service's front page", () => {
    const those = [service({ kind: "fast", sites: ["https://fast.example/live/"] })];
    const at = (website: string, country = "GB") => urls(those, channel({ key: "x", website, country }));
    expect(at("https://fast.example/live/cats")).toEqual(["GB https://fast.example/live/cats"]);
    expect(at("https://fast.example/live/")).toEqual([]);
    expect(at("https://fast.example.evil/live/cats")).toEqual([]);
    expect(at("https://fast.example/live/cats", "JP")).toEqual([]);
  });

  it("stand at home first, and say when they were checked, or that they never were", () => {
    const those = [service({ channels: ["One.uk"], countries: ["AT", "GB"] })];
    expect(urls(those, channel())).toEqual(["GB https://one.example/", "AT https://one.example/"]);
    const check: PageCheck = { checked: "2026-08-20", failures: 0 };
    const ways = (checks: [string, PageCheck][]) => createFreeWays(those, new Map(checks))(channel());
    expect(ways([])[0]?.checked).toBeNull();
    expect(ways([["https://one.example/", check]])[0]?.checked).toBe("2026-08-20");
  });

  it("are withdrawn after three failures in a row, not after two", () => {
    const those = [service({ channels: ["One.uk"] })];
    const waysAfter = (failures: number) =>
      urls(those, channel(), [["https://one.example/", { checked: null, failures }]]);
    expect(waysAfter(2)).toHaveLength(1);
    expect(waysAfter(3)).toEqual([]);
  });
});
