import type { Episode, Show } from "../../../contract/show.ts";
import type { ListedEpisode } from "../../shows/listed-episodes.ts";
import type { ListedShow } from "../../shows/match-shows.ts";
import type { EpisodeRecord, ShowRecord } from "../../store/shows-write.ts";
import { fold } from "../../text.ts";

const source = "listings";

/** The row of a show that is known only from listings, with its body as the API answers it. */
export function listedShowRow({ id, title, name }: ListedShow): ShowRecord {
  const body: Show = {
    id,
    name,
    kind: null,
    genres: [],
    languages: [],
    premiered: null,
    ended: null,
    status: null,
    summary: null,
    image: null,
    external: { imdb: null, tvdb: null, tmdb: null, tvmaze: null },
    source,
  };
  return {
    id,
    source,
    origin: null,
    title,
    name,
    folded: fold(name) || name,
    country: null,
    languages_json: "[]",
    body: JSON.stringify(body),
  };
}

/** The same of an episode. */
export function listedEpisodeRow({
  id,
  show,
  title,
  season,
  number,
  name,
  orig_air,
}: ListedEpisode & { show: string; title: string }): EpisodeRecord {
  const body: Episode = {
    id,
    show_id: show,
    season,
    number,
    name,
    orig_air,
    runtime: null,
    summary: null,
    source,
  };
  const times = { orig_air, air_time: null, airs_at: null };
  return {
    id,
    show,
    source,
    origin: null,
    title,
    season,
    number,
    name,
    ...times,
    body: JSON.stringify(body),
  };
}
