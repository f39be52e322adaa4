import type { Kysely } from "kysely";
import type { EpisodeMatch, Listing, SlotDetail } from "../../contract/slot.ts";
import { readSeriesHints } from "../shows/series-hints.ts";
import {
  addStaleAround,
  createAiringWriter,
  deleteAirings,
  forgetReadChannels,
  listAiringsOfChannels,
  listGoneReadChannels,
  listTellingSlots,
  listUnreadChannels,
  markRead,
  type NewAiring,
  type SlotEpisode,
  type StandingAiring,
  type TellingSlot,
  type UnreadChannel,
} from "../store/airings.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";
import type { SlotKey } from "../store/sightings.ts";
import { tellEpisodes } from "./tell-episodes.ts";

/** Channels read at a time: their slots are in memory at once, and what they tell is written in one transaction. */
const batchChannels = 20;

/**
 * Reads the slots of every channel that changed since it was last read, and keeps what they tell of series. Titles
 * whose airings came, went or changed are noted as stale.
 */
export async function readChannels(db: Kysely<Database>, lease: Lease | null): Promise<void> {
  await forgetGoneChannels(db, lease);
  const writeAirings = createAiringWriter();
  for (;;) {
    const channels = await listUnreadChannels(db, batchChannels);
    if (channels.length === 0) return;
    const slots = Map.groupBy(
      await listTellingSlots(
        db,
        channels.map(({ ref }) => ref),
      ),
      ({ channel }) => channel,
    );
    const readings = channels.map((channel) => {
      const languages: string[] = JSON.parse(channel.languages_json);
      return { channel, slots: (slots.get(channel.ref) ?? []).map((slot) => readSlot(slot, languages)) };
    });
    await writeUnder(db, lease, (trx) => keep(trx, readings, writeAirings));
  }
}

async function forgetGoneChannels(db: Kysely<Database>, lease: Lease | null): Promise<void> {
  if ((await listGoneReadChannels(db)).length === 0) return;
  await writeUnder(db, lease, async (trx) => {
    const gone = await listGoneReadChannels(trx);
    const airings = await listAiringsOfChannels(trx, gone);
    await addStaleAround(trx, airings);
    await forgetReadChannels(trx, gone);
  });
}

type SlotReading = {
  slot: SlotKey & { episode: string | null };
  airing: NewAiring | null;
  /** Of a slot that is of no series, what stands in the place of the episode that its listing tells. */
  bare: string | null;
};

function readSlot(
  { channel, start, body, detail, event, episode, source }: TellingSlot,
  languages: readonly string[],
): SlotReading {
  const listing: Listing = JSON.parse(body);
  const more: SlotDetail | null =
    detail === null || !detail.includes('"external_ids"') ? null : JSON.parse(detail);
  const hints = readSeriesHints({
    listing,
    detail: more,
    isEvent: event !== null,
    source,
    languages,
  });
  return {
    slot: { channel, start, episode },
    airing: hints && {
      channel,
      start,
      title: hints.key,
      series: hints.ids?.[0] ?? null,
      telling_json: JSON.stringify(hints),
    },
    bare: hints || !listing.episode ? null : bareText(listing.episode),
  };
}

/** The numbers alone: what shows a sports event is of no series, whatever its title. */
const bareText = ({ season, number, name, orig_air, source }: EpisodeMatch): string =>
  JSON.stringify({ season, number, name, orig_air, source });

type Reading = { channel: UnreadChannel; slots: readonly SlotReading[] };

/** Puts what was read in the place of what stands, but of channels that changed meanwhile: they are read again. */
async function keep(
  db: Kysely<Database>,
  readings: readonly Reading[],
  writeAirings: ReturnType<typeof createAiringWriter>,
): Promise<void> {
  const refs = readings.map(({ channel }) => channel.ref);
  const rows = await db.selectFrom("channel").select(["ref", "revision"]).where("ref", "in", refs).execute();
  const revisions = new Map(rows.map(({ ref, revision }) => [ref, revision]));
  const standing = Map.groupBy(await listAiringsOfChannels(db, refs), ({ channel }) => channel);
  const current = readings.filter(({ channel }) => revisions.get(channel.ref) === channel.revision);
  const changes = current.map(({ channel, slots }) => compare(slots, standing.get(channel.ref) ?? []));
  await deleteAirings(
    db,
    changes.flatMap(({ remove }) => remove),
  );
  await writeAirings(
    db,
    changes.flatMap(({ write }) => write),
  );
  await addStaleAround(
    db,
    changes.flatMap(({ stale }) => stale),
  );
  await markRead(
    db,
    current.map(({ channel: { ref, revision } }) => ({ channel: ref, revision })),
  );
  await tellEpisodes(
    db,
    changes.flatMap(({ episodes }) => episodes),
  );
}

/** What of a channel is to be written, given what stands. */
function compare(slots: readonly SlotReading[], standing: readonly StandingAiring[]) {
  const before = new Map(standing.map((row) => [row.start, row]));
  const write: NewAiring[] = [];
  const stale: Pick<NewAiring, "title" | "series">[] = [];
  const episodes: SlotEpisode[] = [];
  for (const { slot, airing, bare } of slots) {
    const old = airing && before.get(airing.start);
    if (airing) {
      before.delete(airing.start);
      if (!old || old.telling_json !== airing.telling_json || old.series !== airing.series) {
        write.push(airing);
        stale.push(airing, ...(old ? [old] : []));
      }
    }
    // What an airing was found to be stands until its show is made anew.
    const episode = airing ? (old?.match_json ?? null) : bare;
    if (slot.episode !== episode) episodes.push({ ...slot, episode });
  }
  const remove = [...before.values()];
  stale.push(...remove);
  return { write, stale, episodes, remove };
}
