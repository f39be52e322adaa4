import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import { type Clock, seconds } from "../clock.ts";
import { listChannelRows, listLineupRows } from "../store/channels.ts";
import { getRevision } from "../store/meta.ts";
import type { Database } from "../store/schema.ts";
import { listUnfinishedSlots } from "../store/slots.ts";
import { createDirectory, type Directory } from "./directory.ts";
import { itemText, type NowNext, nowNextAt, type Upcoming } from "./now-next.ts";

/**
 * The channels and what is on now and next, kept in memory. It follows the store by polling, so that listings
 * that another process writes are seen too, and rolls on with the clock.
 */
export type LiveGuide = {
  /** The revision of the data as of the last poll. */
  revision(): number;
  /** When the last poll ended that took in all there was, in epoch milliseconds. */
  followedAtMs(): number;
  directory(): Directory;
  nowNext(channel: { ref: number }, at: number): NowNext<Upcoming>;
  /** Takes in what has changed since the last poll. */
  poll(): Promise<void>;
};

/** Slots held for each channel, and how many of them may be left before more are read. */
const held = 16;
const reserve = 4;

/** Channels read before requests get their turn. */
const loadsAtOnce = 20;

type Roll = {
  revision: number;
  slots: Upcoming[];
  loadedAt: number;
  /** When it must be read again. */
  renewAt: number;
};

/** Opens the guide over a store, loaded as of now. */
export async function openLiveGuide(db: Kysely<Database>, clock: Clock): Promise<LiveGuide> {
  let revision = -1;
  let followedAtMs = 0;
  let directory = createDirectory([], []);
  const rolls = new Map<number, Roll>();

  const load = async (ref: number, ofRevision: number, at: number): Promise<void> => {
    const rows = await listUnfinishedSlots(db, { channel: ref, at, limit: held });
    const slots = rows.map(({ start, stop, body }) => ({ start, stop, text: itemText(body) }));
    const renewAt = rows.length < held ? Number.POSITIVE_INFINITY : (rows.at(-reserve)?.start ?? at);
    rolls.set(ref, { revision: ofRevision, slots, loadedAt: at, renewAt });
  };

  const poll = async (): Promise<void> => {
    const latest = await getRevision(db);
    if (latest !== revision) {
      directory = createDirectory(await listChannelRows(db), await listLineupRows(db));
      const refs = new Set(directory.channels.map(({ ref }) => ref));
      for (const ref of rolls.keys()) if (!refs.has(ref)) rolls.delete(ref);
    }
    const at = seconds(clock);
    let loads = 0;
    for (const { ref, revision: ofChannel } of directory.channels) {
      const roll = rolls.get(ref);
      if (!roll || roll.revision !== ofChannel || at >= roll.renewAt || at < roll.loadedAt) {
        await load(ref, ofChannel, at);
        // A large ingest changes every channel at once: requests are answered in between.
        if (++loads % loadsAtOnce === 0) await breathe();
      }
    }
    revision = latest;
    followedAtMs = clock();
  };

  await poll();
  return {
    revision: () => revision,
    followedAtMs: () => followedAtMs,
    directory: () => directory,
    nowNext: ({ ref }, at) => nowNextAt(rolls.get(ref)?.slots ?? [], at),
    poll,
  };
}
