import { z } from "zod";
import { countryOrNull } from "../../country-zones.ts";
import { episodeIdOf, showIdOf } from "../../ids.ts";
import { check, isObject } from "./check.ts";
import type { CatalogueFile, ParsedCatalogue } from "./draft.ts";
import { dateIfAny, languageCode, plainText, webAddress } from "./plain.ts";

/** TMDB's API, version 3: a series' details, with its seasons appended (`season/1`), or a list of series. */

const source = "tmdb";
const pictures = "https://image.tmdb.org/t/p/original";

const episodeShape = z.looseObject({
  id: z.int(),
  name: z.string().nullish(),
  season_number: z.int().nullish(),
  episode_number: z.int().nullish(),
  air_date: dateIfAny,
  runtime: z.number().nullish(),
  overview: z.string().nullish(),
});
const seasonShape = z.looseObject({ episodes: z.array(episodeShape).nullish() });
const showShape = z.looseObject({
  id: z.int(),
  name: z.string().min(1),
  original_name: z.string().nullish(),
  original_language: z.string().nullish(),
  origin_country: z.array(z.string()).nullish(),
  first_air_date: dateIfAny,
  last_air_date: dateIfAny,
  status: z.string().nullish(),
  type: z.string().nullish(),
  overview: z.string().nullish(),
  poster_path: z.string().nullish(),
  genres: z.array(z.looseObject({ name: z.string() })).nullish(),
  external_ids: z.looseObject({ imdb_id: z.string().nullish(), tvdb_id: z.int().nullish() }).nullish(),
  alternative_titles: z
    .looseObject({ results: z.array(z.looseObject({ title: z.string() })).nullish() })
    .nullish(),
});

/** Whether JSON is TMDB's: its members are named as nobody else names them. */
export const isTmdb = (data: unknown): boolean =>
  listItems(data).some((item) => isObject(item) && ("first_air_date" in item || "original_name" in item));

const listItems = (data: unknown): unknown[] =>
  Array.isArray(data) ? data : isObject(data) && Array.isArray(data.results) ? data.results : [data];

export function parseTmdb(file: CatalogueFile, data: unknown): ParsedCatalogue {
  const parsed: ParsedCatalogue = { shows: [], episodes: [] };
  for (const [at, item] of listItems(data).entries()) readShow(file, `[${at}]`, item, parsed);
  return parsed;
}

function readShow(file: CatalogueFile, place: string, item: unknown, parsed: ParsedCatalogue): void {
  const show = check(file, place, showShape, item);
  const id = showIdOf(`${source}:${show.id}`);
  const language = languageCode(show.original_language);
  const [country] = show.origin_country ?? [];
  parsed.shows.push({
    id,
    name: show.name,
    kind: show.type || null,
    genres: (show.genres ?? []).map(({ name }) => name),
    languages: language === null ? [] : [language],
    premiered: show.first_air_date,
    ended: show.status === "Ended" ? show.last_air_date : null,
    status: show.status || null,
    summary: plainText(show.overview),
    image: show.poster_path ? webAddress(pictures + show.poster_path) : null,
    external: {
      imdb: show.external_ids?.imdb_id || null,
      tvdb: show.external_ids?.tvdb_id ? String(show.external_ids.tvdb_id) : null,
      tmdb: String(show.id),
      tvmaze: null,
    },
    source,
    aliases: [
      show.original_name,
      ...(show.alternative_titles?.results ?? []).map(({ title }) => title),
    ].filter((name): name is string => Boolean(name) && name !== show.name),
    country: countryOrNull(country),
  });
  for (const [key, value] of Object.entries(show)) {
    if (!/^season\/\d+$/.test(key)) continue;
    for (const episode of check(file, `${place}.${key}`, seasonShape, value).episodes ?? [])
      parsed.episodes.push({
        id: episodeIdOf(`${source}:${episode.id}`),
        show_id: id,
        season: episode.season_number ?? null,
        number: episode.episode_number ?? null,
        name: episode.name || null,
        orig_air: episode.air_date,
        runtime: episode.runtime ? Math.round(episode.runtime) : null,
        summary: plainText(episode.overview),
        source,
        air_time: null,
        airs_at: null,
      });
  }
}
