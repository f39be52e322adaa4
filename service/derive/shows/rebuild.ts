import type { Kysely } from "kysely";
import { countryZone } from "../../country-zones.ts";
import { mostFrequent } from "../../most-frequent.ts";
import { type CatalogueShow, titleLookupKey } from "../../shows/catalogue-show.ts";
import type { Airing } from "../../shows/match.ts";
import { type MatchedShows, matchShows } from "../../shows/match-shows.ts";
import {
  type AiringRow,
  listAiringsBy,
  listStaleTitles,
  type MatchedAiring,
  writeAiringMatches,
} from "../../store/airings.ts";
import type { SlotVerdict } from "../../store/derived-rows.ts";
import type { Database } from "../../store/schema.ts";
import {
  deleteRecords,
  listCatalogueEpisodes,
  listKeysOfShows,
  listListedEpisodes,
  listListedShows,
  listShowKeys,
  listShowsById,
  writeEpisodes,
  writeShowAliases,
  writeShows,
} from "../../store/shows-write.ts";
import { deleteStaleKeys } from "../../store/stale-keys.ts";
import type { KeysListener, RebuildChanges } from "../plugin.ts";
import { listedEpisodeRow, listedShowRow } from "./record-text.ts";

/** What is rebuilt in one transaction: large, since each one writes to most pages of the tables' indexes. */
const batch = { titles: 1000, airings: 8000 };

/**
 * Rebuilds the shows of stale titles, and what their airings are of. The same airings and catalogues lead to the same
 * shows, in whatever order they came.
 */
export async function rebuildShows(
  db: Kysely<Database>,
  onKeys: KeysListener,
): Promise<RebuildChanges | null> {
  const stale = await listStaleTitles(db, batch);
  if (stale.length === 0) return null;
  const { titles, rows, shows } = await gather(db, stale);
  const airings = new Map([...rows.values()].map((row) => [toAiring(row), row]));
  const derived = matchShows([...airings.keys()], await readCatalogue(db, [...shows]));
  // Each of these takes about a third of the time.
  onKeys(Math.round(titles.size / 3));
  const answers = await writeRecords(db, [...titles], derived, findSuccessors(airings, derived));
  onKeys(Math.round((titles.size * 2) / 3));
  const verdicts = await writeMatches(db, airings, derived);
  await deleteStaleKeys(db, "shows", [...titles]);
  return { verdicts, answers };
}

type StaleAirings = { titles: Set<string>; shows: Set<string>; rows: Map<string, AiringRow> };

/** All airings of stale titles, and of all titles that share an id or a catalogue's show with these. */
async function gather(db: Kysely<Database>, stale: readonly string[]): Promise<StaleAirings> {
  const titles = new Set<string>();
  const series = new Set<string>();
  const shows = new Set<string>();
  const rows = new Map<string, AiringRow>();
  let fresh = { titles: [...stale], series: [] as string[] };
  while (fresh.titles.length + fresh.series.length > 0) {
    for (const title of fresh.titles) titles.add(title);
    for (const id of fresh.series) series.add(id);
    const found = [
      ...(await listAiringsBy(db, "title", fresh.titles)),
      ...(await listAiringsBy(db, "series", fresh.series)),
    ];
    const ids = new Set([...fresh.series, ...found.flatMap((row) => row.series ?? [])]);
    for (const row of found) rows.set(`${row.channel} ${row.start}`, row);
    const near = await listShowKeys(db, [...ids, ...fresh.titles.map(titleLookupKey)]);
    const freshShows = [...new Set(near.map(({ show }) => show))].filter((show) => !shows.has(show));
    for (const show of freshShows) shows.add(show);
    const keys = (await listKeysOfShows(db, freshShows)).map(({ key }) => key);
    const prefix = titleLookupKey("");
    const nextTitles = [
      ...found.map(({ title }) => title),
      ...keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    ];
    const nextSeries = [...ids, ...keys.filter((key) => !key.startsWith(prefix))];
    fresh = {
      titles: [...new Set(nextTitles)].filter((title) => !titles.has(title)),
      series: [...new Set(nextSeries)].filter((id) => !series.has(id)),
    };
  }
  return { titles, shows, rows };
}

const toAiring = ({ channel, start, country, timezone, hints_json }: AiringRow): Airing => ({
  channel,
  start,
  country,
  zone: timezone ?? (country === null ? null : countryZone(country)) ?? "UTC",
  hints: JSON.parse(hints_json),
});

