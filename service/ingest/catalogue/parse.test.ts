import { describe, expect, it } from "vitest";
import { harbourStreet } from "../../derive/shows/test-catalogue.ts";
import { CatalogueError } from "./catalogue-error.ts";
import { parseCatalogue } from "./parse.ts";

const parse = (data: unknown, show: number | null = null) =>
  parseCatalogue(
    { origin: "mine/shows.json", text: typeof data === "string" ? data : JSON.stringify(data) },
    show,
  );
const refusal = (data: unknown): string => {
  try {
    parse(data);
  } catch (error) {
    if (error instanceof CatalogueError) return error.message;
    throw error;
  }
  return "taken";
};

const { _embedded, ...bare } = harbourStreet;
const [ferry] = _embedded.episodes;

describe("TVmaze's JSON", () => {
  it("is read as a show with its episodes, in plain text", () => {
    const { shows, episodes } = parse(harbourStreet);
    expect(shows).toMatchObject([
      {
        name: "Harbour Street",
        kind: "Scripted",
        languages: ["eng"],
        premiered: "2026-08-15",
        ended: null,
        summary: "Life by the water.",
        image: "https://harbour.example/o.jpg",
        external: { imdb: "tt0000007", tvdb: "7", tmdb: null, tvmaze: "7" },
        source: "tvmaze",
        country: "GB",
      },
    ]);
    expect(episodes).toMatchObject([
      {
        number: 1,
        name: "The Ferry",
        orig_air: "2026-08-15",
        summary: "Of The Ferry & more.",
        air_time: "21:00",
      },
      { number: 2 },
    ]);
    expect(new Set(episodes.map(({ show_id }) => show_id))).toEqual(new Set(shows.map(({ id }) => id)));
  });

  it.each([
    ["shows", [bare]],
    ["a search's hits", [{ score: 1, show: bare }]],
    ["a schedule", [{ ...ferry, show: bare }]],
    ["a schedule of the web", [{ ...ferry, _embedded: { show: bare } }]],
  ])("is taken as %s", (_, data) => {
    expect(parse(data).shows).toEqual(parse(harbourStreet).shows);
  });

  it("is read as a show's episodes; the show is the linked one or the operator's", () => {
    const { episodes } = parse(harbourStreet);
    expect(parse(_embedded.episodes, 7)).toEqual({ shows: [], episodes });
    const linked = _embedded.episodes.map((episode) => ({
      ...episode,
      _links: { show: { href: "https://tvmaze.example/shows/7" } },
    }));
    expect(parse(linked)).toEqual({ shows: [], episodes });
  });

  it("loses addresses other than http(s), and markup", () => {
    const { shows } = parse({
      ...bare,
      image: { original: "javascript:alert(1)" },
      summary: "<script>alert(1)</script><p onclick='x'>A<br>b &lt;c&gt;</p><img src=x onerror=y>",
    });
    expect(shows).toMatchObject([{ image: null, summary: "A b <c>" }]);
  });

  it.each([
    [[bare, { ...bare, name: "" }], "mine/shows.json: [1].name:"],
    [[{ ...ferry }], "mine/shows.json: [0]._links.show: it doesn't say which show"],
    [
      { ...harbourStreet, _embedded: { episodes: [{ ...ferry, airdate: "soon" }] } },
      "_embedded.episodes[0].airdate",
    ],
    ["[1]", "mine/shows.json: [0]: no show or episode"],
    [[{ id: 3, name: "Somebody" }], "mine/shows.json: [0]: no show or episode"],
    [
      { name: "Not Found", message: "", code: 0, status: 404 },
      "mine/shows.json: the server's refusal: Not Found",
    ],
    ["", "mine/shows.json: it is empty"],
    ["<!doctype html>", "mine/shows.json: a web page"],
    ["{", "mine/shows.json: "],
  ])("is refused with its file and field: %#", (data, message) => {
    expect(refusal(data)).toContain(message);
  });
});

const header =
  "show,title,aliases,languages,country,premiered,tvdb,season,number,episode,orig_air,air_time,runtime";
const csv = (...rows: string[]) => [header, ...rows].join("\n");

