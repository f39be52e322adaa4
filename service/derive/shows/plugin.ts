import type { Kysely } from "kysely";
import type { EpisodeMatch } from "../../../contract/slot.ts";
import { isMostlyParts } from "../../shows/names.ts";
import { readSeriesHints, type ShowFacts } from "../../shows/series-hints.ts";
import {
  listAiringsOfChannels,
  listTitlesBy,
  type NewAiring,
  type StandingAiring,
  writeAirings,
} from "../../store/airings.ts";
import type { Database } from "../../store/schema.ts";
import type { Finding, ParsedSlot, Plugin } from "../plugin.ts";
import { showsIdentity } from "./identity.ts";
import { rebuildShows } from "./rebuild.ts";

/** Derives shows and episodes: an airing for each slot that may be of a series, rebuilt by title. */
export const showsPlugin: Plugin<NewAiring, StandingAiring> = {
  ...showsIdentity,
  read(channel, slots) {
    const languages: string[] = JSON.parse(channel.languages_json);
    const isOfOneShow = isMostlyParts(slots.map(({ listing }) => listing.title));
    const facts = { languages, channel: channel.name, isOfOneShow };
    return { findings: slots.map((slot) => readSlot(slot, facts)), notes: null };
  },
  list: listAiringsOfChannels,
  write: writeAirings,
  isSame: (standing, row) => standing.hints_json === row.hints_json && standing.series === row.series,
  listKeys: listTitlesAround,
  verdictOf: ({ match_json }) => match_json,
  rebuild: (db, _now, onKeys) => rebuildShows(db, onKeys),
};

function readSlot(
  { channel, start, stop, listing, more, event, source }: ParsedSlot,
  channelFacts: Pick<ShowFacts, "languages" | "channel" | "isOfOneShow">,
): Finding<NewAiring> {
  const hints = readSeriesHints({
    listing,
    detail: more,
    isEvent: event !== null,
    source,
    ...channelFacts,
    minutes: (stop - start) / 60,
  });
  if (!hints) return { row: null, verdict: listing.episode ? bareEpisode(listing.episode) : null };
  const series = hints.ids?.[0] ?? null;
  // The listing's own match: rebuilding confirms most of them, and then needn't write the airing again.
  const { show_id: show = null, episode_id: episode = null } = listing.episode ?? {};
  const hints_json = JSON.stringify(hints);
  return { row: { channel, start, title: hints.key, series, hints_json, show, episode } };
}

/** The episode of a slot that belongs to no series, such as a sports event: the listing's numbers, without ids. */
const bareEpisode = ({ season, number, name, orig_air, source }: EpisodeMatch): string =>
  JSON.stringify({ season, number, name, orig_air, source });

/** The titles of some airings, and of all that share their series, whether or not these airings still stand. */
async function listTitlesAround(
  db: Kysely<Database>,
  airings: readonly NewAiring[],
): Promise<Iterable<string>> {
  const series = [...new Set(airings.flatMap((airing) => airing.series ?? []))];
  return [...airings.map(({ title }) => title), ...(await listTitlesBy(db, "series", series))];
}
