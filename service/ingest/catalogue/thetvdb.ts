import { z } from "zod";
import { countryOrNull } from "../../country-zones.ts";
import { showIdOf } from "../../ids.ts";
import { check, type Item, isObject, unknownShow } from "./check.ts";
import type { CatalogueFile, ParsedCatalogue } from "./draft.ts";
import { buildEpisode } from "./episode.ts";
import { dateIfAny, languageCode, plainText, webAddress } from "./plain.ts";

/**
 * TheTVDB's API, version 4: a series (extended, with its episodes), `{ series, episodes }`, a season, an episode, or
 * what a search found, each inside `data`.
 */

const source = "thetvdb";

const episodeShape = z.looseObject({
  id: z.int(),
  seriesId: z.int().nullish(),
  name: z.string().nullish(),
  seasonNumber: z.int().nullish(),
  number: z.int().nullish(),
  aired: dateIfAny,
  runtime: z.number().nullish(),
  overview: z.string().nullish(),
});
const seasonShape = z.looseObject({ episodes: z.array(z.unknown()).nullish() });
const remoteIds = z.array(z.looseObject({ id: z.string(), sourceName: z.string().nullish() })).nullish();
const showShape = z.looseObject({
  id: z.int(),
  name: z.string().min(1),
  aliases: z.array(z.looseObject({ name: z.string() })).nullish(),
  originalLanguage: z.string().nullish(),
  originalCountry: z.string().nullish(),
  firstAired: dateIfAny,
  lastAired: dateIfAny,
  status: z.looseObject({ name: z.string().nullish() }).nullish(),
  genres: z.array(z.looseObject({ name: z.string() })).nullish(),
  image: z.string().nullish(),
  overview: z.string().nullish(),
  remoteIds,
  translations: z
    .looseObject({ nameTranslations: z.array(z.looseObject({ name: z.string().nullish() })).nullish() })
    .nullish(),
});
type Series = z.output<typeof showShape>;

/** What a search finds has other names for a series' members. */
const foundShape = z
  .looseObject({
    tvdb_id: z.string().regex(/^\d{1,10}$/, "a number"),
    name: z.string().min(1),
    aliases: z.array(z.string()).nullish(),
    translations: z.record(z.string(), z.string()).nullish(),
    primary_language: z.string().nullish(),
    country: z.string().nullish(),
    first_air_time: dateIfAny,
    status: z.string().nullish(),
    genres: z.array(z.string()).nullish(),
    image_url: z.string().nullish(),
    overview: z.string().nullish(),
    remote_ids: remoteIds,
  })
  .transform(
    (found): Series => ({
      id: Number(found.tvdb_id),
      name: found.name,
      aliases: [...(found.aliases ?? []), ...Object.values(found.translations ?? {})].map((name) => ({
        name,
      })),
      originalLanguage: found.primary_language,
      originalCountry: found.country,
      firstAired: found.first_air_time,
      lastAired: null,
      status: { name: found.status },
      genres: (found.genres ?? []).map((name) => ({ name })),
      image: found.image_url,
      overview: found.overview,
      remoteIds: found.remote_ids,
    }),
  );

function kindOf(item: unknown): "both" | "series" | "found" | "season" | "episode" | null {
  if (!isObject(item)) return null;
  if (isObject(item.series)) return "both";
  if ("tvdb_id" in item) return "found";
  if ("firstAired" in item || "originalCountry" in item) return "series";
  if (!("seriesId" in item)) return null;
  return "episodes" in item ? "season" : "seasonNumber" in item ? "episode" : null;
}

export const isTheTvdb = (items: readonly Item[]): boolean => items.some(({ item }) => kindOf(item) !== null);

/** Countries as TheTVDB writes them, in three letters, if the first two aren't the code in use. */
const countries: Readonly<Record<string, string>> = {
  usa: "US",
  gbr: "GB",
  can: "CA",
  aus: "AU",
  nzl: "NZ",
  deu: "DE",
  fra: "FR",
  esp: "ES",
  ita: "IT",
  jpn: "JP",
  kor: "KR",
  chn: "CN",
  swe: "SE",
  dnk: "DK",
  nor: "NO",
  fin: "FI",
  nld: "NL",
  bel: "BE",
  prt: "PT",
  bra: "BR",
  mex: "MX",
  irl: "IE",
  tur: "TR",
  pol: "PL",
  rus: "RU",
  ind: "IN",
  isr: "IL",
  zaf: "ZA",
  arg: "AR",
  che: "CH",
  aut: "AT",
};

/** `show` is TheTVDB's number of the series for episodes that name none. Throws a CatalogueError. */
export function parseTheTvdb(
  file: CatalogueFile,
  items: readonly Item[],
  show: number | null,
): ParsedCatalogue {
  const parsed: ParsedCatalogue = { shows: [], episodes: [] };
  for (const { item, place } of items) {
    // Beside series a search finds films, people and companies.
    if (isObject(item) && "tvdb_id" in item && item.type !== undefined && item.type !== "series") continue;
    const kind = kindOf(item);
    if (kind === "episode") readEpisode(file, place, item, show, parsed);
    else if (kind === "season") readEpisodes(file, place, item, show, parsed);
    else if (kind === "found") addShow(check(file, place, foundShape, item), parsed);
    else {
      const [own, at] = kind === "both" && isObject(item) ? [item.series, `${place}.series`] : [item, place];
      const series = check(file, at, showShape, own);
      addShow(series, parsed);
      readEpisodes(file, place, item, series.id, parsed);
    }
  }
  return parsed;
}

function addShow(show: Series, { shows }: ParsedCatalogue): void {
  const language = languageCode(show.originalLanguage);
  const elsewhere = (name: RegExp): string | null =>
    show.remoteIds?.find(({ sourceName }) => name.test(sourceName ?? ""))?.id || null;
  const aliases = [...(show.aliases ?? []), ...(show.translations?.nameTranslations ?? [])];
  shows.push({
    id: showIdOf(`${source}:${show.id}`),
    name: show.name,
    kind: null,
    genres: (show.genres ?? []).map(({ name }) => name),
    languages: language === null ? [] : [language],
    premiered: show.firstAired,
    ended: show.status?.name === "Ended" ? show.lastAired : null,
    status: show.status?.name || null,
    summary: plainText(show.overview),
    image: webAddress(show.image),
    external: {
      imdb: elsewhere(/^imdb$/i),
      tvdb: String(show.id),
      tmdb: elsewhere(/^themoviedb/i),
      tvmaze: elsewhere(/^tv ?maze$/i),
    },
    source,
    aliases: [...new Set(aliases.map(({ name }) => name))].filter(
      (name): name is string => Boolean(name) && name !== show.name,
    ),
    country: countryOrNull(countries[show.originalCountry ?? ""]),
  });
}

function readEpisodes(
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
  const show = episode.seriesId ?? given;
  if (show === null) throw unknownShow(file, `${place}.seriesId`);
  const { id, seasonNumber: season, number, name, aired, runtime: minutes, overview: summary } = episode;
  episodes.push(buildEpisode(source, { id, show, season, number, name, aired, minutes, summary }));
}
