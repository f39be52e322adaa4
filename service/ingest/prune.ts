import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import { keptDays } from "../quota/day-quota.ts";
import { deleteChannelsWithoutFeed } from "../store/channel-rows.ts";
import { deleteIdempotencyUntil, idempotencySeconds } from "../store/idempotency.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import { listLineupCountries, updateLineup } from "../store/lineups.ts";
import {
  deleteFeeds,
  deleteStretch,
  findOldStretch,
  listChannelRefs,
  listEmptyFeeds,
  type Stretch,
} from "../store/prune.ts";
import { nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import { markChannels } from "../store/slots-write.ts";
import { openStore } from "../store/store.ts";
import { deleteUnusedTitles, getGreatestTitle, listUnusedTitles } from "../store/titles.ts";
import { deleteCallsBefore } from "../store/usage.ts";
import { keptFrom } from "./retention.ts";

/** What is to be removed; `now` is in epoch seconds. */
export type PruneRequest = { storeUrl: string; now: number; retentionDays: number; lease: Lease | null };

/** How many were removed of each. */
export type PruneSummary = { slots: number; feeds: number; channels: number };

/** So little in one transaction that nobody waits for it, and a pause after each, in which others get their turn. */
const batchRows = 500;
const batchFeeds = 100;
const restMs = 50;

const pageChannels = 1000;
const pageTitles = 500;
const daySeconds = 86_400;

/**
 * Removes what is too old to keep: slots that were over `retentionDays` days before today, feeds that their source
 * has listed no more for as long and the channels that these leave with none, and the counts and notes that serve no
 * more. On the calling thread; `runPrune` calls it on one of its own.
 */
export async function performPrune({ storeUrl, ...request }: PruneRequest): Promise<PruneSummary> {
  const store = await openStore(storeUrl, { bulk: true });
  try {
    return await prune(store.db, { ...request, rest: () => sleep(restMs) });
  } finally {
    await store.close();
  }
}

type Pruning = Omit<PruneRequest, "storeUrl"> & { rest: () => Promise<unknown> };

export async function prune(db: Kysely<Database>, pruning: Pruning): Promise<PruneSummary> {
  const { now } = pruning;
  const slots = await pruneSlots(db, pruning);
  const gone = await pruneFeeds(db, pruning);
  await pruneTitles(db, pruning);
  await deleteIdempotencyUntil(db, now - idempotencySeconds);
  await deleteCallsBefore(db, Math.floor(now / daySeconds) - keptDays);
  return { slots, ...gone };
}

async function pruneSlots(
  db: Kysely<Database>,
  { now, retentionDays, lease, rest }: Pruning,
): Promise<number> {
  const until = keptFrom(now, retentionDays);
  let batch: Stretch[] = [];
  let rows = 0;
  let removed = 0;

  const removeBatch = async () => {
    if (batch.length === 0) return;
    removed += await writeUnder(db, lease, (trx) => removeStretches(trx, batch, until));
    batch = [];
    rows = 0;
    await rest();
  };

  for (let after = 0; ; ) {
    const channels = await listChannelRefs(db, { after, limit: pageChannels });
    for (const channel of channels)
      for (;;) {
        const stretch = await findOldStretch(db, { channel, until, limit: batchRows - rows });
        if (!stretch) break;
        batch.push(stretch);
        rows += stretch.slots;
        if (rows < batchRows) break;
        await removeBatch();
      }
    const last = channels.at(-1);
    if (last === undefined) break;
    after = last;
  }
  await removeBatch();
  return removed;
}

async function removeStretches(
  db: Kysely<Database>,
  stretches: readonly Stretch[],
  until: number,
): Promise<number> {
  const revision = await nextRevision(db);
  let removed = 0;
  for (const stretch of stretches) removed += await deleteStretch(db, stretch, until);
  await markChannels(
    db,
    stretches.map(({ channel }) => channel),
    revision,
  );
  return removed;
}

async function pruneFeeds(
  db: Kysely<Database>,
  { now, retentionDays, lease, rest }: Pruning,
): Promise<{ feeds: number; channels: number }> {
  const until = keptFrom(now, retentionDays);
  const removed = { feeds: 0, channels: 0 };
  while ((await listEmptyFeeds(db, { until, limit: 1 })).length > 0) {
    const { feeds, channels } = await writeUnder(db, lease, (trx) => removeFeeds(trx, until));
    removed.feeds += feeds;
    removed.channels += channels;
    await rest();
  }
  return removed;
}

async function pruneTitles(db: Kysely<Database>, { lease, rest }: Pruning): Promise<void> {
  const greatest = await getGreatestTitle(db);
  for (let after = 0; after < greatest; after += pageTitles) {
    const unused = await listUnusedTitles(db, { after, upTo: after + pageTitles });
    if (unused.length === 0) continue;
    await writeUnder(db, lease, (trx) => deleteUnusedTitles(trx, unused));
    await rest();
  }
}

async function removeFeeds(
  db: Kysely<Database>,
  until: number,
): Promise<{ feeds: number; channels: number }> {
  const feeds = await listEmptyFeeds(db, { until, limit: batchFeeds });
  await deleteFeeds(db, feeds);
  const channels = await deleteChannelsWithoutFeed(db);
  for (const country of await listLineupCountries(db)) await updateLineup(db, country);
  await nextRevision(db);
  return { feeds: feeds.length, channels };
}
