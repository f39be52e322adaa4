import { z } from "zod";
import { countryOrNull } from "../../country-zones.ts";
import { episodeIdOf, showIdOf } from "../../ids.ts";
import { check, isObject } from "./check.ts";
import type { CatalogueFile, ParsedCatalogue } from "./draft.ts";
import { dateIfAny, languageCode, plainText, webAddress } from "./plain.ts";

/** TheTVDB's API, version 4: a series (extended, with its episodes), or `{ series, episodes }`, each inside `data`. */

const source = "thetvdb";

const episodeShape = z.looseObject({
  id: z.int(),
  name: z.string().nullish(),
  seasonNumber: z.int().nullish(),
  number: z.int().nullish(),
  aired: dateIfAny,
  runtime: z.number().nullish(),
  overview: z.string().nullish(),
});
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
  remoteIds: z.array(z.looseObject({ id: z.string(), sourceName: z.string().nullish() })).nullish(),
  episodes: z.array(episodeShape).nullish(),
});

type Series = { series: unknown; episodes: unknown };

/** The series that JSON holds; empty if it isn't TheTVDB's. */
function listSeries(data: unknown): Series[] {
  const inside = isObject(data) && "data" in data ? data.data : data;
  return (Array.isArray(inside) ? inside : [inside]).flatMap((item): Series[] => {
    if (!isObject(item)) return [];
    if (isObject(item.series)) return [{ series: item.series, episodes: item.episodes }];
    return "firstAired" in item || "originalCountry" in item
      ? [{ series: item, episodes: item.episodes }]
      : [];
  });
}

export const isTheTvdb = (data: unknown): boolean => listSeries(data).length > 0;

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

export function parseTheTvdb(file: CatalogueFile, data: unknown): ParsedCatalogue {
  const parsed: ParsedCatalogue = { shows: [], episodes: [] };
  for (const [at, { series, episodes }] of listSeries(data).entries()) {
    const show = check(file, `series[${at}]`, showShape, series);
    const id = showIdOf(`${source}:${show.id}`);
    const language = languageCode(show.originalLanguage);
    const elsewhere = (name: RegExp): string | null =>
      show.remoteIds?.find(({ sourceName }) => name.test(sourceName ?? ""))?.id || null;
    parsed.shows.push({
      id,
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
      aliases: (show.aliases ?? []).map(({ name }) => name),
      country: countryOrNull(countries[show.originalCountry ?? ""]),
    });
    const listed =
      check(file, `series[${at}].episodes`, z.array(episodeShape).nullish(), episodes ?? null) ?? [];
    for (const episode of listed)
      parsed.episodes.push({
        id: episodeIdOf(`${source}:${episode.id}`),
        show_id: id,
        season: episode.seasonNumber ?? null,
        number: episode.number ?? null,
        name: episode.name || null,
        orig_air: episode.aired,
        runtime: episode.runtime ? Math.round(episode.runtime) : null,
        summary: plainText(episode.overview),
        source,
        air_time: null,
        airs_at: null,
      });
  }
  return parsed;
}
