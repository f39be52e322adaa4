import fc from "fast-check";
import { expect, test } from "vitest";
import { parseChannelNumber } from "../../channel-number.ts";
import type { ChannelDraft, ProgrammeDraft, RejectReason } from "../draft.ts";
import { IngestError } from "../summary.ts";
import { createFileParser } from "../xmltv/parse-file.ts";
import { documentStart } from "./parse.ts";

/** Reads documents as an ingest reads a folder of them. */
async function read(...documents: unknown[]) {
  const channels: ChannelDraft[] = [];
  const programmes: ProgrammeDraft[] = [];
  const rejected: RejectReason[] = [];
  const dropped: Record<string, number> = {};
  const parser = createFileParser("UTC", {
    channel: (draft) => void channels.push(draft),
    programme: (draft) => void programmes.push(draft),
    rejected: (reason) => void rejected.push(reason),
    dropped: (what, count) => {
      dropped[what] = count;
    },
    mistaken: () => {},
  });
  parser.write(Buffer.from(documents.map((each) => documentStart + JSON.stringify(each)).join("\n")));
  await parser.end();
  return { channels, programmes, rejected, dropped };
}

/** A parser of whose drafts nothing is kept. */
const deafParser = () =>
  createFileParser("UTC", {
    channel: () => {},
    programme: () => {},
    rejected: () => {},
    mistaken: () => {},
  });

const lineup = {
  map: [{ stationID: "20454", channel: "7" }],
  stations: [
    {
      stationID: "20454",
      name: "Larkhill TV",
      callsign: "LARK",
      broadcastLanguage: ["en"],
      stationLogo: [{ URL: "https://logos.example/lark.png", height: 270, width: 360 }],
    },
  ],
};
const airing = {
  programID: "EP000000060003",
  airDateTime: "2026-08-22T18:00:00Z",
  duration: 1800,
  md5: "x",
  new: true,
  liveTapeDelay: "Live",
  signed: true,
  isPremiereOrFinale: "Season Premiere",
  multipart: { partNumber: 1, totalParts: 2 },
  audioProperties: ["cc", "stereo", "DD 5.1", "dvs"],
  videoProperties: ["hdtv"],
  ratings: [{ body: "USA Parental Rating", code: "TVPG" }],
};
const schedules = [{ stationID: "20454", programs: [airing], metadata: { startDate: "2026-08-22" } }];
const programs = [
  {
    programID: "EP000000060003",
    titles: [{ title120: "The Neighbours" }],
    episodeTitle150: "The Gale",
    descriptions: {
      description1000: [
        { descriptionLanguage: "en", description: "A storm &amp; a letter." },
        { descriptionLanguage: "fr", description: "Une tempête." },
      ],
    },
    genres: ["Drama"],
    showType: "Series",
    originalAirDate: "2026-08-22",
    metadata: [
      { Gracenote: { season: 3, episode: 2, totalEpisodes: 8 } },
      { TheTVDB: { season: 3, episode: 2, seriesID: 77 } },
    ],
    cast: [{ billingOrder: "01", role: "Actor", name: "Ana Ruiz", characterName: "Mo" }],
    crew: [{ role: "Director", name: "B. Case" }],
    country: ["GBR"],
    movie: {
      duration: 5400,
      qualityRating: [{ ratingsBody: "Larkhill", rating: "3.5", minRating: "1", maxRating: "4" }],
    },
  },
];

test.each([
  [{ channel: "007" }, "7"],
  [{ channel: "7.1" }, "7.1"],
  [{ channel: "7", logicalChannelNumber: "7.2" }, "7.2"],
])("a station's number in a lineup is kept: %j", async (place, number) => {
  const stations = [{ stationID: "20454" }];
  const { channels } = await read({ stations, map: [{ stationID: "20454", ...place }] }, schedules, programs);
  expect(channels[0]?.number).toBe(parseChannelNumber(number));
});

