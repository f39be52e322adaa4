import fc from "fast-check";
import type { Thing } from "schema-dts";
import ts from "typescript";
import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import type { Channel, EventDetail, Listing, Show } from "@/lib/shapes";
import { eventThing, eventThings } from "./event.ts";
import { breadcrumbs, channelThing, website } from "./places.ts";
import { programmeThing, showThing } from "./programme.ts";
import { scriptJson } from "./script-json.ts";

const site = "https://guide.example";
const t = wordsOf("en");
const start = Date.UTC(2026, 2, 14, 20) / 1000;

const channel: Channel = {
  id: "ch_0123456789",
  name: "Larkhill One",
  country: "GB",
  languages: ["eng"],
  categories: ["general"],
  feeds: 1,
  logo: "https://pictures.example/one.png",
  number: 1,
  free: true,
};

const listing: Listing = {
  id: "ls_0123456789",
  channel: channel.id,
  start,
  stop: start + 3600,
  title: "Harbour Lights",
  sub_title: "The Letter",
  description: "A letter comes.",
  category: ["Drama"],
  episode: { season: 2, number: 4 },
  flags: { live: false, new: true, repeat: false },
  year: 2025,
  rating: "12",
  detail: {
    credits: [
      { role: "actor", name: "A. Player" },
      { role: "director", name: "D. Rector" },
    ],
  },
};

const event: EventDetail = {
  id: "ev_0123456789",
  sport: "football",
  league: { id: "lg_0123456789", name: "Coastal League" },
  name: "Northgate v Riverside",
  home: "Northgate",
  away: "Riverside",
  start,
  venue: { name: "Harbour Stadium", country: "GB" },
  live_on: 1,
  related: [],
  broadcasts: [
    {
      channel: channel.id,
      channel_name: channel.name,
      country: "GB",
      listing: listing.id,
      start,
      stop: start + 7200,
      showing: "live",
      free: true,
    },
  ],
};

const show: Show = {
  id: "sh_0123456789",
  name: "Harbour Lights",
  genres: ["Drama"],
  languages: ["eng"],
  premiered: "2024-01-02",
  ended: "2026-01-02",
  summary: "A port, and who comes to it.",
  image: "https://pictures.example/lights.jpg",
  external: { imdb: "tt0000001", tvmaze: "1" },
};

const at = { programme: `${site}/gb/programmes/ls_0123456789`, channel: `${site}/gb/channels/ch_0123456789` };

const eventAt = { event: `${site}/gb/events/ev`, channel: () => at.channel, programme: () => at.programme };

const things: Thing[] = [
  ...eventThings(event, event.broadcasts, { sport: "Football", end: start + 7200, at: eventAt, t }),
  ...eventThings(
    { id: "ev_1", sport: "darts", name: "Final", start, live_on: 0, related: [], broadcasts: [] },
    [],
    {
      sport: "Darts",
      end: start + 60,
      at: eventAt,
      t,
    },
  ),
  channelThing(channel, { url: at.channel, zone: "Europe/London" }),
  programmeThing(listing, channel, {
    kind: "general",
    at: { ...at, show: `${site}/gb/shows/sh_0123456789` },
    t,
  }),
  programmeThing({ ...listing, category: ["Film"] }, channel, { kind: "movie", at, t }),
  programmeThing(
    { id: "ls_1", channel: channel.id, start, stop: start + 60, title: "News" },
    { ...channel, free: undefined },
    { kind: "news", at, t },
  ),
  programmeThing(listing, channel, {
    kind: "sport",
    at: { ...at, event: eventThing(event, { url: eventAt.event, sport: "Football", t }) },
    t,
  }),
  showThing(show, `${site}/gb/shows/sh_0123456789`, t),
  breadcrumbs([
    { name: "United Kingdom", url: `${site}/gb` },
    { name: channel.name, url: at.channel },
  ]),
  website({ name: "now|next", url: `${site}/gb`, search: `${site}/gb/search`, language: "en" }),
];

/** `query-input` is a search engines' word for the input of an action, which schema.org describes only in prose. */
const written = (value: unknown) => JSON.stringify(value).replace(/"query-input":"[^"]*",?/g, "");

/** The lines, from 0, at which TypeScript finds fault with schema.org's words. */
function faultyLines(lines: readonly string[]): number[] {
  const name = `${import.meta.dirname}/written.ts`;
  const source = ['import type { Thing } from "schema-dts";', ...lines].join("\n");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es2024.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === name || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === name
      ? ts.createSourceFile(path, source, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, path, ...rest);
  const program = ts.createProgram([name], options, host);
  const file = program.getSourceFile(name);
  const faults = [...program.getSemanticDiagnostics(file), ...program.getGlobalDiagnostics()];
  return faults.map(({ start = 0 }) => (file ? file.getLineAndCharacterOfPosition(start).line - 1 : -1));
}

