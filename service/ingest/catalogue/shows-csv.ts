import { calendarDate } from "../../../contract/instant.ts";
import { isCountry } from "../../country-zones.ts";
import { episodeIdOf, showIdOf } from "../../ids.ts";
import { type CsvRow, readCsvRows } from "../csv-rows.ts";
import { CatalogueError } from "./catalogue-error.ts";
import type { CatalogueFile, EpisodeDraft, ParsedCatalogue, ShowDraft } from "./draft.ts";
import { languageCode, plainText, webAddress } from "./plain.ts";

/** Reads a CSV of shows and episodes as docs/shows-csv.md describes it. Throws a CatalogueError that names line and column. */
export function parseShowsCsv(file: CatalogueFile): ParsedCatalogue {
  const source = nameCatalogue(file);
  const shows = new Map<string, ShowDraft>();
  const episodes = new Map<string, EpisodeDraft>();
  for (const row of readCsvRows(file.text, file.origin, {
    columns: ["show", "title"],
    Failure: CatalogueError,
  })) {
    const { value, fault } = reader(file, row);
    const key = `${source}:${value("show")}`;
    if (!value("show")) throw fault("show", "a show's own id in this catalogue");
    const before = shows.get(key);
    if (!before && !value("title")) throw fault("title", `the first row of ${value("show")} has its title`);
    if (value("title")) shows.set(key, parseShow(file, row, source, key));
    if (!value("season") && !value("number") && !value("episode")) continue;
    const episode = parseEpisode(file, row, source, key);
    if (episodes.has(episode.id)) throw fault("number", "another row is of the same episode");
    episodes.set(episode.id, episode);
  }
  return { shows: [...shows.values()], episodes: [...episodes.values()] };
}

/** The catalogue's name: that of its file. */
const nameCatalogue = ({ origin }: CatalogueFile): string =>
  (origin.split("/").at(-1) ?? origin)
    .replace(/[?#].*$/, "")
    .replace(/\.csv$/i, "")
    .toLowerCase();

function reader({ origin }: CatalogueFile, { values, line }: CsvRow) {
  const value = (column: string): string => values[column] ?? "";
  const fault = (column: string, what: string) =>
    new CatalogueError(`${origin}: line ${line}: ${column}: ${what}`);
  return {
    value,
    fault,
    list: (column: string): string[] =>
      value(column)
        .split(";")
        .map((item) => item.trim())
        .filter(Boolean),
    date: (column: string): string | null => {
      if (!value(column)) return null;
      if (!calendarDate.safeParse(value(column)).success)
        throw fault(column, `"${value(column)}" is no date, YYYY-MM-DD`);
      return value(column);
    },
    integer: (column: string): number | null => {
      if (!value(column)) return null;
      if (!/^\d{1,7}$/.test(value(column))) throw fault(column, `"${value(column)}" is no whole number`);
      return Number(value(column));
    },
  };
}

function parseShow(file: CatalogueFile, row: CsvRow, source: string, key: string): ShowDraft {
  const { value, fault, list, date } = reader(file, row);
  const languages = list("languages").map((text) => {
    const code = languageCode(text);
    if (code === null) throw fault("languages", `"${text}" is no known language`);
    return code;
  });
  const country = value("country").toUpperCase();
  if (country && !isCountry(country)) throw fault("country", `"${country}" is no country's code`);
  const id = (column: string, pattern: RegExp): string | null => {
    if (value(column) && !pattern.test(value(column)))
      throw fault(column, `"${value(column)}" is no such id`);
    return value(column) || null;
  };
  return {
    id: showIdOf(key),
    name: value("title"),
    kind: value("kind") || null,
    genres: list("genres"),
    languages,
    premiered: date("premiered"),
    ended: date("ended"),
    status: value("status") || null,
    summary: plainText(value("summary")),
    image: webAddress(value("image")),
    external: {
      imdb: id("imdb", /^tt\d{5,10}$/),
      tvdb: id("tvdb", /^\d{1,10}$/),
      tmdb: id("tmdb", /^\d{1,10}$/),
      tvmaze: id("tvmaze", /^\d{1,10}$/),
    },
    source,
    aliases: list("aliases"),
    country: country || null,
  };
}

function parseEpisode(file: CatalogueFile, row: CsvRow, source: string, key: string): EpisodeDraft {
  const { value, fault, date, integer } = reader(file, row);
  const [season, number] = [integer("season"), integer("number")];
  if (value("air_time") && !/^([01]\d|2[0-3]):[0-5]\d$/.test(value("air_time")))
    throw fault("air_time", `"${value("air_time")}" is no time like 21:00`);
  const place = number === null ? `name/${value("episode")}` : `${season ?? ""}/${number}`;
  if (number === null && !value("episode"))
    throw fault("number", "neither number nor episode says which it is");
  return {
    id: episodeIdOf(`${key}/${place}`),
    show_id: showIdOf(key),
    season,
    number,
    name: value("episode") || null,
    orig_air: date("orig_air"),
    runtime: integer("runtime"),
    summary: plainText(value("episode_summary")),
    source,
    air_time: value("air_time") || null,
    airs_at: null,
  };
}
