import type { EpisodeMatch } from "../../contract/slot.ts";
import { episodeIdOf, showIdOf } from "../ids.ts";
import { fold } from "../text.ts";

/** What a listing tells of its episode. */
export type StatedEpisode = Pick<EpisodeMatch, "season" | "number" | "name" | "orig_air">;

/** The show that a title names by itself. */
export type OwnShow = { key: string; id: string };

/** What compares titles; see `fold`. */
export const titleKey = (title: string): string => fold(title) || title;

/** The key of an episode that has a number, within its show's. */
export const numberedKey = (show: string, season: number | undefined, number: number): string =>
  `${show}/${season ?? ""}/${number}`;

/** The key of an episode that has a name alone. */
export const namedKey = (show: string, name: string): string => `${show}/name/${name}`;

/**
 * What a listing's own season and number come to before it is held against any other: its folded title names a show,
 * and its number an episode of that. Without either there is no match. Members stand in the contract's order.
 */
export function ownMatch(show: OwnShow, episode: StatedEpisode): EpisodeMatch | undefined {
  const { season, number, name, orig_air } = episode;
  if (season === undefined && number === undefined) return undefined;
  return {
    show_id: show.id,
    episode_id: number === undefined ? undefined : episodeIdOf(numberedKey(show.key, season, number)),
    season,
    number,
    name,
    orig_air,
    matched_by: "number",
    source: "listings",
  };
}

/** A listing's own show. */
export function ownShow(title: string): OwnShow {
  const key = titleKey(title);
  return { key, id: showIdOf(key) };
}
