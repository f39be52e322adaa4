import type { EpisodeMatch } from "../../contract/slot.ts";
import { episodeIdOf, showIdOf } from "../ids.ts";
import { mostFrequent } from "../most-frequent.ts";
import { compareText } from "../text.ts";
import { type CatalogueShow, titleLookupKey } from "./catalogue-show.ts";
import { type Group, groupAirings } from "./group.ts";
import { type ListedEpisode, listEpisodes } from "./listed-episodes.ts";
import { type Airing, agrees, type EpisodeIndex, indexEpisodes, matchEpisode } from "./match.ts";
import { namedKey, numberedKey, ownMatch } from "./own-match.ts";
import { isGeneric, recurs } from "./recurring.ts";
import { systemOf } from "./series-ids.ts";

/** What an airing was matched to; all null if it belongs to no series. */
export type AiringMatch = {
  show: string | null;
  episode: string | null;
  /** What answers contain; null if that is what the listing itself says. */
  match: EpisodeMatch | null;
};

/** A show known only from listings. `title` is one of its titles, in the form in which titles are compared. */
export type ListedShow = { id: string; title: string; name: string };

export type MatchedShows = {
  matches: Map<Airing, AiringMatch>;
  shows: ListedShow[];
  /** Episodes known only from listings, whether of these shows or of a catalogue's. */
  episodes: (ListedEpisode & { show: string; title: string })[];
  /** Maps ids that listings had by themselves to the ids that replace them. */
  aliases: Map<string, string>;
};

const noMatch: AiringMatch = { show: null, episode: null, match: null };

/**
 * Matches every airing to its series and episode. `airings` must include all airings of each title that occurs, and
 * all that share an id with these; `catalogue` must include the shows that these titles and ids may refer to. The
 * order of neither matters.
 */