describe("a CSV of shows", () => {
  it("is read as docs/shows-csv.md describes", () => {
    const { shows, episodes } = parse(
      csv(
        "harbour,Harbour Street,Hafenstraße; Harbour St,eng,GB,2024-01-08,400123,1,1,The Ferry,2024-01-08,21:00,50",
        "harbour,,,,,,,1,2,The Gale,2024-01-15,21:00,50",
        "quiz,The Quiet Quiz,,English,GB,,,,,,,,",
      ),
    );
    expect(shows).toMatchObject([
      { name: "Harbour Street", aliases: ["Hafenstraße", "Harbour St"], external: { tvdb: "400123" } },
      { name: "The Quiet Quiz", languages: ["eng"] },
    ]);
    expect(episodes).toMatchObject([
      { season: 1, number: 1, name: "The Ferry", air_time: "21:00", runtime: 50 },
      { season: 1, number: 2, name: "The Gale", show_id: shows[0]?.id },
    ]);
  });

  it.each([
    ["title\nx", "line 1: no column show"],
    [csv("a,A,,xx-none,,,,,,,,,"), "line 2: languages"],
    [csv("a,A,,,ZZ,,,,,,,,"), "line 2: country"],
    [csv("a,A,,,,yesterday,,,,,,,"), "line 2: premiered"],
    [csv("a,A,,,,,x,,,,,,"), "line 2: tvdb"],
    [csv("a,A,,,,,,1,one,,,,"), "line 2: number"],
    [csv("a,A,,,,,,1,1,,,25:00,"), "line 2: air_time"],
    [csv("a,,,,,,,1,1,,,,"), "line 2: title"],
    [csv(",A,,,,,,,,,,,"), "line 2: show"],
    [csv("a,A,,,,,,1,1,,,,", "a,,,,,,,1,1,,,,"), "line 3: number: another row"],
    [csv("a,A,,,,,,1,,,,,"), "line 2: number: neither"],
    ['show,title\n"a,b', "mine/shows.json: "],
  ])("is refused with its line and column: %#", (text, message) => {
    expect(refusal(text)).toContain(message);
  });
});

