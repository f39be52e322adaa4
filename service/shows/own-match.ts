import type { EpisodeMatch } from "../../contract/slot.ts";
import { episodeIdOf, showIdOf } from "../ids.ts";
import { fold } from "../text.ts";

/** What a listing says about its episode. */
export type StatedEpisode = Pick<EpisodeMatch, "season" | "number" | "name" | "orig_air">;

/** The show that a title identifies by itself. */
export type OwnShow = { key: string; id: string };

/** The form in which titles are compared; see `fold`. */
export const titleKey = (title: string): string => fold(title) || title;

/** The key of an episode with a number, within its show. */
export const numberedKey = (show: string, season: number | undefined, number: number): string =>
  `${show}/${season ?? ""}/${number}`;

/** The key of an episode that has only a name. */
export const namedKey = (show: string, name: string): string => `${show}/name/${name}`;

/**
 * The match that a listing's season and number make before it is compared with any other: its folded title identifies
 * a show, and its number an episode. Undefined without either. Members are in the contract's order.
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

/** The show of a listing, by its title alone. */
export function ownShow(title: string): OwnShow {
  const key = titleKey(title);
  return { key, id: showIdOf(key) };
}
