import type { Kysely } from "kysely";
import { countryZone } from "../country-zones.ts";
import { mostFrequent } from "../most-frequent.ts";
import { type CatalogueShow, titleLookupKey } from "../shows/catalogue-show.ts";
import type { Airing } from "../shows/match.ts";
import { type MatchedShows, matchShows } from "../shows/match-shows.ts";
import {
  type AiringRow,
  type AiringVerdict,
  deleteStaleTitles,
  listAiringsBy,
  listStaleTitles,
  type SlotEpisode,
  writeAiringVerdicts,
} from "../store/airings.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import { nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
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
} from "../store/shows-write.ts";
import { listedEpisodeRow, listedShowRow } from "./record-text.ts";
import { tellEpisodes } from "./tell-episodes.ts";

/** Titles settled in one transaction, whose airings are in memory at once. */
const batchTitles = 200;

/**
 * Makes the shows of every stale title anew, and tells of its airings what they are of. The same airings and
 * catalogues give the same shows, in whatever order they came.
 */
export async function settleShows(db: Kysely<Database>, lease: Lease | null): Promise<void> {
  while ((await listStaleTitles(db, 1)).length > 0) await writeUnder(db, lease, settleSome);
}

async function settleSome(db: Kysely<Database>): Promise<void> {
  const stale = await listStaleTitles(db, batchTitles);
  const { titles, rows, shows } = await gather(db, stale);
  const airings = new Map(rows.map((row) => [toAiring(row), row]));
  const settled = matchShows([...airings.keys()], await readCatalogue(db, shows));
  const changed = await writeRecords(db, titles, settled, becameOf(airings, settled));
  const slots = await writeVerdicts(db, airings, settled);
  await deleteStaleTitles(db, titles);
  if (slots.length > 0) await tellEpisodes(db, slots);
  else if (changed) await nextRevision(db);
}

type Gathered = { titles: string[]; rows: AiringRow[]; shows: string[] };

/** All airings that titles can't be told without: those of the titles, and of what shares an id or a catalogue's show. */
async function gather(db: Kysely<Database>, stale: readonly string[]): Promise<Gathered> {
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
    const nextSeries = [
      ...found.flatMap((row) => row.series ?? []),
      ...keys.filter((key) => !key.startsWith(prefix)),
    ];
    fresh = {
      titles: [...new Set(nextTitles)].filter((title) => !titles.has(title)),
      series: [...new Set(nextSeries)].filter((id) => !series.has(id)),
    };
  }
  return { titles: [...titles], rows: [...rows.values()], shows: [...shows] };
}

const toAiring = ({ channel, start, country, timezone, telling_json }: AiringRow): Airing => ({
  channel,
  start,
  country,
  zone: timezone ?? (country === null ? null : countryZone(country)) ?? "UTC",
  hints: JSON.parse(telling_json),
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

/** What airings were of, and what most of those are of now. */
function becameOf(
  airings: ReadonlyMap<Airing, AiringRow>,
  { verdicts }: MatchedShows,
): (id: string) => string | null {
  const became = new Map<string, string[]>();
  for (const [airing, row] of airings) {
    const verdict = verdicts.get(airing);
    for (const part of ["show", "episode"] as const) {
      const [old, now] = [row[part], verdict?.[part]];
      if (old === null || !now || old === now) continue;
      const those = became.get(old);
      if (those) those.push(now);
      else became.set(old, [now]);
    }
  }
  return (id) => mostFrequent(became.get(id) ?? []);
}

/** Puts the shows and episodes that titles make in the place of those that they made before. */
async function writeRecords(
  db: Kysely<Database>,
  titles: readonly string[],
  { shows, episodes, aliases }: MatchedShows,
  becameOf: (id: string) => string | null,
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
    const now = becameOf(id);
    return now === null ? [] : [[id, now]];
  });
  await writeShowAliases(db, new Map([...former, ...aliases]), live);
  await deleteRecords(db, "show", [...oldShows.keys()]);
  await deleteRecords(db, "episode", [...oldEpisodes.keys()]);
  return live.length + oldShows.size + oldEpisodes.size > 0;
}

const isSame = <Row extends { body: string; title: string | null; show?: string }>(
  old: Row | undefined,
  row: Row,
): boolean => old !== undefined && old.body === row.body && old.title === row.title;

/** Writes what airings are found to be of, where that changed. Gives the slots whose answers change by it. */
async function writeVerdicts(
  db: Kysely<Database>,
  airings: ReadonlyMap<Airing, AiringRow>,
  { verdicts }: MatchedShows,
): Promise<SlotEpisode[]> {
  const changed: AiringVerdict[] = [];
  const slots: SlotEpisode[] = [];
  for (const [airing, row] of airings) {
    const { show, episode, match } = verdicts.get(airing) ?? { show: null, episode: null, match: null };
    const match_json = match && JSON.stringify(match);
    const { channel, start } = row;
    if (show !== row.show || episode !== row.episode || match_json !== row.match_json)
      changed.push({ channel, start, show, episode, match_json });
    if (match_json !== row.match_json) slots.push({ channel, start, episode: match_json });
  }
  await writeAiringVerdicts(db, changed);
  return slots;
}
