import { z } from "zod";
import { earliestEpoch, latestEpoch } from "../../../contract/time.ts";
import { countryOrNull } from "../../country-zones.ts";
import { showIdOf } from "../../ids.ts";
import { check, type Item, isObject, unknownItem, unknownShow } from "./check.ts";
import type { CatalogueFile, ParsedCatalogue, ShowDraft } from "./draft.ts";
import { buildEpisode } from "./episode.ts";
import { dateIfAny, languageCode, plainText, webAddress } from "./plain.ts";

const source = "tvmaze";

const image = z.looseObject({ original: z.string().nullish(), medium: z.string().nullish() }).nullish();
const network = z.looseObject({ country: z.looseObject({ code: z.string() }).nullish() }).nullish();

const episodeShape = z.looseObject({
  id: z.int(),
  name: z.string().nullish(),
  season: z.int().nullish(),
  number: z.int().nullish(),
  airdate: dateIfAny,
  airtime: z.string().nullish(),
  airstamp: z.string().nullish(),
  runtime: z.number().nullish(),
  summary: z.string().nullish(),
  _links: z.looseObject({ show: z.looseObject({ href: z.string() }).nullish() }).nullish(),
});

const showShape = z.looseObject({
  id: z.int(),
  name: z.string().min(1),
  type: z.string().nullish(),
  language: z.string().nullish(),
  genres: z.array(z.string()).nullish(),
  status: z.string().nullish(),
  premiered: dateIfAny,
  ended: dateIfAny,
  network,
  webChannel: network,
  externals: z.looseObject({ thetvdb: z.int().nullish(), imdb: z.string().nullish() }).nullish(),
  image,
  summary: z.string().nullish(),
  _embedded: z
    .looseObject({
      episodes: z.array(z.unknown()).nullish(),
      akas: z.array(z.looseObject({ name: z.string() })).nullish(),
    })
    .nullish(),
});

/**
 * Reads TVmaze's JSON: shows, one show with its episodes embedded, a show's episodes, or a schedule, whose episodes
 * contain their shows. `show` is TVmaze's number of the show for episodes that name none. Throws a CatalogueError.
 */
export function parseTvmaze(
  file: CatalogueFile,
  items: readonly Item[],
  show: number | null,
): ParsedCatalogue {
  const parsed: ParsedCatalogue = { shows: [], episodes: [] };
  for (const { item, place } of items) readItem(file, place, item, show, parsed);
  return parsed;
}

function readItem(
  file: CatalogueFile,
  place: string,
  item: unknown,
  given: number | null,
  parsed: ParsedCatalogue,
): void {
  if (!isObject(item)) throw unknownItem(file, place);
  // A search result contains its show beside a score.
  if (!("season" in item) && !("airdate" in item)) {
    const [own, at] = isObject(item.show) ? [item.show, `${place}.show`] : [item, place];
    if (!("premiered" in own) && !("externals" in own)) throw unknownItem(file, at);
    readShow(file, at, own, parsed);
    return;
  }
  const embedded = isObject(item._embedded) ? item._embedded.show : undefined;
  const own = isObject(item.show) ? item.show : embedded;
  const known = isObject(own) ? readShow(file, `${place}.show`, own, parsed) : null;
  readEpisode(file, place, item, known ?? given, parsed);
}

/** Finds TVmaze's number of the show. */
function readShow(file: CatalogueFile, place: string, item: unknown, parsed: ParsedCatalogue): number {
  const show = check(file, place, showShape, item);
  const { externals, language } = show;
  const code = languageCode(language);
  const country = show.network?.country?.code ?? show.webChannel?.country?.code ?? null;
  const draft: ShowDraft = {
    id: showIdOf(`${source}:${show.id}`),
    name: show.name,
    kind: show.type || null,
    genres: show.genres ?? [],
    languages: code === null ? [] : [code],
    premiered: show.premiered,
    ended: show.ended,
    status: show.status || null,
    summary: plainText(show.summary),
    image: webAddress(show.image?.original ?? show.image?.medium),
    external: {
      imdb: externals?.imdb || null,
      tvdb: externals?.thetvdb ? String(externals.thetvdb) : null,
      tmdb: null,
      tvmaze: String(show.id),
    },
    source,
    aliases: (show._embedded?.akas ?? []).map(({ name }) => name),
    country: countryOrNull(country),
  };
  if (!parsed.shows.some(({ id }) => id === draft.id)) parsed.shows.push(draft);
  for (const [at, episode] of (show._embedded?.episodes ?? []).entries())
    readEpisode(file, `${place}._embedded.episodes[${at}]`, episode, show.id, parsed);
  return show.id;
}

function readEpisode(
  file: CatalogueFile,
  place: string,
  item: unknown,
  given: number | null,
  parsed: ParsedCatalogue,
): void {
  const episode = check(file, place, episodeShape, item);
  const linked = Number(/\/shows\/(\d+)/.exec(episode._links?.show?.href ?? "")?.[1] ?? Number.NaN);
  const show = Number.isNaN(linked) ? given : linked;
  if (show === null) throw unknownShow(file, `${place}._links.show`);
  const at = Date.parse(episode.airstamp ?? "") / 1000;
  const { id, season, number, name, airdate: aired, runtime: minutes, summary } = episode;
  parsed.episodes.push({
    ...buildEpisode(source, { id, show, season, number, name, aired, minutes, summary }),
    air_time: /^\d\d:\d\d$/.test(episode.airtime ?? "") ? (episode.airtime ?? null) : null,
    airs_at: at >= earliestEpoch && at < latestEpoch ? Math.floor(at) : null,
  });
}
