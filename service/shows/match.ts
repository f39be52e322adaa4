import type { EpisodeMatch } from "../../contract/slot.ts";
import { wallClock } from "../../contract/zone.ts";
import { fold } from "../text.ts";
import type { CatalogueEpisode, CatalogueShow } from "./catalogue-show.ts";
import { areAlike } from "./names.ts";
import type { SeriesHints } from "./series-hints.ts";

/** A slot with hints about its series, on a channel at a time. */
export type Airing = {
  channel: number;
  /** Epoch seconds. */
  start: number;
  country: string | null;
  /** The channel's IANA zone. */
  zone: string;
  hints: SeriesHints;
};

type MatchedBy = NonNullable<EpisodeMatch["matched_by"]>;
export type CatalogueMatch = { episode: CatalogueEpisode; by: MatchedBy };

/** A catalogue's show, with its episodes indexed for look-ups. */
export type EpisodeIndex = {
  show: CatalogueShow;
  byNumber(season: number | undefined, number: number): CatalogueEpisode | null;
  /** The episode with this folded name, if there is exactly one. */
  byName(name: string): CatalogueEpisode | null;
};

/** Indexes a show's episodes. Names and numbers that several episodes share find none. */
export function indexEpisodes(show: CatalogueShow): EpisodeIndex {
  const numbers = new Map<string, CatalogueEpisode | null>();
  const names = new Map<string, CatalogueEpisode | null>();
  const add = (index: typeof numbers, key: string, episode: CatalogueEpisode) =>
    index.set(key, index.has(key) ? null : episode);
  for (const episode of show.episodes) {
    if (episode.number !== null) add(numbers, `${episode.season ?? ""}/${episode.number}`, episode);
    const name = fold(episode.name ?? "");
    if (name) add(names, name, episode);
  }
  const seasons = new Set(show.episodes.map(({ season }) => season));
  const [only] = seasons;
  return {
    show,
    byNumber(season, number) {
      const own = season ?? (seasons.size === 1 ? only : null);
      return own === null || own === undefined ? null : (numbers.get(`${own}/${number}`) ?? null);
    },
    byName: (name) => names.get(name) ?? null,
  };
}

/** Whether a slot's texts can be compared with the catalogue's: not if they are known to be in another language. */
const isComparable = ({ language }: SeriesHints, { languages }: CatalogueShow): boolean =>
  language === undefined || languages.length === 0 || languages.includes(language);

/** Whether a slot's number and name agree with the catalogue's; null if either is unknown. */
export function agrees({ hints }: Airing, index: EpisodeIndex): boolean | null {
  const { told, name } = hints;
  if (told?.number === undefined || name === undefined || !isComparable(hints, index.show)) return null;
  const found = index.byNumber(told.season, told.number);
  return found?.name ? areAlike(name, fold(found.name)) : null;
}

/**
 * Finds the catalogue's episode that a slot shows: by number, unless the slot's name contradicts the episode's; by
 * name; by the time when it was first shown. Null if in doubt.
 */
export function matchEpisode(airing: Airing, index: EpisodeIndex): CatalogueMatch | null {
  const { told, name } = airing.hints;
  if (told?.number !== undefined) {
    const found = index.byNumber(told.season, told.number);
    if (found && agrees(airing, index) !== false) return { episode: found, by: "number" };
  }
  const named = name === undefined ? null : index.byName(name);
  if (named) return { episode: named, by: "title" };
  if (told?.number !== undefined || name !== undefined) return null;
  const aired = findByAirtime(airing, index.show);
  return aired ? { episode: aired, by: "airtime" } : null;
}

/** How far a slot's start may be from the catalogue's time. */
const toleranceSeconds = 300;

/** The only episode first shown at the slot's time, or on the date that the slot gives. */
function findByAirtime(
  { start, zone, country, hints }: Airing,
  show: CatalogueShow,
): CatalogueEpisode | null {
  const { told, isRepeat, isNew } = hints;
  const day = told?.orig_air;
  if (day !== undefined) return onlyEpisode(show.episodes.filter(({ orig_air }) => orig_air === day));
  if (isRepeat) return null;
  const isAtHome = show.country === null || show.country === country;
  const clock = new Date(wallClock(start, zone) * 1000).toISOString();
  const [today, now] = [clock.slice(0, 10), clock.slice(11, 16)];
  return onlyEpisode(
    show.episodes.filter(({ orig_air, air_time, airs_at }) => {
      if (airs_at !== null && Math.abs(airs_at - start) <= toleranceSeconds) return true;
      if (!isAtHome || orig_air !== today) return false;
      return air_time === null ? isNew === true : air_time === now;
    }),
  );
}

const onlyEpisode = (episodes: readonly CatalogueEpisode[]): CatalogueEpisode | null =>
  episodes.length === 1 ? (episodes[0] ?? null) : null;
