import { describe, expect, it } from "vitest";
import type { GuideChannelRow } from "../store/channels.ts";
import { firstUnnumbered } from "../store/lineups.ts";
import { fold } from "../text.ts";
import { createDirectory, filterChannels, searchChannels } from "./directory.ts";

let refs = 0;
const row = (name: string, rest: Partial<GuideChannelRow> = {}, aliases: string[] = []): GuideChannelRow => ({
  ref: ++refs,
  id: `ch_${name.toLowerCase().replaceAll(/\W/g, "").padEnd(10, "0").slice(0, 10)}`,
  key: name,
  name,
  search_text: [name, ...aliases].map(fold).join("\n"),
  country: "GB",
  languages_json: '["eng"]',
  categories_json: "[]",
  owner: null,
  launched: null,
  website: null,
  logo: null,
  aliases_json: JSON.stringify(aliases),
  timezone: null,
  sample: 0,
  revision: 1,
  source_ids: [{ source: "guide", id: "1" }],
  ...rest,
});

const namesOf = (channels: { record: { name: string } }[]) => channels.map(({ record }) => record.name);

describe("a country's channels", () => {
  const home = row("Home");
  const late = row("Unlisted");
  const guest = row("Guest", { country: "US" });
  const unnumbered = row("Unnumbered");
  const { listPlaces, get, countries } = createDirectory(
    [home, late, guest, unnumbered],
    [
      { country: "GB", channel: guest.ref, position: 2 },
      { country: "GB", channel: home.ref, position: 5 },
      { country: "GB", channel: unnumbered.ref, position: firstUnnumbered },
      { country: "GB", channel: 999_999, position: 1 },
    ],
  );

  it("are those of its lineup, from abroad too, then those at home there", () => {
    expect(namesOf(listPlaces("GB").map(({ channel }) => channel))).toEqual([
      "Guest",
      "Home",
      "Unnumbered",
      "Unlisted",
    ]);
    expect(namesOf(listPlaces("US").map(({ channel }) => channel))).toEqual(["Guest"]);
    expect(listPlaces("FR")).toEqual([]);
    expect(countries).toEqual(["GB", "US"]);
  });

  it("have the number of their own country's guide, if it has one", () => {
    const numbers = [home, guest, unnumbered, late].map(({ id }) => get(id)?.record.number);
    expect(numbers).toEqual([5, null, null, null]);
  });
});

describe("a channel's zone", () => {
  it("is its own, else its country's, else UTC", () => {
    const { channels } = createDirectory(
      [row("A", { timezone: "America/Denver", country: "US" }), row("B"), row("C", { country: null })],
      [],
    );
    expect(channels.map(({ zone }) => zone)).toEqual(["America/Denver", "Europe/London", "UTC"]);
  });
});

describe("filters", () => {
  const { channels } = createDirectory(
    [
      row("News", { categories_json: '["News"]', logo: "https://example.org/n.png" }),
      row("Sport", {
        categories_json: '["sports","general"]',
        country: "FR",
        languages_json: '["fra","eng"]',
      }),
      row("Nowhere", { country: null, languages_json: "[]" }),
    ],
    [],
  );
  it.each([
    [{}, ["News", "Sport", "Nowhere"]],
    [{ country: ["GB", "FR"] }, ["News", "Sport"]],
    [{ lang: "fra" }, ["Sport"]],
    [{ category: "NEWS" }, ["News"]],
    [{ category: "new" }, []],
    [{ has_logo: true }, ["News"]],
    [{ has_logo: false }, ["Sport", "Nowhere"]],
    [{ country: ["GB"], lang: "fra" }, []],
  ])("%j leave %j", (filter, names) => {
    expect(namesOf(filterChannels(channels, filter))).toEqual(names);
  });
});

describe("search", () => {
  const { channels } = createDirectory(
    [
      row("BBC One"),
      row("BBC One HD"),
      row("Télé Monte Carlo", {}, ["TMC"]),
      row("The BBC One Show"),
      row("One World"),
      row("NHK総合"),
      row("ITV2 +1"),
      row("MegaBBC", {}, ["one of them"]),
    ],
    [],
  );
  it.each([
    ["bbc one", ["BBC One", "BBC One HD", "The BBC One Show"]],
    ["one bbc", ["BBC One", "BBC One HD", "The BBC One Show"]],
    ["tele", ["Télé Monte Carlo"]],
    ["tmc", ["Télé Monte Carlo"]],
    ["総合", ["NHK総合"]],
    ["itv2 +1", ["ITV2 +1"]],
    ["bbc", ["BBC One", "BBC One HD", "The BBC One Show", "MegaBBC"]],
    ["!!!", []],
    ["zzz", []],
  ])("for %j finds %j", (text, names) => {
    expect(namesOf(searchChannels(channels, text))).toEqual(names);
  });
});
