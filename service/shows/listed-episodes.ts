import { episodeIdOf } from "../ids.ts";
import { mostFrequent } from "../most-frequent.ts";
import type { Airing } from "./match.ts";
import { areAlike } from "./names.ts";
import { namedKey, numberedKey } from "./own-match.ts";

/** An episode known only from listings. Null means unknown. */
export type ListedEpisode = {
  id: string;
  season: number | null;
  number: number | null;
  name: string | null;
  orig_air: string | null;
};

/**
 * If this many airings of a show on one channel all have the same name, it is a tagline of the show and not an
 * episode's name.
 */
const leastOfOneName = 5;

/**
 * Builds the episodes of one show from its airings; `key` is the show's key. Airings with the same season and number
 * are one episode, unless their names contradict each other within one language or country: then there is one episode
 * per name, and airings whose name is missing or fits several have none. An airing with only a name belongs to the
 * numbered episode of that name if there is exactly one; otherwise to an episode that is known only by that name.
 */
export function listEpisodes(key: string, airings: readonly Airing[]): Map<Airing, ListedEpisode> {
  const tags = findTaglines(airings);
  const ownName = ({ channel, hints: { name } }: Airing): string | undefined =>
    name !== undefined && tags.has(`${channel} ${name}`) ? undefined : name;
  const found = new Map<Airing, ListedEpisode>();
  const byName = new Map<string, Set<ListedEpisode>>();
  const isNumbered = ({ hints: { told } }: Airing) => told?.number !== undefined;

  const numbered = Map.groupBy(airings.filter(isNumbered), ({ hints: { told } }) =>
    numberedKey(key, told?.season, told?.number ?? 0),
  );
  for (const [place, own] of numbered) {
    const parts = splitByName(own, ownName);
    for (const part of parts) {
      const names = part.flatMap((airing) => ownName(airing) ?? []);
      const own = parts.length === 1 ? place : `${place}/${mostFrequent(names)}`;
      const episode = buildEpisode(own, part, names);
      for (const airing of part) found.set(airing, episode);
      for (const name of names) byName.set(name, (byName.get(name) ?? new Set()).add(episode));
    }
  }

  const named = Map.groupBy(
    airings.filter((airing) => !isNumbered(airing)),
    (airing) => ownName(airing),
  );
  for (const [name, own] of named) {
    if (name === undefined) continue;
    const [one, ...others] = byName.get(name) ?? [];
    const episode = one && others.length === 0 ? one : buildEpisode(namedKey(key, name), own, [name]);
    for (const airing of own) found.set(airing, episode);
  }
  return found;
}

/** Taglines, each after its channel: the names that all airings of the show on that channel have. */
function findTaglines(airings: readonly Airing[]): Set<string> {
  const unnumbered = airings.filter(({ hints: { told } }) => told?.number === undefined);
  const tags = [...Map.groupBy(unnumbered, ({ channel }) => channel)].flatMap(([channel, own]) => {
    const names = new Set(own.map(({ hints: { name } }) => name));
    return own.length >= leastOfOneName && names.size === 1
      ? [...names].map((name) => `${channel} ${name}`)
      : [];
  });
  return new Set(tags);
}

/** Splits airings of the same number by names that contradict each other. Airings that fit no part are left out. */
function splitByName(airings: readonly Airing[], nameOf: (airing: Airing) => string | undefined): Airing[][] {
  const names = new Set(airings.flatMap((airing) => nameOf(airing) ?? []));
  if (names.size < 2) return [[...airings]];
  const parts = clusterNames([...names].sort());
  const partOf = new Map(parts.flatMap((names, at) => names.map((name) => [name, at] as const)));
  const bySpeech = Map.groupBy(airings, ({ country, hints: { language } }) => language ?? country);
  const contradicts = [...bySpeech.values()].some(
    (own) => new Set(own.flatMap((airing) => partOf.get(nameOf(airing) ?? "") ?? [])).size > 1,
  );
  if (!contradicts) return [[...airings]];
  return parts.map((names) => airings.filter((airing) => names.includes(nameOf(airing) ?? "")));
}

/** Groups names that are alike, directly or through other names. */
function clusterNames(names: readonly string[]): string[][] {
  const clusters: string[][] = [];
  for (const name of names) {
    const near = clusters.filter((cluster) => cluster.some((other) => areAlike(name, other)));
    const joined = [...near.flat(), name];
    for (const cluster of near) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push(joined);
  }
  return clusters;
}

function buildEpisode(key: string, airings: readonly Airing[], names: readonly string[]): ListedEpisode {
  const seriesHints = airings.map(({ hints }) => hints);
  const name = mostFrequent(names);
  return {
    id: episodeIdOf(key),
    season: mostFrequent(seriesHints.flatMap(({ told }) => told?.season ?? [])),
    number: mostFrequent(seriesHints.flatMap(({ told }) => told?.number ?? [])),
    name:
      name === null
        ? null
        : mostFrequent(seriesHints.flatMap((own) => (own.name === name ? (own.called ?? []) : []))),
    orig_air: mostFrequent(seriesHints.flatMap(({ told }) => told?.orig_air ?? [])),
  };
}
