import { describe, expect, test } from "vitest";
import { buildKnown } from "./known-data.ts";
import type { Tables } from "./tables.ts";

const channel = (id: string, name: string, more: Partial<Tables["channels"][number]> = {}) => ({
  id,
  name,
  alt_names: "",
  owners: "",
  country: id.split(".")[1]?.toUpperCase() ?? "",
  categories: "general",
  is_nsfw: "FALSE",
  launched: "",
  closed: "",
  website: "",
  ...more,
});

const feed = (channelId: string, id: string, more: Partial<Tables["feeds"][number]> = {}) => ({
  channel: channelId,
  id,
  name: id,
  is_main: "FALSE",
  broadcast_area: "",
  timezones: "",
  languages: "eng",
  ...more,
});

const logo = (channelId: string, url: string, more: Partial<Tables["logos"][number]> = {}) => ({
  channel: channelId,
  feed: "",
  in_use: "TRUE",
  tags: "",
  width: "100",
  height: "100",
  format: "PNG",
  url,
  ...more,
});

const build = (tables: Partial<Tables>) => {
  const data = buildKnown({
    channels: [],
    feeds: [],
    logos: [],
    blocklist: [],
    siteMap: [],
    timezones: [],
    regions: [],
    ...tables,
  });
  return { ...data, byId: Object.fromEntries(data.channels.map((row) => [row.id, row])) };
};

describe("a known channel", () => {
  test("has its facts in the contract's words", () => {
    const { byId } = build({
      channels: [
        channel("BBCOne.uk", "BBC One", {
          alt_names: "BBC1;BBC Television",
          owners: "BBC;Crown",
          categories: "general;news",
          launched: "1936-11-02",
          website: "http://www.bbc.co.uk/",
        }),
      ],
      feeds: [
        feed("BBCOne.uk", "London", { is_main: "TRUE", timezones: "Europe/London", languages: "eng;cym" }),
      ],
    });
    expect(byId["BBCOne.uk"]).toEqual({
      id: "BBCOne.uk",
      name: "BBC One",
      aliases_json: '["BBC1","BBC Television"]',
      country: "GB",
      languages_json: '["eng","cym"]',
      categories_json: '["general","news"]',
      owner: "BBC, Crown",
      launched: 1936,
      website: "http://www.bbc.co.uk/",
      logo: null,
      timezone: "Europe/London",
      areas_json: "[]",
      excluded: null,
    });
  });

  test("says why it stays out of the guide: a stream that was blocked is no reason", () => {
    const { byId } = build({
      channels: [
        channel("Adult.us", "Adult", { is_nsfw: "TRUE", closed: "2001-01-01" }),
        channel("Listed.us", "Listed"),
        channel("Blocked.us", "Blocked"),
        channel("Gone.us", "Gone", { closed: "2001-01-01" }),
      ],
      blocklist: [
        { channel: "Listed.us", reason: "nsfw" },
        { channel: "Blocked.us", reason: "dmca" },
      ],
    });
    expect(Object.values(byId).map(({ excluded }) => excluded)).toEqual(["nsfw", "nsfw", null, "closed"]);
  });

  test("has the best logo in use: visible on light and dark, SVG before pixels, then the larger", () => {
    const logos = [
      logo("A.us", "https://x/small.png"),
      logo("A.us", "https://x/large.png", { width: "900", height: "300" }),
      logo("A.us", "https://x/old.svg", { format: "SVG", in_use: "FALSE" }),
      logo("A.us", "https://x/white.svg", { format: "SVG", tags: "horizontal;white" }),
      logo("A.us", "data:image/png;base64,AA", { width: "9000" }),
    ];
    const channels = [channel("A.us", "A")];
    expect(build({ channels, logos }).byId["A.us"]?.logo).toBe("https://x/large.png");
    const svg = logo("A.us", "https://x/a.svg", { format: "SVG" });
    expect(build({ channels, logos: [...logos, svg] }).byId["A.us"]?.logo).toBe("https://x/a.svg");
  });

  test("has its home country's zone if its feed, made for that country, names a zone not used there", () => {
    const channels = [channel("A.au", "A"), channel("B.au", "B"), channel("C.au", "C")];
    const { byId } = build({
      channels,
      feeds: [
        feed("A.au", "SD", { is_main: "TRUE", broadcast_area: "c/AU", timezones: "America/Santiago" }),
        feed("B.au", "SD", { is_main: "TRUE", broadcast_area: "r/ASIA", timezones: "Asia/Singapore" }),
      ],
      timezones: [
        { id: "America/Santiago", countries: "CL" },
        { id: "Asia/Singapore", countries: "SG" },
      ],
    });
    expect(Object.values(byId).map(({ timezone }) => timezone)).toEqual([
      "Australia/Sydney",
      "Asia/Singapore",
      "Australia/Sydney",
    ]);
  });
});

