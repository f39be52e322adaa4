import type { Kysely, Selectable } from "kysely";
import type { Detection } from "../sport/detection.ts";
import { countMarks, isCanned } from "../sport/marking.ts";
import { joinKeys, ownBlock, splitKeys } from "../sport/sighting.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import type { SightedChannelTable, SightingTable } from "../store/schema/derived.ts";
import type { Database } from "../store/schema.ts";
import {
  listGoneChannels,
  listReadableSlots,
  listSightingsOfChannels,
  listUnsightedChannels,
  type ReadableSlot,
  type SlotEvent,
  type SlotKey,
  type UnsightedChannel,
} from "../store/sightings.ts";
import {
  addStaleBlocks,
  deleteSightings,
  forgetChannels,
  markSighted,
  type NewSighting,
  writeSightings,
} from "../store/sightings-write.ts";
import { channelFacts, isTimeshift, slotFacts } from "./facts.ts";
import type { LoadedRules } from "./rules.ts";
import { showEvents } from "./show-events.ts";

type SightOptions = Pick<LoadedRules, "detect"> & { lease: Lease | null };

/** Channels of which what was sighted is written in one transaction. */
const batchChannels = 20;
/** Channels that are no more, forgotten in one transaction. */
const batchGone = 500;

/**
 * Reads the slots of every channel that changed since it was last read, and keeps what is sighted in them. Blocks
 * of sightings that came, went or changed are noted as stale.
 */
export async function sightChannels(db: Kysely<Database>, { detect, lease }: SightOptions): Promise<void> {
  await forgetGoneChannels(db, lease);
  for (let after = 0; ; ) {
    const channels = await listUnsightedChannels(db, { after, limit: batchChannels });
    const last = channels.at(-1);
    if (!last) {
      // Those that changed while they were read are read again.
      if (after === 0) return;
      after = 0;
      continue;
    }
    const read: ChannelReading[] = [];
    for (const channel of channels)
      read.push(readChannel(channel, await listReadableSlots(db, channel.ref), detect));
    await writeUnder(db, lease, (trx) => keep(trx, read));
    after = last.ref;
  }
}

async function forgetGoneChannels(db: Kysely<Database>, lease: Lease | null): Promise<void> {
  while ((await listGoneChannels(db, 1)).length > 0) await writeUnder(db, lease, forgetSome);
}

async function forgetSome(db: Kysely<Database>): Promise<void> {
  const gone = await listGoneChannels(db, batchGone);
  const sightings = await listSightingsOfChannels(db, gone);
  await addStaleBlocks(db, sightings.flatMap(blocksOf));
  await forgetChannels(db, gone);
}

/** What was read of a channel's slots. */
type ChannelReading = {
  sighted: SightedChannelTable;
  sightings: NewSighting[];
  /** Which events the slots carry as yet. */
  slots: SlotEvent[];
};

function readChannel(
  channel: UnsightedChannel,
  slots: readonly ReadableSlot[],
  detect: LoadedRules["detect"],
): ChannelReading {
  const facts = channelFacts(channel);
  const place = {
    country: channel.country,
    timeshift: isTimeshift(channel.name) ? 1 : 0,
    canned: isCanned(slots) ? 1 : 0,
  };
  const sightings: NewSighting[] = [];
  const bySource = new Map<string, Parameters<typeof countMarks>[0][number][]>();
  for (const slot of slots) {
    const own = slotFacts(slot, facts);
    const detection = detect(own);
    const read = { start: slot.start, stop: slot.stop, flags: own.flags, detection };
    const those = bySource.get(slot.source);
    if (those) those.push(read);
    else bySource.set(slot.source, [read]);
    if (detection) sightings.push(...sightingOf(slot, detection, place));
  }
  const markings = Object.fromEntries([...bySource].map(([source, those]) => [source, countMarks(those)]));
  return {
    sighted: { channel: channel.ref, revision: channel.revision, habits_json: JSON.stringify(markings) },
    sightings,
    slots: slots.map(({ channel, start, event }) => ({ channel, start, event })),
  };
}

/** The row of a detection; none where nothing tells what it is about. */
function sightingOf(
  { channel, start, stop, source }: ReadableSlot,
  detection: Detection,
  place: Pick<NewSighting, "country" | "timeshift" | "canned">,
): NewSighting[] {
  const block = ownBlock(detection);
  if (block === null) return [];
  const { reasons: _, ...kept } = detection;
  const [key_a = block, key_b = null] = splitKeys(block);
  const { kind } = detection;
  const mention_json = JSON.stringify(kept);
  return [{ channel, start, stop, source, ...place, kind, key_a, key_b, block, mention_json }];
}

/** Puts what was read in the place of what stands, but of channels that changed meanwhile: they are read again. */
async function keep(db: Kysely<Database>, readings: readonly ChannelReading[]): Promise<void> {
  const refs = readings.map(({ sighted }) => sighted.channel);
  const rows = await db.selectFrom("channel").select(["ref", "revision"]).where("ref", "in", refs).execute();
  const revisions = new Map(rows.map(({ ref, revision }) => [ref, revision]));
  const standing = Map.groupBy(await listSightingsOfChannels(db, refs), ({ channel }) => channel);
  const write: NewSighting[] = [];
  const remove: SlotKey[] = [];
  const stale: string[] = [];
  const slots: SlotEvent[] = [];
  const current = readings.filter(({ sighted }) => revisions.get(sighted.channel) === sighted.revision);
  for (const reading of current) {
    const before = new Map((standing.get(reading.sighted.channel) ?? []).map((row) => [row.start, row]));
    const events = new Map<number, string>();
    for (const sighting of reading.sightings) {
      const old = before.get(sighting.start);
      before.delete(sighting.start);
      if (old?.event && old.showing) events.set(old.start, old.event);
      if (old && isSame(old, sighting)) continue;
      write.push(sighting);
      stale.push(...blocksOf(sighting), ...(old ? blocksOf(old) : []));
    }
    for (const old of before.values()) {
      remove.push({ channel: old.channel, start: old.start });
      stale.push(...blocksOf(old));
    }
    for (const { channel, start, event } of reading.slots)
      if (event !== (events.get(start) ?? null))
        slots.push({ channel, start, event: events.get(start) ?? null });
  }
  await deleteSightings(db, remove);
  await writeSightings(db, write);
  await addStaleBlocks(db, stale);
  await markSighted(
    db,
    current.map(({ sighted }) => sighted),
  );
  await showEvents(db, slots);
}

/** Whether a sighting stands as it is; what block it is held to be of is none of its own. */
const isSame = (old: Selectable<SightingTable>, sighting: NewSighting): boolean =>
  old.stop === sighting.stop &&
  old.source === sighting.source &&
  old.country === sighting.country &&
  old.timeshift === sighting.timeshift &&
  old.canned === sighting.canned &&
  old.mention_json === sighting.mention_json;

/** The block that a sighting is held to be of, and the one of its own spelling. */
const blocksOf = ({ block, key_a, key_b }: Pick<SightingTable, "block" | "key_a" | "key_b">): string[] => [
  block,
  joinKeys(key_a, key_b),
];
