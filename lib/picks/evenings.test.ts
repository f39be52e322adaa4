import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Channel, Flags } from "@/lib/shapes";
import { choosePicks } from "./picks";
import type { EventFact, Programme } from "./programme";

/**
 * The evening of 22 or 23 August 2026 as real guides list it, and what an editor makes of it: "+" would be picked, "-"
 * never. A line has the label, the channel's place, name, access and categories, the start (day of August and time in
 * UTC), minutes, title, kind, genres, flags, year, season and number, event, and "p" if there is a picture.
 */
type Evening = { programmes: Programme[]; labels: Map<string, string>; events: Map<string, EventFact> };

const some = <T extends object>(value: string, members: T): Partial<T> => (value ? members : {});

function readEvening(country: string): Evening {
  const evening: Evening = { programmes: [], labels: new Map(), events: new Map() };
  const text = readFileSync(new URL(`evenings/${country}.tsv`, import.meta.url), "utf8");
  for (const line of text.trimEnd().split("\n")) {
    const [
      label = "",
      place = "",
      name = "",
      access,
      categories = "",
      at = "",
      minutes = "",
      title = "",
      ...rest
    ] = line.split("\t");
    const [kind = "", genres = "", flags = "", year = "", numbers = "", shown = "", picture = ""] = rest;
    const [event = "", showing = "", sport = "", league = "", round = "", called = ""] = shown.split(";");
    const [season = "", number = ""] = numbers.split(".");
    const start = Date.parse(`2026-08-${at}:00Z`) / 1000;
    const channel: Channel = {
      id: place,
      name,
      country: country.toUpperCase(),
      languages: [],
      categories: categories.split(",").filter(Boolean),
      feeds: 1,
      ...some(access ?? "", { free: true }),
    };
    const item = {
      title,
      start,
      stop: start + Number(minutes) * 60,
      category: genres.split(",").filter(Boolean),
      flags: Object.fromEntries(
        ["new", "live", "repeat"].map((flag) => [flag, flags.includes(flag)]),
      ) as Flags,
      ...some(kind, { kind }),
      ...some(year, { year: Number(year) }),
      ...some(numbers, {
        episode: { ...some(season, { season: Number(season) }), ...some(number, { number: Number(number) }) },
      }),
      ...some(event, { event }),
      ...some(showing, { showing }),
      ...some(picture, { icon: "picture" }),
    } as Programme["item"];
    evening.programmes.push({ channel, item, place: Number(place) });
    evening.labels.set(title, label);
    if (event && sport)
      evening.events.set(event, {
        name: called,
        sport,
        ...some(league, { league }),
        ...some(round, { round }),
      });
  }
  return evening;
}

describe.each([
  ["gb", "United Kingdom", "22T18:00"],
  ["nz", "New Zealand", "23T07:00"],
  ["za", "South Africa", "22T17:00"],
  ["us", "United States", "22T23:00"],
])("an evening in %s", (country, countryName, from) => {
  const { programmes, labels, events } = readEvening(country);
  const start = Date.parse(`2026-08-${from}:00Z`) / 1000;
  const tonight = programmes.filter(({ item }) => item.start < start + 5 * 3600);
  const setting = { from: start, country: country.toUpperCase(), countryName, events };
  const picks = choosePicks(tonight, setting, 9).map(({ item }) => item.title);

  it("opens with what an editor would pick", () => {
    expect(picks.slice(0, 3).map((title) => `${labels.get(title)} ${title}`)).toEqual(
      picks.slice(0, 3).map((title) => `+ ${title}`),
    );
    expect(picks.length).toBeGreaterThanOrEqual(3);
  });

  it("never has what no editor would", () => {
    expect(picks.filter((title) => labels.get(title) === "-")).toEqual([]);
  });
});