test("Schedules Direct's lineup, schedules and programs are one guide, in whatever order they come", async () => {
  const found = await read(lineup, schedules, programs);
  expect(found.channels).toEqual([
    {
      sourceChannel: "20454",
      names: [
        { name: "Larkhill TV", language: "en" },
        { name: "LARK", language: "en" },
      ],
      icon: "https://logos.example/lark.png",
      number: 7,
    },
  ]);
  const start = Date.parse("2026-08-22T18:00:00Z") / 1000;
  expect(found.programmes).toEqual([
    {
      sourceChannel: "20454",
      start,
      stop: start + 1800,
      slot: {
        title: "The Neighbours",
        sub_title: "The Gale",
        description: "A storm & a letter.",
        category: ["Series", "Drama"],
        episode: { season: 3, number: 2, name: "The Gale", orig_air: "2026-08-22" },
        flags: { new: true, live: true, repeat: false },
        rating: "TVPG",
      },
      detail: {
        credits: [
          { role: "actor", name: "Ana Ruiz", character: "Mo" },
          { role: "director", name: "B. Case" },
        ],
        description_language: "en",
        descriptions: [{ description: "Une tempête.", language: "fr" }],
        ratings: [{ value: "TVPG", system: "USA Parental Rating" }],
        countries: ["GBR"],
        subtitles: ["teletext", "deaf-signed"],
        length_minutes: 90,
        premiere: "Season Premiere",
        episodes: 8,
        part: 1,
        parts: 2,
        quality: "HDTV",
        audio: "dolby digital",
        audio_description: "",
        star_rating: "3.5/4",
        star_ratings: [{ value: "3.5/4", system: "Larkhill" }],
        original_air_date: "2026-08-22",
        external_ids: { dd_progid: "EP000000060003", "thetvdb.com": "series/77" },
      },
    },
  ]);
  expect(await read(programs, schedules, lineup)).toEqual(found);
});

test("what a guide has no place for is counted by name", async () => {
  const told = [{ ...programs[0], md5: "x", eventDetails: { venue100: "Larkhill" } }];
  const aired = [{ stationID: "20454", programs: [{ ...airing, educational: true }, airing] }];
  const { dropped } = await read(lineup, aired, told);
  expect(dropped).toEqual({ "program/eventDetails": 1, "airing/educational": 1 });
  expect((await read(lineup, schedules, programs)).dropped).toEqual({});
});

test("a part of an answer that is none of the guide is named as the service names it", async () => {
  const queued = { stationID: "1", code: 7100, response: "SCHEDULE_QUEUED" };
  const { dropped } = await read([...schedules, queued], [...programs, { code: 6001 }]);
  expect(dropped).toEqual({ "answer SCHEDULE_QUEUED": 1, answer: 1 });
});

test("an airing without its programme or with a wrong time is left out and counted", async () => {
  const bad = { ...airing, airDateTime: "yesterday" };
  const lost = { ...airing, programID: "EP9" };
  const found = await read([{ stationID: "20454", programs: [bad, lost, { duration: -1 }] }], programs);
  expect(found.programmes).toEqual([]);
  expect(found.rejected).toEqual(["bad_start", "no_program", "bad_start"]);
});

test.each([
  [[{ channels: [{ id: 1, programme: [] }] }], /this JSON is no guide that can be read/],
  [[{ version: 1, epg: { "one.example": [{ start: "2026-08-22T18:00:00Z", title: "A" }] } }], /no guide/],
  [[{ response: "TOKEN_EXPIRED", code: 4006 }], /no guide/],
  [[lineup, programs], /there are no schedules/],
])("JSON that is no guide is refused with its reason: %j", async (documents, message) => {
  await expect(read(...documents)).rejects.toThrow(message);
});

test("JSON that is cut off is refused as such", async () => {
  const parser = deafParser();
  parser.write(Buffer.from('[{"stationID": "1", "pro'));
  await expect(parser.end()).rejects.toThrow(/document 1 isn't JSON/);
});

test("JSON after a few blanks is read, and a text of blanks alone isn't held for it", async () => {
  const parser = deafParser();
  parser.write(Buffer.from(" \n"));
  parser.write(Buffer.from("{}"));
  await expect(parser.end()).rejects.toThrow(/this JSON is no guide/);
  const blanks = deafParser();
  for (let part = 0; part < 3; part++) blanks.write(Buffer.alloc(2 ** 16, " "));
  blanks.write(Buffer.from("{}"));
  expect(() => blanks.end()).toThrow(/this is not XML/);
});

test("whatever JSON comes, it is drafts or an IngestError", async () => {
  const value = fc.jsonValue();
  const items = fc.array(fc.record({ ...fakes(programs[0]), ...fakes(schedules[0]) }, { requiredKeys: [] }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(value, items), { maxLength: 3 }), async (documents) => {
      try {
        await read(...documents, schedules);
      } catch (error) {
        expect(error).toBeInstanceOf(IngestError);
      }
    }),
    { numRuns: 60 },
  );
});

/** Each member as it should be, or anything else. */
function fakes(object: object | undefined): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(object ?? {}).map(([key, own]) => [key, fc.oneof(fc.constant(own), fc.jsonValue())]),
  );
}
