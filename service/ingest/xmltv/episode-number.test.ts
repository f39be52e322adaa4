import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseOnscreen, readEpisodeNumbers } from "./episode-number.ts";

const number = fc.integer({ min: 1, max: 9999 });

describe("a number written for people", () => {
  test.each([
    ["S01E02", { season: 1, number: 2 }],
    ["s1 e2", { season: 1, number: 2 }],
    ["S02E05-E06", { season: 2, number: 5 }],
    ["(S21 Ep11)", { season: 21, number: 11 }],
    ["(S4 Ep 7/10)", { season: 4, number: 7, episodes: 10 }],
    ["S1/E8", { season: 1, number: 8 }],
    ["S2:E3", { season: 2, number: 3 }],
    ["1x02", { season: 1, number: 2 }],
    ["Season 1 Episode 2", { season: 1, number: 2 }],
    ["Season 1, Episode 2", { season: 1, number: 2 }],
    ["Series 3 Ep. 4", { season: 3, number: 4 }],
    ["Staffel 2, Folge 13", { season: 2, number: 13 }],
    ["T3 E4", { season: 3, number: 4 }],
    ["Ep 5", { number: 5 }],
    ["Ep5/6", { number: 5, episodes: 6 }],
    ["S2 Ep5 of 8", { season: 2, number: 5, episodes: 8 }],
    ["(Ep6)", { number: 6 }],
    ["E123", { number: 123 }],
    ["Episode #7", { number: 7 }],
    ["#12", { number: 12 }],
    ["12", { number: 12 }],
    ["5/10", { number: 5, episodes: 10 }],
    ["S3", { season: 3 }],
    ["S02E00", { season: 2 }],
    ["S00E05", { season: 0, number: 5 }],
    ["S2026E164", { season: 2026, number: 164 }],
    ["S2025DE4", { season: 2025 }],
    ["1920x1080 video", {}],
    ["The 39 Steps", {}],
    ["", {}],
  ])("%j", (text, numbers) => {
    expect(parseOnscreen(text)).toEqual(numbers);
  });

  test("is read in every usual form", () => {
    const forms = [
      (s: number, e: number) => `S${s}E${e}`,
      (s: number, e: number) => `s${s} ep${e}`,
      (s: number, e: number) => `Season ${s} Episode ${e}`,
      (s: number, e: number) => `Series ${s}, Ep. ${e}`,
      (s: number, e: number) => `S${String(s).padStart(2, "0")}.E${String(e).padStart(2, "0")}`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...forms), number, number, (form, season, episode) => {
        expect(parseOnscreen(form(season, episode))).toEqual({ season, number: episode });
      }),
    );
  });

  test("may say how many episodes there are", () => {
    const forms = [
      (s: number, e: number, all: number) => `(S${s} Ep${e}/${all})`,
      (s: number, e: number, all: number) => `Season ${s}, Episode ${e} of ${all}`,
      (s: number, e: number, all: number) => `Staffel ${s}, Folge ${e} von ${all}`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...forms), number, number, number, (form, season, one, other) => {
        const [episode, episodes] = [Math.min(one, other), Math.max(one, other)];
        expect(parseOnscreen(form(season, episode, episodes))).toEqual({ season, number: episode, episodes });
      }),
    );
  });
});

describe("a programme's numbers", () => {
  const read = (numbers: [string, string][], own = {}) =>
    readEpisodeNumbers(
      numbers.map(([system, text]) => ({ system, text })),
      own,
    );

  test("come from the most exact system that has each", () => {
    expect(
      read(
        [
          ["onscreen", "S9E9"],
          ["xmltv_ns", "1.2."],
        ],
        { season: "5", episode: "6" },
      ),
    ).toMatchObject({
      season: 2,
      number: 3,
      onscreen: "S9E9",
    });
    expect(
      read([
        ["xmltv_ns", " . 4 . "],
        ["onscreen", "S3"],
      ]),
    ).toMatchObject({ season: 3, number: 5 });
    expect(read([["onscreen", "S9E9"]], { season: "5", episode: "6" })).toMatchObject({
      season: 5,
      number: 6,
    });
    expect(read([], { season: "1", episode: "0" })).toEqual({ season: 1 });
  });

  test("never come from a dd_progid, which is an id", () => {
    expect(read([["dd_progid", "EP02420905.0022"]])).toEqual({
      externalIds: { dd_progid: "EP02420905.0022" },
    });
  });

  test("come with the programme's ids elsewhere", () => {
    expect(
      read([
        ["thetvdb.com", "series/418661"],
        ["thetvdb.com", "episode/77"],
        ["themoviedb.com", "tv/197140"],
        ["imdb.com", "title/tt0365"],
      ]).externalIds,
    ).toEqual({
      "thetvdb.com": "series/418661",
      "thetvdb.com/episode": "episode/77",
      "themoviedb.org": "tv/197140",
      "imdb.com": "title/tt0365",
    });
  });

  test("are all kept by their systems, in the case that players know", () => {
    const found = read([
      ["common", "S01E02"],
      ["SxxExx", "S01E03"],
      ["xmltv_ns", "0.1.0"],
      ["xmltv_ns", "0.1.0"],
    ]);
    expect(found).toMatchObject({
      ...{ season: 1, number: 2, xmltvNs: "0.1.0", onscreen: "S01E02" },
      externalIds: { common: "S01E02", SxxExx: "S01E03" },
    });
    expect(read([["xmltv_ns", "S01E02"]])).toMatchObject({ season: 1, number: 2, onscreen: "S01E02" });
  });

  test.each([
    [["onscreen", "S1E1"]],
    [["xmltv_ns", "1.2."]],
    [["xmltv_ns", "0.1-2."]],
    [["imdb.com", "tt1"]],
    [["original-air-date", "1970-01-01"]],
    [["", "5"]],
  ] satisfies [string, string][][])("that have no place are counted: %j", (...more) => {
    const kept: [string, string][] = [
      ["onscreen", "S1E2"],
      ["xmltv_ns", "0.1."],
      ["imdb.com", "tt0"],
      ["original-air-date", "2026-08-22"],
    ];
    let left = 0;
    const numbers = [...kept, ...more].map(([system, text]) => ({ system, text }));
    readEpisodeNumbers(numbers, {}, () => left++);
    expect(left).toBe(1);
  });

  test("come with the date of the first showing, unless it is 1 January 1970", () => {
    expect(read([["original-air-date", "2026-08-22 21:30:00"]])).toEqual({
      originalAirDate: "2026-08-22",
      originalAirTime: "21:30:00",
    });
    expect(read([["original-air-date", "20260822160000 +0000"]])).toEqual({
      originalAirDate: "2026-08-22",
      originalAirTime: "16:00:00 +0000",
    });
    expect(read([["original-air-date", "2026-08-22T00:00:00Z"]])).toEqual({ originalAirDate: "2026-08-22" });
    expect(read([["original-air-date", "19700101000000 +0000"]]).originalAirDate).toBeUndefined();
  });
});
