import type { Kysely } from "kysely";
import { listChangedChannels, type ReadableChannel } from "../store/derived-channels.ts";
import type { SlotKey } from "../store/derived-rows.ts";
import { listReadableSlots, type ReadableSlot } from "../store/readable-slots.ts";
import type { Database } from "../store/schema.ts";
import { type ChannelReading, type Plugin, parseTexts } from "./plugin.ts";

/** A slot that was read, with the verdicts that it carried. */
export type ReadSlot = Pick<ReadableSlot, "channel" | "start" | "event" | "episode">;

/** What plug-ins read of a channel, in their order. */
export type ChannelRead = {
  channel: ReadableChannel;
  slots: ReadSlot[];
  readings: ChannelReading<SlotKey>[];
};

/** Channels whose slots are in memory at once. */
const channelsAtOnce = 20;
/**
 * Slots whose rows are written in one transaction: many, since their keys are spread over all pages of an index, and
 * each page that a transaction changes is written twice.
 */
const batchSlots = 8000;

type ChangedPage = {
  /** By key, after this one. */
  after: number;
  /** Called with how many channels of the page are read so far. */
  onRead(channels: number): void;
};

/** Reads some of the channels that changed since one of these plug-ins read them; none if there are no more. */
export async function readChanged(
  db: Kysely<Database>,
  plugins: readonly Plugin[],
  { after, onRead }: ChangedPage,
): Promise<ChannelRead[]> {
  const names = plugins.map(({ tables }) => tables.name);
  const reads: ChannelRead[] = [];
  for (let slots = 0, from = after; slots < batchSlots; ) {
    const channels = await listChangedChannels(db, names, { after: from, limit: channelsAtOnce });
    const last = channels.at(-1);
    if (!last) break;
    from = last.ref;
    for (const read of await readChannels(db, plugins, channels)) {
      slots += read.slots.length;
      reads.push(read);
    }
    onRead(reads.length);
  }
  return reads;
}

async function readChannels(
  db: Kysely<Database>,
  plugins: readonly Plugin[],
  channels: readonly ReadableChannel[],
): Promise<ChannelRead[]> {
  const refs = channels.map(({ ref }) => ref);
  const slots = Map.groupBy((await listReadableSlots(db, refs)).map(parseTexts), ({ channel }) => channel);
  return channels.map((channel) => {
    const own = slots.get(channel.ref) ?? [];
    return {
      channel,
      // Without their texts: many channels are kept until they are written.
      slots: own.map(({ channel: ref, start, event, episode }) => ({ channel: ref, start, event, episode })),
      readings: plugins.map((plugin) => plugin.read(channel, own)),
    };
  });
}