export function matchShows(airings: readonly Airing[], catalogue: readonly CatalogueShow[]): MatchedShows {
  const matched: MatchedShows = { matches: new Map(), shows: [], episodes: [], aliases: new Map() };
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

/** The catalogue's show for a group: found by an id, or else by a title that no other show has. */
function findShow(
  { titles, airings }: Group,
  catalogue: readonly CatalogueShow[],
  indexes: ReadonlyMap<string, EpisodeIndex>,
): Omit<Found, "group"> | null {
  const ids = new Set(airings.flatMap(({ hints }) => hints.ids ?? []));
  // The store finds airings only by the first of their ids.
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

/** If all shows are the same series in different catalogues, the entry with the most episodes; otherwise null. */
function onlyShow(shows: readonly CatalogueShow[]): CatalogueShow | null {
  const [best, ...others] = shows.toSorted(
    (a, b) => b.episodes.length - a.episodes.length || compareText(a.id, b.id),
  );
  if (!best) return null;
  const isSame = ({ keys }: CatalogueShow) =>
    keys.some((key) => systemOf(key) !== "title" && best.keys.includes(key));
  return others.every(isSame) ? best : null;
}

/** Whether the show and the listings have different ids in the same system. */
function hasOtherId({ keys }: CatalogueShow, ids: ReadonlySet<string>): boolean {
  const systems = new Set(keys.map(systemOf));
  systems.delete("title");
  return [...ids].some((id) => systems.has(systemOf(id)) && !keys.includes(id));
}

/** Whether the title belongs to another series: the names of its numbered episodes differ from the catalogue's. */
function isContradicted(airings: readonly Airing[], index: EpisodeIndex): boolean {
  const agreements = new Map(
    airings.map((airing) => {
      const { told, name } = airing.hints;
      return [`${told?.season}/${told?.number}/${name}`, agrees(airing, index)];
    }),
  );
  const count = (wanted: boolean) =>
    [...agreements.values()].filter((agreement) => agreement === wanted).length;
  return count(false) >= 2 && count(false) > count(true);
}

/** Matches airings of a catalogue's show to its episodes; airings without a match keep what the listings say. */
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
      matched.matches.set(airing, {
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
    matched.matches.set(airing, {
      show: show.id,
      episode: episode?.id ?? null,
      match: {
        ...listedMatch(airing, show.id, episode),
        ...(!episode && { matched_by: by, source: show.source }),
      },
    });
  }
}

/** The key of a show that several groups belong to: the shortest of theirs. */
const shortestKey = (groups: readonly Group[]): string =>
  groups.map(({ key }) => key).sort((a, b) => a.length - b.length || compareText(a, b))[0] ?? "";

/** Films and sports with a sub-title belong to a series if there are several of the title: `Tatort`. */
const fewestNamed = 2;

/** Whether airings of one title are of a series: they have numbers or names, or recur as series do. */
function isSeries(
  key: string,
  airings: readonly Airing[],
  episodes: ReadonlyMap<Airing, ListedEpisode>,
): boolean {
  if (airings.some(({ hints }) => hints.told !== undefined)) return true;
  // Its names are those of films, say.
  if (isGeneric(key)) return false;
  const single = airings.filter(({ hints: { kin } }) => kin === "film" || kin === "sport");
  const needed = single.length * 2 > airings.length ? fewestNamed : 1;
  return new Set([...episodes.values()].map(({ id }) => id)).size >= needed || recurs(airings);
}

/** Matches airings that form a show of their own. */
function matchListed({ key, titles, airings }: Group, matched: MatchedShows): void {
  const episodes = listEpisodes(key, airings);
  if (!isSeries(key, airings, episodes)) {
    for (const airing of airings) matched.matches.set(airing, noMatch);
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
    matched.matches.set(airing, {
      show: id,
      episode: episode?.id ?? null,
      match: isOwn(airing, match) ? null : match,
    });
  }
}

/** The match of an airing by what the listings say about its episode. */
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

/** Whether a match is the same as the one that the listing makes by itself. */
function isOwn({ hints: { key, told } }: Airing, match: EpisodeMatch): boolean {
  const own = told && ownMatch({ key, id: showIdOf(key) }, told);
  return (
    own !== undefined &&
    own.show_id === match.show_id &&
    own.episode_id === match.episode_id &&
    own.matched_by === match.matched_by
  );
}

/** Adds an alias for each id that a listing has by itself and that was replaced. Ids still in use get none. */
function addAliases({ matches, shows, episodes, aliases }: MatchedShows): void {
  const live = new Set([...shows.map(({ id }) => id), ...episodes.map(({ id }) => id)]);
  const became = new Map<string, string[]>();
  const keys = new Set<string>();
  // Most listings keep their own ids, which then become nothing else.
  for (const [airing, found] of matches) {
    if (found.match === null) continue;
    keys.add(airing.hints.key);
    for (const { place } of listLeads(airing, found)) became.set(place, []);
  }
  for (const [airing, found] of matches) {
    if (!keys.has(airing.hints.key)) continue;
    for (const { place, to } of listLeads(airing, found)) became.get(place)?.push(to);
  }
  for (const [place, those] of became) {
    const key = place.slice(place.indexOf(" ") + 1);
    const id = place.startsWith("show ") ? showIdOf(key) : episodeIdOf(key);
    const to = mostFrequent(those);
    if (to !== null && id !== to && !live.has(id)) aliases.set(id, to);
  }
}

/** The keys of the ids that an airing's listing has by itself, and what it was matched to. */
function listLeads({ hints: { key, told, name } }: Airing, { show, episode }: AiringMatch) {
  const leads: { place: string; to: string }[] = [];
  if (show !== null) leads.push({ place: `show ${key}`, to: show });
  if (episode === null) return leads;
  if (told?.number !== undefined)
    leads.push({ place: `episode ${numberedKey(key, told.season, told.number)}`, to: episode });
  else if (name !== undefined) leads.push({ place: `episode ${namedKey(key, name)}`, to: episode });
  return leads;
}
