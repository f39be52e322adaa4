import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import { latestEpoch } from "../../contract/time.ts";
import { type Clock, seconds } from "../clock.ts";
import { loadServices } from "../free-view/services.ts";
import { createFreeWays } from "../free-view/ways.ts";
import { listChannelRows, listLineupRows } from "../store/channels.ts";
import { listFreeViewChecks } from "../store/free-view-checks.ts";
import { getRevision } from "../store/meta.ts";
import type { Database } from "../store/schema.ts";
import { listTimedSlots } from "../store/slots.ts";
import { createDirectory, type Directory, type GuideChannel } from "./directory.ts";
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

/**
 * How far ahead slots are held, in seconds: of most channels as far as the first, and further of those that have
 * fewer than `fewest` until then.
 */
const horizons = [6 * 3600, 48 * 3600, Number.POSITIVE_INFINITY];
const fewest = 4;

/** Channels read in one statement, before requests get their turn. */
const loadsAtOnce = 100;

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
  const services = loadServices();

  /** Reads what some channels hold from `at` on, and those of them again that have too little, further ahead. */
  const load = async (channels: readonly GuideChannel[], at: number, [horizon, ...further] = horizons) => {
    if (channels.length === 0 || horizon === undefined) return;
    const to = Math.min(at + horizon, latestEpoch);
    const rows = await listTimedSlots(db, { channels: channels.map(({ ref }) => ref), from: at, to });
    const byChannel = Map.groupBy(rows, ({ channel }) => channel);
    const scant: GuideChannel[] = [];
    for (const channel of channels) {
      const coming = byChannel.get(channel.ref) ?? [];
      if (coming.length < fewest && further.length > 0) scant.push(channel);
      else
        rolls.set(channel.ref, {
          revision: channel.revision,
          slots: coming.map(({ start, stop, body }) => ({ start, stop, text: itemText(body) })),
          loadedAt: at,
          // While the last but one runs the last is still next: so long may the reading take.
          renewAt: further.length > 0 ? (coming.at(-2)?.start ?? at) : Number.POSITIVE_INFINITY,
        });
    }
    await load(scant, at, further);
  };

  const poll = async (): Promise<void> => {
    const latest = await getRevision(db);
    if (latest !== revision) {
      const checks = await listFreeViewChecks(db);
      directory = createDirectory(
        await listChannelRows(db),
        await listLineupRows(db),
        createFreeWays(services, new Map(checks.map((check) => [check.url, check]))),
      );
      const refs = new Set(directory.channels.map(({ ref }) => ref));
      for (const ref of rolls.keys()) if (!refs.has(ref)) rolls.delete(ref);
    }
    const at = seconds(clock);
    const due = directory.channels.filter(({ ref, revision: ofChannel }) => {
      const roll = rolls.get(ref);
      return !roll || roll.revision !== ofChannel || at >= roll.renewAt || at < roll.loadedAt;
    });
    for (let n = 0; n < due.length; n += loadsAtOnce) {
      await load(due.slice(n, n + loadsAtOnce), at);
      // A large ingest changes every channel at once: requests are answered in between.
      await breathe();
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
