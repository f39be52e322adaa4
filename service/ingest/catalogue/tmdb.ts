import { z } from "zod";
import { countryOrNull } from "../../country-zones.ts";
import { showIdOf } from "../../ids.ts";
import { check, type Item, isObject, unknownShow } from "./check.ts";
import type { CatalogueFile, ParsedCatalogue } from "./draft.ts";
import { buildEpisode } from "./episode.ts";
import { dateIfAny, languageCode, plainText, webAddress } from "./plain.ts";

/**
 * TMDB's API, version 3: a series' details, with its seasons appended (`season/1`); a season or an episode; a list of
 * series, or a search that finds films and people too.
 */

const source = "tmdb";
const pictures = "https://image.tmdb.org/t/p/original";

const episodeShape = z.looseObject({
  id: z.int(),
  show_id: z.int().nullish(),
  name: z.string().nullish(),
  season_number: z.int().nullish(),
  episode_number: z.int().nullish(),
  air_date: dateIfAny,
  runtime: z.number().nullish(),
  overview: z.string().nullish(),
});
const seasonShape = z.looseObject({ episodes: z.array(z.unknown()).nullish() });
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
  translations: z
    .looseObject({
      translations: z
        .array(z.looseObject({ data: z.looseObject({ name: z.string().nullish() }).nullish() }))
        .nullish(),
    })
    .nullish(),
});

/** Whether JSON is TMDB's: its members are named as nobody else names them. */
export const isTmdb = (items: readonly Item[]): boolean => items.some(({ item }) => kindOf(item) !== null);

function kindOf(item: unknown): "show" | "season" | "episode" | null {
  if (!isObject(item)) return null;
  if ("first_air_date" in item || "original_name" in item) return "show";
  if (!("season_number" in item)) return null;
  return "episodes" in item ? "season" : "episode_number" in item ? "episode" : null;
}

/** `show` is TMDB's number of the show for episodes that name none. Throws a CatalogueError. */
export function parseTmdb(file: CatalogueFile, items: readonly Item[], show: number | null): ParsedCatalogue {
  const parsed: ParsedCatalogue = { shows: [], episodes: [] };
  for (const { item, place } of items) {
    // Beside series a search finds films and people.
    if (isObject(item) && item.media_type !== undefined && item.media_type !== "tv") continue;
    const kind = kindOf(item);
    if (kind === "season") readSeason(file, place, item, show, parsed);
    else if (kind === "episode") readEpisode(file, place, item, show, parsed);
    else readShow(file, place, item, parsed);
  }
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
    ended: show.status === "Ended" || show.status === "Canceled" ? show.last_air_date : null,
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
      ...(show.translations?.translations ?? []).map(({ data }) => data?.name),
    ].filter((name): name is string => Boolean(name) && name !== show.name),
    country: countryOrNull(country),
  });
  for (const [key, value] of Object.entries(show))
    if (/^season\/\d+$/.test(key)) readSeason(file, `${place}.${key}`, value, show.id, parsed);
}

function readSeason(
  file: CatalogueFile,
  place: string,
  item: unknown,
  given: number | null,
  parsed: ParsedCatalogue,
): void {
  for (const [at, episode] of (check(file, place, seasonShape, item).episodes ?? []).entries())
    readEpisode(file, `${place}.episodes[${at}]`, episode, given, parsed);
}

function readEpisode(
  file: CatalogueFile,
  place: string,
  item: unknown,
  given: number | null,
  { episodes }: ParsedCatalogue,
): void {
  const episode = check(file, place, episodeShape, item);
  const show = episode.show_id ?? given;
  if (show === null) throw unknownShow(file, `${place}.show_id`);
  const { id, season_number: season, episode_number: number, name, air_date: aired } = episode;
  const { runtime: minutes, overview: summary } = episode;
  episodes.push(buildEpisode(source, { id, show, season, number, name, aired, minutes, summary }));
}
