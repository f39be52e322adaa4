import type { Kysely } from "kysely";
import { type Clock, seconds } from "../clock.ts";
import { createPaidCountries, loadPaidProviders, type PaidProvider } from "../free-view/paid-providers.ts";
import { type FreeViewService, loadServices } from "../free-view/services.ts";
import { createFreeWays } from "../free-view/ways.ts";
import { joinLineups, type ProviderLineup, sourceLineups } from "../lineups/lineups.ts";
import { type GuideChannelRow, listChannelRows, listLineupRows } from "../store/channels.ts";
import { listFreeViewChecks } from "../store/free-view-checks.ts";
import { getRevision } from "../store/meta.ts";
import { listProviderLineups, listProviderPlaces, listSourcePlaces } from "../store/provider-lineups.ts";
import type { Database } from "../store/schema.ts";
import { compareText } from "../text.ts";
import { readComing } from "./coming.ts";
import { createDirectory, type Directory } from "./directory.ts";
import { itemText, type NowNext, nowNextAt, type Upcoming } from "./now-next.ts";

/**
 * The channels and what is on now and next, kept in memory. It polls the store, so that it also sees what other
 * processes write, and moves on with the clock.
 */
export type LiveGuide = {
  /** The data's revision at the last poll. */
  revision(): number;
  /** When the last complete poll ended, in epoch milliseconds. */
  followedAtMs(): number;
  directory(): Directory;
  nowNext(channel: { ref: number }, at: number): NowNext<Upcoming>;
  /** Loads what has changed since the last poll. */
  poll(): Promise<void>;
};

/** How much is kept of each channel: the next hours, and at least `fewest` slots if it has them. */
const held = { ahead: 4 * 3600, fewest: 4 };

type Roll = {
  revision: number;
  slots: Upcoming[];
  loadedAt: number;
  /** When to read it again. */
  renewAt: number;
};

/**
 * Opens the guide over a store, loaded as of now. `services` are those on which channels can be watched for free,
 * `providers` the providers that people pay for.
 */
export async function openLiveGuide(
  db: Kysely<Database>,
  clock: Clock,
  services: readonly FreeViewService[] = loadServices(),
  providers: readonly PaidProvider[] = loadPaidProviders(),
): Promise<LiveGuide> {
  const findPaidCountries = createPaidCountries(providers);
  let revision = -1;
  let followedAtMs = 0;
  let directory = createDirectory([], []);
  const rolls = new Map<number, Roll>();

  const poll = async (): Promise<void> => {
    const latest = await getRevision(db);
    if (latest !== revision) {
      const checks = await listFreeViewChecks(db);
      const findFreeWays = createFreeWays(services, new Map(checks.map((check) => [check.url, check])));
      const rows = await listChannelRows(db);
      directory = createDirectory(
        rows,
        await listLineupRows(db),
        { findFreeWays, findPaidCountries },
        await readProviderLineups(db, rows),
      );
      const refs = new Set(directory.channels.map(({ ref }) => ref));
      for (const ref of rolls.keys()) if (!refs.has(ref)) rolls.delete(ref);
    }
    const at = seconds(clock);
    const due = directory.channels.filter(({ ref, revision: current }) => {
      const roll = rolls.get(ref);
      return !roll || roll.revision !== current || at >= roll.renewAt || at < roll.loadedAt;
    });
    const revisions = new Map(due.map((channel) => [channel.ref, channel.revision]));
    for await (const { channel, slots, isAll } of readComing(db, [...revisions.keys()], { at, ...held }))
      rolls.set(channel, {
        revision: revisions.get(channel) ?? latest,
        slots: slots.map(({ start, stop, body }) => ({ start, stop, text: itemText(body) })),
        loadedAt: at,
        // Read again while the last but one runs: until it ends, the last is still next.
        renewAt: isAll ? Number.POSITIVE_INFINITY : (slots.at(-2)?.start ?? at),
      });
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

/** Imported lineups first, then those of the sources; by country. */
async function readProviderLineups(
  db: Kysely<Database>,
  channels: readonly GuideChannelRow[],
): Promise<ProviderLineup[]> {
  const feeds = await listSourcePlaces(db);
  const imported = joinLineups(await listProviderLineups(db), await listProviderPlaces(db), channels, feeds);
  return [...imported, ...sourceLineups(feeds)].sort((a, b) => compareText(a.country, b.country));
}
