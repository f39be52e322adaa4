import type { EpisodeMatch } from "../../contract/slot.ts";
import { episodeIdOf, showIdOf } from "../ids.ts";
import { mostFrequent } from "../most-frequent.ts";
import { type CatalogueShow, titleLookupKey } from "./catalogue-show.ts";
import { type Group, groupAirings } from "./group.ts";
import { type ListedEpisode, listEpisodes } from "./listed-episodes.ts";
import { type Airing, agrees, type EpisodeIndex, indexEpisodes, matchEpisode } from "./match.ts";
import { namedKey, numberedKey, ownMatch } from "./own-match.ts";
import { systemOf } from "./series-ids.ts";

/** What one airing was found to be of; all null where it is of no series. */
export type Verdict = {
  show: string | null;
  episode: string | null;
  /** What answers tell; null where what the listing itself tells stands. */
  match: EpisodeMatch | null;
};

/** A show that the listings alone tell of. `title` is one of those that it goes by, as titles are compared. */
export type ListedShow = { id: string; title: string; name: string };

export type MatchedShows = {
  verdicts: Map<Airing, Verdict>;
  shows: ListedShow[];
  /** Episodes that the listings alone tell of, of these shows and of a catalogue's. */
  episodes: (ListedEpisode & { show: string; title: string })[];
  /** What ids that listings had by themselves lead to. */
  aliases: Map<string, string>;
};

const noVerdict: Verdict = { show: null, episode: null, match: null };

/**
 * Tells of every airing what series and episode it is of. `airings` holds all of any title that it holds one of, and
 * all that share an id with these; `catalogue` the shows that these titles and ids may be of. The order of neither
 * matters.
 */
export function matchShows(airings: readonly Airing[], catalogue: readonly CatalogueShow[]): MatchedShows {
  const matched: MatchedShows = { verdicts: new Map(), shows: [], episodes: [], aliases: new Map() };
  const indexes = new Map(catalogue.map((show) => [show.id, indexEpisodes(show)]));
  const known: Found[] = [];
  const listed: Group[] = [];
  for (const group of groupAirings(airings)) {
    const found = findShow(group, catalogue, indexes);
    if (found) known.push({ ...found, group });
    else listed.push(group);
  }
  for (const [index, own] of Map.groupBy(known, ({ index }) => index)) matchKnown(index, own, matched);
  for (const group of listed) matchListed(group, matched);
  addAliases(matched);
  return matched;
}

type Found = { index: EpisodeIndex; by: "external_id" | "title"; group: Group };

/** The one show of the catalogue that a group is of: by an id, else by a title that it alone has. */
function findShow(
  { titles, airings }: Group,
  catalogue: readonly CatalogueShow[],
  indexes: ReadonlyMap<string, EpisodeIndex>,
): Omit<Found, "group"> | null {
  const ids = new Set(airings.flatMap(({ hints }) => hints.ids ?? []));
  // The store finds airings by the first of their ids alone.
  const first = new Set(airings.flatMap(({ hints }) => hints.ids?.[0] ?? []));
  const byId = catalogue.filter(({ keys }) => keys.some((key) => first.has(key)));
  if (byId.length > 0) {
    const index = indexes.get(onlyShow(byId)?.id ?? "");
    return index ? { index, by: "external_id" } : null;
  }
  const keys = new Set(titles.map(titleLookupKey));
  const show = onlyShow(catalogue.filter((each) => each.keys.some((key) => keys.has(key))));
  const index = show && indexes.get(show.id);
  if (!index || hasOtherId(show, ids) || isContradicted(airings, index)) return null;
  return { index, by: show.keys.some((key) => ids.has(key)) ? "external_id" : "title" };
}

/** The one series that catalogues' shows are of, told by whichever tells most of it; null where they are of several. */
function onlyShow(shows: readonly CatalogueShow[]): CatalogueShow | null {
  const [best, ...others] = shows.toSorted(
    (a, b) => b.episodes.length - a.episodes.length || (a.id < b.id ? -1 : 1),
  );
  if (!best) return null;
  const isSame = ({ keys }: CatalogueShow) =>
    keys.some((key) => systemOf(key) !== "title" && best.keys.includes(key));
  return others.every(isSame) ? best : null;
}

/** Whether a system that both name calls them by different ids. */
function hasOtherId({ keys }: CatalogueShow, ids: ReadonlySet<string>): boolean {
  const systems = new Set(keys.map(systemOf));
  systems.delete("title");
  return [...ids].some((id) => systems.has(systemOf(id)) && !keys.includes(id));
}

/** Whether another series has the same title: the names that it gives its numbers aren't the catalogue's. */
function isContradicted(airings: readonly Airing[], index: EpisodeIndex): boolean {
  const verdicts = new Map(
    airings.map((airing) => {
      const { told, name } = airing.hints;
      return [`${told?.season}/${told?.number}/${name}`, agrees(airing, index)];
    }),
  );
  const count = (wanted: boolean) => [...verdicts.values()].filter((verdict) => verdict === wanted).length;
  return count(false) >= 2 && count(false) > count(true);
}