async function readCatalogue(db: Kysely<Database>, ids: readonly string[]): Promise<CatalogueShow[]> {
  const episodes = Map.groupBy(await listCatalogueEpisodes(db, ids), ({ show }) => show);
  const keys = Map.groupBy(await listKeysOfShows(db, ids), ({ show }) => show);
  return (await listShowsById(db, ids)).map(({ id, source, languages_json, country }) => ({
    id,
    source,
    country,
    languages: JSON.parse(languages_json),
    keys: (keys.get(id) ?? []).map(({ key }) => key),
    episodes: episodes.get(id) ?? [],
  }));
}

/** By the former id of a show or an episode, the id that most of its airings have now. */
function findSuccessors(
  airings: ReadonlyMap<Airing, AiringRow>,
  { matches }: MatchedShows,
): (id: string) => string | null {
  const became = new Map<string, string[]>();
  for (const [airing, row] of airings) {
    const found = matches.get(airing);
    for (const part of ["show", "episode"] as const) {
      const [old, now] = [row[part], found?.[part]];
      if (old === null || !now || old === now) continue;
      const those = became.get(old);
      if (those) those.push(now);
      else became.set(old, [now]);
    }
  }
  return (id) => mostFrequent(became.get(id) ?? []);
}

/** Replaces the shows and episodes that titles led to before. Returns whether any changed. */
async function writeRecords(
  db: Kysely<Database>,
  titles: readonly string[],
  { shows, episodes, aliases }: MatchedShows,
  successorOf: (id: string) => string | null,
): Promise<boolean> {
  const oldShows = new Map((await listListedShows(db, titles)).map((row) => [row.id, row]));
  const oldEpisodes = new Map((await listListedEpisodes(db, titles)).map((row) => [row.id, row]));
  const newShows = shows.map(listedShowRow);
  const newEpisodes = episodes.map(listedEpisodeRow);
  const writtenShows = newShows.filter((row) => !isSame(oldShows.get(row.id), row));
  const writtenEpisodes = newEpisodes.filter((row) => !isSame(oldEpisodes.get(row.id), row));
  for (const { id } of newShows) oldShows.delete(id);
  for (const { id } of newEpisodes) oldEpisodes.delete(id);
  await writeShows(db, writtenShows);
  await writeEpisodes(db, writtenEpisodes);
  const live = [...writtenShows, ...writtenEpisodes].map(({ id }) => id);
  const former = [...oldShows.keys(), ...oldEpisodes.keys()].flatMap((id): [string, string][] => {
    const successor = successorOf(id);
    return successor === null ? [] : [[id, successor]];
  });
  await writeShowAliases(db, new Map([...former, ...aliases]), live);
  await deleteRecords(db, "show", [...oldShows.keys()]);
  await deleteRecords(db, "episode", [...oldEpisodes.keys()]);
  return live.length + oldShows.size + oldEpisodes.size > 0;
}

const isSame = <Row extends { body: string; title: string | null }>(
  old: Row | undefined,
  row: Row,
): boolean => old !== undefined && old.body === row.body && old.title === row.title;

/** Writes the shows and episodes of airings if they changed. Returns the slots whose answers change with them. */
async function writeMatches(
  db: Kysely<Database>,
  airings: ReadonlyMap<Airing, AiringRow>,
  { matches }: MatchedShows,
): Promise<SlotVerdict[]> {
  const changed: MatchedAiring[] = [];
  const slots: SlotVerdict[] = [];
  for (const [airing, row] of airings) {
    const { show, episode, match } = matches.get(airing) ?? { show: null, episode: null, match: null };
    const match_json = match && JSON.stringify(match);
    const { channel, start } = row;
    if (show !== row.show || episode !== row.episode || match_json !== row.match_json)
      changed.push({ channel, start, show, episode, match_json });
    if (match_json !== row.match_json) slots.push({ channel, start, verdict: match_json });
  }
  // In the order in which the table is stored, so that each page is written once.
  await writeAiringMatches(db, changed.sort(bySlot));
  return slots.sort(bySlot);
}

const bySlot = (a: SlotVerdict | MatchedAiring, b: SlotVerdict | MatchedAiring): number =>
  a.channel - b.channel || a.start - b.start;