it("every thing is written in schema.org's words, and what isn't would be found", () => {
  const wrong = [
    { "@type": "BroadcastEvent", isLiveBroadcsat: true },
    { "@type": "BroadcastEvnt", name: "Final" },
    { "@type": "SportsEvent", startDate: 5 },
  ];
  const lines = [...things, ...wrong].map(
    (thing, index) => `export const t${index}: Thing = ${written(thing)};`,
  );
  expect(faultyLines(lines)).toEqual(wrong.map((_, index) => things.length + index));
});

it("every address is whole and http(s), and every time an instant", () => {
  const texts = JSON.stringify(things);
  for (const [, url = ""] of texts.matchAll(/"(?:url|@id|item|urlTemplate|logo|image)":"([^"]+)"/g))
    expect(url).toMatch(/^https:\/\//);
  for (const [, time = ""] of texts.matchAll(/"(?:startDate|endDate)":"([^"]+)"/g))
    expect(time).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.000Z)?$/);
});

it("an event without a known place is what its broadcasts show, and no event of its own", () => {
  const { venue, ...unplaced } = event;
  const types = (of: EventDetail, broadcasts = of.broadcasts) =>
    eventThings(of, broadcasts, {
      sport: "Football",
      end: start + 7200,
      at: eventAt,
      t,
      picture: `${site}/og.png`,
    });
  expect(types(event).map((thing) => Object(thing)["@type"])).toEqual(["SportsEvent", "BroadcastEvent"]);
  expect(types(event)[0]).toMatchObject({
    location: { name: venue?.name, address: { addressCountry: "GB" } },
  });
  expect(types(unplaced)).toMatchObject([
    {
      "@type": "BroadcastEvent",
      image: `${site}/og.png`,
      publishedOn: { name: channel.name },
      broadcastOfEvent: { "@type": "SportsEvent", name: event.name, homeTeam: { name: event.home } },
    },
  ]);
  expect(types(unplaced, []).map((thing) => Object(thing)["@type"])).toEqual(["SportsEvent"]);
});

it("a broadcast of an event says when that is and who takes part, and keeps its listing's words", () => {
  const thing = programmeThing(listing, channel, {
    kind: "sport",
    at: { ...at, event: eventThing(event, { url: eventAt.event, sport: "Football", t }) },
    t,
  });
  expect(thing).toMatchObject({
    "@type": "BroadcastEvent",
    description: listing.description,
    broadcastOfEvent: {
      startDate: new Date(start * 1000).toISOString(),
      location: { name: event.venue?.name },
      performer: [{ name: event.home }, { name: event.away }],
    },
  });
});

it("an event is called as its page calls it, and by its own name too", () => {
  const local: EventDetail = {
    ...event,
    league: { id: "lg_0123456789", name: "Coastal League", names: { ar: "دوري الساحل" } },
    names: { ar: { home: "نورثغيت", away: "ريفرسايد" } },
  };
  const ar = { sport: "كرة القدم", end: start + 7200, at: eventAt, t: wordsOf("ar") };
  const [whole, broadcast] = eventThings(local, local.broadcasts, ar);
  expect(whole).toMatchObject({
    name: "نورثغيت ضد ريفرسايد",
    alternateName: "Northgate v Riverside",
    homeTeam: { name: "نورثغيت", alternateName: "Northgate" },
    awayTeam: { name: "ريفرسايد", alternateName: "Riverside" },
    superEvent: { name: "دوري الساحل", alternateName: "Coastal League" },
  });
  expect(broadcast).toMatchObject({ name: "نورثغيت ضد ريفرسايد" });
  expect(JSON.stringify(eventThings(local, [], { ...ar, t }))).not.toContain("alternateName");
});

it("genres are said in the page's language, as the page says them", () => {
  const de = wordsOf("de");
  const listed = { ...listing, category: ["Series", "News/Current Affairs"] };
  expect(programmeThing(listed, channel, { kind: "news", at, t: de })).toMatchObject({
    genre: ["Nachrichten"],
  });
  expect(
    programmeThing({ ...listing, category: ["Series"] }, channel, { kind: "general", at, t: de }),
  ).not.toHaveProperty("genre");
  expect(showThing({ ...show, genres: ["Crime"] }, site, de)).toMatchObject({ genre: ["Krimi"] });
});

it("no text can end the script that contains it, or change what is read from it", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "</script><script>alert(1)</script>",
      "<!--<script>",
      "]]>",
      "\u2028\u2029",
      "&lt;/script&gt;",
    ),
  );
  fc.assert(
    fc.property(texts, (name) => {
      const written = scriptJson(breadcrumbs([{ name, url: site }]));
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(written).itemListElement[0].name).toBe(name);
    }),
  );
});

it("a broadcast is said to be free if a way is known, and never said not to be", () => {
  const [free, unknown] = [true, false].map((known) => [
    programmeThing(listing, { ...channel, free: known }, { kind: "general", at, t }),
    ...eventThings(
      event,
      event.broadcasts.map((each) => ({ ...each, free: known })),
      {
        sport: "Football",
        end: start + 7200,
        at: eventAt,
        t,
      },
    ),
  ]);
  expect(JSON.stringify(free).match(/"isAccessibleForFree":true/g)?.length).toBe(1 + event.broadcasts.length);
  expect(JSON.stringify(unknown)).not.toContain("isAccessibleForFree");
});