/** Airings of a catalogue's show: its episodes where they can be told, else what the listings tell. */
function matchKnown(index: EpisodeIndex, found: readonly Found[], matched: MatchedShows): void {
  const { show } = index;
  const left = new Map<Airing, Found>();
  for (const own of found)
    for (const airing of own.group.airings) {
      const match = matchEpisode(airing, index);
      if (!match) {
        left.set(airing, own);
        continue;
      }
      const { id, season, number, name, orig_air } = match.episode;
      matched.verdicts.set(airing, {
        show: show.id,
        episode: id,
        match: {
          show_id: show.id,
          episode_id: id,
          season: season ?? undefined,
          number: number ?? undefined,
          name: name ?? undefined,
          orig_air: orig_air ?? undefined,
          matched_by: own.by === "external_id" ? "external_id" : match.by,
          source: show.source,
        },
      });
    }
  const key = shortestKey(found.map(({ group }) => group));
  const [title = key] = found.flatMap(({ group }) => group.titles).sort();
  const episodes = listEpisodes(key, [...left.keys()]);
  for (const episode of new Set(episodes.values()))
    matched.episodes.push({ ...episode, show: show.id, title });
  for (const [airing, { by }] of left) {
    const episode = episodes.get(airing);
    matched.verdicts.set(airing, {
      show: show.id,
      episode: episode?.id ?? null,
      match: {
        ...listedMatch(airing, show.id, episode),
        ...(!episode && { matched_by: by, source: show.source }),
      },
    });
  }
}

/** Of several groups that one show has the key of the first stands. */
const shortestKey = (groups: readonly Group[]): string =>
  groups.map(({ key }) => key).sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? "";

/** Airings that make a show by themselves, where one of them tells a number or a name. */
function matchListed({ key, titles, airings }: Group, matched: MatchedShows): void {
  const episodes = listEpisodes(key, airings);
  const isSeries = episodes.size > 0 || airings.some(({ hints }) => hints.told !== undefined);
  if (!isSeries) {
    for (const airing of airings) matched.verdicts.set(airing, noVerdict);
    return;
  }
  const id = showIdOf(key);
  const title = titles[0] ?? key;
  const name = mostFrequent(airings.flatMap(({ hints }) => (hints.key === key ? hints.title : [])));
  matched.shows.push({
    id,
    title,
    name: name ?? mostFrequent(airings.map(({ hints }) => hints.title)) ?? key,
  });
  for (const episode of new Set(episodes.values())) matched.episodes.push({ ...episode, show: id, title });
  for (const airing of airings) {
    const episode = episodes.get(airing);
    const match = listedMatch(airing, id, episode);
    matched.verdicts.set(airing, {
      show: id,
      episode: episode?.id ?? null,
      match: isOwn(airing, match) ? null : match,
    });
  }
}

/** What the listings tell of an airing's episode. */
function listedMatch({ hints }: Airing, show: string, episode: ListedEpisode | undefined): EpisodeMatch {
  const { told, called } = hints;
  return {
    show_id: show,
    episode_id: episode?.id,
    season: told?.season ?? episode?.season ?? undefined,
    number: told?.number ?? episode?.number ?? undefined,
    name: told?.name ?? (episode && called),
    orig_air: told?.orig_air,
    matched_by: told && (told.number !== undefined || !episode) ? "number" : "title",
    source: "listings",
  };
}

/** Whether a match is what the listing tells by itself. */
function isOwn({ hints: { key, told } }: Airing, match: EpisodeMatch): boolean {
  const own = told && ownMatch({ key, id: showIdOf(key) }, told);
  return (
    own !== undefined &&
    own.show_id === match.show_id &&
    own.episode_id === match.episode_id &&
    own.matched_by === match.matched_by
  );
}

/** Leads the ids that each listing has by itself to what was found; those that are in use as they are lead nowhere. */
function addAliases({ verdicts, shows, episodes, aliases }: MatchedShows): void {
  const live = new Set([...shows.map(({ id }) => id), ...episodes.map(({ id }) => id)]);
  const became = new Map<string, string[]>();
  const lead = (key: string, idOf: (key: string) => string, to: string) => {
    const place = `${idOf === showIdOf ? "show" : "episode"} ${key}`;
    const those = became.get(place);
    if (those) those.push(to);
    else became.set(place, [to]);
  };
  for (const [{ hints }, { show, episode }] of verdicts) {
    const { key, told, name } = hints;
    if (show !== null) lead(key, showIdOf, show);
    if (episode === null) continue;
    if (told?.number !== undefined) lead(numberedKey(key, told.season, told.number), episodeIdOf, episode);
    else if (name !== undefined) lead(namedKey(key, name), episodeIdOf, episode);
  }
  for (const [place, those] of became) {
    const key = place.slice(place.indexOf(" ") + 1);
    const id = place.startsWith("show ") ? showIdOf(key) : episodeIdOf(key);
    const to = mostFrequent(those);
    if (to !== null && id !== to && !live.has(id)) aliases.set(id, to);
  }
}
