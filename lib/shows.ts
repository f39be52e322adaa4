import { type Airing, type Episode, isUnavailable, type Show, type Unavailable } from "@/lib/shapes";
import { compareText } from "./compare-text";

type ListAnswer<T> = { items: T[] } | Unavailable | null;

/** A name without its punctuation and spaces. */
const withoutPunctuation = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/**
 * A series' name with the punctuation of some of its titles, such as those in a country's listings: "NCIS: Los Angeles"
 * for what French channels list as "NCIS : Los Angeles".
 */
export const spelledAs = (name: string, titles: readonly string[]): string =>
  titles.includes(name)
    ? name
    : (titles.find((title) => withoutPunctuation(title) === withoutPunctuation(name)) ?? name);

/** A list's items; none if it is unavailable. */
export const listItems = <T>(found: ListAnswer<T>): T[] =>
  found && !isUnavailable(found) ? found.items : [];

/**
 * The airings that are on or to come at a moment, each once: those of the country first, each part soonest first.
 * If two start together, their ids decide, so that the page is always the same.
 */
export function comingAirings(airings: readonly Airing[], country: string, now: number): Airing[] {
  const abroad = (airing: Airing) => (airing.country === country ? 0 : 1);
  return [...new Map(airings.map((airing) => [airing.id, airing])).values()]
    .filter(({ stop }) => stop > now)
    .sort((a, b) => abroad(a) - abroad(b) || a.start - b.start || compareText(a.id, b.id));
}

/** The showings of a country that are named first when several are on. */
const mostOn = 2;

/** What is on now in a country, of airings in the order to show, and the next. */
export function splitComing(coming: readonly Airing[], country: string, now: number) {
  const on = coming
    .filter((airing) => airing.start <= now && (airing.country ?? country) === country)
    .slice(0, mostOn);
  const next = coming.find(({ start }) => start > now);
  return { on, next, later: coming.filter((airing) => airing !== next && !on.includes(airing)) };
}

/** A showing that is over, and the next one of the same episode. */
export type Missed = { airing: Airing; again: Airing };

/** Episodes that were shown and come again, each once, the last shown first; `coming` is in its own order. */
export function missedAirings(past: readonly Airing[], coming: readonly Airing[], now: number): Missed[] {
  const again = firstByEpisode(coming);
  const last = new Map<string, Missed>();
  for (const airing of past.filter(({ stop }) => stop <= now).sort((a, b) => b.start - a.start)) {
    const id = airing.episode?.episode_id;
    const next = id === undefined ? undefined : again.get(id);
    if (id !== undefined && next && !last.has(id)) last.set(id, { airing, again: next });
  }
  return [...last.values()];
}

/** The showings that are over, each episode once, the last shown first; without those that come again. */
export function lastAirings(past: readonly Airing[], missed: readonly Missed[], now: number): Airing[] {
  const idOf = ({ id, episode }: Airing) => episode?.episode_id ?? id;
  const shown = new Set(missed.map(({ airing }) => idOf(airing)));
  return past
    .filter(({ stop }) => stop <= now)
    .sort((a, b) => b.start - a.start)
    .filter((airing) => !shown.has(idOf(airing)) && shown.add(idOf(airing)));
}

/** A series' picture: its own, else one of its showings', those to come first. */
export const pictureOf = (show: Show, airings: readonly Airing[]): string | undefined =>
  show.image ?? airings.find(({ icon }) => icon)?.icon;

/** The first of the airings of each episode, by the episode's id. */
export function firstByEpisode(airings: readonly Airing[]): Map<string, Airing> {
  const first = new Map<string, Airing>();
  for (const airing of airings) {
    const id = airing.episode?.episode_id;
    if (id !== undefined && !first.has(id)) first.set(id, airing);
  }
  return first;
}

/** A season's episodes; `season` is null for those without one. */
export type Season = { season: number | null; episodes: Episode[] };

/** Episodes by season, the latest of each first; those without a season come last. */
export function groupBySeason(episodes: readonly Episode[]): Season[] {
  const bySeason = Map.groupBy(episodes, ({ season }) => season ?? null);
  return [...bySeason]
    .map(([season, items]) => ({ season, episodes: items.toReversed() }))
    .sort((a, b) => (a.season ?? Number.POSITIVE_INFINITY) - (b.season ?? Number.POSITIVE_INFINITY) || 0);
}

/** The season to show first: that of the soonest airing, else the latest; null if none has a number. */
export function currentSeason(seasons: readonly Season[], coming: readonly Airing[]): number | null {
  const on = [...coming].sort((a, b) => a.start - b.start).map(({ episode }) => episode?.season);
  const known = new Set(seasons.map(({ season }) => season));
  return (
    on.find((season) => season !== undefined && known.has(season)) ??
    seasons.findLast(({ season }) => season !== null)?.season ??
    null
  );
}