describe("other catalogues' JSON", () => {
  it("is read from TMDB's details with seasons appended", () => {
    const { shows, episodes } = parse({
      id: 42,
      name: "Harbour Street",
      original_name: "Hafenstraße",
      original_language: "de",
      origin_country: ["DE"],
      first_air_date: "2024-01-08",
      last_air_date: "2025-03-01",
      status: "Canceled",
      external_ids: { imdb_id: "tt42", tvdb_id: 7 },
      "season/1": {
        episodes: [{ id: 1, season_number: 1, episode_number: 2, name: "The Gale", air_date: "" }],
      },
    });
    expect(shows).toMatchObject([
      { name: "Harbour Street", aliases: ["Hafenstraße"], languages: ["deu"], country: "DE", source: "tmdb" },
    ]);
    expect(shows).toMatchObject([{ ended: "2025-03-01" }]);
    expect(shows[0]?.external).toEqual({ imdb: "tt42", tvdb: "7", tmdb: "42", tvmaze: null });
    expect(episodes).toMatchObject([{ show_id: shows[0]?.id, season: 1, number: 2, orig_air: null }]);
  });

  it("is read from TheTVDB's series, extended or beside its episodes", () => {
    const series = { id: 7, name: "Harbour Street", firstAired: "2024-01-08", originalCountry: "gbr" };
    const episodes = [{ id: 3, seasonNumber: 1, number: 1, name: "The Ferry", aired: "2024-01-08" }];
    const extended = parse({ status: "success", data: { ...series, episodes } });
    expect(extended.shows).toMatchObject([{ country: "GB", external: { tvdb: "7" } }]);
    expect(extended.episodes).toMatchObject([{ name: "The Ferry", show_id: extended.shows[0]?.id }]);
    expect(parse({ data: { series, episodes } })).toEqual(extended);
  });

  const ferry42 = {
    id: 1,
    show_id: 42,
    season_number: 1,
    episode_number: 1,
    name: "The Ferry",
    air_date: "2024-01-08",
  };
  it.each([
    ["a season", { _id: "x", id: 3624, name: "Season 1", season_number: 1, episodes: [ferry42] }],
    ["an episode", ferry42],
  ])("of TMDB is read as %s, never as a show of that name", (_, data) => {
    const details = parse({ id: 42, name: "Harbour Street", first_air_date: "2024-01-08" });
    expect(parse(data)).toMatchObject({
      shows: [],
      episodes: [{ name: "The Ferry", show_id: details.shows[0]?.id, season: 1, number: 1 }],
    });
  });

  it("of TMDB's season may leave its show to the operator", () => {
    const { show_id: _, ...bare } = ferry42;
    const season = { season_number: 1, episodes: [bare] };
    expect(parse(season, 42).episodes).toEqual(parse(ferry42).episodes);
    expect(refusal(season)).toContain("episodes[0].show_id: it doesn't say which show");
  });

  it("of a search has its series alone", () => {
    const tmdb = {
      total_results: 3,
      results: [
        { id: 5, media_type: "movie", title: "Harbour Film", release_date: "2001-01-01" },
        { id: 42, media_type: "tv", name: "Harbour Street", original_name: "Harbour Street" },
        { id: 6, media_type: "person", name: "A. Harbour", original_name: "A. Harbour" },
      ],
    };
    expect(parse(tmdb).shows).toMatchObject([{ name: "Harbour Street", external: { tmdb: "42" } }]);
    expect(parse({ total_results: 0, results: [] })).toEqual({ shows: [], episodes: [] });
    const thetvdb = {
      data: [
        { objectID: "movie-5", type: "movie", tvdb_id: "5", name: "Harbour Film" },
        {
          objectID: "series-7",
          type: "series",
          tvdb_id: "7",
          name: "Harbour Street",
          aliases: ["Harbour St"],
          translations: { deu: "Hafenstraße", eng: "Harbour Street" },
          country: "gbr",
          first_air_time: "2024-01-08",
        },
      ],
    };
    expect(parse(thetvdb).shows).toMatchObject([
      { aliases: ["Harbour St", "Hafenstraße"], country: "GB", external: { tvdb: "7" } },
    ]);
    expect(refusal({ data: [{ tvdb_id: "seven", name: "A" }] })).toContain("data[0].tvdb_id: a number");
  });

  it("finds shows by their names in other languages", () => {
    const tmdb = {
      id: 42,
      name: "Harbour Street",
      first_air_date: "",
      translations: { translations: [{ data: { name: "Hafenstraße" } }, { data: { name: "" } }] },
    };
    expect(parse(tmdb).shows[0]?.aliases).toEqual(["Hafenstraße"]);
    const thetvdb = {
      id: 7,
      name: "Harbour Street",
      firstAired: "",
      translations: { nameTranslations: [{ name: "Hafenstraße", language: "deu" }] },
    };
    expect(parse(thetvdb).shows[0]?.aliases).toEqual(["Hafenstraße"]);
  });
});

describe("a CSV with a catalogue's own columns", () => {
  it.each([
    [
      "tvmaze",
      "id,name,genres,premiered,network.country.code,externals.thetvdb\n24,24,\"['Drama', 'Crime']\",2024-01-08,GB,7.0",
    ],
    ["tmdb", 'id,name,genres,first_air_date,origin_country\n24,24,"Drama, Crime",2024-01-08,GB'],
    ["thetvdb", "id,name,firstAired,originalCountry\n24,24,2024-01-08,gbr"],
  ])("is read as %s's JSON is", (source, text) => {
    const { shows } = parse(text);
    expect(shows).toMatchObject([{ name: "24", premiered: "2024-01-08", country: "GB", source }]);
    if (source !== "thetvdb") expect(shows[0]?.genres).toEqual(["Drama", "Crime"]);
    expect(shows[0]?.external[source === "tvmaze" ? "tvmaze" : source === "tmdb" ? "tmdb" : "tvdb"]).toBe(
      "24",
    );
  });

  it("is refused with its line and column", () => {
    expect(refusal("id,name,first_air_date\n1,A,2024-01-08\n2,B,soon")).toContain(
      "mine/shows.json: line 3: first_air_date: a date",
    );
  });
});
