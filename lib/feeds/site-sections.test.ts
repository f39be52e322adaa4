import { expect, it } from "vitest";
import { sectionEntries, siteSections } from "./site-sections.ts";
import type { Survey } from "./survey.ts";

const survey: Survey = {
  at: 1_787_000_000,
  countries: ["NZ", "FR"],
  channels: [
    { id: "ch_1", country: "NZ" },
    { id: "ch_2", country: null },
  ],
  events: [
    {
      id: "ev_1",
      name: "Reds v Blues",
      sport: "football",
      league: { id: "lg_1", name: "First League" },
      countries: ["NZ"],
    },
  ],
};

const absolute = (path: string) => `https://a.test${path}`;
const entriesOf = (section: (typeof siteSections)[number], of = survey) => [
  ...sectionEntries(section, of, absolute),
];
const urlsOf = (section: (typeof siteSections)[number], of = survey) =>
  entriesOf(section, of).map(({ url }) => new URL(url).pathname);

it("each thing has its page in its country's own language, and none twice", () => {
  expect(urlsOf("countries")).toEqual([
    "/countries",
    ...["/nz", "/fr"].flatMap((market) => [
      market,
      `${market}/tonight`,
      `${market}/guide`,
      `${market}/channels`,
    ]),
  ]);
  expect(urlsOf("channels")).toEqual(["/nz/channels/ch_1", "/channels/ch_2"]);
  expect(urlsOf("events")).toEqual(["/nz/events/reds-v-blues-ev_1", "/events/reds-v-blues-ev_1"]);
  expect(urlsOf("sport")).toEqual(["/nz/sport", "/nz/sport/football", "/nz/leagues/first-league-lg_1"]);
});

it("a page names itself and its other languages, and the page of all countries where there is one", () => {
  const [channel] = entriesOf("channels");
  expect(channel?.alternates).toContainEqual({ hreflang: "en-NZ", url: channel?.url });
  expect(channel?.alternates).toContainEqual({
    hreflang: "fr-NZ",
    url: "https://a.test/nz-fr/channels/ch_1",
  });
  expect(channel?.alternates?.at(-1)).toEqual({
    hreflang: "x-default",
    url: "https://a.test/channels/ch_1",
  });
});

it("without events there is neither a page of one nor of a sport", () => {
  expect(siteSections.map((section) => urlsOf(section, { ...survey, events: [] }).length)).toEqual([
    9, 2, 0, 0,
  ]);
});

it("a page of a day changed when the day began in its country", () => {
  // 17 August 2026, 20:53 in Auckland, which is the 18th there: its day began at noon UTC.
  const nz = entriesOf("countries").find(({ url }) => url.endsWith("/nz/tonight"));
  expect(new Date((nz?.changed ?? 0) * 1000).toISOString()).toBe("2026-08-17T12:00:00.000Z");
});

it("an event's pages changed when the event did; if that is unknown, it isn't said", () => {
  const events = survey.events.map((event) => ({ ...event, changed: 1_786_900_000 }));
  expect(entriesOf("events", { ...survey, events }).map(({ changed }) => changed)).toEqual([
    1_786_900_000, 1_786_900_000,
  ]);
  expect(entriesOf("events").map(({ changed }) => changed)).toEqual([undefined, undefined]);
});
