import { describe, expect, it } from "vitest";
import { fold } from "../text.ts";
import { channelKind, channelSays } from "./channel-kind.ts";
import { knownChannels } from "./known-channels.ts";

const kindOf = (name: string) => channelKind(new Set([fold(name)]));

describe("channelKind", () => {
  it.each([
    ["Larkhill Sport 2", "sport"],
    ["n-tv", "news"],
    ["CNBC", "news"],
    ["TVP Info", "news"],
    ["MTV Hits", "music"],
    ["beIN Sports 1", "sport"],
    ["Planète+", "documentary"],
    ["WeatherNation", "news"],
    ["auto motor und sport", "entertainment"],
    ["לוגי", "kids"],
    ["ויוה איסטנבול", "series"],
    ["求索频道", "documentary"],
    ["港家體育台", "sport"],
    ["EBS 극한 직업", "documentary"],
    ["JTBC 냉장고를 부탁해 2", "entertainment"],
    ["Stopklatka HD.pl", "film"],
    ["CZ: ČT24", "news"],
  ])("tells what %s shows", (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });

  it.each([
    "NTV",
    "WeatherSpy",
    "MTV",
    "CNBC-e",
    "TV5",
    "RTV",
    "TVN",
    "One",
    "Max",
    "Star",
    "Sky",
    "Fox",
    "Nova",
    "Viva",
    "Phoenix",
  ])("tells nothing of %s, which is the name of unlike channels in several countries", (name) => {
    expect(kindOf(name)).toBeNull();
    expect(kindOf(`${name} HD`)).toBeNull();
  });

  it("tells nothing of NHK World, which shows news at the full hour only", () => {
    expect(kindOf("NHK World Premium")).toBeNull();
  });

  it.each([
    "Radio Larkhill TV",
    "Upford Radio-Télévision",
    "Casa TV",
    "Planet TV",
    "Welt der Wunder",
    "PTV Home",
    "港家教育体育频道",
  ])("tells nothing of %s, whose word has other meanings", (name) => {
    expect(kindOf(name)).toBeNull();
  });

  it.each([
    ["CCTV-6", "film"],
    ["CCTV6 HD", "film"],
    ["TRT Belgesel", "documentary"],
    ["شبکه پویا", "kids"],
    ["Polsat News", "news"],
    ["Kino Polska Muzyka", "music"],
    ["beIN Sports Haber", "sport"],
    ["The Lego Channel", "kids"],
    ["Lego Channel", "kids"],
    ["Stingray Naturescape", "other"],
    ["Must Have Ideas HD", "other"],
  ])("knows %s by its whole name, however it is spaced", (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });

  it.each([
    ["larkhill 3 / larkhill kids", null],
    ["larkhill kids / upford cartoons", "kids"],
    ["larkhill sport / hd", "sport"],
  ])("tells of %s, a place that channels share, only what both show", (name, kind) => {
    expect(channelKind(new Set([name]))).toBe(kind);
  });

  it("lists no channel twice", () => {
    const names = Object.values(knownChannels).flatMap((lines) => lines.join("|").split("|").map(fold));
    expect(names.filter((name, at) => name === "" || names.indexOf(name) !== at)).toEqual([]);
  });

  it("takes a half for a film, however long it is", () => {
    const flags = { new: false, live: false, repeat: false };
    expect(channelSays("film", { title: "港家（上）", flags }, 35)).toBe("film");
    expect(channelSays("film", { title: "港家", flags }, 35)).toBeUndefined();
  });

  it("lets a word for films win over a brand of music", () => {
    expect(kindOf("Viva Cinema")).toBe("film");
    expect(kindOf("Box Hits")).not.toBe("music");
    expect(kindOf("beIN Movies")).toBe("film");
  });
});