describe("a feed with its own listings", () => {
  const { byId, names } = build({
    channels: [channel("E4.uk", "E4", { alt_names: "E Four" }), channel("E4Extra.uk", "E4 Extra")],
    feeds: [
      feed("E4.uk", "SD", { is_main: "TRUE" }),
      feed("E4.uk", "HD"),
      feed("E4.uk", "Plus1", { name: "+1" }),
      feed("E4.uk", "DanishHD", { name: "Danish HD", broadcast_area: "c/DK", languages: "dan" }),
      feed("E4.uk", "Extra"),
    ],
  });
  const found = (key: string) => names.filter((name) => name.key === key).map(({ channel: id }) => id);

  test("is a channel, and one that differs only in picture quality is not", () => {
    expect(Object.keys(byId)).toEqual(["E4.uk", "E4.uk@Plus1", "E4.uk@Danish", "E4.uk@Extra", "E4Extra.uk"]);
    expect(byId["E4.uk@Plus1"]).toMatchObject({ name: "E4 +1", country: "GB", timezone: "Europe/London" });
    expect(byId["E4.uk@Danish"]).toMatchObject({
      name: "E4 Danish",
      country: "DK",
      timezone: "Europe/Copenhagen",
      languages_json: '["dan"]',
    });
  });

  test("is found by the channel's names combined with its own, and by both spellings of its id", () => {
    expect(found("e4+1")).toEqual(["E4.uk@Plus1"]);
    expect(found("efour+1")).toEqual(["E4.uk@Plus1"]);
    expect(found("e4plus1.uk")).toEqual(["E4.uk@Plus1"]);
    expect(found("e4.uk")).toEqual(["E4.uk"]);
  });

  test("leaves an id to the channel that really has it", () => {
    expect(found("e4extra.uk")).toEqual(["E4Extra.uk"]);
  });
});

test("a site's id is found by the part that guides carry, and not at all if the files disagree", () => {
  const { siteMap } = build({
    channels: [channel("A.us", "A"), channel("B.us", "B")],
    feeds: [feed("A.us", "SD", { is_main: "TRUE" }), feed("A.us", "West")],
    siteMap: [
      { site: "s.tv", site_id: "us/epg#one", xmltv_id: "A.us@SD" },
      { site: "s.tv", site_id: "us/epg#one", xmltv_id: "A.us" },
      { site: "s.tv", site_id: "west", xmltv_id: "A.us@WestHD" },
      { site: "s.tv", site_id: "two", xmltv_id: "A.us" },
      { site: "s.tv", site_id: "two", xmltv_id: "B.us" },
      { site: "s.tv", site_id: "three", xmltv_id: "Unknown.us" },
      { site: "s.tv", site_id: "us#", xmltv_id: "B.us" },
    ],
  });
  expect(siteMap).toEqual([
    { token: "one", site: "s.tv", site_id: "us/epg#one", channel: "A.us" },
    { token: "west", site: "s.tv", site_id: "west", channel: "A.us@West" },
  ]);
});
