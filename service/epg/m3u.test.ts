import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDirectory } from "../listings/directory.ts";
import { playlist } from "./m3u.ts";

/** A directory of one channel, whose free ways lead to some addresses. */
function placeOf({ name = "One", id = "ch_1", categories = ["News"], watch = [] as string[] }) {
  const row = {
    ref: 1,
    id,
    key: "one",
    name,
    search_text: "one",
    country: "GB",
    languages_json: "[]",
    categories_json: JSON.stringify(categories),
    owner: null,
    launched: null,
    website: null,
    logo: "https://pictures.example/one.png",
    aliases_json: "[]",
    timezone: null,
    sample: 0,
    revision: 1,
    source_ids: [],
  };
  const directory = createDirectory([row], [], {
    findFreeWays: () =>
      watch.map((watch_url) => ({
        service: "A service",
        kind: "broadcaster" as const,
        country: "GB",
        watch_url,
        signup: "none" as const,
        checked: null,
        source: "https://service.example/",
      })),
    findPaidCountries: () => new Set(),
  });
  const channel = directory.get(id);
  if (!channel) throw new Error("the channel is missing");
  return { channel, number: 101, id: "one.example" };
}

describe("a playlist", () => {
  it("names each channel's id, name, logo, number and group, and no address that isn't a stream", () => {
    expect(playlist([placeOf({ watch: ["https://service.example/live"] })])).toBe(
      '#EXTM3U\n#EXTINF:-1 tvg-id="one.example" tvg-name="One" tvg-logo="https://pictures.example/one.png" tvg-chno="101" group-title="News",One\n',
    );
  });

  it.each(["https://service.example/one.m3u8", "https://service.example/a/one.mpd?x=1"])(
    "plays an official way to watch that is a stream: %s",
    (address) => {
      const text = playlist([placeOf({ watch: ["https://service.example/live", address] })]);
      expect(text.trimEnd().split("\n").at(-1)).toBe(address);
    },
  );

  it("stays a line a channel and keeps attributes apart, whatever a name holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, category) => {
        const text = playlist([placeOf({ name, categories: [category] })]);
        const lines = text.split(/[\n\r\u2028\u2029\v\f\u0085]/);
        expect(lines).toHaveLength(3);
        const quotes = (lines[1] ?? "").slice(0, (lines[1] ?? "").lastIndexOf('"') + 1).split('"').length - 1;
        expect(quotes % 2).toBe(0);
      }),
    );
  });
});
